import { expect, it } from 'vitest';
import type { Refusal } from '../../../src/choices/canonical.ts';
import type { Facts } from '../../suite/evidence.ts';
import type { Exchange } from '../../suite/exchange.ts';
import { answered, bare_facts, outcomeOf, refusedAs, written } from '../../testing/written-evidence.support.ts';
import { createFields } from './create-fields.ts';

const own = 'aaaaaaaa-0000-4000-8000-000000000001';
const create = (step: string, status: number, body: unknown, name = 'n1') =>
  answered(step, 'createGraphWorkflow', status, body, { sent: { name, workflow_json: {} } });
const sample = create('sample', 201, { id: 'w0', slug: 's0', name: 'n0' }, 'n0');
const refusal = { code: 'invalid', message: 'No.' };
const of_nowhere = { ...bare_facts.principals, human: { kind: 'user' } } as const;
const input = { default_value: 'cccccccc-0000-4000-8000-000000000001' };
const naming_a_file = { workflow: { create: { inputs: [input] }, input: {}, ends_within_s: 5 } };

it.each<[string, object, Parameters<typeof written>[0], string | string[]]>([
  [
    'answered with the workflow',
    {},
    [sample, create('create', 200, { id: 'w1', name: 'n1', org_id: own.toUpperCase() })],
    'satisfied',
  ],
  ['answered without its organization', {}, [sample, create('create', 201, { id: 'w1', name: 'n1' })], 'satisfied'],
  ['refused for a strange name', { name: ' –' }, [sample, create('create', 422, refusal)], 'stopped'],
  ['refused with nothing optional', {}, [sample, create('create', 422, refusal)], ['valid-refused']],
  [
    'refused with something optional',
    { fields: ['models'] },
    [sample, create('create', 400, refusal)],
    ['valid-refused'],
  ],
  ['refused with an empty object', { fields: ['resources'] }, [sample, create('create', 400, refusal)], 'stopped'],
  ['answered without an id', {}, [sample, create('create', 201, { name: 'n1' })], ['no-workflow']],
  ['the one that was there', {}, [sample, create('create', 201, { id: 'W0', name: 'n1' })], ['shared-workflow']],
  ['called otherwise', {}, [sample, create('create', 201, { id: 'w1', name: 'n' })], ['another-name']],
  [
    'somebody else’s',
    {},
    [sample, create('create', 201, { id: 'w1', name: 'n1', org_id: 'o2' })],
    ['another-organization'],
  ],
  ['made nowhere', {}, [create('sample', 404, refusal), create('create', 404, refusal)], ['no-such-path']],
  ['refused like the sample', {}, [create('sample', 422, refusal), create('create', 422, refusal)], 'stopped'],
])('a new workflow is %s', (_, input, exchanges, outcome) => {
  const evidence = written(exchanges, { case: { fields: [], name: '', by: 'owner', ...input } });
  expect(outcomeOf(createFields, evidence)).toEqual(outcome);
});

it.each<[string, readonly Refusal[], number, string | string[], Partial<Facts>?]>([
  ['invalid, and created for the owner', ['invalid'], 201, ['refused-to-user']],
  ['invalid, and refused to the owner too', ['invalid'], 422, 'stopped'],
  ['invalid, or not allowed', ['invalid', 'missing_scope'], 201, 'stopped'],
  ['invalid, perhaps for want of an organization', ['invalid'], 201, 'stopped', { principals: of_nowhere }],
  ['invalid, and names what the user may not see', ['invalid'], 201, 'stopped', { fixtures: naming_a_file }],
])('what a user asks for is %s', (_, refusals, owners, outcome, facts = {}) => {
  const told = refusedAs(create('sample', 422, refusal, 'n0'), refusals);
  const exchanges = [told, create('sample-of-owner', owners, { id: 'w0' }, 'n0')];
  const evidence = written(exchanges, { case: { fields: [], name: '', by: 'human' }, facts });
  expect(outcomeOf(createFields, evidence)).toEqual(outcome);
});

it.each<[string, Exchange, string | string[]]>([
  ['refused, as may be', create('create', 403, refusal), 'stopped'],
  ['found invalid', refusedAs(create('create', 422, refusal), ['invalid']), ['valid-refused']],
])('the second workflow of a user is %s', (_, second, outcome) => {
  const evidence = written([sample, second], { case: { fields: [], name: '', by: 'human' } });
  expect(outcomeOf(createFields, evidence)).toEqual(outcome);
});

it.each<[string, readonly Refusal[], string | string[]]>([
  ['not there', ['not_found'], ['created-not-found']],
  ['not there, or not to be deleted by a user', ['not_found', 'missing_scope'], 'satisfied'],
])('a workflow of a user is %s', (_, refusals, outcome) => {
  const gone = refusedAs(answered('delete', 'deleteGraphWorkflow', 404), refusals, 'not_found');
  const exchanges = [sample, create('create', 201, { id: 'w1', name: 'n1' }), gone];
  const evidence = written(exchanges, { case: { fields: [], name: '', by: 'human' } });
  expect(outcomeOf(createFields, evidence)).toEqual(outcome);
});

const part = (workflow: string) => ({ name: 'image', graph_workflow_id: workflow });

it.each<[string, unknown[], unknown[], string | string[]]>([
  ['shown', [part('w0')], [part('w1')], 'satisfied'],
  ['shown without a name of theirs', [part('w0')], [{ name: 'image' }], 'satisfied'],
  ['never shown', [], [], 'satisfied'],
  ['shown of the sample alone', [part('w0')], [], ['list-cut-short']],
  ['those of the sample', [part('w0')], [part('w0')], ['parts-of-another']],
])('outputs of a new workflow are %s', (_, of_sample, shown, outcome) => {
  const outputs = [{ name: 'image' }];
  const made = (step: string, id: string, name: string, list: unknown[]) =>
    answered(step, 'createGraphWorkflow', 201, { id, name, outputs: list }, { sent: { name, outputs } });
  const exchanges = [made('sample', 'w0', 'n0', of_sample), made('create', 'w1', 'n1', shown)];
  const evidence = written(exchanges, { case: { fields: ['outputs'], name: '', by: 'owner' } });
  expect(outcomeOf(createFields, evidence)).toEqual(outcome);
});
