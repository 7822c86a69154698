import { expect, it } from 'vitest';
import { answered, outcomeOf, written } from '../../testing/written-evidence.support.ts';
import { thresholdOnly } from './threshold-only.ts';

const base = { id: 'b1', org_id: 'o1', low_balance_threshold: '21', created_at: '2026-01-05T09:30:00.000Z' };

const update = (step: string, more: object) =>
  answered(step, 'updateBalance', 200, { ...base, balance: '100', ...more }, { sent: { low_balance_threshold: 21 } });

/** @param balances of the updates, from `update/0` on */
function outcome(balances: readonly string[], steps_time = false) {
  const exchanges = balances.map((balance, place) => update(`update/${place}`, { balance }));
  const facts = steps_time ? { steps_time: true as const } : {};
  return outcomeOf(thresholdOnly, written(exchanges, { case: { with_others: false }, facts }));
}

const falling = (by: (place: number) => number) => {
  let balance = 100;
  return Array.from({ length: 17 }, (_, place) => {
    balance -= place === 0 ? 0 : by(place);
    return balance.toFixed(2);
  });
};

it('permits the charges of others, and another way to write a number', () => {
  expect(outcome(['100', '100.00', '1e2'])).toBe('satisfied');
  expect(outcome(falling(() => 0.5))).toBe('satisfied');
  expect(outcome(falling((place) => (place === 3 ? 7 : 0)))).toBe('satisfied');
});

it('permits a charge of others before the threshold is put back, for which time may have gone by', () => {
  const exchanges = [
    update('update/0', {}),
    update('update/1', {}),
    answered('bare', 'updateBalance', 422, { code: 'no', message: 'no' }),
    update('restore', { balance: '99' }),
  ];
  const facts = { steps_time: true as const };
  expect(outcomeOf(thresholdOnly, written(exchanges, { case: { with_others: false }, facts }))).toBe('satisfied');
});

it('shows nothing where the threshold is not taken, or nothing else is shown', () => {
  const of = (shown: object) => {
    const exchanges = [1, 2].map((place) =>
      answered(`update/${place}`, 'updateBalance', 200, shown, { sent: { low_balance_threshold: 21 } }),
    );
    return outcomeOf(thresholdOnly, written(exchanges, { case: { with_others: false } }));
  };
  expect(of({ ...base, low_balance_threshold: '20' })).toBe('stopped');
  expect(of({ low_balance_threshold: '21' })).toBe('stopped');
  expect(of({})).toBe('stopped');
});

it('finds a balance that moves with the threshold', () => {
  expect(outcome(falling((place) => place % 2))).toEqual(['balance-changed']);
  expect(outcome(['100', '99'], true)).toEqual(['balance-changed']);
});

it.each([
  ['id-changed', { id: 'b2' }],
  ['org-id-changed', { org_id: 'o2' }],
  ['created-at-changed', { created_at: '2026-02-01T00:00:00Z' }],
])('%s', (code, more) => {
  const exchanges = [update('update/0', {}), update('update/1', more)];
  expect(outcomeOf(thresholdOnly, written(exchanges, { case: { with_others: false } }))).toEqual([code]);
});

it('lets a balance in the body be refused or ignored, and not be taken', () => {
  const history = (after: string, status: number) => [
    update('update/0', {}),
    status === 200
      ? update('attempt', {})
      : answered('attempt', 'updateBalance', status, { code: 'no', message: 'no' }),
    update('update/1', { balance: after }),
  ];
  const of = (after: string, status: number) =>
    outcomeOf(
      thresholdOnly,
      written(history(after, status), { case: { with_others: true }, notes: { sent: '100.01' } }),
    );
  expect([of('100', 422), of('100', 200), of('99.5', 200)]).toEqual(['satisfied', 'satisfied', 'satisfied']);
  expect(of('100.0100', 200)).toEqual(['balance-taken']);
});

it('proves nothing with one update alone', () => {
  expect(outcome(['100'])).toBe('stopped');
});

it.each<[string, number, object, string | string[]]>([
  ['stays', 200, { ...base, low_balance_threshold: '21.0', balance: '100' }, 'satisfied'],
  ['is refused', 422, { code: 'no', message: 'no' }, 'satisfied'],
  ['is answered with little', 200, { id: 'b1' }, 'satisfied'],
  ['is lost', 200, { ...base, low_balance_threshold: null, balance: '100' }, ['threshold-lost']],
  ['is nought', 200, { ...base, low_balance_threshold: '0', balance: '100' }, ['threshold-lost']],
])('a threshold that an update does not name %s', (_, status, body, expected) => {
  const exchanges = [
    update('update/0', {}),
    update('update/1', {}),
    answered('bare', 'updateBalance', status, body, { sent: { updated_at: 'x' } }),
  ];
  expect(outcomeOf(thresholdOnly, written(exchanges, { case: { with_others: false } }))).toEqual(expected);
});
