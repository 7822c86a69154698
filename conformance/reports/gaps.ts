/** Checks that were not judged, by cause: one that many checks meet is told once, with one remedy. Pure. */
import { isMute } from '../verdicts/exit-code.ts';
import type { Unjudged, Verdict } from '../verdicts/verdict.ts';
import type { Report } from './report.ts';

export interface Gap {
  cause: string;
  /** Absent where the cause says what to do, or nobody knows. */
  remedy?: string;
  checks: string[];
}

type Cause = Omit<Gap, 'checks'>;

/** Verdicts of one word without those that a finding stops, by their cause, in the order of the first of each. */
export function gapsOf(report: Pick<Report, 'verdicts' | 'traffic'>, word: Verdict['verdict']): Gap[] {
  const own = report.verdicts.filter(
    (verdict): verdict is Unjudged => verdict.verdict === word && !('because_of' in verdict),
  );
  const told = own.map((verdict) => ({ ...causeOf(report, verdict), check: verdict.check }));
  return [...Map.groupBy(told, ({ cause }) => cause)].map(([cause, all]) => ({
    cause,
    ...(all[0]!.remedy !== undefined && { remedy: all[0]!.remedy }),
    checks: all.map(({ check }) => check),
  }));
}

const mute: Cause = {
  cause: 'nothing that the target sent came to the receiver of the suite, so that nothing about deliveries was shown',
  remedy: '`conformance doctor` tries the way there; a target that runs elsewhere needs a receiver.public_url',
};

/** Failures to get an answer, as the runner words them behind the request that met one. */
const transport: readonly (Cause & { when: RegExp })[] = [
  {
    when: /cannot connect|the target (?:stopped answering|gave no usable answer)|the connection was closed before/,
    cause: 'connections to the target broke or were refused',
    remedy: 'see in its log why it was away, and run again',
  },
  {
    when: /no complete answer within/,
    cause: 'answers of the target did not come in time',
    remedy:
      'give it more (network.timeout_s; of a receiver, --answer-within), or ask it less at a time (limits.concurrency, limits.requests_per_second)',
  },
  {
    when: /kept answering (?:429|50[234])/,
    cause: 'the target, or a gateway before it, answered that it was busy for as long as was waited',
    remedy: 'give limits.requests_per_second what it takes, or more limits.waits_s',
  },
];

function causeOf(report: Pick<Report, 'traffic'>, verdict: Unjudged): Cause {
  const { message, operation, budget, server_error } = verdict;
  const is_other = budget || verdict.verdict !== 'inconclusive';
  if (verdict.by_events && isMute(report) && (!is_other || /\bno (?:event|callback)\b/.test(message))) return mute;
  if (server_error && operation !== undefined) {
    return {
      cause: `${operation} answers requests with which nothing is wrong with errors of the server`,
      remedy: 'mend that first; its requests stand in history.jsonl of --out, with the trace that its own log may have',
    };
  }
  const broken = verdict.verdict === 'inconclusive' && transport.find(({ when }) => when.test(message));
  if (broken) return { cause: broken.cause, remedy: broken.remedy! };
  return { cause: withoutRecords(message) };
}

/** A sentence is the same whichever record of the run it is about. */
function withoutRecords(message: string): string {
  return message
    .replaceAll(/\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/gi, '…')
    .replaceAll(/\bmrk[0-9a-f]{12}\w*/g, '…');
}
