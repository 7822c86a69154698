/**
 * A check is a value: what it proves, what it needs, how it draws its cases, what it does, and how the evidence is
 * judged. Nothing registers itself on import; `conformance/checks/all.ts` lists the checks.
 */
import type fc from 'fast-check';
import type { OperationId } from '../../src/contract/operations.ts';
import type { PrincipalName } from '../target/target.ts';
import type { CheckContext } from './context.ts';
import type { Evidence, Facts, Mismatch, Observation } from './evidence.ts';
import type { Exchange, Stop } from './exchange.ts';
import { type Codes, type Counter, type Tally, tallyOf } from './tally.ts';

export type CaseSource<Case> =
  | {
      kind: 'drawn';
      arbitrary: fc.Arbitrary<Case>;
      samples: number;
      /** Cases that are met whatever is drawn, before the others. */
      named?: readonly Case[];
    }
  | { kind: 'table'; table: readonly Case[] };

/** A source that draws `samples` cases (before `--samples` scales it); the first are the simplest fast-check draws. */
export function drawn<Case>(arbitrary: fc.Arbitrary<Case>, samples: number): CaseSource<Case> {
  return { kind: 'drawn', arbitrary, samples };
}

/** A source that names its cases, simplest first. */
export function table<Case>(rows: readonly Case[]): CaseSource<Case> {
  return { kind: 'table', table: rows };
}

/** An operation, or several that are of use together alone. */
export type OneOf = OperationId | readonly OperationId[];

/** @typeParam Notes what no exchange holds and the judge needs: plain JSON by name, since it is stored. */
export interface Check<Case = unknown, Notes = unknown> {
  /** `<area>/<rule>`: the path below `conformance/checks`. */
  id: string;
  title: string;
  /** In one or two sentences: what is done, what is compared with what, and what would be permitted. */
  how?: string;
  clauses: readonly string[];
  /** The ways in which it can fail. */
  codes: Codes;
  /** The kit's version that brought the check. */
  since: string;
  /** The part of the id before the slash. */
  area: string;
  operations: readonly OperationId[];
  needs: {
    principals?: readonly PrincipalName[];
    /** `unless_read_only`: it makes records to look at where it may, and else looks at those that are there. */
    writes?: boolean | 'unless_read_only';
    /** Of these one must be claimed and callable, for a check that looks at whichever there are. */
    one_of?: readonly OneOf[];
    /** Reason why the target file does not tell what the cases are made of, or undefined: asked last. Pure. */
    told?(facts: Facts): Stop | undefined;
  };
  /**
   * Set where a case is a list of scenarios of deliveries: `cases` then draws the scenarios, which are all shown in one
   * wave, together with those of the other checks of this kind.
   */
  wave?: {
    /** Copies of one scenario that a smaller case needs to show the same: several, where the judge takes a median. */
    copies: number;
    /** Checks of one family draw the same scenarios, so that one wave serves them all; the check's id unless given. */
    draws?: string;
  };
  /** Set where it looks at deliveries beside the waves. */
  hears?: true;
  /** Set where it waits for the target most of its time: in real time it is begun with the run, beside the others. */
  waits?: true;
  cases(facts: Facts): CaseSource<Case>;
  /** Acts on the target and records; never judges. A case that is stopped before its end has no notes. */
  run(ctx: CheckContext, input: Case): Promise<Notes>;
  /**
   * Reason why the evidence proves nothing, or undefined: a sentence where a positive control failed, which makes it
   * `inconclusive`; a stop where the target cannot show the clause, or its file does not say what is needed. Pure.
   * @param found what the judge found in this evidence, which some controls need not look behind
   */
  control?(evidence: Evidence<Case, Notes>, found: readonly Mismatch[]): string | Stop | undefined;
  /** Pure, but for the counter, to which it tells each comparison that it makes. */
  judge(evidence: Evidence<Case, Notes>, counter: Counter): Mismatch[];
  /** Those of the clauses that this evidence could have shown broken; all of them unless given. Pure. */
  covers?(evidence: Evidence<Case, Notes>): readonly string[];
  /** Observations about open clauses in the evidence. Pure. */
  observe?(evidence: Evidence<Case, Notes>): Observation[];
  /** Other checks' exchanges to judge too, each as a case without input: for rules that hold of every answer. */
  watches?(exchange: Exchange): boolean;
  /**
   * Exchanges of other checks that this one judges together, as one case without input: for rules that hold between
   * answers. Those of one word are one case; it judges none of those without.
   */
  gathers?(exchange: Exchange): string | undefined;
}

/** The kit's version that brought this way to fail: that of the check, unless its code says a later one. */
export function sinceOf({ codes, since }: Pick<Check, 'codes' | 'since'>, code: string): string {
  return codes[code]?.since ?? since;
}

/** A check as it is written: its area follows from its id, and its judge is given the tally of its codes. */
export interface CheckDraft<Case = unknown, Notes = void> extends Omit<Check<Case, Notes>, 'area' | 'judge'> {
  judge(evidence: Evidence<Case, Notes>, tally: Tally): Mismatch[];
}

/** Keeps the types of a check's cases and notes while it is written, and gives them up for the list of all checks. */
export function check<Case, Notes = void>({ judge, ...draft }: CheckDraft<Case, Notes>): Check {
  const area = draft.id.slice(0, draft.id.indexOf('/'));
  return {
    ...draft,
    area,
    judge: (evidence: Evidence<Case, Notes>, counter: Counter) => judge(evidence, tallyOf(draft.codes, counter)),
  } as unknown as Check;
}
