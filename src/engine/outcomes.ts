/** Outcomes on demand: what a run can be told to do in place of what its model or workflow would do. */
import { validateComponent } from '../contract/requests.ts';

/**
 * Times are milliseconds. `after_ms` counts from when the run leaves the queue, whatever it would have taken; without
 * it, the end comes when the run would have ended by itself. The node that is under way at the end meets it.
 */
export type Outcome =
  | {
      kind: 'complete';
      after_ms?: number;
      /** Content of every text output; other outputs are made as usual. */
      output?: string;
    }
  | {
      kind: 'fail';
      after_ms?: number;
      /** The run's `failure_code`; `model_error` unless given. */
      code?: string;
      /** The run's `failure_message`. */
      message?: string;
    }
  | { kind: 'cancel'; after_ms?: number }
  | {
      /** Ends as it would, at another time. With neither member, 30 s later. */
      kind: 'slow';
      after_ms?: number;
      /** Later by so much than it would; never beside `after_ms`. */
      by_ms?: number;
    }
  | {
      /** Runs, and never ends: from `after_ms` on, from the start without it, nothing of it changes. */
      kind: 'stall';
      after_ms?: number;
    };

export type OutcomeKind = Outcome['kind'];

type KeysOf<One> = One extends unknown ? Exclude<keyof One, 'kind'> : never;
export type OutcomeField = KeysOf<Outcome>;

/** The members that each kind takes. */
export const outcome_fields: Readonly<Record<OutcomeKind, readonly OutcomeField[]>> = {
  complete: ['after_ms', 'output'],
  fail: ['after_ms', 'code', 'message'],
  cancel: ['after_ms'],
  slow: ['after_ms', 'by_ms'],
  stall: ['after_ms'],
};

export const outcome_kinds = Object.keys(outcome_fields) as readonly OutcomeKind[];

/** 30 days. */
export const longest_ms = 2_592_000_000;

export const longest_message = 1_000;
const longest_output = 10_000;

/** One thing that is wrong, and where: `['outcome', 'code']`. */
export interface Problem {
  at: readonly string[];
  message: string;
}

/** Everything that is wrong with what is to be an outcome. @param at where it stands */
export function outcomeProblems(value: unknown, at: readonly string[] = []): Problem[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return [{ at, message: 'must be an object with a kind' }];
  }
  const { kind, ...given } = value as Record<string, unknown>;
  if (!isKind(kind)) return [{ at: [...at, 'kind'], message: `must be one of: ${outcome_kinds.join(', ')}` }];
  const fields = outcome_fields[kind];
  const problems = Object.entries(given).flatMap(([name, member]) => {
    const message = fields.includes(name as OutcomeField)
      ? fieldProblem(name as OutcomeField, member)
      : `is no member of the outcome ${kind}, which takes: ${fields.join(', ')}`;
    return message === undefined ? [] : [{ at: [...at, name], message }];
  });
  if (given.after_ms === undefined || given.by_ms === undefined) return problems;
  return [...problems, { at: [...at, 'by_ms'], message: 'must not stand beside after_ms' }];
}

export function isKind(word: unknown): word is OutcomeKind {
  return typeof word === 'string' && Object.hasOwn(outcome_fields, word);
}

/** The fault of one member of an outcome, in words that follow its name; undefined for none. */
export function fieldProblem(name: OutcomeField, value: unknown): string | undefined {
  return value === undefined || fieldRules[name].is(value) ? undefined : fieldRules[name].message;
}

interface FieldRule {
  is(value: unknown): boolean;
  message: string;
}

const milliseconds: FieldRule = {
  is: (value) => Number.isInteger(value) && (value as number) >= 0 && (value as number) <= longest_ms,
  message: `must be a whole number of milliseconds from 0 to ${longest_ms} (30 days)`,
};

const fieldRules: Readonly<Record<OutcomeField, FieldRule>> = {
  after_ms: milliseconds,
  by_ms: milliseconds,
  code: {
    is: (value) => validateComponent('Code', value).length === 0,
    message: 'must be 1 to 64 letters, digits and _ . : + -, the first of them a letter or a digit',
  },
  message: text(1, longest_message),
  output: text(0, longest_output),
};

function text(least: number, most: number): FieldRule {
  const fits = (value: string) => value.isWellFormed() && value.length >= least && [...value].length <= most;
  return {
    is: (value) => typeof value === 'string' && fits(value),
    message: `must be a text of ${least} to ${most} characters`,
  };
}
