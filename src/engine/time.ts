/** The clock of a world and the timers on it, by mode. */
import { InputError } from '../input/input-error.ts';
import type { Activity } from './activity.ts';
import { createAutoTimers } from './auto-timers.ts';
import { type Clock, createRealClock, createVirtualClock } from './clock.ts';
import { type ClockMode, clock_modes, clockModeOf } from './clock-mode.ts';
import { createRunningTimers } from './running-timers.ts';
import type { Timers } from './timers.ts';
import { createVirtualTimers } from './virtual-timers.ts';

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
