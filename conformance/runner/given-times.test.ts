import { expect, it } from 'vitest';
import { answered } from '../testing/written-evidence.support.ts';
import { asGiven, noteGiven } from './given-times.ts';

const given = '2026-01-05T09:30:00.5';
const update = (updated_at: string) =>
  ({ operation: 'updateBalance', path: {}, query: {}, body: { low_balance_threshold: 2, updated_at } }) as const;
const sent = (run: object, updated_at: string) =>
  JSON.parse(asGiven(run, update(updated_at), JSON.stringify(update(updated_at).body)));

it('sends a time back as it was given', () => {
  const run = {};
  const answer = answered('set', 'updateBalance', 200, { id: 'b', updated_at: given });
  const canonical = String(answer.decoded?.record?.updated_at);
  expect(canonical).not.toBe(given);
  noteGiven(run, answer);
  expect(sent(run, canonical)).toEqual({ low_balance_threshold: 2, updated_at: given });
  expect(sent(run, '2001-02-03T04:05:06.000Z').updated_at).toBe('2001-02-03T04:05:06.000Z');
  expect(sent({}, canonical).updated_at).toBe(canonical);
});
