import { expect, it } from 'vitest';
import { keysOf } from './own-suite.ts';

it.each<[string, string[]]>([
  ['[12/241] fail pagination/meets-each-once (3 cases): an item was met twice', ['pagination/meets-each-once']],
  ['[1/241] pass authentication/token-required (88 cases)', []],
  ['[2/241] inconclusive retry/gaps (0 cases): the budget ended', []],
  ['http://127.0.0.1:4010: 241 checks, seed 7', []],
  ['something fail pagination/meets-each-once (3 cases)', []],
])('%s', (line, keys) => {
  expect(keysOf(line)).toEqual(keys);
});
