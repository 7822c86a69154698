/** The steps of a landing: those of each landing, those whose files changed since they passed, and some that are due. */
import { ranked } from '../../conformance/trials/ranked.ts';
import { ago } from './checkout.ts';
import type { LastRun } from './last-runs.ts';
import type { Step } from './step.ts';

/** Of a step: when it last passed, and what is different now. */
export interface Standing {
  last?: LastRun | undefined;
  /** Commits since then; undefined where this clone does not have that commit. */
  age?: number | undefined;
  /** The number of files it stands on, and those that differ from that commit. */
  files: number;
  changed: readonly string[];
}

export interface Choice {
  step: Step;
  runs: boolean;
  /** The reason why it runs, or is left out. */
  why: string;
}

/** Commits after which a step runs though none of its files changed, in case that it stands on more than is known. */
export const due_after = 30;
/** Commits after which it waits for no turn. */
export const overdue_after = 60;
/** Seconds in one landing for steps that are due, as their last runs took; the first of them runs in any case. */
export const seconds_for_due = 60;

/** @param draw decides between steps that are as old as each other, so that they take turns */
export function choose(steps: readonly Step[], standingOf: (step: Step) => Standing, draw: string): Choice[] {
  const rows = steps.map((step) => ({ id: step.name, step, ...(step.on && { standing: standingOf(step) }) }));
  const reasons = new Map<Step, string>();
  const waiting: { step: Step; id: string; age: number; last: LastRun }[] = [];
  for (const { id, step, standing } of rows) {
    const reason = standing ? reasonOf(standing) : 'each landing';
    if (reason !== undefined) reasons.set(step, reason);
    else if (standing!.age! > due_after) waiting.push({ id, step, age: standing!.age!, last: standing!.last! });
  }
  let seconds = 0;
  for (const { step, age, last } of ranked(waiting, draw).toSorted((a, b) => b.age - a.age)) {
    const is_first = seconds === 0;
    seconds += last.seconds;
    if (is_first || age > overdue_after || seconds <= seconds_for_due)
      reasons.set(step, `last passed ${ago(last, age)}`);
  }
  for (const { needs = [], name } of reasons.keys()) {
    for (const step of steps)
      if (needs.includes(step.name) && !reasons.has(step)) reasons.set(step, `${name} needs it`);
  }
  return rows.map(({ step, standing }) => {
    const why = reasons.get(step);
    if (why !== undefined || !standing) return { step, runs: true, why: why! };
    const turn = standing.age! > due_after ? '; it waits for its turn' : '';
    return {
      step,
      runs: false,
      why: `its ${standing.files} files are as on ${ago(standing.last!, standing.age!)}${turn}`,
    };
  });
}

/** The reason why it cannot be left out. */
function reasonOf({ last, age, changed }: Standing): string | undefined {
  if (!last) return 'no run of it is recorded';
  if (age === undefined) return `last passed on ${last.commit.slice(0, 8)}, which this clone does not have`;
  const [first, ...more] = changed;
  if (first === undefined) return undefined;
  return `${first}${more.length > 0 ? ` and ${more.length} more` : ''} changed since ${ago(last, age)}`;
}

/** Those that are named, with what they need. */
export function named(steps: readonly Step[], names: readonly string[]): Choice[] {
  const wanted = steps.filter(({ name }) => names.includes(name));
  const needed = new Set(wanted.flatMap(({ needs = [] }) => needs));
  return steps.flatMap((step) =>
    wanted.includes(step) || needed.has(step.name) ? [{ step, runs: true, why: 'named' }] : [],
  );
}

/** Seconds that a run would take on so many lanes, as the last runs took. */
export function reckoned(choices: readonly Choice[], lanes: number, secondsOf: (name: string) => number): number {
  const sum = (alone: boolean) =>
    choices
      .filter(({ step, runs }) => runs && (step.alone ?? false) === alone)
      .reduce((seconds, { step }) => seconds + secondsOf(step.name), 0);
  return Math.round(sum(true) + sum(false) / lanes);
}
