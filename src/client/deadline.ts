/** A bound on how long something may take, which holds even of what never answers. */

/** As long as timers can wait: 24 days. */
const longest_ms = 2 ** 31 - 1;

/** Ends of calls, by the signal that ends them: one listener for all, since platforms take many for a leak. */
const ends = new WeakMap<AbortSignal, Set<() => void>>();

export interface Bounds {
  signal?: AbortSignal | undefined;
  /** In milliseconds; no bound unless given. */
  timeout_ms?: number | undefined;
}

/**
 * @param act is given a signal that ends with the bound, and what ends it before; it is not waited for after that. It
 *   begins even where the signal has ended, to let go of what it was given
 * @param late what took too long, for the error that says so; or makes another error
 * @throws the reason of the signal; as `AbortSignal.timeout` does, a `DOMException` named `TimeoutError`
 */
export function withDeadline<Result>(
  { signal, timeout_ms }: Bounds,
  late: string | (() => unknown),
  act: (signal: AbortSignal, end: (reason: unknown) => void) => Promise<Result>,
): Promise<Result> {
  const bound = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onAbort = () => bound.abort(signal!.reason);
  const onLate = () => {
    const is_named = typeof late === 'string';
    bound.abort(is_named ? new DOMException(`${late} took longer than ${timeout_ms} ms`, 'TimeoutError') : late());
  };
  return new Promise<Result>((resolve, reject) => {
    bound.signal.addEventListener('abort', () => reject(bound.signal.reason));
    if (signal?.aborted) onAbort();
    else if (signal) endsOf(signal).add(onAbort);
    if (timeout_ms !== undefined) timer = setTimeout(onLate, Math.min(timeout_ms, longest_ms));
    act(bound.signal, (reason) => bound.abort(reason)).then(resolve, reject);
  }).finally(() => {
    clearTimeout(timer);
    if (signal) endsOf(signal).delete(onAbort);
  });
}

function endsOf(signal: AbortSignal): Set<() => void> {
  const known = ends.get(signal);
  if (known) return known;
  const all = new Set<() => void>();
  signal.addEventListener('abort', () => {
    for (const end of all) end();
  });
  ends.set(signal, all);
  return all;
}
