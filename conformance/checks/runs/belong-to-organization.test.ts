import { expect, it } from 'vitest';
import { bare_facts } from '../../testing/written-evidence.support.ts';
import { outcomeOfRuns, writtenRead } from '../../testing/written-runs.support.ts';
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
