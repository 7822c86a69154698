import { eventScenarios } from '../../arbitraries/event-scenarios.ts';
import { webhook_draws } from '../../arbitraries/scenarios.ts';
import { callback_operations } from '../../models/event-operations.ts';
import { attemptsOfTrials, type TrialAttempt } from '../../models/events.ts';
import { brokenBy, type Trial } from '../../models/trials.ts';
import { waveCheck } from '../../models/wave-check.ts';
import type { Facts, Mismatch } from '../../suite/evidence.ts';
import type { Shown, Tally } from '../../suite/tally.ts';

const clause = 'document.header-prefix';

/** The prefix is the service's own, and one for both headers. Others on the way may add headers. */
export const headersOfOneName = waveCheck({
  id: 'document/header-prefix',
  title: 'The headers of events begin with one prefix',
  how: 'The names of the headers with request id and signature begin alike in each attempt, and in all attempts; how, is left to the target.',
  clauses: [clause],
  codes: {
    'two-prefixes': {
      clause,
      message: 'The request id and the signature of an attempt stand in headers of two families.',
    },
    'another-prefix': { clause, message: 'The headers of some attempts have another prefix than those of others.' },
  },
  since: '0.1.0',
  operations: callback_operations,
  draws: webhook_draws,
  scenarios: eventScenarios,
  judge: (trials, { facts }, tally) => mismatchesOf(trials, facts, tally),
  control(trials, { facts }, found) {
    if (found.length > 0) return undefined;
    return named(trials, facts).length > 0 ? undefined : 'no attempt bears both a request id and a signature';
  },
});

interface Named extends TrialAttempt {
  /** The prefixes that stand before `Request-Id` and `Signature` alike. */
  common: string[];
}

function mismatchesOf(trials: readonly Trial[], facts: Facts, tally: Tally): Mismatch[] {
  const all = named(trials, facts);
  const apart = all.filter(({ common }) => tally.compared(common.length === 0));
  if (apart.length > 0) return brokenBy(tally, 'two-prefixes', apart, shownIn);
  const [first] = all;
  const others = all.filter(({ common }) => tally.compared(!first!.common.some((prefix) => common.includes(prefix))));
  return brokenBy(tally, 'another-prefix', others, shownIn);
}

function shownIn({ attempt }: Named): Shown {
  const actual = attempt.headers.map(([name]) => name).filter((name) => /(?:request-?id|signature)/i.test(name));
  return { expected: 'one prefix of all', actual };
}

/** The attempts that have to be signed, and bear something of either kind. */
function named(trials: readonly Trial[], { principals }: Facts): Named[] {
  return attemptsOfTrials(trials).flatMap((told) => {
    const { attempt, trial } = told;
    if (attempt.channel === 'callback' && principals[trial.run.by]?.signs_callbacks !== true) return [];
    const [ids, signatures] = [prefixesOf(told, 'request-id'), prefixesOf(told, 'signature')];
    if (ids.length === 0 || signatures.length === 0) return [];
    return [{ ...told, common: ids.filter((prefix) => signatures.includes(prefix)) }];
  });
}

/** Headers without any prefix are not the service's own: `Signature` is one of HTTP itself. */
function prefixesOf({ attempt }: TrialAttempt, ending: string): string[] {
  const names = attempt.headers.map(([name]) => name.toLowerCase()).filter((name) => name.endsWith(`-${ending}`));
  return names.map((name) => name.slice(0, -ending.length));
}
