/** The handler of each operation of the control interface. */
import type { ControlHandlers } from './call.ts';
import { clockHandlers } from './handlers/clock.ts';
import { logHandlers } from './handlers/logs.ts';
import { outcomeHandlers } from './handlers/outcomes.ts';
import { recordHandlers } from './handlers/records.ts';
import { stateHandlers } from './handlers/state.ts';
import { worldHandlers } from './handlers/worlds.ts';

export const controlHandlers: ControlHandlers = {
  ...worldHandlers,
  ...stateHandlers,
  ...clockHandlers,
  ...recordHandlers,
  ...outcomeHandlers,
  ...logHandlers,
};
