/**
 * CI after the install, for `.ci/run`: the steps of a landing, all, or those that are named. The last line counts them.
 *
 *   scripts/ci.ts              those of each landing, and others as scripts/ci/choose.ts has it
 *   … matrix lint              these, and what they need
 *   … --all                    all, and records them
 *   … --write                  records in docs/ci-runs.json which pass, where all else is committed
 *   … --plan                   prints what would run, and why
 *   … --list                   prints their names
 *   … --installed              counts the install, which has been done, as a step that passed
 */
import { type Choice, choose, named, reckoned } from './ci/choose.ts';
import { cleanCommit, head } from './ci/git.ts';
import { file_of_runs, keepLastRun, readLastRuns } from './ci/last-runs.ts';
import { lanes, runSteps, type StepsRun } from './ci/run-steps.ts';
import { standings } from './ci/standings.ts';
import { landingTests, steps } from './ci/steps.ts';
import { nameOf, oneOf, readArguments } from './runs/read-arguments.ts';

const install = 'install';
const off = { type: 'boolean', default: false } as const;
const { names, all, write, plan, list, installed } = readArguments(
  { allowPositionals: true, options: { all: off, write: off, plan: off, list: off, installed: off } },
  ({ values, positionals }) => {
    const known = [install, ...steps.map(nameOf)];
    return { ...values, names: positionals.map((name) => oneOf('step', name, known)) };
  },
);

// Steps end what they started on the way out.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));

const print = (text: string) => process.stdout.write(text);

if (list) {
  const width = Math.max(...steps.map(({ name }) => name.length));
  const lineOf = (name: string, title: string, on?: readonly string[]) =>
    `${name.padEnd(width)}  ${on ? 'where changed' : 'each landing '}  ${title}${on ? `: ${on.join(', ')}` : ''}\n`;
  print(lineOf(install, 'npm ci'));
  for (const { name, title, on } of steps) print(lineOf(name, title, on));
} else {
  const choices = chosen();
  const is_landing = !all && names.length === 0;
  for (const { step, runs, why } of choices) {
    if (plan || !runs || (step.on && is_landing)) print(`${runs ? 'runs' : 'left out'}: ${step.name}: ${why}\n`);
  }
  if (plan) print(`test: ${is_landing ? landingTests().why : 'all'}\n`);
  const wanted = choices.flatMap(({ step, runs }) => (runs ? [step] : []));
  const skipped = choices.length - wanted.length;
  if (plan) {
    const last = readLastRuns();
    const seconds = reckoned(choices, lanes, (name) => last[name]?.seconds ?? 0);
    const unknown = wanted.filter(({ name }) => !last[name]).length;
    print(`\n${wanted.length} would run, ${skipped} would not: ${seconds} s as they last took`);
    print(unknown > 0 ? `, and ${unknown} of which that is not recorded\n` : '\n');
  } else {
    const ended = all || write ? recorder(is_landing) : undefined;
    const code = await runSteps(wanted, { write: print, already: installed ? 1 : 0, skipped, is_landing, ended });
    // All is printed then, and nothing that a step left behind delays the end.
    process.stdout.write('', () => process.exit(code));
  }
}

function chosen(): Choice[] {
  if (all) return steps.map((step) => ({ step, runs: true, why: 'all run' }));
  return names.length > 0 ? named(steps, names) : choose(steps, standings(readLastRuns()), head());
}

/** Records what passes on the commit that is checked out, and forgets what fails; nothing where the files are others. */
function recorder(is_landing: boolean): StepsRun['ended'] {
  const commit = cleanCommit(file_of_runs);
  if (commit === undefined) {
    print('nothing is recorded: files differ from the commit that is checked out\n');
    return undefined;
  }
  const order = steps.map(nameOf);
  const in_part = steps.filter((step) => is_landing && step.in_part).map(nameOf);
  return (name, is_good, seconds) => {
    if (is_good && in_part.includes(name)) return;
    if (cleanCommit(file_of_runs) !== commit) return;
    const run = { commit, date: new Date().toISOString().slice(0, 10), seconds };
    keepLastRun(name, is_good ? run : undefined, order);
  };
}
