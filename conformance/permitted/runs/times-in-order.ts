import type { Parts } from '../../../src/server/parts.ts';
import { timesInOrder } from '../../checks/runs/times-in-order.ts';
import { withShownRuns } from '../every-shown-run.ts';
import { permittedOf } from '../permitted.ts';

/** Behind the clock of the machine that takes the dispatches. */
const behind_ms = 80;

const byTheClockOfTheWorker = (parts: Parts) =>
  withShownRuns(parts, (run) => {
    if (typeof run.started_at !== 'string') return run;
    return { ...run, started_at: new Date(Date.parse(String(run.created_at)) - behind_ms).toISOString() };
  });

export const permitted = permittedOf(timesInOrder, {
  'by-the-clock-of-the-worker': {
    obeys: ['runs.times-in-order'],
    what: 'A run starts at once, and its start is told by the clock of the worker, which is 80 ms behind that of the machine which made it.',
    applyTo: byTheClockOfTheWorker,
  },
  'in-whole-seconds-of-two-clocks': {
    obeys: ['runs.times-in-order'],
    what: 'So it is in whole seconds, which lie a second apart where the two clocks stand on both sides of a full one.',
    choices: { records: { timestamps: { offset: 'Z', fraction_digits: 0 } } },
    applyTo: byTheClockOfTheWorker,
  },
});
