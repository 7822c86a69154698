/** One run of the suite as a team has it: by the real clock, with default limits and a bare target file. */
import { allChecks } from '../../conformance/checks/all.ts';
import { runSuite } from '../../conformance/runner/run.ts';
import type { Check } from '../../conformance/suite/check.ts';
import { exitCodeOf } from '../../conformance/verdicts/exit-code.ts';
import type { Verdict } from '../../conformance/verdicts/verdict.ts';
import { document_version } from '../../src/contract/document-version.ts';
import { busyCores } from '../runs/machine.ts';
import { verdictLine } from '../runs/verdict-line.ts';
import type { Row } from './rows.ts';
import type { Started } from './servers.ts';

export interface HonestRun {
  name: string;
  exit: number;
  requests: number;
  seconds: number;
  judged: number;
  /** `verdict check: message` of what may not be: all but passes, what it need not have, and its one fault. */
  wrong: string[];
}

export interface HonestPlan {
  seed: number;
  /** All of them unless given. */
  checks?: readonly Check[];
  /** Beside a busy machine. */
  load?: boolean;
}

const gate = { gate: 'declared', strict: false, allow_incomplete: [], interrupted: false } as const;
const unjudged = ['fail', 'error', 'inconclusive', 'could-not-run'];

/** The server is honest, whatever stands before it. */
export async function honestRun({ name, start, fails }: Row, plan: HonestPlan): Promise<HonestRun> {
  const report = await suiteOver(start, plan);
  const isRight = ({ check, verdict }: Verdict) => (check === fails ? verdict === 'fail' : !unjudged.includes(verdict));
  const wrong = report.verdicts.filter((one) => !isRight(one)).map(verdictLine);
  return {
    name,
    exit: exitCodeOf(report, gate),
    requests: report.requests,
    seconds: Math.round(report.duration_ms / 1000),
    judged: report.totals.pass + report.totals.observed,
    wrong,
  };
}

/** The first failure ends it. @returns what failed first; undefined where the fault was not found */
export async function firstFailure(start: () => Promise<Started>, plan: HonestPlan): Promise<string | undefined> {
  const { verdicts } = await suiteOver(start, plan, true);
  const found = verdicts.find(({ verdict }) => verdict === 'fail');
  return found && verdictLine(found);
}

async function suiteOver(
  start: () => Promise<Started>,
  { seed, checks = allChecks, load }: HonestPlan,
  until_found = false,
) {
  const idle = load ? busyCores() : undefined;
  const found = new AbortController();
  try {
    const { target, stop } = await start();
    try {
      return await runSuite({
        ...{ target, checks, seed, kit_version: '0', document_version, replay_options: '', shrink: !until_found },
        signal: found.signal,
        emit(event) {
          const is_told = event.type === 'verdict' || event.type === 'tried-again';
          if (until_found && is_told && event.verdict.verdict === 'fail') found.abort();
        },
      });
    } finally {
      await stop();
    }
  } finally {
    await idle?.();
  }
}
