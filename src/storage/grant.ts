/** What a signed URL permits, and what signing one needs. */
import type { KeyObject } from 'node:crypto';

export interface Grant {
  method: 'GET' | 'PUT';
  key: string;
  /** What a PUT must declare and hold; a GET has neither. */
  content_type?: string;
  size_bytes?: number;
  /** What the URL carries of an asset that is made with the PUT (`upload-session.ts`). */
  session?: string;
}

/** What signing needs of a world. */
export interface SigningContext {
  readonly parts: { readonly clock: { now_ms(): number } };
  /** What stands before the key in every storage URL, without a slash at its end. */
  readonly urls: { readonly storage: string };
  /** The same key for the same label as long as the world's seed is the same. */
  secret(label: string): KeyObject;
}
