import { expect, test } from 'vitest';
import { documentOf, messagesOf } from './lint-inline.ts';

const components = { schemas: { Error: { type: 'object' }, ValidationError: { type: 'object' } } };
const refusing = (schema: object, status = 422) => {
  const response = { description: 'Refused.', content: { 'application/json': { schema } } };
  return documentOf({ responses: { [status]: response } }, { components });
};
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

test.each([
  ['Error', [], 422],
  ['ValidationError', ['makeThing'], 422],
  ['ValidationError', [], 200],
])('%s passes where %j have the validation envelope and %i is answered', async (name, validation, status) => {
  expect(await messagesOf('error-envelopes', refusing(ref(name), status), { validation })).toEqual([]);
});

test.each([
  [ref('ValidationError'), [], 'Error'],
  [ref('Error'), ['makeThing'], 'ValidationError'],
  [{ type: 'object' }, [], 'Error'],
])('%j is reported where %j have the validation envelope', async (schema, validation, wanted) => {
  const message = `makeThing answers 422 with another envelope than ${wanted}.`;
  expect(await messagesOf('error-envelopes', refusing(schema), { validation })).toEqual([message]);
});
