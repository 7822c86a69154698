/** The way of one request through the server, step by step. */
import type { CanonicalRequest, WireReply } from '../../choices/canonical.ts';
import type { Operation } from '../../contract/operations.ts';
import { callerOfRequest } from '../access/access.ts';
import { noteReason, type RequestArrival } from '../requests/arrival.ts';
import { type IncomingBody, readBody } from '../requests/read-body.ts';
import type { Visit } from '../requests/visit.ts';
import { toReply } from './to-reply.ts';

/** A request that was routed to an operation. */
export interface Incoming extends IncomingBody {
  /** Path parameters, percent-decoded. */
  path: Readonly<Record<string, string>>;
  /** Query parameters in the order sent. */
  query: [string, string][];
  request_id: string;
  arrival: RequestArrival;
}

/** Never throws: what goes wrong becomes an answer too. */
export async function answer({ world, baseUrl }: Visit, operation: Operation, incoming: Incoming): Promise<WireReply> {
  const { parts } = world;
  const { request_id } = incoming;
  let request: CanonicalRequest = { operation: operation.id, path: incoming.path, query: {} };
  try {
    const token = await parts.authenticate(world, operation, authorizationOf(incoming));
    const body = await readBody(operation, incoming);
    request = parts.dialect.decodeRequest(operation.id, incoming.path, incoming.query, incoming.headers, body);
    request = parts.validate(world, operation, request);
    const caller = await callerOfRequest(world, operation, request, token);
    const reply = await parts.handlers[operation.id]({ world, operation, request, request_id, baseUrl, caller });
    const wire = parts.dialect.encodeReply(request, reply);
    return reply.location === undefined ? wire : { ...wire, headers: { ...wire.headers, location: reply.location } };
  } catch (error) {
    noteReason(incoming.arrival, error);
    return toReply(world, request, error, request_id);
  }
}

/** Node keeps the first of several lines of this header. */
function authorizationOf({ headers }: Incoming): string | undefined {
  return headers.authorization as string | undefined;
}
