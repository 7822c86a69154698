import { expect, test } from 'vitest';
import { documentOf, documentOfSchema, messagesOf } from './lint-inline.ts';

const options = { known: ['x-stated'] };

test.each([
  [documentOfSchema({ type: 'object', 'x-stated': { required: [] } })],
  [documentOfSchema({ type: 'object', properties: { 'x-secret': { type: 'boolean' } } })],
  [documentOf({ responses: { 200: { description: 'Done.', headers: { 'x-trace': { schema: {} } } } } })],
])('%j passes', async (document) => {
  expect(await messagesOf('extensions-known', document, options)).toEqual([]);
});

test.each([
  [documentOfSchema({ type: 'object', 'x-internal': true })],
  [documentOf({ 'x-internal': true })],
  [documentOf({}, { 'x-internal': true })],
])('%j is reported', async (document) => {
  expect(await messagesOf('extensions-known', document, options)).toEqual(['Nothing reads the extension x-internal.']);
});
