import type { EventType } from '../../contract/types.ts';
import type { Handler } from '../parts.ts';

/** Event types belong to no organization; everybody sees all of them. */
export const listEventTypes: Handler = async (call) => {
  const page = await call.world.parts.lists.page<EventType>(call, { collection: 'event_types', organization: null });
  return { kind: 'page', success: 'read', page };
};
