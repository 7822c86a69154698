/** The files of this checkout, what each stands on, and what changed since a commit. */
import { readFileSync } from 'node:fs';
import { changedSince, commitsSince, filesOfCheckout, isKnown, root } from './git.ts';
import { type Ground, groundOf, type Tree } from './ground.ts';
import type { LastRun } from './last-runs.ts';

interface Changes {
  /** Commits since then. */
  age: number;
  /** Files that differ from those of that commit. */
  changed: readonly string[];
}

export interface Checkout extends Tree {
  filesOf(ground: Ground): ReadonlySet<string>;
  /** @returns undefined where this clone does not have the commit */
  changesSince(commit: string): Changes | undefined;
}

/** @param commits those that are asked about: a file that is gone since then is still named by those that stand on it */
export function readCheckout(commits: Iterable<string>): Checkout {
  const changes = new Map<string, Changes>();
  for (const commit of new Set(commits)) {
    if (isKnown(commit)) changes.set(commit, { age: commitsSince(commit), changed: changedSince(commit) });
  }
  const gone = [...changes.values()].flatMap(({ changed }) => changed);
  const files = new Set([...filesOfCheckout(), ...gone]);
  return { files, textOf, filesOf: groundOf({ files, textOf }), changesSince: (commit) => changes.get(commit) };
}

/** @returns the text of a file; nothing where it is gone */
function textOf(file: string): string {
  try {
    return readFileSync(`${root}${file}`, 'utf8');
  } catch {
    return '';
  }
}

/** The commit of a run, and how many commits ago that was. */
export function ago({ commit }: LastRun, age: number): string {
  return `${commit.slice(0, 8)}, ${age} ${age === 1 ? 'commit' : 'commits'} ago`;
}
