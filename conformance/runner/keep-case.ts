/** Writes what a case left behind into the history, and judges the case by what was written. */
import { arrivalsOf } from '../models/trials.ts';
import type { Check } from '../suite/check.ts';
import type { Evidence } from '../suite/evidence.ts';
import type { Stop } from '../suite/exchange.ts';
import type { CaseRecord, CaseRole } from '../suite/records.ts';
import { type WaveNote, waveNoteOf } from '../suite/wave-note.ts';
import type { JudgedCase } from '../verdicts/judge-case.ts';
import { judgeRecord } from '../verdicts/judge-case.ts';
import type { Session } from './session.ts';

export interface MadeCase extends Pick<Evidence, 'case' | 'exchanges' | 'notes'> {
  /** The end of a case that was given up. */
  stop?: Stop;
  /** Error thrown by the check. */
  fault?: string;
}

/** A case that stands for itself. */
export const shown_first: CaseRole = { role: 'first', attempt: 1 };

/** @param made plain data: what is stored is what is judged */
export function keepCase(session: Session, check: Check, made: MadeCase, role: CaseRole = shown_first): JudgedCase {
  const judged = judgeMade(session, check, made, role);
  session.history.add(judged.record);
  return judged;
}

/** The same, and nothing is written. */
export function judgeMade(
  { history, facts }: Pick<Session, 'history' | 'facts'>,
  check: Check,
  made: MadeCase,
  role: CaseRole,
): JudgedCase {
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

/** A wave of which nothing could be seen leaves nothing to judge. */
function stopOfWave({ trials }: WaveNote): Stop | undefined {
  const stops = trials.flatMap(({ stop }) => stop ?? []);
  return stops.length === trials.length ? stops[0] : undefined;
}
