import { describe, expect, it } from 'vitest';
import { first_rating } from '../../models/rating-history.ts';
import type { RatingCommand } from '../../models/ratings.ts';
import type { Facts } from '../../suite/evidence.ts';
import { answered, outcomeOf, written } from '../../testing/written-evidence.support.ts';
import { ratingSequence } from './sequence.ts';

const begun = first_rating.reason!;
const shows = (is_positive: boolean | null, reason: string | null = null) => ({
  id: 'r1',
  feedback_is_positive: is_positive,
  feedback_reason: reason,
});

const read = (step: string, record: object) => answered(step, 'getRun', 200, record);
const rated = (step: string, answer: object | number) =>
  typeof answer === 'number'
    ? answered(step, 'rateRun', answer, { code: 'no', message: 'no' }, { principal: 'human' })
    : answered(step, 'rateRun', 200, answer, { principal: 'human' });

const run = 'succeeds';
type Act = [RatingCommand, object | number];
const praises = (reason?: string): RatingCommand => ({ do: 'rate', run, is_positive: true, ...(reason && { reason }) });
const blames = (reason?: string): RatingCommand => ({ do: 'rate', run, is_positive: false, ...(reason && { reason }) });
const other_blames: RatingCommand = { do: 'rate', run, by: 'member', is_positive: false, reason: 'too dark' };
const clears: RatingCommand = { do: 'rate', run, is_positive: null };
const reads: RatingCommand = { do: 'read', run, by: 'owner' };
const tries: RatingCommand = { do: 'attempt', run, by: 'reader', is_positive: false, reason: 'too dark' };

function outcome(acts: readonly Act[], last: object, facts: Partial<Facts> = {}) {
  const exchanges = [
    read('first-succeeds', { id: 'r1' }),
    rated('begin-succeeds', shows(true, begun)),
    ...acts.map(([command, answer], index) =>
      command.do === 'read' ? read(`act/${index + 1}`, answer as object) : rated(`act/${index + 1}`, answer),
    ),
    read('last-succeeds', last),
  ];
  return outcomeOf(ratingSequence, written(exchanges, { case: acts.map(([command]) => command), facts }));
}

const dark = shows(false, 'too dark');

describe('is permitted', () => {
  it.each<[string, Act[], object]>([
    ['the last rating', [[blames('too dark'), dark]], dark],
    ['a reason that goes with a bare rating', [[blames(), shows(false)]], shows(false)],
    ['a reason that stays with a bare rating', [[blames(), shows(false, begun)]], shows(false, begun)],
    ['a bare negative rating that is refused', [[blames(), 422]], shows(true, begun)],
    ['a second person who is refused', [[other_blames, 409]], shows(true, begun)],
    ['a second person who is taken', [[other_blames, dark]], dark],
    ['a cleared reason', [[clears, shows(null)]], { id: 'r1' }],
    ['a kept reason', [[clears, shows(null, begun)]], shows(null, begun)],
    [
      'nothing left to clear',
      [
        [clears, shows(null)],
        [clears, 409],
      ],
      shows(null),
    ],
    ['the same again, refused', [[praises(begun), 409]], shows(true, begun)],
    ['a reason that is too long, refused', [[praises('x'.repeat(300)), 422]], shows(true, begun)],
    ['an empty text for no reason', [[clears, shows(null, '')]], shows(null)],
    ['a refused attempt', [[tries, 403]], shows(true, begun)],
  ])('%s', (_, acts, last) => {
    expect(outcome(acts, last)).toBe('satisfied');
  });

  it('that reads on the way are late', () => {
    const acts: Act[] = [
      [blames('too dark'), dark],
      [reads, shows(true, begun)],
    ];
    expect(outcome(acts, dark, { consistency_ms: 2_000 })).toBe('satisfied');
    expect(outcome(acts, dark)).toEqual(['not-read-back']);
  });
});

it.each<[string, Act[], object]>([
  ['not-recorded', [[blames('too dark'), shows(null)]], shows(null)],
  ['not-cleared', [[clears, shows(true)]], shows(true)],
  ['clearing-refused', [[clears, 422]], shows(true, begun)],
  ['earlier-rating-stays', [[blames('too dark'), shows(true, begun)]], shows(true, begun)],
  ['earlier-rating-stays', [[other_blames, shows(true, begun)]], shows(true, begun)],
  ['earlier-reason-stays', [[blames('too dark'), shows(false, begun)]], shows(false, begun)],
  [
    'another-rating',
    [
      [clears, shows(null)],
      [blames('too dark'), shows(true, 'too dark')],
    ],
    dark,
  ],
  ['another-reason', [[blames('too dark'), shows(false, 'too')]], dark],
  ['further-rating-refused', [[blames('too dark'), 409]], shows(true, begun)],
  [
    'rating-refused',
    [
      [clears, shows(null)],
      [blames('too dark'), 409],
    ],
    shows(null),
  ],
  ['not-read-back', [[blames('too dark'), dark]], shows(true, begun)],
  ['refused-and-recorded', [[tries, 403]], dark],
])('%s', (code, acts, last) => {
  expect(outcome(acts, last)).toEqual([code]);
});

it('proves nothing with an error on the way, or without a rating that is taken', () => {
  expect(outcome([[blames('too dark'), 500]], shows(true, begun))).toBe('stopped');
  const exchanges = [read('first-succeeds', shows(true, begun)), rated('begin-succeeds', 403)];
  expect(outcomeOf(ratingSequence, written([...exchanges, read('last-succeeds', dark)], { case: [tries] }))).not.toBe(
    'satisfied',
  );
});
