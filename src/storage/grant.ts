/** Rights that a signed URL grants, and the needs of signing one. */
import type { KeyObject } from 'node:crypto';

export interface Grant {
  method: 'GET' | 'PUT';
  key: string;
  /** Bounds of the body of a PUT; a GET has none. */
  content_type?: string;
  size_bytes?: number;
  /** Session of an asset that is made with the PUT (`upload-session.ts`). */
  session?: string;
}

/** The part of a world that signing needs. */
export interface SigningContext {
  readonly parts: { readonly clock: { now_ms(): number } };
  /** Text before the key in every storage URL, without a slash at its end. */
  readonly urls: { readonly storage: string };
  /** The same key for the same label as long as the world's seed is the same. */
  secret(label: string): KeyObject;
}
