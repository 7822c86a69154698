/** Rules for what the log of a webhook shows of each delivery: one mismatch for each that is broken. Pure. */
import type { Codes, Shown } from '../suite/tally.ts';
import type { WaveEvidence } from '../suite/wave-note.ts';
import { timeline } from './deliveries.ts';
import { type LoggedTrial, loggedTrials, type NamedTrial, whyNoLog, withEntries } from './delivery-log.ts';
import { brokenBy, type Trial, waveOf } from './trials.ts';
import type { WaveCheck } from './wave-check.ts';

/** Its fault: the timeline of the attempts is expected unless something else is. */
type LoggedFault = Partial<Pick<Shown, 'expected'>> & Pick<Shown, 'actual'>;

/** Other deliveries of the wave, and all that was seen in it. */
interface LoggedWave {
  all: readonly LoggedTrial[];
  evidence: WaveEvidence;
}

export interface LoggedRule {
  clause: string;
  message: string;
  /** Tells whether there is something to compare. */
  isSeen(logged: NamedTrial): boolean;
  fault(logged: NamedTrial, wave: LoggedWave): LoggedFault | undefined;
  /** Behind a public URL a tunnel may have answered in the place of the receiver, so that nobody fails. */
  hides_in_tunnels?: true;
  /** It counts only where it is seen once more. */
  again?: true;
}

/** @param rules by their codes @param common holds for each of them */
export function loggedRules(
  rules: Readonly<Record<string, LoggedRule>>,
  common: Pick<LoggedRule, 'again'> = {},
): Required<Pick<WaveCheck, 'clauses' | 'codes' | 'control' | 'judge' | 'covers'>> {
  const judged = (evidence: WaveEvidence) =>
    Object.entries(rules).filter(([, { hides_in_tunnels }]) => !(hides_in_tunnels && waveOf(evidence).public));
  const namedIn = (trials: readonly Trial[], evidence: WaveEvidence) => withEntries(loggedTrials(trials, evidence));
  return {
    clauses: [...new Set(Object.values(rules).map(({ clause }) => clause))],
    codes: rules satisfies Codes,
    control: (trials, evidence, found) => (found.length > 0 ? undefined : whyNoLog(trials, evidence)),
    judge(trials, evidence, tally) {
      const all = namedIn(trials, evidence);
      return judged(evidence).flatMap(([code, { isSeen, fault, again = common.again }]) => {
        const wrong = all.filter(isSeen).flatMap((logged) => {
          const shown = tally.compared(fault(logged, { all, evidence }));
          return shown ? [{ trial: logged.trial, shown }] : [];
        });
        return brokenBy(tally, code, wrong, ({ trial, shown }) => ({
          expected: timeline(trial.attempts),
          ...shown,
          operation: 'listWebhookDeliveries',
          ...(again && { again }),
        }));
      });
    },
    covers(trials, evidence) {
      const all = namedIn(trials, evidence);
      return judged(evidence).flatMap(([, { clause, isSeen }]) => (all.some(isSeen) ? clause : []));
    },
  };
}
