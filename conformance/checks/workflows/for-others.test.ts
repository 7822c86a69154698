import { expect, it } from 'vitest';
import type { Refusal } from '../../../src/choices/canonical.ts';
import type { Exchange } from '../../suite/exchange.ts';
import { answered, outcomeOf, refusedAs, written } from '../../testing/written-evidence.support.ts';
import { workflowsForOthers } from './for-others.ts';

const facts = { choices: { workflows: { owner: 'organization_slug' } } } as const;
const notes = { workflow: { id: 'w1', owner: 'o', slug: 's' } };
const dispatch = (step: string, status: number) =>
  answered(step, 'dispatchGraphWorkflowRun', status, { run_id: 'r1', status: 'queued' }, { sent: {} });
const removal = (step: string, status: number) => answered(step, 'deleteGraphWorkflow', status);
const [first, gone] = [dispatch('dispatch', 202), dispatch('attempt', 404)];
const outcome = (exchanges: Exchange[]) =>
  outcomeOf(workflowsForOthers, written(exchanges, { case: { by: 'human' }, notes, facts }));

it.each<[string, number, string | string[]]>([
  ['found', 202, 'satisfied'],
  ['too dear by then', 402, 'satisfied'],
  ['not found any more', 404, ['gone-later']],
])('a workflow is %s after others were made', (_, status, expected) => {
  expect(outcome([first, dispatch('dispatch-later', status), removal('delete', 204), gone])).toEqual(expected);
});

it.each<[string, Exchange, Exchange | undefined, string | string[]]>([
  ['deletes', removal('delete', 204), undefined, 'satisfied'],
  ['may not delete', removal('delete', 403), removal('delete-bare', 403), 'satisfied'],
  ['was refused once', removal('delete', 403), removal('delete-bare', 204), 'satisfied'],
])('a user who names the own organization %s', (_, named, bare, expected) => {
  const header = { ...named, request: { ...named.request, organization: 'o1' } };
  expect(outcome([first, header, ...(bare ? [bare] : [])])).toEqual(expected);
});

it.each<[string, number, string | string[]]>([
  ['refused too', 403, ['own-organization-refused']],
  ['done', 204, 'satisfied'],
])('of two deletions that name the own organization one is refused, and the other %s', (_, other, expected) => {
  const named = removal('delete', 403);
  const header = { ...named, request: { ...named.request, organization: 'o1' } };
  expect(outcome([first, removal('delete-another', other), header, removal('delete-bare', 204)])).toEqual(expected);
});

it.each<[string, boolean | undefined, string | string[]]>([
  ['private', false, ['own-organization-refused']],
  ['public', true, 'satisfied'],
  ['one or the other', undefined, 'satisfied'],
])('a workflow that can be dispatched without the header alone is %s', (_, is_public, expected) => {
  const made = answered('create', 'createGraphWorkflow', 201, { id: 'w1', slug: 's', is_public });
  const named = refusedAs(dispatch('dispatch', 403), ['missing_scope']);
  const header = { ...named, request: { ...named.request, organization: 'o1' } };
  expect(outcome([made, header, dispatch('dispatch-bare', 202), removal('delete', 204), gone])).toEqual(expected);
});

it.each<[string, readonly Refusal[], string | string[]]>([
  ['is not found', ['not_found'], ['not-dispatched']],
  ['is not found, or needs a scope', ['not_found', 'missing_scope'], 'satisfied'],
])('a workflow of a user %s', (_, refusals, expected) => {
  const lost = refusedAs(dispatch('dispatch', 404), refusals, 'not_found');
  expect(outcome([lost, removal('delete', 204), gone])).toEqual(expected);
});

it.each<[string, string, string | string[]]>([
  ['in the own organization', 'O1', ['own-organization-refused']],
  ['somewhere else', 'o2', 'stopped'],
])('what a user creates without the header alone is %s', (_, org_id, expected) => {
  const made = (step: string, status: number) =>
    answered(step, 'createGraphWorkflow', status, { id: 'w1', slug: 's', org_id });
  const named = made('create', 403);
  const header = { ...named, request: { ...named.request, organization: 'o1' } };
  expect(outcome([header, made('create-bare', 201)])).toEqual(expected);
});

it.each<[string, 'human' | 'outsider', object | undefined, string | string[]]>([
  ['a user', 'human', undefined, ['not-dispatched']],
  ['another organization', 'outsider', { invalid: 422, insufficient_balance: 402 }, ['not-dispatched']],
  ['another organization, which may lack credits,', 'outsider', { invalid: 422 }, 'stopped'],
])('a dispatch that is invalid for %s is held against the target, or not', (_, by, refusal, expected) => {
  const told = refusedAs(dispatch('dispatch', 422), ['invalid']);
  const codes = { ...(refusal && { codes: { refusal } }) };
  const evidence = written([told], { case: { by }, notes, facts: { choices: { ...facts.choices, ...codes } } });
  expect(outcomeOf(workflowsForOthers, evidence)).toEqual(expected);
});

it.each<[string, number, number, string | string[]]>([
  ['stays', 200, 200, 'satisfied'],
  ['is never there, or never shown', 404, 404, 'satisfied'],
  ['is gone after other requests', 200, 404, ['run-not-found']],
  ['is refused after other requests', 200, 410, ['run-not-found']],
  ['is shown to nobody', 403, 403, 'satisfied'],
])('the run of a user %s', (_, at_once, later, expected) => {
  const read = (step: string, status: number) => answered(step, 'getRun', status, { id: 'r1' });
  expect(outcome([first, read('read', at_once), read('read-later', later), removal('delete', 204), gone])).toEqual(
    expected,
  );
});

it('a run of a user that is told not to be there, at once and later', () => {
  const read = (step: string) => refusedAs(answered(step, 'getRun', 404), ['not_found'], 'not_found');
  expect(outcome([first, read('read'), read('read-later'), removal('delete', 204), gone])).toEqual(['run-not-found']);
});

it.each<[string, Exchange[], string | string[]]>([
  ['who may run another one', [dispatch('dispatch-beside', 202)], ['refused-otherwise']],
  ['who may run no other one either', [dispatch('dispatch-beside', 410)], 'satisfied'],
  ['of whom nothing else is known', [], 'satisfied'],
])('a deleted workflow is refused with 410 to a user %s', (_, beside, expected) => {
  expect(outcome([first, removal('delete', 204), dispatch('attempt', 410), ...beside])).toEqual(expected);
});
