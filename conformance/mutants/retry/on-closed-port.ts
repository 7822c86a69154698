import type { Channel } from '../../../src/engine/delivery-rules.ts';
import type { Parts } from '../../../src/server/parts.ts';
import { onClosedPort } from '../../checks/retry/on-closed-port.ts';
import { mutantsOf } from '../mutant.ts';
import { taken_as_received, withOutcomes } from '../outcomes-taken.ts';

export const mutants = mutantsOf(onClosedPort, {
  'callbacks-lost-answers-only': {
    breaks: ['callbacks.retries-on-network-error'],
    mistake: 'A callback is tried again where its answer is lost; who cannot be connected to is taken to be gone.',
    applyTo: (parts) => withoutUnconnected(parts, 'callback'),
  },
  'webhooks-lost-answers-only': {
    breaks: ['webhooks.retries-on-network-error'],
    mistake: 'A receiver that cannot be connected to is switched off, and only a lost answer makes another attempt.',
    applyTo: (parts) => withoutUnconnected(parts, 'webhook'),
  },
});

/** Nobody who refuses a connection is tried again. */
function withoutUnconnected(parts: Parts, channel: Channel): Parts {
  return withOutcomes(parts, channel, ({ result }) =>
    result.kind === 'failed' && result.message.includes('ECONNREFUSED') ? taken_as_received : result,
  );
}
