/** Replies whose bodies are bytes that are there already, as those of pages are. */
import type { WireReply } from './canonical.ts';

/** Beside the replies, so that a copy with another body has none. */
const bytes_of = new WeakMap<WireReply, Uint8Array>();
const decoder = new TextDecoder();

/** The text of the body is made when somebody asks for it. */
export function bytesReply(status: number, headers: WireReply['headers'], bytes: Uint8Array): WireReply {
  let text: string | undefined;
  const reply: WireReply = {
    status,
    headers,
    get body() {
      text ??= decoder.decode(bytes);
      return text;
    },
  };
  bytes_of.set(reply, bytes);
  return reply;
}

/** The body in bytes; undefined where it is a text alone. */
export function bytesOfBody(reply: WireReply): Uint8Array | undefined {
  return bytes_of.get(reply);
}
