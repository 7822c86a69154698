import { expect, test } from 'vitest';
import { documentOf, messagesOf } from './lint-inline.ts';

const Thing = { type: 'object' };
const securitySchemes = { bearerAuth: { type: 'http', scheme: 'bearer' } };
const body = { requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Thing' } } } } };

test.each([
  [body, []],
  [{}, ['Thing']],
])('with the operation %j and %j listed, all is used', async (operation, known) => {
  const document = documentOf(operation, { components: { schemas: { Thing }, securitySchemes } });
  expect(await messagesOf('components-used', document, { known })).toEqual([]);
});

test('a component that nothing refers to is reported', async () => {
  const document = documentOf(body, { components: { schemas: { Thing, Other: Thing } } });
  expect(await messagesOf('components-used', document)).toEqual(['Nothing refers to #/components/schemas/Other.']);
});
