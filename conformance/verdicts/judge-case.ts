/** From the evidence of one case to its outcome. Pure, so that a stored history can be judged again. */
import type { Check } from '../suite/check.ts';
import type { Evidence, Mismatch, Observation } from '../suite/evidence.ts';
import { type Exchange, isSentAgain, isServerError, type Stop } from '../suite/exchange.ts';
import type { CaseRecord } from '../suite/records.ts';
import { countComparisons } from '../suite/tally.ts';

export type CaseOutcome =
  | { kind: 'satisfied'; observations: Observation[]; comparisons: number }
  | { kind: 'violated'; mismatches: Mismatch[]; observations: Observation[]; comparisons: number }
  | { kind: 'stopped'; stop: Stop }
  | { kind: 'fault'; message: string };

/** A case as it stands in the history, with what its check makes of it. */
export interface JudgedCase {
  record: CaseRecord;
  evidence: Evidence;
  outcome: CaseOutcome;
}

/** A case as it stands in the history. @param evidence what its record names */
export function judgeRecord(
  check: Check,
  { stop, fault }: Pick<CaseRecord, 'stop' | 'fault'>,
  evidence: Evidence,
): CaseOutcome {
  if (fault !== undefined) return { kind: 'fault', message: fault };
  const outcome = judgeCase(check, evidence, stop);
  if (outcome.kind === 'violated') return erredMeanwhile(check, outcome.mismatches, evidence) ?? outcome;
  const unseen = whyUnseen(evidence);
  // A limit that was met is the better reason.
  return !unseen || (outcome.kind === 'stopped' && outcome.stop.budget) ? outcome : { kind: 'stopped', stop: unseen };
}

/**
 * A page that did not come is no page without faults. Checks of pages fail for it; any other fails for what it saw
 * before, or has seen too little. An error of the server may be gone at the next try.
 */
function whyUnseen({ exchanges }: Evidence): Stop | undefined {
  const pageless = exchanges.find((exchange) => exchange.pageless && !isSentAgain(exchange));
  if (!pageless) return undefined;
  const { operation } = pageless.request;
  const { status } = pageless.received!;
  const reason = `a cursor URL of ${operation} is answered ${status}${status < 300 ? ' without a page' : ''} (${pageless.step})`;
  return { verdict: status >= 500 ? 'inconclusive' : 'could-not-run', reason, operation };
}

/**
 * An error of the server is told as one, and not as what it makes look wrong: that the same request meets it each time
 * is judged by whoever asked for it, and by `document/server-errors`. A wave tells the trials apart that met one.
 */
function erredMeanwhile(
  check: Check,
  mismatches: readonly Mismatch[],
  { exchanges }: Evidence,
): CaseOutcome | undefined {
  if (check.wave || check.area === 'hostile' || mismatches.some(({ clause }) => error_clauses.includes(clause))) return;
  const failed = exchanges.find((one) => isServerError(one) && (!isSentAgain(one) || one.sent.method !== 'GET'));
  if (!failed) return undefined;
  const { operation } = failed.request;
  const shows = isSentAgain(failed) ? 'and may have been carried out all the same' : 'which shows nothing of the rule';
  const reason = `${operation} answered ${failed.received!.status}, ${shows}`;
  return { kind: 'stopped', stop: { verdict: 'inconclusive', reason, operation, server_error: true } };
}

/** Clauses of which an error of the server is the breach itself. */
const error_clauses: readonly string[] = ['errors.no-server-error', 'errors.right-requests-answered'];

/** @param stop how the case ended, when the check gave it up */
export function judgeCase(check: Check, evidence: Evidence, stop?: Stop): CaseOutcome {
  if (stop) return { kind: 'stopped', stop };
  try {
    const counter = countComparisons();
    const mismatches = check.judge(evidence, counter);
    const stray = mismatches.find(({ clause }) => !check.clauses.includes(clause));
    if (stray) {
      const message = `mismatch ${stray.code} names ${stray.clause}, which is no clause of ${check.id}`;
      return { kind: 'fault', message };
    }
    const unknown = mismatches.find(({ code }) => !Object.hasOwn(check.codes, code));
    if (unknown) return { kind: 'fault', message: `${unknown.code} is no code of ${check.id}` };
    const unproven = check.control?.(evidence, mismatches);
    // A control that failed takes the ground from under whatever the judge saw.
    if (unproven !== undefined) return { kind: 'stopped', stop: stopFor(check, unproven, evidence) };
    const observations = check.observe?.(evidence) ?? [];
    const { comparisons } = counter;
    return mismatches.length > 0
      ? { kind: 'violated', mismatches, observations, comparisons }
      : { kind: 'satisfied', observations, comparisons };
  } catch (error) {
    return { kind: 'fault', message: `the judge of ${check.id} threw: ${(error as Error).message}` };
  }
}

function stopFor(check: Check, unproven: string | Stop, evidence: Evidence): Stop {
  const stop: Stop = typeof unproven === 'string' ? { verdict: 'inconclusive', reason: unproven } : unproven;
  if (stop.operation !== undefined || stop.verdict === 'not-claimed') return stop;
  const operation = check.wave ? undefined : atFault(evidence);
  return { ...stop, ...(operation && { operation }) };
}

/**
 * On whose account a control failed, as far as it can be told: an error of the server, else the first request that was
 * refused though it is not the one on trial. A wave has too many requests to tell.
 */
function atFault({ exchanges }: Evidence): Exchange['request']['operation'] | undefined {
  const statusOf = ({ received }: Exchange) => received?.status ?? 0;
  const failed =
    exchanges.find((exchange) => statusOf(exchange) >= 500 && !isSentAgain(exchange)) ??
    exchanges.find((exchange) => statusOf(exchange) >= 400 && !exchange.step.startsWith('attempt'));
  return failed?.request.operation;
}
