import { expect, it } from 'vitest';
import { trialsOf } from '../../models/trials.ts';
import { observedSchedule } from '../../models/webhook-schedule.ts';
import type { Missing } from '../../suite/wave-note.ts';
import { outcomeOf } from '../../testing/written-evidence.support.ts';
import { type WrittenTrial, type WrittenWave, writtenWave } from '../../testing/written-wave.support.ts';
import { webhookSchedule } from './webhook-schedule.ts';

const whole = { attempts: 4, timeout_s: 5, first_retry_s: 1, factor: 2, jitter: 'none', cap_s: null } as const;
const declaring = (webhook_schedule: object, wave: WrittenWave = {}): WrittenWave => ({
  ...wave,
  facts: { choices: { events: { webhook_schedule } } },
});

/** A delivery that was refused each time, with these waits. */
function refused(waits: number[], more: Partial<WrittenTrial> = {}): WrittenTrial {
  const times = [0, ...waits.map((_, index) => waits.slice(0, index + 1).reduce((sum, wait) => sum + wait))];
  const scenario = { channel: 'webhook' as const, answers: Array.from({ length: 12 }, () => 503) };
  return { scenario, attempts: times.map((at_ms) => ({ at_ms })), ...more };
}

function hung(held_ms: number | undefined, quiet_ms = 6_000): WrittenTrial {
  const scenario = { channel: 'webhook' as const, answers: ['hang' as const] };
  return { scenario, attempts: [{ at_ms: 0, ended_ms: held_ms }], quiet_ms };
}

const judged = (trials: WrittenTrial[], wave: WrittenWave) => outcomeOf(webhookSchedule, writtenWave(trials, wave));
const lacking = (made: number): { missing: Missing } => ({ missing: { made, watched_s: 30, witnessed: true } });

it.each([
  ['as declared', whole, [1_000, 2_000, 4_000]],
  ['late', whole, [1_900, 9_000, 4_000]],
  ['earlier by less than the tolerance', whole, [955, 1_960, 3_951]],
  ['full jitter', { ...whole, jitter: 'full' }, [0, 20, 900]],
  ['equal jitter', { ...whole, jitter: 'equal' }, [500, 1_000, 2_000]],
  ['a cap', { ...whole, cap_s: 2 }, [1_000, 2_000, 2_000]],
  ['a cap that is not told', { ...whole, cap_s: undefined }, [1_000, 1_000, 1_000]],
  ['a jitter that is not told', { ...whole, jitter: undefined }, [10, 10, 10]],
  ['a jitter of its own', { ...whole, jitter: { other: 'Gaussian' } }, [10, 10, 10]],
  ['nothing declared', {}, [10, 10, 10]],
])('permits waits %s', (_, schedule, waits) => {
  expect(judged([refused(waits), refused(waits)], declaring(schedule))).toBe('satisfied');
});

it.each([
  ['half of the first wait', whole, [500, 2_000, 4_000]],
  ['no growth', whole, [1_000, 2_000, 2_000]],
  ['more than equal jitter takes', { ...whole, jitter: 'equal' }, [400, 1_000, 2_000]],
  ['less than the cap', { ...whole, cap_s: 2 }, [1_000, 2_000, 1_500]],
])('fails %s when it is declared otherwise', (_, schedule, waits) => {
  const outcome = judged([refused(waits), refused(waits), refused(waits)], declaring(schedule));
  expect(outcome).toEqual(['attempt-too-early']);
});

it('judges the median of the deliveries', () => {
  const [right, early] = [refused([1_000]), refused([500])];
  expect(judged([right, right, early], declaring(whole))).toBe('satisfied');
  expect(judged([right, early, early], declaring(whole))).toEqual(['attempt-too-early']);
});

it('measures no wait behind a receiver that hung', () => {
  const scenario = { channel: 'webhook' as const, answers: ['hang' as const] };
  const trial: WrittenTrial = { scenario, attempts: [{ at_ms: 0, ended_ms: 5_000 }, { at_ms: 5_100 }] };
  expect(judged([trial, refused([1_000])], declaring(whole))).toBe('satisfied');
});

it('counts attempts as far as its clock lets it', () => {
  const more = refused([1_000, 2_000, 4_000, 8_000]);
  expect(judged([more, more], declaring(whole))).toEqual(['more-attempts']);
  const [two, three] = [refused([1_000], lacking(2)), refused([1_000, 2_000], lacking(3))];
  expect(judged([two], declaring(whole))).toEqual(['fewer-attempts']);
  expect(judged([three], declaring(whole))).toBe('satisfied');
  expect(judged([three], declaring(whole, { clock: 'stepped' }))).toEqual(['fewer-attempts']);
  const unproven = refused([1_000], { missing: { made: 2, watched_s: 30, witnessed: false } });
  expect(judged([unproven], declaring(whole, { clock: 'stepped' }))).toBe('satisfied');
  expect(judged([two], declaring({}))).toBe('satisfied');
});

it('does not count what comes after a 2xx', () => {
  const scenario = { channel: 'webhook' as const, answers: [503, 503, 503] };
  const attempts = [0, 1_000, 3_000, 7_000, 7_001, 8_000].map((at_ms) => ({ at_ms }));
  expect(judged([{ scenario, attempts }], declaring(whole))).toBe('satisfied');
});

