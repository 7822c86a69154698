import type { OutgoingEvent } from '../../../src/engine/sending.ts';
import { callbackAtMostThree } from '../../checks/retry/callback-at-most-three.ts';
import { permittedOf } from '../permitted.ts';

export const permitted = permittedOf(callbackAtMostThree, {
  'library-repeats': {
    obeys: ['callbacks.at-most-three', 'callbacks.three-on-failure', 'callbacks.retries-on-5xx'],
    what: 'The HTTP library sends the same bytes once more by itself where the connection closes without an answer.',
    applyTo(parts) {
      const send = async (event: OutgoingEvent) => {
        const first = await parts.send(event);
        const is_unanswered = first.kind === 'failed' && first.reason === 'network' && first.status === undefined;
        return is_unanswered && !event.signal?.aborted ? parts.send(event) : first;
      };
      return { ...parts, send };
    },
  },
});
