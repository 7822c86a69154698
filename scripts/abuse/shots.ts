/** Shots, a connection each: requests by the document, bytes that are no HTTP, honest requests that stop. */
import * as fc from 'fast-check';
import { fuzzBytes } from '../../src/server/fuzz/bytes.support.ts';
import { goodRequests } from '../../src/server/fuzz/good-requests.support.ts';
import { type FuzzRequest, fuzzRequest } from '../../src/server/fuzz/requests.support.ts';
import type { World } from '../../src/server/parts.ts';
import { createWorld } from '../../src/server/worlds/world.ts';

/** End of the connection: its sending half is closed, or it is cut, or the sender waits. */
export type Ending = 'half-closed' | 'cut' | 'open';

export interface Shot {
  kind: string;
  to: 'interface' | 'storage';
  /** Sent one after another, with a moment between them. */
  pieces: readonly Buffer[];
  ending: Ending;
  /** Number of requests in it; bytes that are no HTTP count as one. */
  requests: number;
}

/** Connection to the URL of an upload session. */
interface UploadShot {
  kind: 'upload';
  /** Size of the file as declared to the session. */
  size_bytes: number;
  requests: number;
  shot(upload_url: URL): Shot;
}

const latin1 = (text: string) => Buffer.from(text, 'latin1');
const endings = fc.constantFrom<Ending>('half-closed', 'half-closed', 'half-closed', 'cut');

export type AnyShot = Shot | UploadShot;

export interface Armoury {
  shots: fc.Arbitrary<AnyShot>;
  /** Of the owner, whose requests are all in order. */
  authorization: string;
}

/** Made from a world that is equal to the one which the server has after a reset. */
export async function armoury(): Promise<Armoury> {
  const world = await createWorld({ seed_state: 'small', seed: 1, clock: 'virtual' });
  const good = await goodRequests(world);
  await world.close();
  const authorization = `Bearer ${world.principals.owner!.token}`;
  const requests = fuzzRequest(good).map((request) => bytesOf(request, world));
  return {
    authorization,
    shots: fc.oneof(
      { weight: 60, arbitrary: pipelined(requests) },
      { weight: 20, arbitrary: odd },
      { weight: 10, arbitrary: uploads },
      { weight: 8, arbitrary: liars(authorization) },
      { weight: 1, arbitrary: longOnes(authorization) },
      { weight: 1, arbitrary: slow(authorization) },
      { weight: 2, arbitrary: control },
    ),
  };
}

function bytesOf({ method, target, as, headers, body }: FuzzRequest, world: World): Buffer {
  const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
  const token = as === null ? {} : { authorization: `Bearer ${world.principals[as]!.token}` };
  const all = Object.entries({ host: '127.0.0.1', ...token, ...length, ...headers });
  const head = all.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  return Buffer.concat([latin1(`${method} ${target} HTTP/1.1\r\n${head}\r\n`), Buffer.from(body ?? '')]);
}

function pipelined(requests: fc.Arbitrary<Buffer>): fc.Arbitrary<Shot> {
  return fc.tuple(fc.array(requests, { minLength: 1, maxLength: 12 }), endings).map(([all, ending]) => {
    return { kind: 'document', to: 'interface', pieces: [Buffer.concat(all)], ending, requests: all.length };
  });
}

const odd: fc.Arbitrary<Shot> = fc
  .tuple(fuzzBytes, fc.constantFrom('interface', 'interface', 'storage'), endings)
  .map(([bytes, to, ending]) => ({ kind: 'bytes', to: to as Shot['to'], pieces: [bytes], ending, requests: 1 }));

const create = (authorization: string, ...more: string[]) =>
  [
    'POST /v1/asset-folders HTTP/1.1',
    'Host: a',
    `Authorization: ${authorization}`,
    'Content-Type: application/json',
    ...more,
    '',
    '',
  ].join('\r\n');

/** Heads that say something else than what follows. */
function liars(authorization: string): fc.Arbitrary<Shot> {
  const good = '{"name":"a"}';
  const bodies: [head: string, body: string][] = [
    ['Content-Length: 12', '{"na'],
    ['Content-Length: 3', good],
    ['Content-Length: 99999999999', good],
    ['Content-Length: 12\r\nContent-Length: 12', good],
    ['Transfer-Encoding: chunked', `c\r\n${good}\r\n0\r\n\r\n`],
    ['Transfer-Encoding: chunked', `5\r\n${good}\r\n0\r\n\r\n`],
    ['Transfer-Encoding: chunked', `ff\r\n${good}\r\n0\r\n\r\n`],
    ['Transfer-Encoding: chunked', `c;${'x'.repeat(20_000)}\r\n${good}\r\n0\r\n\r\n`],
    ['Transfer-Encoding: chunked', `c\r\n${good}\r\n0\r\n${'X: y\r\n'.repeat(3_000)}\r\n`],
    ['Transfer-Encoding: chunked', '1\r\n{\r\n'.repeat(2_000)],
    ['Transfer-Encoding: chunked\r\nContent-Length: 12', good],
    ['Expect: 100-continue\r\nContent-Length: 12', good],
    ['Expect: 100-continue\r\nContent-Length: 12', ''],
    ['Expect: 100-continue\r\nTransfer-Encoding: chunked', `c\r\n${good}\r\n0\r\n\r\n`],
    ['Content-Encoding: gzip\r\nContent-Length: 12', good],
    [`Content-Type: application/json${'; '.repeat(40)}x\r\nContent-Length: 12`, good],
    [`Prefer: "${'\\"'.repeat(20_000)}\r\nContent-Length: 12`, good],
  ];
  return fc.tuple(fc.constantFrom(...bodies), endings, fc.boolean()).map(([[head, body], ending, is_split]) => {
    const whole = latin1(create(authorization, head) + body);
    const pieces = is_split ? [whole.subarray(0, whole.length >> 1), whole.subarray(whole.length >> 1)] : [whole];
    return { kind: 'lies', to: 'interface', pieces, ending, requests: 1 };
  });
}

