/** Waiting, which a signal ends. */
import { withDeadline } from './deadline.ts';

/** @throws the reason of the signal */
export async function wait(wait_ms: number, signal: AbortSignal | undefined): Promise<void> {
  const over = {};
  await withDeadline(
    { signal, timeout_ms: wait_ms },
    () => over,
    () => new Promise<never>(() => {}),
  ).catch((reason: unknown) => {
    if (reason !== over) throw reason;
  });
}
