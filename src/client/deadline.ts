/** A bound on how long something may take, which holds even of what never answers. */

/** As long as timers can wait: 24 days. */
const longest_ms = 2 ** 31 - 1;

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
    const error = `${late} took longer than ${timeout_ms} ms`;
    bound.abort(typeof late === 'string' ? new DOMException(error, 'TimeoutError') : late());
  };
  return new Promise<Result>((resolve, reject) => {
    bound.signal.addEventListener('abort', () => reject(bound.signal.reason));
    if (signal?.aborted) onAbort();
    signal?.addEventListener('abort', onAbort);
    if (timeout_ms !== undefined) timer = setTimeout(onLate, Math.min(timeout_ms, longest_ms));
    act(bound.signal, (reason) => bound.abort(reason)).then(resolve, reject);
  }).finally(() => {
    clearTimeout(timer);
    signal?.removeEventListener('abort', onAbort);
  });
}
