import type { Condition } from '../../choices/canonical.ts';
import type { Delivery } from '../../contract/types.ts';
import { type Call, callerOf, type Handler, type HandlerReply } from '../parts.ts';
import { ownRecord } from '../records/records.ts';

export const listWebhookDeliveries: Handler = async (call) => {
  const webhook = await call.world.parts.store.webhook(call.request.path.webhook_id!.toLowerCase());
  const { id } = ownRecord(call, webhook?.record);
  return deliveryPage(call, [{ field: 'webhook_id', operator: 'eq', value: id }]);
};

/** Callbacks are not among them: they belong to no webhook. */
export const listAllDeliveries: Handler = (call) => deliveryPage(call, []);

async function deliveryPage(call: Call, within: readonly Condition[]): Promise<HandlerReply> {
  const page = await call.world.parts.lists.page<Delivery>(call, {
    collection: 'deliveries',
    organization: callerOf(call).organization_id,
    within,
  });
  return { kind: 'page', success: 'read', page };
}
