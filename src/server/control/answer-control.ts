/** The way of one request through the control interface. */
import type { WireReply } from '../../choices/canonical.ts';
import type { ControlOperation, ControlOperationId } from '../../contract/control-operations.ts';
import type { Visit } from '../requests/visit.ts';
import type { WorldRegistry } from '../world-registry.ts';
import type { ControlCall, ControlHandler } from './call.ts';
import { jsonReply } from './control-reply.ts';
import { controlHandlers } from './handlers.ts';
import { type ControlIncoming, readRequest } from './read-request.ts';

export interface ControlPlace {
  visit: Visit;
  worlds: WorldRegistry | undefined;
}

/** Changes of scripts, of faults and of the log itself, of which nothing else tells. */
function isShownElsewhere({ id, tag, method }: ControlOperation): boolean {
  return (method !== 'GET' && (tag === 'scripts' || tag === 'faults')) || id === 'deleteRequests';
}

/** @throws Refused, ControlRefusal or InputError for what is not done */
export async function answerControl(
  operation: ControlOperation,
  { visit, worlds }: ControlPlace,
  incoming: ControlIncoming,
): Promise<WireReply> {
  const request = await readRequest(operation, incoming);
  const { world, baseUrl } = visit;
  // Validated by the document that the operation's types come from.
  const call = { world, baseUrl, worlds, ...request } as ControlCall<ControlOperationId>;
  const handle = controlHandlers[operation.id] as ControlHandler<ControlOperationId>;
  const answer = await handle(call);
  if (isShownElsewhere(operation)) world.news.tell('state');
  return jsonReply(operation.success.status, answer);
}
