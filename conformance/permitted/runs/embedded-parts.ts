import { embeddedParts } from '../../checks/runs/embedded-parts.ts';
import { withShownRuns } from '../every-shown-run.ts';
import { permittedOf } from '../permitted.ts';

const brief = (record: unknown) => {
  const { id, version } = (record ?? {}) as { id?: unknown; version?: unknown };
  return record ? { id, version } : record;
};

export const permitted = permittedOf(embeddedParts, {
  'named-and-no-more': {
    obeys: ['runs.embedded-target-matches'],
    // Parts shown on request alone would leave too little to compare.
    choices: { records: { run_embeds: 'always' } },
    what: 'An embedded model or workflow shows its id and version alone, and node runs and log entries do not repeat the id of the run.',
    applyTo: (parts) =>
      withShownRuns(parts, (run) => ({
        ...run,
        model: brief(run.model),
        graph_workflow: brief(run.graph_workflow),
        node_runs: withoutRun(run.node_runs),
        logs: withoutRun(run.logs),
      })),
  },
});

function withoutRun(parts: unknown): unknown {
  if (!Array.isArray(parts)) return parts;
  return (parts as Record<string, unknown>[]).map(({ run_id: _, ...part }) => part);
}
