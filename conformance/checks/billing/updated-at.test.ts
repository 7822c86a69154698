import { expect, it } from 'vitest';
import type { Facts } from '../../suite/evidence.ts';
import { answered, outcomeOf, written } from '../../testing/written-evidence.support.ts';
import { updatedAtOfBalance } from './updated-at.ts';

function outcome(statuses: readonly [absent: number, equal: number, stale: number], declared?: 'checked' | 'ignored') {
  const record = { org_id: 'o1', low_balance_threshold: '21', updated_at: '2026-01-05T09:30:00Z' };
  const exchanges = (['absent', 'equal', 'stale'] as const).map((step, place) =>
    answered(step, 'updateBalance', statuses[place]!, statuses[place] === 200 ? record : { code: 'no', message: 'no' }),
  );
  const facts: Partial<Facts> = declared ? { choices: { billing: { updated_at: declared } } } : {};
  return outcomeOf(
    updatedAtOfBalance,
    written([...exchanges, answered('restore', 'updateBalance', 200, record)], { facts }),
  );
}

it('permits everything that nobody declared', () => {
  expect([outcome([200, 200, 409]), outcome([200, 200, 200]), outcome([422, 200, 412])]).toEqual(
    Array(3).fill('satisfied'),
  );
});

it('holds a target to what it declares', () => {
  expect([outcome([200, 200, 412], 'checked'), outcome([200, 200, 200], 'ignored')]).toEqual([
    'satisfied',
    'satisfied',
  ]);
  expect(outcome([200, 200, 200], 'checked')).toEqual(['not-as-declared']);
  expect(outcome([200, 409, 409], 'checked')).toEqual(['not-as-declared']);
  expect(outcome([200, 200, 409], 'ignored')).toEqual(['not-as-declared']);
});

it('proves nothing with an error on the way', () => {
  expect(outcome([200, 200, 500], 'ignored')).toBe('stopped');
});

it('takes the second attempt where a charge came between', () => {
  const refused = answered('equal', 'updateBalance', 409, { code: 'no', message: 'no' });
  const record = { low_balance_threshold: '21', updated_at: '2026-01-05T09:30:00Z' };
  const set = (step: string) => answered(step, 'updateBalance', 200, record);
  const stale = answered('stale', 'updateBalance', 409, { code: 'no', message: 'no' });
  const facts: Partial<Facts> = { choices: { billing: { updated_at: 'checked' } } };
  const after = (equal: typeof refused) => {
    const exchanges = [set('absent'), refused, set('absent'), equal, stale, set('restore')];
    return outcomeOf(updatedAtOfBalance, written(exchanges, { facts }));
  };
  expect(after(set('equal'))).toBe('satisfied');
  expect(after(refused)).toEqual(['not-as-declared']);
});

it.each([
  ['leaves the threshold as it was', '21', 'satisfied'],
  ['sets it all the same', '23', ['refused-and-set']],
  ['is followed by an answer that shows none', null, 'satisfied'],
] as const)('an update that is refused %s', (_, low_balance_threshold, right) => {
  const set = (step: string) => answered(step, 'updateBalance', 200, { low_balance_threshold: '21' });
  const body = { low_balance_threshold: 23 };
  const stale = answered('stale', 'updateBalance', 409, { code: 'no', message: 'no' }, { sent: body });
  const peek = answered('peek/empty', 'updateBalance', 200, { low_balance_threshold });
  expect(outcomeOf(updatedAtOfBalance, written([set('absent'), stale, peek, set('restore')]))).toEqual(right);
});
