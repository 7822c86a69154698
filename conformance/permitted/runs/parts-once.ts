import { isObject } from '../../../src/json/is-object.ts';
import { partsOnce } from '../../checks/runs/parts-once.ts';
import { withShownRuns } from '../every-shown-run.ts';
import { permittedOf } from '../permitted.ts';

export const permitted = permittedOf(partsOnce, {
  'entries-without-ids': {
    obeys: ['runs.parts-once'],
    // Parts shown on request alone would leave too little to compare.
    choices: { records: { run_embeds: 'always' } },
    apart: {
      'everywhere/embeds--nothing-in-the-model': 'no list is left that has ids',
      'runs/embedded-parts--named-and-no-more': 'no list is left that has ids',
    },
    what: 'A log is lines without ids, and says again what has happened again; nodes are numbered in each run.',
    applyTo: (parts) =>
      withShownRuns(parts, (run) => ({
        ...run,
        logs: nameless(run.logs),
        node_runs: nameless(run.node_runs),
      })),
  },
});

function nameless(entries: unknown): unknown {
  if (!Array.isArray(entries)) return entries;
  const lines = (entries as unknown[]).map((one) => (isObject(one) ? { ...one, id: null } : one));
  return lines.length > 0 ? [...lines, lines.at(-1)] : lines;
}
