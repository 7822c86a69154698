/** The clock of a world and the timers on it, by mode. */
import { InputError } from '../input/input-error.ts';
import type { Activity } from './activity.ts';
import { createAutoTimers } from './auto-timers.ts';
import { type Clock, createRealClock, createVirtualClock } from './clock.ts';
import { createRunningTimers } from './running-timers.ts';
import type { Timers } from './timers.ts';
import { createVirtualTimers } from './virtual-timers.ts';

/**
 * `real` goes with the machine's clock; `xN` goes N times as fast; `virtual` stands still until it is advanced;
 * `virtual-auto` goes on to the next thing that is due whenever nothing else is going on. All of them can be advanced.
 */
export type ClockMode = 'real' | 'virtual' | 'virtual-auto' | `x${number}`;

/** Bounds of a clock's speed, as multiples of the machine's. */
const clock_rates = { least: 0.001, most: 100_000 } as const;

export interface Time {
  clock: Clock;
  timers: Timers;
}

export interface TimeOptions {
  mode: ClockMode;
  /** Is told what acts throw. */
  onFault(error: unknown): void;
  /** Requests that are being answered: `virtual-auto` waits for them. */
  activity: Activity;
  /** Start of the clock: `virtual_start_ms` unless given. A real one begins now, or here where this is later. */
  start_ms?: number;
}

/** @throws InputError for `xN` with an N that no clock can go by */
export function createTime({ mode, onFault, activity, start_ms }: TimeOptions): Time {
  if (mode === 'virtual' || mode === 'virtual-auto') {
    const clock = createVirtualClock(start_ms);
    const timers =
      mode === 'virtual' ? createVirtualTimers(clock, onFault) : createAutoTimers(clock, onFault, activity);
    return { clock, timers };
  }
  if (clockModeOf(mode) === undefined) throw new InputError(`clock ${mode}: it takes ${clock_modes}`);
  const clock = createRealClock(mode === 'real' ? 1 : Number(mode.slice(1)));
  if (start_ms !== undefined) clock.advance(Math.max(0, start_ms - clock.now_ms()));
  return { clock, timers: createRunningTimers(clock, onFault) };
}

/** The modes in words, for who got one wrong. */
export const clock_modes = `real, virtual, virtual-auto, or xN with N from ${clock_rates.least} to ${clock_rates.most}`;

/** @returns undefined when the text names no mode */
export function clockModeOf(text: string): ClockMode | undefined {
  if (text === 'real' || text === 'virtual' || text === 'virtual-auto') return text;
  const rate = /^x\d+(?:\.\d+)?$/.test(text) ? Number(text.slice(1)) : Number.NaN;
  return rate >= clock_rates.least && rate <= clock_rates.most ? `x${rate}` : undefined;
}
