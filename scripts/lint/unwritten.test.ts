import { expect, it } from 'vitest';
import { unwrittenIn } from './unwritten.ts';

it('names each place by its line, and none that only shows the mark', () => {
  expect(unwrittenIn('a.ts', "x\nconst [a, b] = ['‹one›', '‹two words›'];\n// the mark is `‹…›`")).toEqual([
    'a.ts:2 is to be written: ‹one›',
    'a.ts:2 is to be written: ‹two words›',
  ]);
});
