/** Logs of the answers and the deliveries of a world. */
import type { DeliveryRow } from '../../../store/run-rows.ts';
import { Refused } from '../../refused.ts';
import { allDeliveries, resendDelivery } from '../acts.ts';
import type { ControlHandlers } from '../call.ts';

/** The default of the document. */
const usual_limit = 100;

type Handlers = Pick<ControlHandlers, 'listRequests' | 'deleteRequests' | 'listDeliveries' | 'resendDelivery'>;

export const logHandlers: Handlers = {
  async listRequests({ world, query }) {
    return { items: world.log.list({ limit: usual_limit, ...query }) };
  },
  async deleteRequests({ world }) {
    world.log.clear();
    return undefined;
  },
  async listDeliveries({ world, query }) {
    const rows = await allDeliveries(world, { limit: usual_limit, ...query });
    return { items: rows.map(shown) };
  },
  async resendDelivery({ world, path }) {
    const row = await resendDelivery(world, path.delivery_id);
    if (row) return shown(row);
    throw new Refused('not_found', { message: 'The world has no such delivery.' });
  },
};

/** Everything but the secret and the fields that only lists need. */
function shown({ secret, listed: _, event, attempts, ...row }: DeliveryRow) {
  return { ...row, event: event as 'run.completed', is_signed: secret !== null, attempts: [...attempts] };
}
