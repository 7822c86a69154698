/** Answers on their way out: all of their headers and their body in one go. */
import type { ServerResponse } from 'node:http';
import type { WireReply } from '../../choices/canonical.ts';

/** Names in lower case. */
export type Head = Record<string, string>;

/** @param head what stands on the answer whatever it says; becomes the head of the answer */
export function respond(response: ServerResponse, wire: WireReply, head: Head): void {
  const { status, body = '' } = wire;
  completeHead(head, wire);
  response.writeHead(status, head).end(body);
}

/** Adds what the answer says of itself, and how long it is. */
export function completeHead(head: Head, { status, headers, body }: WireReply): void {
  for (const name in headers) head[name] = headers[name]!;
  if (status === 204) {
    // There is no content that could have a type (RFC 9110, 8.6).
    delete head['content-type'];
    return;
  }
  if (body !== undefined) head['content-type'] = typeOf(head['content-type']);
  head['content-length'] = String(Buffer.byteLength(body ?? ''));
}

/** Text of no declared type is plain, and JSON always tells its charset. */
function typeOf(declared = 'text/plain; charset=utf-8'): string {
  const is_bare_json = declared.includes('json') && !declared.includes('charset');
  return is_bare_json ? `${declared}; charset=utf-8` : declared;
}
