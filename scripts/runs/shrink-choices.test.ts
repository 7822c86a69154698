import { expect, it } from 'vitest';
import type { ChoicesDocument } from '../../src/choices/choices.ts';
import { shrinkChoices } from './shrink-choices.ts';

const drawn = {
  lists: {
    end: 'absent',
    operators: { eq: 'eq', gt: 'over' },
    for: { listAssets: { unknown_sort: 'ignored', default_size: 7 }, listEventTypes: { default_size: 9 } },
  },
  records: { nulls: 'absent', timestamps: { offset: 'Z', fraction_digits: 0 } },
  codes: { create: 200 },
} as unknown as ChoicesDocument;
type Drawn = Record<string, Record<string, unknown> & { for?: Record<string, Record<string, unknown>> }>;

it.each<[string, (choices: Drawn) => boolean, object]>([
  ['one choice', ({ records }) => records?.nulls === 'absent', { records: { nulls: 'absent' } }],
  [
    'two that are wanted together',
    ({ records, lists }) => records?.nulls === 'absent' && lists?.for?.listAssets?.default_size === 7,
    { lists: { for: { listAssets: { default_size: 7 } } }, records: { nulls: 'absent' } },
  ],
  ['nothing, where nothing is wanted', () => true, {}],
])('leaves %s', async (_, shows, smallest) => {
  expect(await shrinkChoices(drawn, async (choices) => shows(choices as unknown as Drawn))).toEqual(smallest);
});

it('takes what stands together as one choice', async () => {
  const shows = async (choices: ChoicesDocument) => (choices as unknown as Drawn).records?.timestamps !== undefined;
  expect(await shrinkChoices(drawn, shows)).toEqual({ records: { timestamps: { offset: 'Z', fraction_digits: 0 } } });
});
