import { type RunRecord, whereShown } from '../../models/shown-runs.ts';
import { shownRunCheck } from './shown-run-check.ts';

export const nodesBounded = shownRunCheck({
  id: 'runs/nodes-bounded',
  title: 'A run never counts more completed nodes than it has',
  how: 'In every run that an answer shows, nodes_completed must lie between 0 and nodes_total. A target may show neither.',
  clauses: ['runs.nodes-completed-bounded'],
  shows: ({ run }) => countsOf(run) !== undefined,
  unseen: 'no answer shows a run with nodes_total and nodes_completed, which may be null',
  judge(shown, tally) {
    const { total, completed } = countsOf(shown.run)!;
    if (completed >= 0 && tally.compared(completed <= total)) return [];
    const below = completed < 0;
    return [
      {
        code: below ? 'nodes-below-none' : 'nodes-beyond-all',
        clause: 'runs.nodes-completed-bounded',
        message: `the nodes_completed of a run is ${below ? 'below 0' : 'above its nodes_total'}`,
        expected: `0 to ${total}`,
        actual: completed,
        ...whereShown(shown, 'nodes_completed'),
      },
    ];
  },
});

function countsOf({ nodes_total, nodes_completed }: RunRecord): { total: number; completed: number } | undefined {
  if (typeof nodes_total !== 'number' || typeof nodes_completed !== 'number') return undefined;
  return { total: nodes_total, completed: nodes_completed };
}
