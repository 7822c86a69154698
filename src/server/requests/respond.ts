/** Answers on their way out: all of their headers and their body in one go. */
import type { ServerResponse } from 'node:http';
import { bytesOfBody } from '../../choices/bytes-reply.ts';
import type { WireReply } from '../../choices/canonical.ts';

/** Names in lower case. */
export type Head = Record<string, string>;

/** @param head what stands on the answer whatever it says; becomes the head of the answer */
export function respond(response: ServerResponse, wire: WireReply, head: Head): void {
  const bytes = bytesOfBody(wire) ?? bytesOf(wire.body);
  completeHead(head, wire, bytes);
  response.writeHead(wire.status, head).end(bytes);
}

/** Shorter texts go out in one piece with the head. */
const short_text = 8192;
const encoder = new TextEncoder();
/** Buffer in which texts become bytes: Node.js would count them first, and then take memory for three times as many. */
const workbench = Buffer.allocUnsafeSlow(1_048_576);
const most_bytes_of_unit = 3;

function bytesOf(text: string | undefined): Buffer | string | undefined {
  if (text === undefined || text.length <= short_text) return text;
  if (text.length * most_bytes_of_unit > workbench.byteLength) return Buffer.from(text);
  const { written } = encoder.encodeInto(text, workbench);
  return Buffer.from(workbench.subarray(0, written));
}

/**
 * Adds what the answer says of itself, and how long it is.
 * @param bytes the body; undefined for none
 */
export function completeHead(
  head: Head,
  { status, headers }: Omit<WireReply, 'body'>,
  bytes: string | Uint8Array | undefined,
): void {
  for (const name in headers) head[name] = headers[name]!;
  if (status === 204) {
    // There is no content that could have a type (RFC 9110, 8.6).
    delete head['content-type'];
    return;
  }
  if (bytes !== undefined) head['content-type'] = typeOf(head['content-type']);
  head['content-length'] = String(Buffer.byteLength(bytes ?? ''));
}

/** Text of no declared type is plain, and JSON always tells its charset. */
function typeOf(declared = 'text/plain; charset=utf-8'): string {
  const is_bare_json = declared.includes('json') && !declared.includes('charset');
  return is_bare_json ? `${declared}; charset=utf-8` : declared;
}
