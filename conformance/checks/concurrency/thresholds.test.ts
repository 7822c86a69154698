import { expect, it } from 'vitest';
import { roundsOf } from '../../acts/simultaneous.ts';
import { answered, outcomeOf, written } from '../../testing/written-evidence.support.ts';
import { thresholdsAtOnce } from './thresholds.ts';

const record = (threshold: number, second = 1) => ({
  org_id: 'o1',
  balance: '100',
  low_balance_threshold: String(threshold),
  updated_at: `2026-01-05T09:30:0${second}.000Z`,
});
const stale = (threshold: number) => ({ code: 'stale', message: 'no', errors: [{ current: record(threshold) }] });

interface Told {
  /** The status of the second update of one state, in turn. */
  other?: number;
  together: readonly { status: number; sent: number; shown?: number; second?: number }[];
  after: number;
}

function outcome({ other = 409, together, after }: Told) {
  const exchanges = roundsOf().flatMap((round) => [
    answered(`before/${round}`, 'updateBalance', 200, record(21)),
    answered(`one/${round}`, 'updateBalance', 200, record(22)),
    answered(`other/${round}`, 'updateBalance', other, other === 409 ? stale(22) : record(23)),
    answered(`alone/${round}`, 'updateBalance', 200, record(24)),
    ...together.map(({ status, sent, shown = sent, second = 2 }, index) => {
      const body = status === 200 ? record(shown, second) : stale(shown);
      const more = { sent: { low_balance_threshold: sent } };
      return answered(`round-${round}/${index + 1}`, 'updateBalance', status, body, more);
    }),
    answered(`after/${round}`, 'updateBalance', 409, stale(after)),
  ]);
  return outcomeOf(thresholdsAtOnce, written(exchanges, { case: { callers: 2, same_state: true } }));
}

const one = { status: 200, sent: 31 };
const other = { status: 200, sent: 122 };

it('permits one or the other, both where nothing is checked, and a clock that is too coarse', () => {
  expect(outcome({ together: [one, { status: 409, sent: 122, shown: 31 }], after: 31 })).toBe('satisfied');
  expect(outcome({ other: 200, together: [one, other], after: 122 })).toBe('satisfied');
  expect(
    outcome({
      together: [
        { ...one, second: 1 },
        { ...other, second: 1 },
      ],
      after: 31,
    }),
  ).toBe('satisfied');
  expect(outcome({ other: 200, together: [one, { ...other, shown: 31 }], after: 31 })).toBe('satisfied');
});

it('finds two updates of one state, and a threshold that nobody sent', () => {
  expect(outcome({ together: [one, other], after: 122 })).toEqual(['outdated-update-accepted']);
  expect(outcome({ other: 200, together: [one, { ...other, shown: 153 }], after: 153 })).toEqual([
    'threshold-never-sent',
  ]);
  expect(outcome({ together: [one, { status: 409, sent: 122, shown: 31 }], after: 24 })).toEqual([
    'threshold-never-sent',
  ]);
});

it('proves nothing where none was accepted', () => {
  const refused = { status: 409, sent: 31, shown: 24 };
  expect(outcome({ together: [refused, refused], after: 24 })).toBe('stopped');
});
