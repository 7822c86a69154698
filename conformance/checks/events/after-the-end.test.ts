import { expect, it } from 'vitest';
import { outcomeOf } from '../../testing/written-evidence.support.ts';
import { type WrittenTrial, type WrittenWave, writtenWave } from '../../testing/written-wave.support.ts';
import { toldAfterTheEnd } from './after-the-end.ts';

const created_at = '2026-01-01T00:00:00.000Z';
const ended = { status_code: 'completed', created_at, completed_at: '2026-01-01T00:00:01.000Z' };
const scenario = { channel: 'callback', answers: [] } as const;

function told(at_ms: number, more: Partial<WrittenTrial> = {}): WrittenTrial {
  return { scenario, attempts: [{ at_ms, target_ms: Date.parse(created_at) + at_ms }], record: ended, ...more };
}

const outcome = (trials: readonly WrittenTrial[], wave: WrittenWave = {}) =>
  outcomeOf(toldAfterTheEnd, writtenWave(trials, wave));

it.each<[string, WrittenTrial]>([
  ['told at once', told(1_001)],
  ['told late', told(60_000)],
  ['told within the difference of two clocks', told(905)],
  [
    'read with a word of its own that stays',
    told(1_500, { record: { ...ended, status_code: 'done', completed_at: null } }),
  ],
  ['read with a word that changes behind its end', told(1_500, { first_read: { ...ended, status_code: 'settling' } })],
])('passes for a run that is %s', (_, trial) => {
  expect(outcome([trial])).toBe('satisfied');
});

it.each(['queued', 'running', 'processing'])('fails for a run that is %s behind its event', (status_code) => {
  const trial = told(1_500, { first_read: { status_code, created_at, completed_at: null } });
  expect(outcome([trial])).toEqual(['not-ended-when-told']);
});

it('fails for a run that never ends', () => {
  const record = { status_code: 'running', created_at, completed_at: null };
  expect(outcome([told(1_500, { record })])).toEqual(['not-ended-when-told']);
});

it('says nothing by reads where what was acknowledged shows later', () => {
  const first_read = { status_code: 'running', created_at, completed_at: null };
  expect(outcome([told(1_500, { first_read })], { facts: { consistency_ms: 1_000 } })).toBe('satisfied');
});

it('compares times: in whole seconds with a second of doubt', () => {
  const whole = { ...ended, created_at: '2026-01-01T00:00:00Z', completed_at: '2026-01-01T00:00:01Z' };
  expect(outcome([told(500)])).toEqual(['ends-after-it-is-told']);
  expect(outcome([told(500, { record: whole })])).toBe('satisfied');
  expect(outcome([told(1_500, { record: { ...whole, completed_at: '2026-01-01T00:00:03Z' } })])).toEqual([
    'ends-after-it-is-told',
  ]);
});

it('compares exactly where the clock is stepped', () => {
  expect(outcome([told(1_000)], { clock: 'stepped' })).toBe('satisfied');
  expect(outcome([told(998)], { clock: 'stepped' })).toEqual(['ends-after-it-is-told']);
});

it('proves nothing where no event came, or nothing is to compare', () => {
  expect(outcome([{ scenario, attempts: [] }])).toBe('stopped');
  expect(outcome([told(1_500, { record: {} })])).toBe('stopped');
});
