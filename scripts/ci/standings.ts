/** Changes for each step since it last passed, as the repository knows them. */
import { readFileSync } from 'node:fs';
import type { Standing } from './choose.ts';
import { changedSince, commitsSince, filesOfCheckout, isKnown, root } from './git.ts';
import { type Ground, groundOf } from './ground.ts';
import type { LastRuns } from './last-runs.ts';
import type { Step } from './step.ts';

/** @returns tells of one step */
export function standings(runs: LastRuns): (step: Step) => Standing {
  const since = new Map<string, { age: number; changed: readonly string[] }>();
  for (const commit of new Set(Object.values(runs).map((run) => run.commit))) {
    if (isKnown(commit)) since.set(commit, { age: commitsSince(commit), changed: changedSince(commit) });
  }
  // A file that is gone is still named by those that stand on it.
  const gone = [...since.values()].flatMap(({ changed }) => changed);
  const filesOf = groundOf({ files: new Set([...filesOfCheckout(), ...gone]), textOf });
  return (step) => {
    const last = runs[step.name];
    const { age, changed = [] } = (last && since.get(last.commit)) ?? {};
    const own = filesOf(step as Ground);
    return { last, age, files: own.size, changed: changed.filter((file) => own.has(file)) };
  };
}

export function textOf(file: string): string {
  try {
    return readFileSync(`${root}${file}`, 'utf8');
  } catch {
    return '';
  }
}
