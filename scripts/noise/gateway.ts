/**
 * A gateway that writes everything anew: names of headers, JSON, codings, pages of its own for what it does not route and
 * what is too large for it, and now and then one that tells people to come back later.
 */
import { gzipSync } from 'node:zlib';
import type { FrontManner, ProxyAnswer } from '../../conformance/permitted/front/manner.ts';
import { operations } from '../../src/contract/operations.ts';
import { type Chance, createChance } from './chance.ts';

/** More than any request that is meant well. */
const most_body_bytes = 1024 * 1024;
const probability = 0.01;
const busy_statuses = [429, 502, 503, 504] as const;

export function gateway(seed: string): FrontManner {
  const chance = createChance(seed);
  return {
    before({ path, body }) {
      if (body.length > most_body_bytes) return page(413, 'Payload Too Large');
      if (!isRouted(path)) return page(404, 'Not Found');
      return chance.happens(probability) ? page(chance.oneOf(busy_statuses), 'Come back later') : undefined;
    },
    after: (answer) => rewritten(answer, chance),
  };
}

function page(status: number, title: string): ProxyAnswer {
  const body = Buffer.from(`<html><head><title>${status} ${title}</title></head><body>${title}</body></html>`);
  const headers = { 'Content-Type': 'text/html', Server: 'gateway', Via: '1.1 gateway', 'Retry-After': '0' };
  return { status, headers: status === 404 ? { ...headers, 'Retry-After': [] } : headers, body };
}

const routes = Object.values(operations).map(({ path }) => new RegExp(`^${path.replace(/\{[^}]+\}/g, '[^/]+')}$`));

function isRouted(path: string): boolean {
  const [plain = ''] = path.split('?');
  return routes.some((route) => route.test(plain));
}

function rewritten({ status, headers, body }: ProxyAnswer, chance: Chance): ProxyAnswer {
  const named = Object.entries(headers).map(([name, value]) => [capitals(name), value]);
  const added = { Via: '1.1 gateway', 'X-Cache': 'MISS', 'Strict-Transport-Security': 'max-age=1' };
  const text = isJson(headers['content-type']) ? anew(body) : body;
  const coded = text.length > 0 && chance.happens(0.5);
  return {
    status,
    headers: { ...Object.fromEntries(named), ...added, ...(coded && { 'Content-Encoding': 'gzip' }) },
    body: coded ? gzipSync(text, { level: 1 }) : text,
  };
}

/** `content-type` as `CONTENT-Type`: nobody may look at that. */
function capitals(name: string): string {
  const [first = '', ...others] = name.split('-');
  return [first.toUpperCase(), ...others.map((word) => word.charAt(0).toUpperCase() + word.slice(1))].join('-');
}

function isJson(type: unknown): boolean {
  return typeof type === 'string' && type.includes('json');
}

/** With its members in another order, and white space between them. */
function anew(body: Buffer): Buffer {
  if (body.length === 0) return body;
  return Buffer.from(JSON.stringify(turned(JSON.parse(body.toString())), null, 2));
}

function turned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(turned);
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).map(([name, member]) => [name, turned(member)]);
  return Object.fromEntries(members.toReversed());
}
