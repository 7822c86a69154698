/** Waiting, which a signal ends. */

/** @throws the reason of the signal */
export function wait(wait_ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((done, fail) => {
    signal?.throwIfAborted();
    const onAbort = () => {
      clearTimeout(timer);
      fail(signal!.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', onAbort);
      done();
    }, wait_ms);
    signal?.addEventListener('abort', onAbort, { once: true });
  });
}
