/** Signs URLs that open one blob, for one method, until they end; and tells whether a request holds such a URL. */
import { createHmac, type KeyObject, timingSafeEqual } from 'node:crypto';
import type { Clock } from '../engine/clock.ts';

/** The end of any signed URL lies at most a week ahead (section 8, presigned asset URL validity). */
export const longest_validity_s = 604_800;

/** Long enough to choose a file and send it over a slow line. */
export const upload_validity_s = 3_600;

export interface Grant {
  method: 'GET' | 'PUT';
  key: string;
  /** What a PUT must declare and hold; a GET has neither. */
  content_type?: string;
  size_bytes?: number;
}

/** What signing needs of a world. */
export interface SigningContext {
  readonly parts: { readonly clock: Clock };
  /** What stands before the key in every storage URL, without a slash at its end. */
  readonly urls: { readonly storage: string };
  /** The same key for the same label as long as the world's seed is the same. */
  secret(label: string): KeyObject;
}

export type GrantCheck = 'valid' | 'expired' | 'forged';

export interface Presigner {
  /** The URL of a blob without a signature: it names the blob and opens nothing. */
  plainUrl(world: SigningContext, key: string): string;
  /** @param validity_s seconds until the URL ends, at most `longest_validity_s` */
  sign(world: SigningContext, grant: Grant, validity_s: number): string;
  /** Whether the query of a request carries the signature of exactly this grant, and has not ended. */
  check(world: SigningContext, grant: Grant, query: URLSearchParams): GrantCheck;
}

export const presigner: Presigner = {
  // Keys are made of characters that stand for themselves in a URL (`newAsset`).
  plainUrl: (world, key) => `${world.urls.storage}/${key}`,

  sign(world, grant, validity_s) {
    const date = basicDate(world.parts.clock.now_ms());
    const expires = String(Math.min(validity_s, longest_validity_s));
    const query = `X-Amz-Date=${date}&X-Amz-Expires=${expires}&X-Amz-Signature=${signature(world, grant, date, expires)}`;
    return `${presigner.plainUrl(world, grant.key)}?${query}`;
  },

  check(world, grant, query) {
    const [date, expires, given] = ['X-Amz-Date', 'X-Amz-Expires', 'X-Amz-Signature'].map(
      (name) => query.get(name) ?? '',
    );
    const expected = Buffer.from(signature(world, grant, date!, expires!));
    const actual = Buffer.from(given!);
    if (actual.byteLength !== expected.byteLength || !timingSafeEqual(actual, expected)) return 'forged';
    // The signature covers date and end, so both are as this server wrote them.
    const ends_ms = parseBasicDate(date!) + Number(expires) * 1000;
    return world.parts.clock.now_ms() < ends_ms ? 'valid' : 'expired';
  },
};

function signature(world: SigningContext, grant: Grant, date: string, expires: string): string {
  const signed = [grant.method, grant.key, grant.content_type ?? '', grant.size_bytes ?? '', date, expires].join('\n');
  return createHmac('sha256', world.secret('storage')).update(signed).digest('hex');
}

/** `20260105T093000Z`, the form of X-Amz-Date. */
function basicDate(now_ms: number): string {
  const iso = new Date(now_ms).toISOString();
  return `${iso.slice(0, 4)}${iso.slice(5, 7)}${iso.slice(8, 13)}${iso.slice(14, 16)}${iso.slice(17, 19)}Z`;
}

function parseBasicDate(text: string): number {
  return Date.parse(text.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
}
