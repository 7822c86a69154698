import { exchanged } from '../../../src/server/parts.ts';
import type { Mutant } from '../mutant.ts';

export const longTextsCut: Mutant = {
  id: 'workflows/create-then-dispatch--long-texts-cut',
  clauses: ['workflows.dispatch-body'],
  check: 'workflows/create-then-dispatch',
  mistake: 'Texts for workflows go through a field of a form, which holds 24 characters.',
  applyTo(parts) {
    return {
      ...parts,
      runs: exchanged(parts.runs, {
        start(run) {
          const { graph_workflow_id, input } = run.record;
          if (graph_workflow_id === null) return parts.runs.start(run);
          const cut = Object.entries(input ?? {}).map(([name, value]) => [
            name,
            typeof value === 'string' ? value.slice(0, 24) : value,
          ]);
          return parts.runs.start({ ...run, record: { ...run.record, input: Object.fromEntries(cut) } });
        },
      }),
    };
  },
};
