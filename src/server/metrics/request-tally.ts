/** Requests added up: a read takes some 20 µs, and to tell prom-client of each would take two of them. */
import type { OperationId } from '../../contract/operations.ts';
import type { Meter } from '../../engine/meter.ts';

/** Upper bounds of the histogram. */
const bounds_s = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const bounds_ms = bounds_s.map((bound) => bound * 1_000);

interface OfOperation {
  /** Requests up to each bound and not up to the one before; those beyond all of them are the last. */
  buckets: Float64Array;
  sum_ms: number;
  statuses: Map<number | null, number>;
}

export interface RequestTally {
  count: Meter['request'];
  answered(): { operation: string; status: string; count: number }[];
  /**
   * The durations as a histogram in the text format of Prometheus.
   * https://prometheus.io/docs/instrumenting/exposition_formats/
   */
  durations(name: string, help: string): string;
}

export function createRequestTally(): RequestTally {
  const all = new Map<OperationId | null, OfOperation>();

  function begun(operation: OperationId | null): OfOperation {
    const fresh = { buckets: new Float64Array(bounds_ms.length + 1), sum_ms: 0, statuses: new Map() };
    all.set(operation, fresh);
    return fresh;
  }

  return {
    count(operation, status, took_ms) {
      const one = all.get(operation) ?? begun(operation);
      let place = 0;
      while (took_ms > bounds_ms[place]!) place += 1;
      one.buckets[place]! += 1;
      one.sum_ms += took_ms;
      one.statuses.set(status, (one.statuses.get(status) ?? 0) + 1);
    },
    answered: () =>
      [...all].flatMap(([operation, { statuses }]) =>
        [...statuses].map(([status, count]) => ({
          ...{ operation: operation ?? 'none', status: String(status ?? 'cut'), count },
        })),
      ),
    durations(name, help) {
      const lines = [...all].flatMap(([operation, one]) => histogramLines(name, operation ?? 'none', one));
      return [`# HELP ${name} ${help}`, `# TYPE ${name} histogram`, ...lines, ''].join('\n');
    },
  };
}

function histogramLines(name: string, operation: string, { buckets, sum_ms }: OfOperation): string[] {
  let count = 0;
  const up_to = [...buckets].map((more, place) => {
    count += more;
    return `${name}_bucket{operation="${operation}",le="${bounds_s[place] ?? '+Inf'}"} ${count}`;
  });
  const labels = `{operation="${operation}"}`;
  return [...up_to, `${name}_sum${labels} ${sum_ms / 1_000}`, `${name}_count${labels} ${count}`];
}
