/** Growth of a server's memory with the requests that it answers. */

export interface Sample {
  /** Requests sent until then. */
  sent: number;
  /** After garbage was collected, and after a reset. */
  heap_mib: number;
  rss_mib: number;
}

/**
 * Memory above that of the first tenth, at most. The heap moved by 1 MiB; the whole process keeps room that it once had
 * for bodies and for the database, 100 MiB in the first five thousand requests.
 */
const most_growth_mib = { heap: 16, rss: 256 } as const;

/** Until then code is compiled and caches fill, however long the rest is. */
const least_warm_up = 1_500;

/** @returns how far the last ones lie above the first, by kind; undefined where there are too few */
export function growthOf(samples: readonly Sample[]): { heap_mib: number; rss_mib: number } | undefined {
  const all = samples.at(-1)?.sent ?? 0;
  // The first look may come a volley behind the tenth.
  const warm = Math.max(all / 10, Math.min(least_warm_up, all / 2), samples[0]?.sent ?? 0);
  const first = samples.filter(({ sent }) => sent <= warm);
  const last = samples.filter(({ sent }) => sent > warm).slice(-5);
  if (first.length === 0 || last.length === 0) return undefined;
  const grown = (of: 'heap_mib' | 'rss_mib') => {
    // One sample may meet a body that is under way.
    const values = last.map((sample) => sample[of]).toSorted((a, b) => a - b);
    return Math.round(values[values.length >> 1]! - Math.max(...first.map((sample) => sample[of])));
  };
  return { heap_mib: grown('heap_mib'), rss_mib: grown('rss_mib') };
}

export function growthProblems(samples: readonly Sample[]): string[] {
  const growth = growthOf(samples);
  if (!growth) return ['too few samples of memory to say whether it grows'];
  return (['heap', 'rss'] as const).flatMap((kind) => {
    const [grown, most] = [growth[`${kind}_mib`], most_growth_mib[kind]];
    return grown <= most ? [] : [`${kind} grew by ${grown} MiB after the first tenth; ${most} are allowed`];
  });
}
