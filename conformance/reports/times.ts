/** Time that each check took, from the history: a run and its stored history tell the same. Pure. */
import type { Exchange } from '../suite/exchange.ts';
import type { CaseRecord } from '../suite/records.ts';
import type { Verdict } from '../verdicts/verdict.ts';

interface Timed {
  exchanges: readonly Pick<Exchange, 'at_ms' | 'took_ms'>[];
  cases: readonly Pick<CaseRecord, 'check' | 'exchanges'>[];
}

type Span = readonly [from: number, to: number];

/** The verdicts with `took_ms`: cases side by side count once, and what waits between two requests counts. */
export function withTimes(verdicts: readonly Verdict[], { cases, exchanges }: Timed): Verdict[] {
  const spans = Map.groupBy(cases, ({ check }) => check);
  return verdicts.map((verdict) => {
    const own = (spans.get(verdict.check) ?? [])
      .map((one) => spanOf(one, exchanges))
      .filter((one) => one !== undefined);
    return own.length === 0 ? verdict : { ...verdict, took_ms: Math.round(lengthOf(own)) };
  });
}

function spanOf({ exchanges: numbers }: Timed['cases'][number], exchanges: Timed['exchanges']): Span | undefined {
  const own = numbers.flatMap((number) => exchanges[number - 1] ?? []);
  if (own.length === 0) return undefined;
  const ends = own.map(({ at_ms, took_ms }) => at_ms + took_ms);
  return [Math.min(...own.map(({ at_ms }) => at_ms)), Math.max(...ends)];
}

/** Length of what the spans cover together. */
function lengthOf(spans: readonly Span[]): number {
  let [length, end] = [0, Number.NEGATIVE_INFINITY];
  for (const [from, to] of spans.toSorted(([a], [b]) => a - b)) {
    length += Math.max(0, to - Math.max(from, end));
    end = Math.max(end, to);
  }
  return length;
}
