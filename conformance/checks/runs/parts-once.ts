import { isObject } from '../../../src/json/is-object.ts';
import { catalog_lists } from '../../models/answer-clauses.ts';
import { type RunRecord, whereShown } from '../../models/shown-runs.ts';
import { isSet } from '../../models/values.ts';
import { shownRunCheck } from './shown-run-check.ts';

/** Lists of records within a run, each in the record that holds it. */
const lists: readonly (readonly string[])[] = [
  ['node_runs'],
  ['logs'],
  ...catalog_lists.map((name) => ['model', name]),
  ['graph_workflow', 'inputs'],
  ['graph_workflow', 'outputs'],
];

/** Parts without an id are not judged: two of them may well be equal. */
export const partsOnce = shownRunCheck({
  id: 'runs/parts-once',
  title: 'A run holds each of its parts once',
  how: 'In every run that an answer shows, no id stands twice in its log, its node runs, or a list of its model or workflow.',
  clauses: ['runs.parts-once'],
  codes: {
    'part-twice': { clause: 'runs.parts-once', message: 'A run holds a log entry, node run or other part twice.' },
  },
  shows: ({ run }) => listsIn(run).length > 0,
  unseen: 'no answer shows a run with two node runs, log entries or other parts, as the specification permits',
  judge: (shown, tally) =>
    listsIn(shown.run).flatMap(({ place, ids }) => {
      const twice = ids.findIndex((id, index) => tally.compared(ids.indexOf(id) < index));
      if (twice < 0) return [];
      const message = `a run holds one record more than once in ${place.replaceAll('/', '.')}`;
      const about = { message, expected: [...new Set(ids)], actual: ids };
      return tally.broken('part-twice', { ...about, ...whereShown(shown, place) });
    }),
});

interface Listed {
  place: string;
  ids: readonly string[];
}

function listsIn(run: RunRecord): Listed[] {
  return lists.flatMap((path) => {
    const held = path.reduce<unknown>((inside, name) => (isObject(inside) ? inside[name] : undefined), run);
    const all = Array.isArray(held) ? (held as unknown[]) : [];
    const ids = all.flatMap((one) => (isObject(one) && isSet(one.id) ? [String(one.id).toLowerCase()] : []));
    return ids.length > 1 ? [{ place: path.join('/'), ids }] : [];
  });
}
