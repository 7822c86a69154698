/** Scripts: outcomes of runs that are still to be dispatched, asked for without touching what the runs are given. */
import { type Outcome, outcomeProblems, type Problem } from './outcomes.ts';

/** Runs that the outcome is for. A member left out fits every run. */
export interface RunScript {
  /** The path of a model, such as `lumen/sketch`. Never beside `workflow`. */
  model?: string;
  /** A workflow, as `owner/slug`. */
  workflow?: string;
  /** The id of the organization that dispatches. */
  organization_id?: string;
  /** Number of runs it is for; null for every one from now on. 1 unless given. */
  times?: number | null;
  outcome: Outcome;
}

export interface KeptScript extends RunScript {
  /** Never used twice in one process, whatever was removed. */
  id: string;
  /** Number of runs it is still for; null for every one. */
  times: number | null;
}

/** Facts by which scripts tell runs apart. */
export type ScriptedRun = { organization_id: string } & ({ model: string } | { workflow: string });

export interface RunScripts {
  /**
   * Keeps a script for runs that are dispatched from now on. A run gets the first script that fits it, in the order of
   * their adding; one whose own input asks for an outcome gets none and uses none up. The outcome is kept with the run
   * (`context.script` of its record) and stays with it whatever becomes of the script.
   * @throws RangeError unless `scriptProblems` finds nothing wrong
   */
  add(script: RunScript): KeptScript;
  /** The ones that wait for runs, in the order of their adding. */
  list(): readonly KeptScript[];
  /** False when none of that id waits. */
  remove(id: string): boolean;
  clear(): void;
  /** Resolves when all so far is kept; rejected where it could not be, and that does not wait any more. */
  kept(): Promise<void>;
  /** The script of a run that is dispatched now; undefined when it ends as it would. Each call counts as one run. */
  take(run: ScriptedRun): KeptScript | undefined;
  /** The run that it was taken for has come to nothing. @param script what `take` gave */
  giveBack(script: KeptScript): void;
  /** Those that wait are these, as they were kept. */
  resume(scripts: readonly KeptScript[]): void;
}

/** Keeps scripts beyond the process. A run keeps by itself that it takes one. */
export interface ScriptKeeper {
  put(script: KeptScript): Promise<void>;
  remove(id: string): Promise<void>;
  clear(): Promise<void>;
}

/** @param keeper they end with the process where there is none */
export function createRunScripts(keeper?: ScriptKeeper): RunScripts {
  const waiting = new Map<string, KeptScript>();
  let added = 0;
  let keeping: Promise<unknown>[] = [];

  function keep(work: Promise<void> | undefined): void {
    if (!work) return;
    // The caller that waits for it is told.
    work.catch(() => {});
    keeping.push(work);
  }

  function inOrder(script: KeptScript): void {
    const all = [...waiting.values(), script].toSorted((a, b) => Number(a.id) - Number(b.id));
    waiting.clear();
    for (const one of all) waiting.set(one.id, one);
  }

  return {
    add(script) {
      const [problem] = scriptProblems(script);
      if (problem) throw new RangeError(`${['script', ...problem.at].join('.')} ${problem.message}`);
      const kept = {
        ...structuredClone(script),
        id: String(++added),
        times: script.times === undefined ? 1 : script.times,
      };
      waiting.set(kept.id, kept);
      keep(
        keeper?.put(kept).catch((error: unknown) => {
          waiting.delete(kept.id);
          throw error;
        }),
      );
      return { ...kept };
    },
    list: () => [...waiting.values()].map((script) => ({ ...script })),
    remove(id) {
      const is_found = waiting.delete(id);
      if (is_found) keep(keeper?.remove(id));
      return is_found;
    },
    clear() {
      waiting.clear();
      keep(keeper?.clear());
    },
    async kept() {
      const all = keeping;
      keeping = [];
      await Promise.all(all);
    },
    take(run) {
      const script = waiting.values().find((one) => fits(one, run));
      if (!script) return undefined;
      if (script.times !== null && --script.times === 0) waiting.delete(script.id);
      return script;
    },
    giveBack(script) {
      if (script.times === null) return;
      const was_used_up = script.times === 0;
      script.times += 1;
      if (was_used_up) inOrder(script);
    },
    resume(scripts) {
      waiting.clear();
      for (const script of scripts) inOrder(structuredClone(script));
      added = Math.max(added, ...scripts.map(({ id }) => Number(id)));
    },
  };
}

function fits({ model, workflow, organization_id }: RunScript, run: ScriptedRun): boolean {
  if (organization_id !== undefined && organization_id.toLowerCase() !== run.organization_id) return false;
  if (model !== undefined) return 'model' in run && run.model === model;
  return workflow === undefined || ('workflow' in run && run.workflow === workflow);
}

const most_times = 1_000_000;

/** Everything that is wrong with what is to be a script, one line for each mistake. */
export function scriptProblems(value: unknown): Problem[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return [{ at: [], message: 'must be an object with an outcome' }];
  }
  const given = value as Record<string, unknown>;
  const problems = Object.entries(given).flatMap(([name, member]) => {
    const message = memberProblem(name, member);
    return message === undefined ? [] : [{ at: [name], message }];
  });
  if (given.model !== undefined && given.workflow !== undefined) {
    problems.push({ at: ['workflow'], message: 'must not stand beside model' });
  }
  return [...problems, ...outcomeProblems(given.outcome, ['outcome'])];
}

/** Rules of each member but the outcome. */
const rules: Readonly<Record<string, { is(value: unknown): boolean; message: string }>> = {
  model: {
    is: (value) => isText(value, /^[^/\s]+(?:\/[^/\s]+){1,4}$/),
    message: 'must be the path of a model, 2 to 5 segments such as lumen/sketch',
  },
  workflow: { is: (value) => isText(value, /^[^/\s]+\/[^/\s]+$/), message: 'must name a workflow as owner/slug' },
  organization_id: {
    is: (value) => isText(value, /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i),
    message: 'must be the id of an organization, a UUID',
  },
  times: {
    is: (value) =>
      value === null || (Number.isInteger(value) && (value as number) >= 1 && (value as number) <= most_times),
    message: `must be a whole number from 1 to ${most_times}, or null for every run`,
  },
};

function memberProblem(name: string, value: unknown): string | undefined {
  if (name === 'outcome' || value === undefined) return undefined;
  if (!Object.hasOwn(rules, name))
    return `is no member of a script, which takes: ${Object.keys(rules).join(', ')}, outcome`;
  return rules[name]!.is(value) ? undefined : rules[name]!.message;
}

function isText(value: unknown, pattern: RegExp): boolean {
  return typeof value === 'string' && value.length <= 1_024 && pattern.test(value);
}
