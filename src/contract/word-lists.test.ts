import { expect, it } from 'vitest';
import { documentIn } from '../choices/document/document-in.ts';
import { loadChoices } from '../choices/load.ts';
import { bundledDocument, type MethodKey, type ParameterObject, type SchemaObject } from './document.ts';
import { publishedDocument } from './published.ts';

const document = publishedDocument(bundledDocument());

function parameterOf(name: string, path: string, method: MethodKey = 'get', of = document) {
  const parameters = of.paths[path]![method]!.parameters as ParameterObject[];
  return parameters.find((one) => one.name === name);
}

const words = (parameter: ParameterObject | undefined) =>
  ((parameter!.schema as SchemaObject).items as SchemaObject).enum as string[];

it('a projection lists the fields of the record', () => {
  const fields = parameterOf('fields', '/v1/assets/types')!;
  expect(fields).toMatchObject({ style: 'form', explode: false, schema: { type: 'array', minItems: 1 } });
  expect(words(fields)).toEqual(['name', 'created_at']);
  expect(fields.examples).toMatchObject({ onlyTimes: { value: ['created_at'] } });
});

it('an order lists both directions of each field that has one value', () => {
  const sort = words(parameterOf('sort_by', '/v1/webhooks/any/deliveries'));
  expect(sort).toContain('created_at:asc');
  expect(sort).toContain('created_at:desc');
  expect(sort.filter((word) => word.startsWith('attempts'))).toEqual([]);
});

it('one record is sorted and projected by its own fields', () => {
  expect(words(parameterOf('fields', '/v1/batches/{batch_id}/items/{id}'))).toContain('sequence_index');
});

it('parts to embed are listed; with a grammar of their own they stay a text', () => {
  const memberships = ['memberships', 'organizations', 'pending_invitations'];
  expect(words(parameterOf('embed', '/v1/auth/me'))).toEqual(memberships);
  expect(parameterOf('embed', '/v1/batches/{batch_id}/items')!.schema).toMatchObject({ type: 'string' });
});

it('parameters of another grammar stay texts; a comma between names is stated', () => {
  const unlike = publishedDocument(documentIn(loadChoices('fixtures/choices/unlike.yaml')));
  const parameters = unlike.paths['/v1/assets']!.get!.parameters as ParameterObject[];
  const lists = parameters.filter(({ schema }) => (schema as SchemaObject | undefined)?.type === 'array');
  expect(lists.map(({ name }) => name)).toEqual(['only']);
  expect(words(lists[0])).toContain('x_labels');
  expect(parameters.length).toBeGreaterThan(5);
});
