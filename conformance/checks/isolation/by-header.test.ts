import { expect, it } from 'vitest';
import type { Refusal } from '../../../src/choices/canonical.ts';
import { answered, bare_facts, outcomeOf, refusedAs, written } from '../../testing/written-evidence.support.ts';
import { isolatedByHeader } from './by-header.ts';

const member = { kind: 'user', organization: { id: 'o1' }, second_organization: { id: 'o2' } } as const;
const facts = {
  principals: { ...bare_facts.principals, member },
  choices: { workflows: { owner: 'organization_slug' } },
} as const;
const workflow = { id: 'w1', org_id: 'o1', is_public: false, place: 'o1' };
const removal = (step: string, status: number) => answered(step, 'deleteGraphWorkflow', status);
const dispatch = (step: string, status: number) => answered(step, 'dispatchGraphWorkflowRun', status, { run_id: 'r1' });
const created = (status: number, org_id?: string) =>
  answered('create-across', 'createGraphWorkflow', status, { id: 'w2', org_id, created_by: 'u1' });
const there = [dispatch('dispatch-there', 202), removal('delete-there', 204)];
const across = (removed: number, dispatched: number) => [
  removal('delete-across', removed),
  dispatch('dispatch-across', dispatched),
];

it.each<[string, Parameters<typeof written>[0], string | string[], object?]>([
  ['refused', [...across(404, 403), created(403), ...there], 'satisfied'],
  ['refused, and another made there', [...across(404, 404), created(201, 'O2'), ...there], 'satisfied'],
  ['said to be deleted, and is not', [...across(204, 404), created(403), ...there], 'satisfied'],
  ['public, and run', [...across(404, 202), created(403), ...there], 'satisfied', { is_public: true }],
  ['run', [...across(404, 202), created(403), ...there], ['dispatched-across']],
  [
    'deleted',
    [...across(204, 404), created(403), dispatch('dispatch-there', 404), removal('delete-there', 404)],
    ['deleted-across'],
  ],
  [
    'refused and deleted',
    [...across(403, 404), created(403), dispatch('dispatch-there', 404), removal('delete-there', 204)],
    ['deleted-across'],
  ],
  ['joined by one that belongs here', [...across(404, 404), created(201, 'o1'), ...there], ['another-organization']],
  ['made elsewhere', [...across(404, 404), created(403), ...there], ['another-organization'], { org_id: 'o3' }],
  [
    'refused everywhere',
    [...across(403, 403), created(403), dispatch('dispatch-there', 202), removal('delete-there', 403)],
    'stopped',
  ],
])('from the other organization a workflow is %s', (_, exchanges, outcome, more = {}) => {
  const notes = { workflow: { ...workflow, ...more } };
  expect(outcomeOf(isolatedByHeader, written(exchanges, { case: { made_in: 'first' }, notes, facts }))).toEqual(
    outcome,
  );
});

it.each<[string, readonly Refusal[], string | string[]]>([
  ['not there', ['not_found'], ['deleted-across']],
  ['not there, or needs a scope', ['not_found', 'missing_scope'], 'satisfied'],
])('a workflow that is not shown to its own organization is to its maker %s', (_, refusals, outcome) => {
  const makers = { ...refusedAs(dispatch('dispatch-there', 404), refusals, 'not_found'), principal: 'member' as const };
  const found = [dispatch('dispatch-there', 404), makers, removal('delete-there', 204)];
  const evidence = written([...across(404, 404), created(403), ...found], {
    case: { made_in: 'first' },
    notes: { workflow },
    facts,
  });
  expect(outcomeOf(isolatedByHeader, evidence)).toEqual(outcome);
});

it.each<[string, number, number, string | string[]]>([
  ['refused and done', 404, 404, ['deleted-across']],
  ['refused', 404, 202, 'satisfied'],
  ['said to be done', 204, 202, 'satisfied'],
])('the deletion of a workflow of the second organization is %s', (_, across_status, dispatched, outcome) => {
  const exchanges = [
    dispatch('dispatch-before', 202),
    removal('delete-across', across_status),
    dispatch('dispatch-there', dispatched),
    removal('delete-there', dispatched === 404 ? 404 : 204),
  ];
  const notes = { workflow: { ...workflow, org_id: 'o2', place: 'o2' } };
  const evidence = written(exchanges, { case: { made_in: 'second' }, notes, facts });
  expect(outcomeOf(isolatedByHeader, evidence)).toEqual(outcome);
});

it.each<[string, object, string | string[]]>([
  ['there', { id: 'r1', org_id: 'O2' }, 'satisfied'],
  ['nowhere that is shown', { id: 'r1' }, 'satisfied'],
  ['where the member belongs', { id: 'r1', org_id: 'o1' }, ['run-elsewhere']],
  ['and another is read', { id: 'r2', org_id: 'o1' }, 'satisfied'],
])('a run that the member starts in the second organization is %s', (_, run, outcome) => {
  const exchanges = [
    dispatch('dispatch-before', 202),
    removal('delete-across', 404),
    dispatch('dispatch-there', 202),
    dispatch('dispatch-named', 202),
    answered('read-named', 'getRun', 200, run),
    removal('delete-there', 204),
  ];
  const notes = { workflow: { ...workflow, org_id: 'o2', place: 'o2' } };
  const evidence = written(exchanges, { case: { made_in: 'second' }, notes, facts });
  expect(outcomeOf(isolatedByHeader, evidence)).toEqual(outcome);
});
