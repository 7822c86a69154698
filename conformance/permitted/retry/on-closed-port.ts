import { onClosedPort } from '../../checks/retry/on-closed-port.ts';
import { withOutcomes } from '../../mutants/outcomes-taken.ts';
import { permittedOf } from '../permitted.ts';

export const permitted = permittedOf(onClosedPort, {
  'asks-the-name-twice': {
    obeys: ['callbacks.retries-on-network-error'],
    what: 'A connection that is refused is tried once more at once, by the other address of the name, in the same attempt.',
    applyTo: (parts) =>
      withOutcomes(parts, 'callback', ({ result, event }) =>
        result.kind === 'failed' && result.message.includes('ECONNREFUSED') ? parts.send(event) : result,
      ),
  },
});
