import { timesInOrder } from '../../checks/runs/times-in-order.ts';
import { withShownRuns } from '../every-shown-run.ts';
import { permittedOf } from '../permitted.ts';

/** Behind the clock of the machine that takes the dispatches. */
const behind_ms = 80;

export const permitted = permittedOf(timesInOrder, {
  'by-the-clock-of-the-worker': {
    obeys: ['runs.times-in-order'],
    what: 'The start of a run is told by the clock of the worker, which is 80 ms behind that of the machine which made it.',
    applyTo: (parts) =>
      withShownRuns(parts, (run) => {
        if (typeof run.started_at !== 'string') return run;
        return { ...run, started_at: new Date(Date.parse(run.started_at) - behind_ms).toISOString() };
      }),
  },
});
