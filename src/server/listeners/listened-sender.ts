/** A sender that gives an attempt to who listens for it, and sends all others itself. */
import type { Sender } from '../../engine/send.ts';
import type { OutgoingEvent, SendResult } from '../../engine/sending.ts';
import type { Time } from '../../engine/time.ts';
import { type Listeners, resultOf } from './listeners.ts';

/** A clock that is stepped waits for a listener, in real time, as long as the sender would. */
export function listenedSender(sender: Sender, listeners: Listeners, { clock, timers }: Time): Sender {
  const leaving = new Set<() => void>();
  return {
    async send(event) {
      const held = listeners.hold(event);
      if (!held) return sender.send(event);
      leaving.add(held.leave);
      const began_ms = clock.now_ms();
      const end = Promise.race([
        held.answered.then((answer) => resultOf(answer, clock.now_ms() - began_ms)),
        cutOf(event, () => clock.now_ms() - began_ms),
      ]).finally(() => {
        held.leave();
        leaving.delete(held.leave);
      });
      timers.waitFor(
        end.then(() => {}),
        undefined,
        event.timeout_ms,
      );
      return end;
    },
    async close() {
      // As with those that are sent, nobody is blamed for having been cut.
      for (const leave of leaving) leave();
      await sender.close();
    },
  };
}

function cutOf({ signal, timeout_ms }: OutgoingEvent, took_ms: () => number): Promise<SendResult> {
  const cut = signal ?? AbortSignal.timeout(timeout_ms);
  return new Promise((resolve) => {
    const end = () =>
      resolve({ kind: 'failed', reason: 'timeout', message: 'the listener did not answer', took_ms: took_ms() });
    if (cut.aborted) end();
    else cut.addEventListener('abort', end, { once: true });
  });
}
