/** Replies that are put together from pieces of bytes which are there already, as pages are from their items. */
import type { WireReply } from './canonical.ts';

/** Beside the replies, so that a copy with another body has none. */
const pieces_of = new WeakMap<WireReply, readonly Uint8Array[]>();
const decoder = new TextDecoder();

/** The text of the body is made when somebody asks for it. */
export function piecedReply(status: number, headers: WireReply['headers'], pieces: readonly Uint8Array[]): WireReply {
  let text: string | undefined;
  const reply: WireReply = {
    status,
    headers,
    get body() {
      text ??= pieces.map((piece) => decoder.decode(piece)).join('');
      return text;
    },
  };
  pieces_of.set(reply, pieces);
  return reply;
}

/** The body in pieces; undefined where it is a text alone. */
export function piecesOf(reply: WireReply): readonly Uint8Array[] | undefined {
  return pieces_of.get(reply);
}