/** At the bounds of a head and of a body, and beyond. */
function longOnes(authorization: string): fc.Arbitrary<Shot> {
  const get = (target: string, more = '') =>
    `GET ${target} HTTP/1.1\r\nHost: a\r\nAuthorization: ${authorization}\r\n${more}\r\n`;
  const body = (text: string) => create(authorization, `Content-Length: ${Buffer.byteLength(text)}`) + text;
  const texts = [
    get(`/v1/assets?q=name.eq:${'%41'.repeat(40_000)}`),
    get(`/v1/assets?${'limit=1&'.repeat(10_000)}`),
    get(`/v1/assets/${'a'.repeat(100_000)}`),
    get('/v1/assets', `X: ${'y'.repeat(200_000)}\r\n`),
    get('/v1/assets', 'X: y\r\n'.repeat(5_000)),
    get(`/v1/assets?q=${'name.like:%25a%25b%25,'.repeat(2_000)}`),
    get(`/v1/assets?sort=${'name,'.repeat(20_000)}`),
    body(`{"name":"${'x'.repeat(1_048_000)}"}`),
    body(`{"name":${'['.repeat(500_000)}${']'.repeat(500_000)}}`),
    body(`{${'"name":1,'.repeat(100_000)}"name":"a"}`),
    create(authorization, 'Transfer-Encoding: chunked') + `10000\r\n${'x'.repeat(65_536)}\r\n`.repeat(24),
  ];
  return fc.tuple(fc.constantFrom(...texts.map(latin1)), endings).map(([bytes, ending]) => {
    return { kind: 'long', to: 'interface', pieces: [bytes], ending, requests: 1 };
  });
}

/** Senders that never get to their end, and are cut. */
function slow(authorization: string): fc.Arbitrary<Shot> {
  const starts = [
    'GET /v1/hea',
    'GET /v1/health HTTP/1.1\r\nHost: a\r\nX: ',
    `${create(authorization, 'Content-Length: 100')}{"name":`,
    `${create(authorization, 'Transfer-Encoding: chunked')}5\r\n{"na`,
  ];
  return fc.constantFrom(...starts.map(latin1)).map((bytes) => {
    const pieces = [bytes, latin1('a'), latin1('b'), latin1('c')];
    return { kind: 'slow', to: 'interface', pieces, ending: 'open', requests: 1 };
  });
}

/** Nothing that is in order: a reset or a clock that went on would change what the others meet. */
const control: fc.Arbitrary<Shot> = fc
  .tuple(
    fc.constantFrom(
      'POST /_control/worlds',
      'POST /_control/faults',
      'POST /_control/scripts',
      'POST /_control/batches',
      'GET /_control/requests?limit=x',
      'PUT /_control',
      'POST /_control/snapshots/x/restore',
    ),
    fc.constantFrom(
      '{',
      '[]',
      '{"seed":-1}',
      '{"seed_state":{"__proto__":1}}',
      `${'['.repeat(100_000)}`,
      '"\\ud800"',
      `{"kind":"${'x'.repeat(100_000)}"}`,
    ),
  )
  .map(([line, body]) => {
    const head = `${line} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n`;
    return { kind: 'control', to: 'interface', pieces: [latin1(head + body)], ending: 'half-closed', requests: 1 };
  });

/** A file and what is said of its length; what the URL says too. */
const uploads: fc.Arbitrary<UploadShot> = fc
  .record({
    size_bytes: fc.constantFrom(1, 10, 70_000, 300_000),
    told: fc.constantFrom('right', 'right', 'less', 'more', 'chunked', 'wrong chunks', 'expect', 'huge'),
    altered: fc.constantFrom('', '', '', '&x=y', '0'),
    ending: endings,
    cut_at: fc.option(fc.double({ min: 0, max: 1, noNaN: true }), { nil: 1, freq: 2 }),
  })
  .map(({ size_bytes, told, altered, ending, cut_at }) => ({
    kind: 'upload',
    size_bytes,
    // The session, the file, and a look at it.
    requests: 3,
    shot({ pathname, search, host }) {
      const body = 'x'.repeat(size_bytes);
      const lengths: Readonly<Record<string, [head: string, body: string]>> = {
        right: [`Content-Length: ${size_bytes}`, body],
        less: [`Content-Length: ${size_bytes - 1}`, body],
        more: [`Content-Length: ${size_bytes + 1}`, body],
        chunked: ['Transfer-Encoding: chunked', `${size_bytes.toString(16)}\r\n${body}\r\n0\r\n\r\n`],
        'wrong chunks': ['Transfer-Encoding: chunked', `${(size_bytes + 7).toString(16)}\r\n${body}\r\n0\r\n\r\n`],
        expect: [`Expect: 100-continue\r\nContent-Length: ${size_bytes}`, body],
        huge: ['Content-Length: 5368709121', body],
      };
      const [length, sent] = lengths[told]!;
      const target = `${pathname}${search}${altered}`;
      const head = `PUT ${target} HTTP/1.1\r\nHost: ${host}\r\nContent-Type: text/plain\r\n${length}\r\n\r\n`;
      const whole = latin1(head + sent);
      const kept = whole.subarray(0, Math.ceil(whole.length * cut_at));
      const look = latin1(`GET ${target} HTTP/1.1\r\nHost: ${host}\r\nRange: bytes=5-\r\n\r\n`);
      const pieces = cut_at === 1 ? [kept, look] : [kept];
      return { kind: 'upload', to: 'storage', pieces, ending, requests: 2 };
    },
  }));
