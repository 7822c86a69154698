/** From what a case left behind to its outcome: it is written into the history, and judged by what was written. */
import { arrivalsOf } from '../waves/trials.ts';
import { type WaveNote, waveNoteOf } from '../waves/wave-note.ts';
import type { Check, Evidence } from './check.ts';
import type { Session } from './context.ts';
import type { CaseRecord, CaseRole, Stop } from './history.ts';
import { type CaseOutcome, judgeRecord } from './judge-case.ts';

export interface MadeCase extends Pick<Evidence, 'case' | 'exchanges' | 'notes'> {
  /** How it ended, when it was given up. */
  stop?: Stop;
  /** What the check threw. */
  fault?: string;
}

/** A case as it stands in the history, with what its check makes of it. */
export interface JudgedCase {
  record: CaseRecord;
  evidence: Evidence;
  outcome: CaseOutcome;
}

/** A case that stands for itself. */
export const shown_first: CaseRole = { role: 'first', attempt: 1 };

/** @param made plain data: what is stored is what is judged */
export function keepCase(session: Session, check: Check, made: MadeCase, role: CaseRole = shown_first): JudgedCase {
  const { history, facts } = session;
  const wave = check.wave && waveNoteOf(made.notes);
  const arrivals = wave && arrivalsOf(wave);
  const stop = made.stop ?? (wave && stopOfWave(wave));
  const record: CaseRecord = {
    type: 'case',
    check: check.id,
    ...role,
    case: made.case,
    exchanges: made.exchanges.map(({ number }) => number),
    ...(arrivals && { arrivals }),
    notes: made.notes,
    ...(stop && { stop }),
    ...(made.fault !== undefined && { fault: made.fault }),
  };
  history.add(record);
  const arrived = arrivals?.flatMap((number) => history.arrivals.get(number) ?? []);
  const evidence: Evidence = {
    case: made.case,
    exchanges: made.exchanges,
    notes: made.notes,
    ...(arrived && { arrivals: arrived }),
    facts,
  };
  return { record, evidence, outcome: judgeRecord(check, record, evidence) };
}

/** Where nothing could be seen of any scenario, there is nothing to judge. */
function stopOfWave({ trials }: WaveNote): Stop | undefined {
  const stops = trials.flatMap(({ stop }) => stop ?? []);
  return stops.length === trials.length ? stops[0] : undefined;
}
