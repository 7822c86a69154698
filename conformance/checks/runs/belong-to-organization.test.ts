import { expect, it } from 'vitest';
import type { Exchange } from '../../suite/exchange.ts';
import { answered, bare_facts } from '../../testing/written-evidence.support.ts';
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
const invalid = (step: string): Exchange => {
  const exchange = asked(step, 422);
  return { ...exchange, decoded: { ...exchange.decoded!, refusals: ['invalid'] } };
};
const of_user = (read: WrittenRead, later: WrittenRead) => [
  asked('by-human', 202),
  writtenRead('read-human', 'other', read, 'human'),
  writtenRead('later-human', 'other', later, 'human'),
];
const shown = (prompt: string) => ({ org_id: ours, input: { prompt } });

it.each<[string, WrittenRead, WrittenRead, string | string[]]>([
  ['there, then and later', shown('of-human'), shown('of-human'), 'satisfied'],
  ['there, and shows no input', { org_id: ours }, { org_id: ours }, 'satisfied'],
  ['there, with more around its text', shown('of-human, in oil'), shown('of-human'), 'satisfied'],
  ['never there', 404, 404, ['not-readable']],
  ['gone later', shown('of-human'), 404, ['gone-later']],
  ['forbidden later', shown('of-human'), 403, 'satisfied'],
  ['there with a shorter text', shown('of-huma'), shown('of-huma'), ['another-input']],
])('the run of a user is %s', (_, read, later, expected) => {
  const owners = [{ reads: [{ org_id: ours }] }];
  expect(outcomeOfRuns(runsBelong, owners, of_user(read, later), { facts })).toEqual(expected);
});

it.each([
  ['where its balance may not suffice', {}, 'satisfied'],
  ['where that is told otherwise', { codes: { refusal: { insufficient_balance: 402 } } }, ['invalid-for-others']],
] as const)('the inputs of another organization are invalid %s', (_, choices, expected) => {
  const more = [invalid('by-outsider'), asked('another', 202, 'another', 'run-of-another')];
  const about = { facts: { ...facts, choices } };
  expect(outcomeOfRuns(runsBelong, [{ reads: [{ org_id: ours }] }], more, about)).toEqual(expected);
});

const beside = { ...model, input: { ...model.input, asset_id: 'a1' } };

it.each([
  ['invalid', invalid('by-human'), 202, model, ['invalid-for-others']],
  ['forbidden', asked('by-human', 403), 202, model, 'satisfied'],
  ['refused, with a status that may stand for anything', asked('by-human', 422), 202, model, 'satisfied'],
  ['invalid, as the owner is told of it later', invalid('by-human'), 422, model, 'satisfied'],
  ['invalid with an id in them', invalid('by-human'), 202, beside, 'satisfied'],
] as const)('the inputs of a user are %s', (_, dispatch, owners, succeeds, expected) => {
  const more = [dispatch, asked('another', owners, 'another', 'run-of-another')];
  const about = { facts: { fixtures: { models: { succeeds } } } };
  expect(outcomeOfRuns(runsBelong, [{ reads: [{ org_id: ours }] }], more, about)).toEqual(expected);
});