it.each([
  ['as declared', [hung(5_000), hung(5_010)], 'satisfied'],
  ['from before the connection was there', [hung(4_600), hung(4_700)], 'satisfied'],
  ['late', [hung(9_000), hung(11_000)], 'satisfied'],
  ['too early', [hung(2_500), hung(2_500)], ['timeout-early']],
  ['much too late', [hung(30_000), hung(31_000)], ['timeout-late']],
  ['never', [hung(undefined, 65_000)], ['timeout-late']],
] as const)('a timeout %s', (_, trials, outcome) => {
  expect(judged([...trials, refused([1_000])], declaring(whole))).toEqual(outcome);
});

it('observes as much as can be seen', () => {
  const seen = (trials: WrittenTrial[], { quiet_ms = 400_000, clock = 'stepped' as 'stepped' | 'real' } = {}) => {
    const evidence = writtenWave(
      trials.map((trial) => ({ quiet_ms, ...trial })),
      { clock },
    );
    return observedSchedule(trialsOf(evidence), evidence);
  };
  const plain = refused([1_000, 3_001, 9_000]);
  expect(seen([plain, plain, plain])).toEqual({ attempts: 4, first_retry_s: 1, factor: 3, jitter: 'none' });
  const capped = refused([1_000, 3_000, 5_000, 5_000]);
  expect(seen([capped, capped, capped])).toMatchObject({ attempts: 5, cap_s: 5 });
  expect(seen([plain, plain, plain], { quiet_ms: 1_000 })).not.toHaveProperty('attempts');
  expect(seen([refused([100]), refused([500]), refused([900])]).jitter).toBe('full');
  expect(seen([refused([600]), refused([900]), refused([800])])).not.toHaveProperty('jitter');
  const jittered = [510, 600, 990, 700, 800, 900, 660, 950].map((wait) => refused([wait]));
  expect(seen(jittered)).toMatchObject({ jitter: 'equal', first_retry_s: 0.99 });
  const level = refused([10_000, 10_000, 10_000]);
  expect(seen([level, level, level])).not.toHaveProperty('factor');
  const busy = [1_000, 1_000, 1_180, 1_060, 1_000, 1_000, 1_000, 1_200].map((wait) => refused([wait]));
  expect(seen(busy, { clock: 'real' }).jitter).toBe('none');
  expect(seen([plain, plain, plain], { clock: 'real' })).not.toHaveProperty('jitter');
  expect(seen([hung(3_004)])).toEqual({ timeout_s: 3 });
  expect(judged([], declaring(whole))).toBe('stopped');
});

it('observes no wait in real time that load may have made longer', () => {
  const seen = (waits: readonly number[], { lag_ms = 0, took_ms = 5, clock = 'real' as 'stepped' | 'real' } = {}) => {
    const trials = waits.map((wait_ms) => {
      const trial = refused([wait_ms]);
      return { ...trial, attempts: trial.attempts.map((attempt) => ({ ...attempt, lag_ms })) };
    });
    const evidence = writtenWave(trials, { clock });
    const slow = evidence.exchanges.map((exchange, index) => (index === 1 ? { ...exchange, took_ms } : exchange));
    return observedSchedule(trialsOf(evidence), { ...evidence, exchanges: slow });
  };
  const even = [1_000, 1_010, 1_005];
  expect(seen(even)).toEqual({ first_retry_s: 1 });
  expect(seen(even, { lag_ms: 300 })).toEqual({});
  expect(seen(even, { took_ms: 400 })).toEqual({});
  expect(seen(even, { lag_ms: 300, took_ms: 400, clock: 'stepped' })).toMatchObject({ first_retry_s: 1 });
  expect(seen([1_000, 1_500, 2_300])).toEqual({});
  const jittered = [400, 990, 700, 500, 900, 660, 950, 410];
  expect(seen(jittered)).toEqual({ first_retry_s: 0.99, jitter: 'full' });
  expect(seen(jittered, { lag_ms: 300 })).toEqual({});
});

it.each([
  ['linear', [1_000, 2_000, 3_000, 4_000], { first_retry_s: 1 }],
  ['with an odd factor', [1_000, 1_960, 3_842, 7_530, 14_758], { first_retry_s: 1, factor: 1.96 }],
  ['that are long', [106_000, 212_000, 424_000], { first_retry_s: 106, factor: 2 }],
])('never writes down what waits %s refute', (_, waits, expected) => {
  const trials = [refused(waits), refused(waits), refused(waits)];
  const evidence = writtenWave(trials, { clock: 'stepped' });
  const { attempts: _count, ...schedule } = observedSchedule(trialsOf(evidence), evidence);
  expect(schedule).toEqual({ ...expected, jitter: 'none' });
  expect(judged(trials, declaring(schedule, { clock: 'stepped' }))).toBe('satisfied');
});

it('says so where nothing else is there to be told', () => {
  const scattered = [refused([1_000]), refused([1_500]), refused([2_300])];
  expect(judged(scattered, declaring({}))).toBe('stopped');
  expect(judged(scattered, declaring(whole))).toBe('satisfied');
});
