/** The way of one request through the control interface. */
import type { WireReply } from '../../choices/canonical.ts';
import type { ControlOperation, ControlOperationId } from '../../contract/control-operations.ts';
import type { Topic } from '../news.ts';
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

/** The topic of changes of which nothing else tells: of scripts, of faults and of the log itself. */
function untold({ id, tag, method }: ControlOperation): Topic | undefined {
  if (method !== 'GET' && (tag === 'scripts' || tag === 'faults')) return 'settings';
  return id === 'deleteRequests' ? 'state' : undefined;
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
  const handle = controlHandlers[operation.id as keyof typeof controlHandlers] as ControlHandler<ControlOperationId>;
  const answer = await handle(call);
  const topic = untold(operation);
  if (topic) world.news.tell(topic);
  return jsonReply(operation.success.status, answer);
}
