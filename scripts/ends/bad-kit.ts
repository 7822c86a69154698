/** Loaded before the command: a kit with one mistake, named in the environment. */
import { allChecks } from '../../conformance/checks/all.ts';
import type { KitMistake } from './faults.ts';

const mistake = process.env.KIT_MISTAKE as KitMistake;
const late_ms = 1_500;
const raise = () => {
  throw new Error('a mistake that was made on purpose');
};

/** Of a third of the checks, so that others are left to be judged. */
function inChecks(change: Partial<(typeof allChecks)[number]>): void {
  for (const [place, check] of allChecks.entries()) if (place % 3 === 0) Object.assign(check, change);
}

const make: Record<KitMistake, () => void> = {
  'judge-throws': () => inChecks({ judge: raise }),
  'judge-throws-no-error': () =>
    inChecks({
      judge: () => {
        throw undefined;
      },
    }),
  'check-throws': () => inChecks({ run: async () => raise() }),
  'cases-throw': () => inChecks({ cases: raise }),
  uncaught: () => void setTimeout(raise, late_ms),
  unhandled: () => void setTimeout(() => void Promise.reject(new Error('a rejection that nobody hears')), late_ms),
};
make[mistake]();
