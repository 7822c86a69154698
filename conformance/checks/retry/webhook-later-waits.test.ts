import { expect, it } from 'vitest';
import { outcomeOf } from '../../testing/written-evidence.support.ts';
import { type WrittenTrial, writtenWave } from '../../testing/written-wave.support.ts';
import { webhookLaterWaits } from './webhook-later-waits.ts';

const declared = { attempts: 6, first_retry_s: 1, factor: 2, jitter: 'none', cap_s: null } as const;

function outcome(waits: readonly number[], webhook_schedule: object, clock: 'real' | 'stepped' = 'stepped') {
  const times = [0, ...waits.map((_, index) => waits.slice(0, index + 1).reduce((sum, wait) => sum + wait))];
  const scenario = { channel: 'webhook' as const, answers: times.map(() => 503) };
  const trial: WrittenTrial = { scenario, attempts: times.map((at_ms) => ({ at_ms })) };
  const facts = { choices: { events: { webhook_schedule } } };
  return outcomeOf(webhookLaterWaits, writtenWave([trial, trial, trial], { clock, facts }));
}

it('compares the waits behind the third, and those alone', () => {
  expect(outcome([1_000, 2_000, 4_000, 8_000, 16_000], declared)).toBe('satisfied');
  expect(outcome([1_000, 2_000, 4_000, 4_000, 4_000], declared)).toEqual(['attempt-too-early', 'attempt-too-early']);
  expect(outcome([1_000, 2_000, 4_000, 4_000, 4_000], { ...declared, cap_s: 4 })).toBe('satisfied');
  expect(outcome([10, 10, 10, 8_000, 16_000], declared)).toBe('satisfied');
});

it.each<[string, readonly number[], object]>([
  ['a schedule that is not declared', [1_000, 2_000, 4_000, 4_000], {}],
  ['four attempts', [1_000, 2_000, 4_000], { ...declared, attempts: 4 }],
  ['full jitter', [1, 1, 1, 1], { ...declared, jitter: 'full' }],
  ['waits that did not come', [1_000, 2_000, 4_000], declared],
])('says nothing of %s', (_, waits, schedule) => {
  expect(outcome(waits, schedule)).toBe('stopped');
});

it('claims nothing in real time', () => {
  expect(outcome([1_000, 2_000, 4_000, 4_000], declared, 'real')).toBe('stopped');
});
