/**
 * Cursors: a place in a list as opaque text. A cursor holds the place itself, not the id of a row to look up, so it
 * stays valid when the row that it was made at is deleted. It is valid for one list in one organization only.
 */
import { createHmac, hash, type KeyObject, timingSafeEqual } from 'node:crypto';
import type { Condition, SortKey } from '../choices/canonical.ts';
import type { OperationId } from '../contract/operations.ts';
import type { Position } from '../store/store.ts';

/** Everything that decides which rows a list holds and in which order. */
export interface ListIdentity {
  operation: OperationId;
  path: Readonly<Record<string, string>>;
  organization: string | null;
  conditions: readonly Condition[];
  sort: readonly SortKey[];
}

export interface CursorPlace {
  position: Position;
  /** Direction of the page that this cursor asks for, from the position. */
  backward: boolean;
  /** End of its life, in milliseconds of the world's clock; left out, never. */
  ends_at_ms?: number;
  /** It stands on a page that showed nothing, so that the one it leads to must show something. */
  after_empty?: boolean;
}

export interface CursorCodec {
  encode(secret: KeyObject, list: ListIdentity, place: CursorPlace): string;
  /** @returns undefined for a cursor that is damaged, or was made for another list or organization */
  decode(secret: KeyObject, list: ListIdentity, text: string): CursorPlace | undefined;
}

/** Content of the text: the place, and a fingerprint of the list. */
interface Content {
  at: Position['values'];
  id: string;
  back: boolean;
  of: string;
  ends?: number;
  empty?: boolean;
}

/** Bytes of the signature at the head of each cursor: nobody guesses 128 bits. */
const signature_bytes = 16;

export const cursorCodec: CursorCodec = {
  encode(secret, list, { position, backward, ends_at_ms, after_empty }) {
    const content: Content = { at: position.values, id: position.id, back: backward, of: fingerprint(list) };
    if (ends_at_ms !== undefined) content.ends = ends_at_ms;
    if (after_empty) content.empty = true;
    const bytes = Buffer.from(JSON.stringify(content));
    return Buffer.concat([sign(secret, bytes), bytes]).toString('base64url');
  },

  decode(secret, list, text) {
    const bytes = Buffer.from(text, 'base64url');
    // Decoding skips what is no base64url; the text must be exactly what was given out.
    if (bytes.byteLength <= signature_bytes || bytes.toString('base64url') !== text) return undefined;
    const body = bytes.subarray(signature_bytes);
    if (!timingSafeEqual(bytes.subarray(0, signature_bytes), sign(secret, body))) return undefined;
    const content = JSON.parse(body.toString()) as Content;
    if (content.of !== fingerprint(list)) return undefined;
    const { at, id, back, ends, empty } = content;
    const place: CursorPlace = { position: { values: at, id }, backward: back };
    if (ends !== undefined) place.ends_at_ms = ends;
    if (empty) place.after_empty = true;
    return place;
  },
};

function sign(secret: KeyObject, bytes: Buffer): Buffer {
  return createHmac('sha256', secret).update(bytes).digest().subarray(0, signature_bytes);
}

function fingerprint({ operation, path, organization, conditions, sort }: ListIdentity): string {
  const text = JSON.stringify([operation, Object.entries(path), organization, conditions, sort]);
  return hash('sha256', text, 'base64url').slice(0, 16);
}
