import * as fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import { createActivity } from './activity.ts';
import { virtual_start_ms } from './clock.ts';
import { type ClockMode, clockModeOf } from './clock-mode.ts';
import { createTime } from './time.ts';

test.each([
  ['real', 'real'],
  ['virtual', 'virtual'],
  ['virtual-auto', 'virtual-auto'],
  ['x20', 'x20'],
  ['x0.5', 'x0.5'],
  ['x007.50', 'x7.5'],
  ['x0.001', 'x0.001'],
  ['x100000', 'x100000'],
])('%s is the mode %s', (text, mode) => {
  expect(clockModeOf(text)).toBe(mode);
});

test.each([
  '',
  'Real',
  'virtual ',
  'auto',
  'x',
  'x0',
  'x0.0009',
  'x100000.1',
  'x-1',
  'x1e3',
  'x.5',
  'x5.',
  '20',
  'xNaN',
])('%j is none', (text) => {
  expect(clockModeOf(text)).toBeUndefined();
});

function timeOf(mode: ClockMode, start_ms?: number) {
  const time = createTime({ mode, onFault: () => {}, activity: createActivity(), start_ms });
  onTestFinished(() => time.timers.close());
  return time;
}

test('a rate that no clock can go by is refused with one line', () => {
  expect(() => timeOf('x0')).toThrow(
    'clock x0: it takes real, virtual, virtual-auto, or xN with N from 0.001 to 100000',
  );
});

test('clocks that do not go by themselves start where they are told to, the others with the machine or later', () => {
  for (const mode of ['virtual', 'virtual-auto'] as const) {
    expect(timeOf(mode).clock.now_ms()).toBe(virtual_start_ms);
    expect(timeOf(mode, 5).clock.now_ms()).toBe(5);
  }
  for (const mode of ['real', 'x20'] as const) {
    const before_ms = Date.now();
    expect(timeOf(mode).clock.now_ms()).toBeGreaterThanOrEqual(before_ms);
    expect(timeOf(mode, 5).clock.now_ms()).toBeGreaterThanOrEqual(before_ms);
    expect(timeOf(mode, before_ms + 3_600_000).clock.now_ms()).toBeGreaterThanOrEqual(before_ms + 3_600_000);
  }
});

test('in every mode, what is due on the way is met at its own time', async () => {
  const modes = fc.constantFrom<ClockMode>('real', 'x0.001', 'virtual', 'virtual-auto');
  const steps = fc.array(fc.integer({ min: 0, max: 50_000 }), { minLength: 1, maxLength: 5 });
  await fc.assert(
    fc.asyncProperty(modes, steps, fc.array(fc.integer({ min: 1_000, max: 100_000 })), async (mode, by_ms, due) => {
      const { clock, timers } = timeOf(mode);
      const began_ms = clock.now_ms();
      const met: [number, number][] = [];
      for (const after_ms of due) {
        timers.at(began_ms + after_ms, async () => void met.push([after_ms, clock.now_ms() - began_ms]));
      }
      for (const step of by_ms) await timers.advance(step);
      const passed_ms = clock.now_ms() - began_ms;
      timers.close();
      const sum_ms = by_ms.reduce((sum, step) => sum + step, 0);
      // On a clock that goes by itself, some milliseconds go by while it is not advanced.
      expect(passed_ms).toBeGreaterThanOrEqual(sum_ms);
      expect(passed_ms).toBeLessThan(sum_ms + 900);
      const isOnTheWay = (after_ms: number) => after_ms <= sum_ms;
      const expected = due.filter(isOnTheWay).sort((one, other) => one - other);
      expect(met.map(([after_ms]) => after_ms).filter(isOnTheWay)).toEqual(expected);
      for (const [due_ms, met_ms] of met) expect(met_ms - due_ms).toBeLessThanOrEqual(passed_ms - sum_ms);
      for (const [due_ms, met_ms] of met) expect(met_ms).toBeGreaterThanOrEqual(due_ms);
    }),
  );
});
