import { eventScenarios } from '../../arbitraries/event-scenarios.ts';
import { webhook_draws } from '../../arbitraries/scenarios.ts';
import { callback_operations } from '../../models/event-operations.ts';
import { attemptsOfTrials, shownBy, type TrialAttempt } from '../../models/events.ts';
import type { Trial } from '../../models/trials.ts';
import { waveCheck } from '../../models/wave-check.ts';
import type { Facts, Mismatch } from '../../suite/evidence.ts';
import { type Tally, uncounted } from '../../suite/tally.ts';

const clause = 'document.header-prefix';

/** How the service calls itself is its own; that its two headers begin alike is not. Others on the way may add some. */
export const headersOfOneName = waveCheck({
  id: 'document/header-prefix',
  title: 'The headers of events begin with one prefix',
  how: 'Of every attempt that bears a request id and a signature, the names of the two headers must begin alike, and so must those of all attempts; how, is left to the target.',
  clauses: [clause],
  since: '0.1.0',
  operations: callback_operations,
  draws: webhook_draws,
  scenarios: eventScenarios,
  judge: (trials, { facts }, tally) => mismatchesOf(trials, facts, tally),
  control(trials, { facts }) {
    if (mismatchesOf(trials, facts, uncounted).length > 0) return undefined;
    return named(trials, facts).length > 0 ? undefined : 'no attempt bears both a request id and a signature';
  },
});

interface Named extends TrialAttempt {
  /** What stands before `Request-Id` and `Signature` alike. */
  common: string[];
}

function mismatchesOf(trials: readonly Trial[], facts: Facts, tally: Tally): Mismatch[] {
  const all = named(trials, facts);
  const apart = all.filter(({ common }) => tally.compared(common.length === 0));
  if (apart.length > 0)
    return [
      mismatch(
        'two-prefixes',
        apart,
        'the request id and the signature of an attempt stand in headers of two families',
      ),
    ];
  const [first] = all;
  const others = all.filter(({ common }) => tally.compared(!first!.common.some((prefix) => common.includes(prefix))));
  if (others.length === 0) return [];
  return [mismatch('another-prefix', others, 'the headers of some attempts have another prefix than those of others')];
}

function mismatch(code: 'two-prefixes' | 'another-prefix', found: readonly Named[], message: string): Mismatch {
  const actual = found[0]!.attempt.headers
    .map(([name]) => name)
    .filter((name) => /(?:request-?id|signature)/i.test(name));
  return shownBy(found, { code, clause, message, expected: 'one prefix of all', actual });
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
