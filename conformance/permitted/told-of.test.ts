import { expect, it } from 'vitest';
import { resolve } from '../../src/choices/choices.ts';
import { keysOf, toldOf } from './told-of.ts';

const choices = {
  lists: { default_page_size: 7, for: { listAssets: { default_page_size: 9, null_order: 'first' } } },
} as const;

it('is the choices as they are where nothing is left out', () => {
  expect(toldOf({ choices })).toBeUndefined();
  expect(toldOf({ choices, untold: [], declares: {} })).toBeUndefined();
});

it('leaves a choice out for all operations and for each', () => {
  const { default_page_size, ...lists } = resolve({}).lists;
  expect(default_page_size).toBeDefined();
  expect(toldOf({ choices, untold: ['lists.default_page_size'] })).toEqual({
    ...resolve({}),
    lists: { ...lists, for: { listAssets: { null_order: 'first' } } },
  });
});

it('says a choice otherwise in its whole', () => {
  const told = toldOf({ choices, declares: { runs: { dispatch_response: { id: '/run/id' } } } });
  expect(told).toEqual({ ...resolve(choices), runs: { ...resolve({}).runs, dispatch_response: { id: '/run/id' } } });
});

it('names each choice that is made for all operations or for one, once', () => {
  expect(keysOf(choices)).toEqual(['lists.default_page_size', 'lists.null_order']);
});
