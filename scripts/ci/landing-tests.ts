/** The tests of a landing: those of which a file changed since all of them last passed, and those that read the project. */
import { ago, type Checkout } from './checkout.ts';
import { due_after } from './choose.ts';
import { common } from './ground.ts';
import type { LastRun } from './last-runs.ts';

export interface LandingTests {
  /** All, where it is undefined. */
  files?: readonly string[];
  why: string;
}

/** Tests of the project as a whole read more files than they name. */
const reads_the_project = /\bglobSync\(|\bfilesOfCheckout\(/;
/** Each test runs through these. */
const setup: readonly string[] = [
  ...common,
  'scripts/vitest.config.ts',
  'scripts/vitest.setup.ts',
  'scripts/entries.ts',
];

export function testsOfLanding({ files, textOf, filesOf, changesSince }: Checkout, last?: LastRun): LandingTests {
  if (!last) return { why: 'all: no run of them is recorded' };
  const changes = changesSince(last.commit);
  if (!changes) return { why: `all: this clone does not have ${last.commit.slice(0, 8)}, on which they last passed` };
  const { age, changed } = changes;
  if (age > due_after) return { why: `all: they last passed ${ago(last, age)}` };
  const shared = changed.find((file) => setup.includes(file));
  if (shared !== undefined) return { why: `all: ${shared} changed since ${ago(last, age)}` };
  const tests = [...files].filter((file) => /\.test\.[jt]s$/.test(file) && textOf(file) !== '');
  const isMeant = (test: string) => {
    if (test.startsWith('scripts/') || reads_the_project.test(textOf(test))) return true;
    const ground = filesOf({ on: [test] });
    return changed.some((file) => ground.has(file));
  };
  const meant = tests.filter(isMeant);
  return {
    files: meant,
    why: `${meant.length} of ${tests.length} files: a file of theirs changed since ${ago(last, age)}, or they read the project`,
  };
}
