/** From a choices document that shows something to the smallest part of it that still does. */

import type { ChoicesDocument } from '../../src/choices/choices.ts';
import { isObject } from '../../src/json/is-object.ts';

type Tree = { [key: string]: unknown };

/** Each step down is a run of seconds: what is smallest by then is told, rather than nothing for as long as it takes. */
const most_shrink_ms = 90_000;

/**
 * Leaves out what can be left out: whole groups first, then what stands for single operations, then single choices,
 * until nothing more can go or its time is over.
 * @param shows whether a document still shows it; one that cannot be tried does not
 */
export async function shrinkChoices(
  choices: ChoicesDocument,
  shows: (smaller: ChoicesDocument) => Promise<boolean>,
): Promise<ChoicesDocument> {
  const ends_at = performance.now() + most_shrink_ms;
  let smallest = choices as Tree;
  for (let before: Tree | undefined; before !== smallest; ) {
    before = smallest;
    for (const depth of [1, 2, 3, 4]) {
      for (const path of pathsOf(smallest, depth)) {
        const smaller = without(smallest, path);
        if (performance.now() < ends_at && (await shows(smaller as ChoicesDocument))) smallest = smaller;
      }
    }
  }
  return smallest as ChoicesDocument;
}

/** Paths of this depth: groups; choices of a group and its `for`; operations; choices of one operation. */
function pathsOf(tree: Tree, depth: number): string[][] {
  if (depth === 1) return Object.keys(tree).map((key) => [key]);
  return Object.entries(tree).flatMap(([key, value]) =>
    isObject(value) && (depth < 3 || key === 'for' || isObject(value.for))
      ? pathsOf(value, depth - 1).map((rest) => [key, ...rest])
      : [],
  );
}

function without(tree: Tree, [key, ...rest]: readonly string[]): Tree {
  const { [key!]: value, ...others } = tree;
  if (rest.length === 0 || !isObject(value)) return others;
  const smaller = without(value, rest);
  return Object.keys(smaller).length === 0 ? others : { ...others, [key!]: smaller };
}
