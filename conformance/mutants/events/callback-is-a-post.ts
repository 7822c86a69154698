import type { Clock } from '../../../src/engine/clock.ts';
import type { OutgoingEvent, SendResult } from '../../../src/engine/sending.ts';
import type { Parts } from '../../../src/server/parts.ts';
import { callbackIsAPost } from '../../checks/events/callback-is-a-post.ts';
import { mutantsOf } from '../mutant.ts';

export const mutants = mutantsOf(callbackIsAPost, {
  'put-in-its-place': {
    breaks: ['callbacks.once'],
    mistake: 'The result of a run is put at the address that was given for it.',
    applyTo: (parts) => withPuts(parts, () => true),
  },
  'put-on-repeats': {
    breaks: ['callbacks.once'],
    mistake: 'A repeat is made by a method that may be repeated.',
    applyTo(parts) {
      const made = new Set<string>();
      return withPuts(parts, ({ url }) => made.size === made.add(url).size);
    },
  },
});

/** @param which of the callbacks are sent by PUT */
function withPuts(parts: Parts, which: (event: OutgoingEvent) => boolean): Parts {
  return {
    ...parts,
    send: (event) => (event.channel === 'callback' && which(event) ? put(event, parts.clock) : parts.send(event)),
  };
}

async function put({ url, headers, body, signal }: OutgoingEvent, clock: Clock): Promise<SendResult> {
  const began_ms = clock.now_ms();
  const took = () => ({ took_ms: clock.now_ms() - began_ms });
  try {
    const answer = await fetch(url, { method: 'PUT', headers, body, redirect: 'manual', ...(signal && { signal }) });
    return { kind: 'answered', status: answer.status, body: await answer.text(), ...took() };
  } catch (error) {
    return { kind: 'failed', reason: signal?.aborted ? 'timeout' : 'network', message: String(error), ...took() };
  }
}
