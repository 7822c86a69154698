import { whereShown } from '../../models/shown-runs.ts';
import { shownRunCheck } from './shown-run-check.ts';

/** Loops and tries may complete more nodes than a graph has, so that there is no upper bound. */
export const nodesBounded = shownRunCheck({
  id: 'runs/nodes-bounded',
  title: 'The node counts of a run are never negative',
  how: 'In every run that an answer shows, nodes_completed and nodes_total are not below 0.',
  clauses: ['runs.nodes-completed-bounded'],
  codes: {
    'negative-node-count': {
      clause: 'runs.nodes-completed-bounded',
      message: 'The nodes_total or nodes_completed of a run is below 0.',
    },
  },
  shows: ({ run }) => counts.some((field) => typeof run[field] === 'number'),
  unseen: 'no answer shows a run with nodes_total or nodes_completed, which may be null',
  judge(shown, tally) {
    return counts.flatMap((field) => {
      const actual = shown.run[field];
      if (typeof actual !== 'number') return [];
      const about = { expected: '0 or more', actual, ...whereShown(shown, field) };
      return tally.holds(actual >= 0, 'negative-node-count', about);
    });
  },
});

const counts = ['nodes_total', 'nodes_completed'] as const;
