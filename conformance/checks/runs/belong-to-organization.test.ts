import { expect, it } from 'vitest';
import type { Refusal } from '../../../src/choices/canonical.ts';
import type { Exchange } from '../../suite/exchange.ts';
import { answered, bare_facts, refusedAs } from '../../testing/written-evidence.support.ts';
import { outcomeOfRuns, type WrittenRead, writtenRead } from '../../testing/written-runs.support.ts';
import { runsBelong } from './belong-to-organization.ts';

const ours = bare_facts.principals.owner!.organization!.id!;
const theirs = 'bbbbbbbb-0000-4000-8000-000000000001';

const outcome = (org_id: unknown, foreign?: unknown, principals = bare_facts.principals) => {
  const more = foreign === undefined ? [] : [writtenRead('read-outsider', 'other', { org_id: foreign }, 'outsider')];
  return outcomeOfRuns(runsBelong, [{ reads: [{ org_id }] }], more, { facts: { principals } });
};

it.each([
  ['each to its own', ours, theirs, 'satisfied'],
  ['its own, in upper case', ours.toUpperCase(), theirs, 'satisfied'],
  ['its own, where the outsider may run nothing', ours, undefined, 'satisfied'],
  ['another', theirs, undefined, ['other-organization']],
  ['one for all', ours, ours, ['other-organization']],
  ['none that is shown', null, theirs, 'stopped'],
] as const)('runs belong to an organization: %s', (_, own, foreign, expected) => {
  expect(outcome(own, foreign)).toEqual(expected);
});

it('compares the two where the target file names none', () => {
  const unnamed = { owner: { kind: 'api_key' }, outsider: { kind: 'api_key' } } as const;
  expect(outcome('o1', 'o2', unnamed)).toBe('satisfied');
  expect(outcome('o1', 'o1', unnamed)).toEqual(['other-organization']);
  expect(outcome('o1', undefined, unnamed)).toBe('stopped');
});

const model = { path: 'trial/succeeds', input: { prompt: 'a boat', size: 3 }, text_field: 'prompt', ends_within_s: 5 };
const facts = { fixtures: { models: { succeeds: model } } };
const asked = (step: string, status: number, prompt = 'of-human', run_id = 'run-of-other') =>
  answered(step, 'dispatchModelRun2', status, status < 300 ? { run_id } : {}, { sent: { prompt } });
const invalid = (step: string): Exchange => refusedAs(asked(step, 422), ['invalid']);
const of_user = (read: WrittenRead, later: WrittenRead, refusals?: readonly Refusal[]) => {
  const reads = [
    writtenRead('read-human', 'other', read, 'human'),
    writtenRead('later-human', 'other', later, 'human'),
  ];
  return [asked('by-human', 202), ...(refusals ? reads.map((one) => refusedAs(one, refusals, 'not_found')) : reads)];
};
const shown = (prompt: string) => ({ org_id: ours, input: { prompt } });

it.each<[string, WrittenRead, WrittenRead, string | string[]]>([
  ['there, then and later', shown('of-human'), shown('of-human'), 'satisfied'],
  ['there, and shows no input', { org_id: ours }, { org_id: ours }, 'satisfied'],
  ['there, with more around its text', shown('of-human, in oil'), shown('of-human'), 'satisfied'],
  ['not there, or for none that may read it', 404, 404, 'satisfied'],
  ['gone later', shown('of-human'), 404, ['gone-later']],
  ['forbidden later', shown('of-human'), 403, 'satisfied'],
  ['there, with its text masked', shown('of-h•••'), shown('of-h•••'), 'satisfied'],
  ['there, with a word for its text', shown('[redacted]'), shown('[redacted]'), 'satisfied'],
  ['there, with the word of a web framework', shown('[FILTERED]'), shown('[FILTERED]'), 'satisfied'],
  ['there with a shorter text', shown('of-huma'), shown('of-huma'), ['another-input']],
])('the run of a user is %s', (_, read, later, expected) => {
  const owners = [{ reads: [{ org_id: ours }] }];
  expect(outcomeOfRuns(runsBelong, owners, of_user(read, later), { facts })).toEqual(expected);
});

it.each<[string, readonly Refusal[], string | string[]]>([
  ['not there', ['not_found', 'foreign_record'], ['not-readable']],
  ['not there, or not for those without a scope', ['not_found', 'missing_scope'], 'satisfied'],
])('the run of a user is told to be %s', (_, refusals, expected) => {
  const owners = [{ reads: [{ org_id: ours }] }];
  expect(outcomeOfRuns(runsBelong, owners, of_user(404, 404, refusals), { facts })).toEqual(expected);
});

const told_apart = { codes: { refusal: { insufficient_balance: 402 } } };
const words_alone = { ...model, input: { prompt: 'a boat' } };

it.each([
  ['where its balance may not suffice', {}, words_alone, 'satisfied'],
  ['where that is told otherwise', told_apart, words_alone, ['invalid-for-others']],
  ['with a number in them, which may be out of its bounds', told_apart, model, 'satisfied'],
] as const)('the inputs of another organization are invalid %s', (_, choices, succeeds, expected) => {
  const more = [invalid('by-outsider'), asked('another', 202, 'another', 'run-of-another')];
  const about = { facts: { fixtures: { models: { succeeds } }, choices } };
  expect(outcomeOfRuns(runsBelong, [{ reads: [{ org_id: ours }] }], more, about)).toEqual(expected);
});

const beside = { ...model, input: { ...model.input, asset_id: 'a1' } };

it.each([
  ['invalid', invalid('by-human'), 202, model, ['invalid-for-others']],
  ['forbidden', asked('by-human', 403), 202, model, 'satisfied'],
  ['refused, with a status that may stand for anything', asked('by-human', 422), 202, model, 'satisfied'],
  [
    'invalid by a code of the target’s own',
    refusedAs(asked('by-human', 422), ['invalid'], 'not_yet'),
    202,
    model,
    'satisfied',
  ],
  ['invalid, as the owner is told of it later', invalid('by-human'), 422, model, 'satisfied'],
  ['invalid with an id in them', invalid('by-human'), 202, beside, 'satisfied'],
] as const)('the inputs of a user are %s', (_, dispatch, owners, succeeds, expected) => {
  const more = [dispatch, asked('another', owners, 'another', 'run-of-another')];
  const about = { facts: { fixtures: { models: { succeeds } } } };
  expect(outcomeOfRuns(runsBelong, [{ reads: [{ org_id: ours }] }], more, about)).toEqual(expected);
});
