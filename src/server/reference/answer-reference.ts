/** Answers of the reference pages. Loaded when the first of them is asked for. */
import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { gunzipSync } from 'node:zlib';
import type { Visit } from '../requests/visit.ts';
import { docs_script, docs_style, docsPage } from './docs-page.ts';
import { frontPage, frontText } from './front-page.ts';
import { servedDocument, servedYaml } from './served-document.ts';
import { swaggerFiles } from './swagger-files.ts';

interface Asked {
  headers: IncomingHttpHeaders;
  /** Path as it was sent, in front of the world's too. */
  sent_url: string;
  has_control: boolean;
}

export interface PageReply {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

const types = {
  html: 'text/html; charset=utf-8',
  text: 'text/plain; charset=utf-8',
  json: 'application/json; charset=utf-8',
  yaml: 'application/yaml; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
} as const;

/** Nothing of another origin runs, loads or is asked, and no page of another origin frames these. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** They change with the version of the kit and the choices of the world, so they are asked for again each time. */
const usual = { 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' };

/** @returns undefined where there is no such page */
export async function answerReference(visit: Visit, asked: Asked): Promise<PageReply | undefined> {
  const path = visit.url.split('?')[0]!;
  const server = { base_url: visit.baseUrl(), storage_url: visit.world.urls.storage, has_control: asked.has_control };
  switch (path) {
    case '/':
      if (!wantsHtml(asked)) return reply(types.text, frontText(server), { vary: 'Accept' });
      return withSlash(asked) ?? page(frontPage(server), { vary: 'Accept' });
    case '/docs':
      return page(docsPage(server));
    case '/openapi.json':
      return reply(types.json, servedDocument(visit.world.choices, server.base_url));
    case '/openapi.yaml':
      return reply(types.yaml, await servedYaml(visit.world.choices, server.base_url));
    case '/docs/':
      return leadTo('../docs');
    case '/docs/start.js':
      return reply(types.js, docs_script);
    case '/docs/start.css':
      return reply(types.css, docs_style);
    default:
      return swaggerFile(path.slice('/docs/'.length), asked.headers);
  }
}

function wantsHtml({ headers }: Asked): boolean {
  return headers.accept?.includes('text/html') ?? false;
}

/** Links of a page are relative, so a world's is at `/w/ID/`. */
function withSlash({ sent_url }: Asked): PageReply | undefined {
  const path = sent_url.split('?')[0]!;
  return path.endsWith('/') ? undefined : leadTo(`${path.slice(path.lastIndexOf('/') + 1)}/`);
}

/** By a relative URL, which holds behind a proxy that takes a prefix away, too. */
function leadTo(location: string): PageReply {
  return { status: 308, headers: { ...usual, location, vary: 'Accept' }, body: Buffer.alloc(0) };
}

function page(text: string, headers: Record<string, string> = {}): PageReply {
  return reply(types.html, text, { 'content-security-policy': policy, ...headers });
}

function reply(type: string, text: string, headers: Record<string, string> = {}): PageReply {
  return { status: 200, headers: { ...usual, 'content-type': type, ...headers }, body: Buffer.from(text) };
}

/** A file of Swagger UI, which is kept compressed: as it is for those who take that. */
async function swaggerFile(name: string, headers: IncomingHttpHeaders): Promise<PageReply | undefined> {
  const files = await swaggerFiles();
  const packed = Object.hasOwn(files, name) ? Buffer.from(files[name]!) : undefined;
  if (!packed) return undefined;
  const etag = `"${createHash('sha256').update(packed).digest('base64url').slice(0, 22)}"`;
  const type = name.endsWith('.js') ? types.js : name.endsWith('.css') ? types.css : types.text;
  const head = { ...usual, etag, vary: 'Accept-Encoding', 'content-type': type };
  if (headers['if-none-match'] === etag) return { status: 304, headers: head, body: Buffer.alloc(0) };
  const takes_gzip = /(?:^|[\s,])gzip(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(String(headers['accept-encoding'] ?? ''));
  return takes_gzip
    ? { status: 200, headers: { ...head, 'content-encoding': 'gzip' }, body: packed }
    : { status: 200, headers: head, body: gunzipSync(packed) };
}
