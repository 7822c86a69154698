import { expect, it } from 'vitest';
import type { Refusal } from '../../../src/choices/canonical.ts';
import { answered, outcomeOf, written } from '../../testing/written-evidence.support.ts';
import { createFields } from './create-fields.ts';

const own = 'aaaaaaaa-0000-4000-8000-000000000001';
const create = (step: string, status: number, body: unknown, name = 'n1') =>
  answered(step, 'createGraphWorkflow', status, body, { sent: { name, workflow_json: {} } });
const sample = create('sample', 201, { id: 'w0', slug: 's0', name: 'n0' }, 'n0');
const refusal = { code: 'invalid', message: 'No.' };

it.each<[string, object, Parameters<typeof written>[0], string | string[]]>([
  [
    'answered with the workflow',
    {},
    [sample, create('create', 200, { id: 'w1', name: 'n1', org_id: own.toUpperCase() })],
    'satisfied',
  ],
  ['answered without its organization', {}, [sample, create('create', 201, { id: 'w1', name: 'n1' })], 'satisfied'],
  ['refused for a strange name', { name: ' –' }, [sample, create('create', 422, refusal)], 'stopped'],
  ['refused with nothing optional', {}, [sample, create('create', 422, refusal)], ['refused']],
  ['refused with something optional', { fields: ['models'] }, [sample, create('create', 400, refusal)], ['refused']],
  ['refused with an empty object', { fields: ['resources'] }, [sample, create('create', 400, refusal)], 'stopped'],
  ['answered without an id', {}, [sample, create('create', 201, { name: 'n1' })], ['no-workflow']],
  ['the one that was there', {}, [sample, create('create', 201, { id: 'W0', name: 'n1' })], ['one-workflow']],
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

it.each<[string, readonly Refusal[], number, string | string[]]>([
  ['invalid, and created for the owner', ['invalid'], 201, ['refused-to-user']],
  ['invalid, and refused to the owner too', ['invalid'], 422, 'stopped'],
  ['invalid, or not allowed', ['invalid', 'missing_scope'], 201, 'stopped'],
])('what a user asks for is %s', (_, refusals, owners, outcome) => {
  const sent = create('sample', 422, refusal, 'n0');
  const told = { ...sent, decoded: { ...sent.decoded!, refusals } };
  const exchanges = [told, create('sample-of-owner', owners, { id: 'w0' }, 'n0')];
  const evidence = written(exchanges, { case: { fields: [], name: '', by: 'human' } });
  expect(outcomeOf(createFields, evidence)).toEqual(outcome);
});
