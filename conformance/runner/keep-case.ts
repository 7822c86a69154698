/** From what a case left behind to its outcome: it is written into the history, and judged by what was written. */
import { arrivalsOf } from '../waves/trials.ts';
import type { WaveNote } from '../waves/wave-note.ts';
import type { Check, Evidence } from './check.ts';
import type { Session } from './context.ts';
import type { Stop } from './history.ts';
import { type CaseOutcome, judgeCase } from './judge-case.ts';

export interface MadeCase extends Pick<Evidence, 'case' | 'exchanges' | 'notes'> {
  /** How it ended, when it was given up. */
  stop?: Stop;
}

export interface KeptCase {
  outcome: CaseOutcome;
  evidence: Evidence;
}

/** @param made plain data: what is stored is what is judged */
export function keepCase({ history, facts }: Session, check: Check, { stop, ...made }: MadeCase): KeptCase {
  const wave = made.notes.wave as WaveNote | undefined;
  const arrivals = wave && arrivalsOf(wave);
  history.add({
    type: 'case',
    check: check.id,
    ...made,
    exchanges: made.exchanges.map(({ number }) => number),
    ...(arrivals && { arrivals }),
    ...(stop && { stop }),
  });
  const arrived = arrivals?.flatMap((number) => history.arrivals.get(number) ?? []);
  const evidence: Evidence = { ...made, ...(arrived && { arrivals: arrived }), facts };
  return { evidence, outcome: judgeCase(check, evidence, stop) };
}
