/** Attempts behind one whose connection was refused: the control and the judge of both channels. Pure. */
import type { Evidence, Facts, Mismatch } from '../suite/evidence.ts';
import type { Codes, Tally } from '../suite/tally.ts';
import { offeredRunKinds } from './shown-runs.ts';
import { exchangeAt, serverError, unproven } from './steps.ts';

/** The notes of a case, as `meetClosedPort` makes them. */
export interface ClosedPortNotes {
  /** From the last read that showed the run under way until the port was opened. */
  shut_ms: number;
  /** Requests that told of the run, and how long was waited for them. */
  heard: number;
  watched_ms: number;
  /** Requests of a run that was dispatched once the port was open; asked for where the first one was not told of. */
  witness: number;
}

type Seen = Evidence<unknown, ClosedPortNotes>;

/** Before the last attempt the port is open by so much. */
const spare_ms = 100;

export const no_port = 'behind a public URL no port can be shut: something answers in its place';

export const closedPortCodes = (clause: string) =>
  ({
    'not-repeated-after-refused-connection': {
      clause,
      message: 'An event whose connection was refused is not tried again.',
    },
  }) satisfies Codes;

/** @param last_ms so long behind the first attempt the last one comes, and no sooner */
export function unprovenPort(evidence: Seen, last_ms: number): string | undefined {
  const { notes, facts } = evidence;
  const failed = serverError(evidence) ?? unproven(evidence, 'dispatch', 'no run could be dispatched');
  if (failed !== undefined || notes.heard > 0) return failed;
  if (notes.shut_ms + facts.consistency_ms > last_ms - spare_ms) {
    return `the port was opened ${notes.shut_ms / 1_000} s after the run may have ended, when all attempts may have been made`;
  }
  return notes.witness > 0 ? undefined : 'no event of a run that was dispatched later came to the same port either';
}

export function judgePort(evidence: Seen, what: string, tally: Tally): Mismatch[] {
  const { heard, watched_ms } = evidence.notes;
  return tally.holds(heard > 0, 'not-repeated-after-refused-connection', {
    message: `${what} whose connection was refused is not tried again within ${Math.round(watched_ms / 1_000)} s`,
    expected: 'another attempt',
    actual: 'none',
    exchange: exchangeAt(evidence, 'dispatch')?.number,
  });
}

/** One run that ends well is enough. */
export function closedPortRows(facts: Facts): { run: string }[] {
  return offeredRunKinds(facts)
    .filter((name) => name === 'succeeds')
    .map((run) => ({ run }));
}
