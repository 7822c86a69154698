/** Places of the end of a signed URL (choice `assets.signed_url_end`), each signed with the rest of the grant. */
import { createCipheriv, createDecipheriv, timingSafeEqual } from 'node:crypto';
import type { Grant, SigningContext } from './grant.ts';
import { hmacOf } from './hmac.ts';

export type UrlEnd = 'amz' | 'epoch' | 'hidden';

interface UrlEnding {
  /** The parameter that tells a URL of this kind from the others. */
  mark: string;
  /** The query of a URL that is good from now on. */
  write(world: SigningContext, grant: Grant, validity_s: number): string;
  /** End of the URL; undefined unless the query was written for this grant. */
  endOf(world: SigningContext, grant: Grant, query: URLSearchParams): number | undefined;
}

/** The end of a URL whose query was written for exactly this grant; undefined for any other query. */
export function endOf(world: SigningContext, grant: Grant, query: URLSearchParams): number | undefined {
  const ending = Object.values(urlEndings).find(({ mark }) => query.has(mark));
  return ending?.endOf(world, grant, query);
}

const amz: UrlEnding = {
  mark: 'X-Amz-Signature',

  write(world, grant, validity_s) {
    const { date, fraction } = amzTimeOf(world.parts.clock.now_ms());
    const expires = String(validity_s);
    const signed = signature(world, grant, date, fraction, expires);
    return `X-Amz-Date=${date}${milliseconds(fraction)}&X-Amz-Expires=${expires}&X-Amz-Signature=${signed}`;
  },

  endOf(world, grant, query) {
    const [date, fraction, expires] = [
      given(query, 'X-Amz-Date'),
      given(query, 'X-Milliseconds'),
      given(query, 'X-Amz-Expires'),
    ];
    const expected = signature(world, grant, date, fraction, expires);
    if (!isSame(given(query, 'X-Amz-Signature'), expected)) return undefined;
    // The signature covers all of the term, so it is as this server wrote it.
    return parseBasicDate(date) + Number(fraction) + Number(expires) * 1000;
  },
};

const epoch: UrlEnding = {
  mark: 'Expires',

  write(world, grant, validity_s) {
    const ends_at = new Date(world.parts.clock.now_ms() + validity_s * 1000).toISOString();
    const [expires, fraction] = [String(Math.floor(Date.parse(ends_at) / 1000)), fractionOf(ends_at)];
    return `Expires=${expires}${milliseconds(fraction)}&Signature=${signature(world, grant, fraction, expires)}`;
  },

  endOf(world, grant, query) {
    const [expires, fraction] = [given(query, 'Expires'), given(query, 'X-Milliseconds')];
    if (!isSame(given(query, 'Signature'), signature(world, grant, fraction, expires))) return undefined;
    return Number(expires) * 1000 + Number(fraction);
  },
};

const cipher = 'aes-256-gcm';
const [nonce_bytes, tag_bytes] = [12, 16];

/** The end is sealed: nobody but this server can read it, and the seal holds for this grant alone. */
const hidden: UrlEnding = {
  mark: 'token',

  write(world, grant, validity_s) {
    const ends_at = String(world.parts.clock.now_ms() + validity_s * 1000);
    const nonce = Buffer.from(signature(world, grant, 'nonce', ends_at), 'hex').subarray(0, nonce_bytes);
    const seal = createCipheriv(cipher, world.secret('storage tokens'), nonce).setAAD(Buffer.from(textOf(grant)));
    const sealed = Buffer.concat([seal.update(ends_at), seal.final()]);
    return `token=${Buffer.concat([nonce, seal.getAuthTag(), sealed]).toString('base64url')}`;
  },

  endOf(world, grant, query) {
    const token = Buffer.from(given(query, 'token'), 'base64url');
    if (token.length <= nonce_bytes + tag_bytes) return undefined;
    const opening = createDecipheriv(cipher, world.secret('storage tokens'), token.subarray(0, nonce_bytes))
      .setAAD(Buffer.from(textOf(grant)))
      .setAuthTag(token.subarray(nonce_bytes, nonce_bytes + tag_bytes));
    try {
      return Number(Buffer.concat([opening.update(token.subarray(nonce_bytes + tag_bytes)), opening.final()]));
    } catch {
      return undefined;
    }
  },
};

export const urlEndings: Readonly<Record<UrlEnd, UrlEnding>> = { amz, epoch, hidden };

function signature(world: SigningContext, grant: Grant, ...term: string[]): string {
  return hmacOf(world.secret('storage'), `${textOf(grant)}\n${term.join('\n')}`);
}

/** No part of it can hold a line end. */
function textOf(grant: Grant): string {
  const { method, key, content_type = '', size_bytes = '', session = '' } = grant;
  return `${method}\n${key}\n${content_type}\n${size_bytes}\n${session}`;
}

function given(query: URLSearchParams, name: string): string {
  return query.get(name) ?? '';
}

function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.byteLength === other.byteLength && timingSafeEqual(one, other);
}

let last = { now_ms: 0, ...amzTime(0) };

/** A page signs a hundred URLs within one millisecond. */
function amzTimeOf(now_ms: number): { date: string; fraction: string } {
  if (now_ms !== last.now_ms) last = { now_ms, ...amzTime(now_ms) };
  return last;
}

function amzTime(ms: number): { date: string; fraction: string } {
  const iso = new Date(ms).toISOString();
  return { date: basicDate(iso), fraction: fractionOf(iso) };
}

/** `20260105T093000Z`, the form of X-Amz-Date, which has room for seconds only. */
function basicDate(iso: string): string {
  return `${iso.slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
}

function parseBasicDate(text: string): number {
  return Date.parse(text.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
}

/** The milliseconds beyond whole seconds, so that a URL for a week is good for a week and not for up to a second less. */
function fractionOf(iso: string): string {
  return iso.slice(20, 23).replace('000', '');
}

/** Left out where they say nothing. */
function milliseconds(fraction: string): string {
  return fraction === '' ? '' : `&X-Milliseconds=${fraction}`;
}
