/** Of a target of several replicas: which one a failure was seen at, and whether it needs more than one to show. */
import type { Fail } from '../verdicts/verdict.ts';

/** Undefined where the target has one alone. */
export function replicaWords(failure: Pick<Fail, 'exchanges' | 'exchange' | 'alone'>): string | undefined {
  const { exchanges, exchange: telling, alone = [] } = failure;
  const replica = exchanges.find(({ number }) => number === telling)?.replica;
  const seen = replica === undefined ? [] : [`seen at ${replica}`];
  const words = [...seen, ...conclusion(alone)];
  return words.length === 0 ? undefined : words.join('; ');
}

function conclusion(alone: NonNullable<Fail['alone']>): string[] {
  const of = (outcome: (typeof alone)[number]['outcome']) => alone.filter((one) => one.outcome === outcome);
  const [passing, failing, open] = [of('passes'), of('fails'), of('not-judged')];
  const named = (some: typeof alone) => some.map(({ replica }) => replica).join(' or ');
  const unjudged = open.map(({ replica, reason }) => `not judged where ${replica} serves all (${reason})`);
  if (passing.length === 0)
    return [...(failing.length > 0 ? ['fails where one replica serves all, too'] : []), ...unjudged];
  const fails = failing.length > 0 ? `fails where ${named(failing)} does` : 'fails across several';
  const passes = passing.length > 1 && passing.length === alone.length ? 'one replica' : named(passing);
  return [`passes where ${passes} serves all; ${fails}`, ...unjudged];
}
