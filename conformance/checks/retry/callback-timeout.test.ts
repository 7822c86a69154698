import { describe, expect, it } from 'vitest';
import type { ChoicesDocument } from '../../../src/choices/choices.ts';
import { uncounted } from '../../suite/tally.ts';
import type { Missing } from '../../suite/wave-note.ts';
import { outcomeOf } from '../../testing/written-evidence.support.ts';
import { type WrittenWave, writtenWave } from '../../testing/written-wave.support.ts';
import { callbackTimeout } from './callback-timeout.ts';

interface Hanging {
  /** The time that the sender waited; left out, it waits still. */
  waited_ms?: number;
  again_ms?: number;
  quiet_ms?: number;
  missing?: Missing;
}

function hanging({ waited_ms, again_ms, quiet_ms = 65_000, missing }: Hanging, more: WrittenWave = {}) {
  const attempts = [
    { at_ms: 0, ended_ms: waited_ms },
    ...(again_ms === undefined ? [] : [{ at_ms: again_ms, answer: 200 }]),
  ];
  const scenario = { channel: 'callback' as const, answers: ['hang' as const] };
  return writtenWave([{ scenario, attempts, quiet_ms, ...(missing && { missing }) }], more);
}

const declaring = (timeout_s?: number, counts_as_network_error?: boolean): { facts: { choices: ChoicesDocument } } => ({
  facts: {
    choices: {
      events: {
        callback_timeout: {
          ...(timeout_s !== undefined && { timeout_s }),
          ...(counts_as_network_error !== undefined && { counts_as_network_error }),
        },
      },
    },
  },
});
const missing: Missing = { made: 1, watched_s: 10, witnessed: true };

describe('a target that declares nothing', () => {
  it.each([
    [
      'that waits 5 s and tries again',
      { waited_ms: 5_012, again_ms: 6_020 },
      { timeout_s: 5, counts_as_network_error: true },
    ],
    [
      'that waits 60 s and gives up',
      { waited_ms: 60_000, quiet_ms: 62_000 },
      { timeout_s: 60, counts_as_network_error: false },
    ],
    ['that was not watched for long enough afterwards', { waited_ms: 5_000, quiet_ms: 5_500 }, { timeout_s: 5 }],
  ] as const)('%s, is observed', (_, seen, value) => {
    expect(outcomeOf(callbackTimeout, hanging(seen))).toBe('satisfied');
    expect(callbackTimeout.observe?.(hanging(seen))).toEqual([{ choice: 'events.callback_timeout', value }]);
  });

  it('is not known where it waits longer than anybody watches', () => {
    expect(outcomeOf(callbackTimeout, hanging({}))).toBe('stopped');
    expect(callbackTimeout.observe?.(hanging({}))).toEqual([]);
  });

  it('is not told by a time that load may have made longer', () => {
    const seen = hanging({ waited_ms: 5_012, again_ms: 6_020 });
    const arrivals = seen.arrivals?.map((arrival) => ({ ...arrival, lag_ms: 1_200 }));
    const value = { counts_as_network_error: true };
    expect(callbackTimeout.observe?.({ ...seen, arrivals })).toEqual([{ choice: 'events.callback_timeout', value }]);
  });
});

describe('a timeout that is declared', () => {
  it.each([
    ['is kept', 5, { waited_ms: 5_000, again_ms: 6_000 }, 'satisfied'],
    ['begins before the connection is there', 5, { waited_ms: 4_100, again_ms: 6_000 }, 'satisfied'],
    ['ends late, as a coarse timer does', 5, { waited_ms: 6_200, again_ms: 7_000 }, 'satisfied'],
    ['is another', 5, { waited_ms: 10_000, again_ms: 11_000 }, ['timeout-not-as-declared']],
    ['is shorter', 5, { waited_ms: 2_500, again_ms: 3_500 }, ['timeout-not-as-declared']],
    ['has no end', 5, {}, ['timeout-not-as-declared']],
    ['is too long to be watched', 65, { quiet_ms: 65_000 }, 'stopped'],
  ] as const)('%s', (_, timeout_s, seen, outcome) => {
    expect(outcomeOf(callbackTimeout, hanging(seen, declaring(timeout_s)))).toEqual(outcome);
  });

  it('holds to the letter where the clock is stepped', () => {
    const early = hanging({ waited_ms: 4_100, again_ms: 6_000 }, { ...declaring(5), clock: 'stepped' });
    expect(outcomeOf(callbackTimeout, early)).toEqual(['timeout-not-as-declared']);
    expect(callbackTimeout.judge(early, uncounted)).toMatchObject([
      { level: 'declared', clause: 'events.callback-timeout' },
    ]);
  });
});

describe('what a timeout counts as', () => {
  it.each([
    ['a network error, and it comes again', true, { waited_ms: 5_000, again_ms: 6_000 }, 'satisfied'],
    [
      'a network error, and it comes no more',
      true,
      { waited_ms: 5_000, missing },
      ['repeat-after-timeout-not-as-declared'],
    ],
    [
      'a network error, and nothing witnesses the silence',
      true,
      { waited_ms: 5_000, missing: { ...missing, witnessed: false } },
      'stopped',
    ],
    ['nothing, and it comes no more', false, { waited_ms: 5_000 }, 'satisfied'],
    [
      'nothing, and it comes again',
      false,
      { waited_ms: 5_000, again_ms: 6_000 },
      ['repeat-after-timeout-not-as-declared'],
    ],
  ] as const)('%s', (_, counts, seen, outcome) => {
    expect(outcomeOf(callbackTimeout, hanging(seen, declaring(undefined, counts)))).toEqual(outcome);
  });
});

it('says nothing behind a public URL, where a tunnel may give up before the sender does', () => {
  const cut = hanging({ waited_ms: 2_500, again_ms: 3_500 }, { ...declaring(5, false), public: true });
  expect(outcomeOf(callbackTimeout, cut)).toBe('stopped');
});

it('says nothing where no attempt was kept waiting', () => {
  const taken = writtenWave([{ scenario: { channel: 'callback', answers: [200] }, attempts: [{ at_ms: 0 }] }]);
  expect(outcomeOf(callbackTimeout, taken)).toBe('stopped');
});
