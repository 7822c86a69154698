import { expect, it } from 'vitest';
import { keysOf } from './prism.ts';

const exchange = (violations: object[] | undefined) =>
  JSON.stringify({
    type: 'exchange',
    request: { operation: 'listAssets' },
    received: { status: 200, headers: violations ? { 'sl-violations': JSON.stringify(violations) } : {} },
  });

it('an answer that breaks the document, wherever in an array', () => {
  const violation = {
    location: ['response', 'body', 'items', '4', 'name'],
    severity: 'Error',
    code: 'type',
    message: 'x',
  };
  expect(keysOf(exchange([violation]))).toEqual(['listAssets 200 body/items/*/name type']);
});

it('what is wrong with a request is the fault of who sent it', () => {
  expect(keysOf(exchange([{ location: ['request', 'query', 'limit'], severity: 'Error', code: 'maximum' }]))).toEqual(
    [],
  );
});

it('nothing is wrong', () => {
  expect(keysOf(exchange(undefined))).toEqual([]);
  expect(keysOf(exchange([]))).toEqual([]);
  expect(keysOf('{"type":"case","check":"a/b"}')).toEqual([]);
});
