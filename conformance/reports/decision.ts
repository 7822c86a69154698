/** The decision of a gate about a run, with its reasons. Pure; it stands in report.json, and every form tells it. */

import { counted } from '../../src/input/counted.ts';
import {
  countsAgainst,
  exitCodeOf,
  exitCodes,
  type Gate,
  type GateOptions,
  isStale,
  judgesNothing,
  type Outcome,
} from '../verdicts/exit-code.ts';
import { lostLine } from '../verdicts/lost-claims.ts';
import type { Verdict, VerdictWord } from '../verdicts/verdict.ts';
import { muteLine, type Traffic } from './traffic.ts';

/** Something that turns a run red, or that the gate lets pass. */
export interface Reason {
  kind:
    | VerdictWord
    | 'interrupted'
    | 'lost-claim'
    | 'missing-shard'
    | 'no-delivery'
    | 'nothing-judged'
    | 'not-required'
    | 'seen'
    | 'stale-known-failure'
    | 'unusable';
  /** One sentence for people, without a full stop. */
  message: string;
  checks?: string[];
}

export interface StoredDecision {
  /** A number of `exitCodes`. */
  exit_code: number;
  gate: Gate;
  /** Reference choices decide as well (`--strict`). */
  strict?: true;
  /** Kinds of gap that are let pass (`--allow-incomplete`). */
  allowed: GateOptions['allow_incomplete'];
  /** Of an exit code that is not 0, the weightiest first. */
  reasons: Reason[];
  /** Failures and gaps that do not decide. */
  let_pass: Reason[];
}

/** Parts of a report that decide. */
interface Decidable extends Omit<Outcome, 'traffic'> {
  traffic?: Traffic;
  requirements?: string;
}

/** The report with the decision of this gate in it, whatever gate it was decided by before. */
export function decided<Of extends Decidable>(report: Of, gate: GateOptions): Of & { decision: StoredDecision } {
  const exit_code = exitCodeOf(report, gate);
  const is_unusable = exit_code === exitCodes.unusable;
  const red = report.verdicts.filter((verdict) => countsAgainst(verdict, gate));
  const besides = reasonsBesides(report, gate);
  const reasons = is_unusable ? besides : [...besides, ...byWord(red)];
  const decision: StoredDecision = {
    exit_code,
    gate: gate.gate,
    ...(gate.strict && { strict: true as const }),
    allowed: gate.allow_incomplete,
    reasons: exit_code === exitCodes.conforms ? [] : reasons,
    let_pass: is_unusable ? [] : letPass(report, gate),
  };
  return { ...report, decision };
}

/** Reasons for a run that is red by no single verdict. */
function reasonsBesides(report: Decidable, gate: GateOptions): Reason[] {
  const { known_failures = [], require, missing_shards = [], verdicts, traffic, unusable } = report;
  if (unusable !== undefined) return [{ kind: 'unusable', message: unusable }];
  const seen = verdicts.filter((verdict) => 'seen' in verdict && countsAgainst(verdict, gate));
  const checks = seen.map(({ check }) => check);
  const stale = known_failures.filter(isStale).map(({ place, check, message }) => `${place}: ${check}: ${message}`);
  const lost = require?.lost.map(lostLine) ?? [];
  const told: Reason[] = [
    ...(gate.interrupted
      ? [{ kind: 'interrupted' as const, message: 'the run was interrupted; what was judged until then stands here' }]
      : []),
    ...(seen.length > 0
      ? [
          {
            kind: 'seen' as const,
            message: `a fault was seen and could not be shown again (${checks.join(', ')})`,
            checks,
          },
        ]
      : []),
    ...(stale.length > 0
      ? [
          {
            kind: 'stale-known-failure' as const,
            message: `of known failures that are none any more (${stale.join('; ')})`,
          },
        ]
      : []),
    ...(lost.length > 0 ? [{ kind: 'lost-claim' as const, message: `a claim has shrunk (${lost.join('; ')})` }] : []),
    ...(traffic ? muteLine(traffic).map((message) => ({ kind: 'no-delivery' as const, message })) : []),
    ...(missing_shards.length > 0
      ? [{ kind: 'missing-shard' as const, message: `these shards are missing: ${missing_shards.join(', ')}` }]
      : []),
  ];
  const is_empty = judgesNothing(report) && !verdicts.some((verdict) => countsAgainst(verdict, gate));
  return told.length === 0 && is_empty ? [{ kind: 'nothing-judged', message: 'nothing was judged' }] : told;
}

const weights: readonly VerdictWord[] = ['fail', 'unexpected-pass', 'error', 'could-not-run', 'inconclusive'];

const told_as: Partial<Record<VerdictWord, [one: string, several: string]>> = {
  fail: ['1 check fails', 'checks fail'],
  'known-failure': ['1 check fails as a known failure', 'checks fail as known failures'],
  'unexpected-pass': ['1 known failure passes', 'known failures pass'],
  error: ['1 check met a fault of the kit', 'checks met a fault of the kit'],
  'could-not-run': ['1 check could not run', 'checks could not run'],
  inconclusive: ['1 check is inconclusive', 'checks are inconclusive'],
};

function byWord(verdicts: readonly Verdict[]): Reason[] {
  return [...Map.groupBy(verdicts, ({ verdict }) => verdict)]
    .toSorted(([a], [b]) => weights.indexOf(a) - weights.indexOf(b))
    .map(([kind, own]) => reasonOf(kind, kind, own));
}

function reasonOf(kind: Reason['kind'], word: VerdictWord, own: readonly Verdict[]): Reason {
  const [one, several] = told_as[word] ?? [`1 check is ${word}`, `checks are ${word}`];
  return { kind, message: own.length === 1 ? one : `${own.length} ${several}`, checks: own.map(({ check }) => check) };
}

function letPass({ verdicts, requirements }: Decidable, gate: GateOptions): Reason[] {
  const passed = verdicts.filter((verdict) => !countsAgainst(verdict, gate) && isLack(verdict));
  const [later, own] = [passed.filter(({ not_required }) => not_required), passed.filter((one) => !one.not_required)];
  const checks = later.map(({ check }) => check);
  const message = `${counted(checks.length, 'check is', 'checks are')} newer than the requirements ${requirements}`;
  return [...byWord(own), ...(later.length > 0 ? [{ kind: 'not-required' as const, message, checks }] : [])];
}

function isLack({ verdict }: Verdict): boolean {
  return ['fail', 'known-failure', 'could-not-run', 'inconclusive'].includes(verdict);
}
