import { whereShown } from '../../models/shown-runs.ts';
import { shownRunCheck } from './shown-run-check.ts';

/** Loops and tries may complete more nodes than a graph has, so that there is no upper bound. */
export const nodesBounded = shownRunCheck({
  id: 'runs/nodes-bounded',
  title: 'A run never counts less than no nodes',
  how: 'In every run that an answer shows, nodes_completed and nodes_total must not be below 0. A target may show neither.',
  clauses: ['runs.nodes-completed-bounded'],
  shows: ({ run }) => counts.some((field) => typeof run[field] === 'number'),
  unseen: 'no answer shows a run with nodes_total or nodes_completed, which may be null',
  judge(shown, tally) {
    return counts.flatMap((field) => {
      const actual = shown.run[field];
      if (typeof actual !== 'number' || tally.compared(actual >= 0)) return [];
      return [
        {
          code: 'nodes-below-none',
          clause: 'runs.nodes-completed-bounded',
          message: `the ${field} of a run is below 0`,
          expected: '0 or more',
          actual,
          ...whereShown(shown, field),
        },
      ];
    });
  },
});

const counts = ['nodes_total', 'nodes_completed'] as const;
