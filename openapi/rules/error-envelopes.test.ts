import { expect, test } from 'vitest';
import { documentOf, messagesOf } from './lint-inline.ts';

const components = { schemas: { ErrorEnvelope: { type: 'object' }, ValidationErrorEnvelope: { type: 'object' } } };
const refusing = (schema: object, status = 422) => {
  const response = { description: 'Refused.', content: { 'application/json': { schema } } };
  return documentOf({ responses: { [status]: response } }, { components });
};
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

test.each([
  ['ErrorEnvelope', [], 422],
  ['ValidationErrorEnvelope', ['makeThing'], 422],
  ['ValidationErrorEnvelope', [], 200],
])('%s passes where %j have the validation envelope and %i is answered', async (name, validation, status) => {
  expect(await messagesOf('error-envelopes', refusing(ref(name), status), { validation })).toEqual([]);
});

test('an operation may have errors of a kind of its own', async () => {
  const own = { ...components.schemas, Own: { type: 'object' } };
  const response = { description: 'Refused.', content: { 'application/json': { schema: ref('Own') } } };
  const document = documentOf({ responses: { 422: response } }, { components: { schemas: own } });
  expect(await messagesOf('error-envelopes', document, { others: { makeThing: 'Own' } })).toEqual([]);
  expect(await messagesOf('error-envelopes', document, { others: { another: 'Own' } })).toHaveLength(1);
});

test.each([
  [ref('ValidationErrorEnvelope'), [], 'ErrorEnvelope'],
  [ref('ErrorEnvelope'), ['makeThing'], 'ValidationErrorEnvelope'],
  [{ type: 'object' }, [], 'ErrorEnvelope'],
])('%j is reported where %j have the validation envelope', async (schema, validation, wanted) => {
  const message = `makeThing answers 422 with another envelope than ${wanted}.`;
  expect(await messagesOf('error-envelopes', refusing(schema), { validation })).toEqual([message]);
});
