/**
 * A reverse proxy that records what passes, masked, as lines that `judge` reads. Bodies stream through; a copy is kept of
 * each up to a bound, and a line says of a longer one that it was cut.
 */
import { createHmac, randomBytes } from 'node:crypto';
import {
  Agent as HttpAgent,
  request as httpRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate } from 'node:zlib';
import { closingOf } from '../../src/input/close-server.ts';
import { createServer } from '../../src/input/node-http.ts';
import { listenOn } from '../../src/input/sockets.ts';
import { createCallers } from './callers.ts';
import { maskHeaders, maskUrl, pseudonymous } from './mask.ts';

export interface ProxyOptions {
  host: string;
  port: number;
  /** Base URL of the service, up to and without `/v1`. */
  upstream: string;
  /** Bytes that are kept of a body. */
  most_body_bytes: number;
  /** Texts of bodies are recorded as they are. */
  keeps_texts?: boolean;
  /** Takes any certificate of the service. */
  insecure?: boolean;
  /** Receives each line, without its end, before the next one is made. */
  write(line: string): void;
}

export interface RecordingProxy {
  url: string;
  /** Lines written. */
  readonly recorded: number;
  /** Bodies of which a part is missing. */
  readonly cut: number;
  close(): Promise<void>;
}

/** Headers that are of one connection alone. */
const of_connection = ['connection', 'keep-alive', 'proxy-connection', 'te', 'trailer', 'transfer-encoding', 'upgrade'];
/** Of these nothing is told, not even that they were there. */
const of_callers = ['cookie', 'x-api-key', 'set-cookie', 'proxy-authorization'];
/** Headers that are not true of a recorded body: it was decoded and masked. */
const of_bytes = new Set(['content-length', 'content-encoding']);

/** @throws InputError where the port cannot be had */
export async function startRecordingProxy(options: ProxyOptions): Promise<RecordingProxy> {
  const upstream = options.upstream.replace(/\/+$/, '');
  const is_tls = upstream.startsWith('https:');
  const agent = is_tls
    ? new HttpsAgent({ keepAlive: true, rejectUnauthorized: !options.insecure })
    : new HttpAgent({ keepAlive: true });
  const send = is_tls ? httpsRequest : httpRequest;
  const callers = createCallers();
  const key = randomBytes(32);
  const hidden = (text: string) => `***${createHmac('sha256', key).update(text).digest('hex').slice(0, 12)}`;
  let [recorded, cut] = [0, 0];

  const server = createServer((incoming, response) => void pass(incoming, response));
  server.on('upgrade', (_, socket) => socket.end('HTTP/1.1 501 Not Implemented\r\nConnection: close\r\n\r\n'));

  async function pass(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const began_ms = Date.now();
    const started = performance.now();
    const url = `${upstream}${incoming.url ?? '/'}`;
    const { tap, kept: sent } = createTap(options.most_body_bytes);
    const headers: IncomingHttpHeaders = { ...incoming.headers, host: new URL(upstream).host };
    for (const name of of_connection) delete headers[name];
    const onward = send(url, { method: incoming.method, headers, agent });
    const answered = new Promise<IncomingMessage | undefined>((resolve) => {
      onward.on('response', resolve);
      onward.on('error', () => resolve(undefined));
    });
    // A caller who leaves ends the request; so does a service that answers before it has read all.
    pipeline(incoming, tap, onward).catch(() => {});
    response.on('close', () => {
      if (!response.writableFinished) onward.destroy();
    });
    const answer = await answered;
    if (!answer) {
      if (!response.headersSent)
        response.writeHead(502, { 'content-type': 'text/plain' }).end('the upstream does not answer\n');
      return record({ incoming, url, began_ms, started, sent, status: 0 });
    }
    const { tap: back, kept: received } = createTap(options.most_body_bytes);
    const returned: IncomingHttpHeaders = { ...answer.headers };
    for (const name of of_connection) delete returned[name];
    response.writeHead(answer.statusCode!, returned);
    const is_whole = await pipeline(answer, back, response).then(
      () => true,
      () => false,
    );
    if (!is_whole) received.is_cut = true;
    await record({ incoming, url, began_ms, started, sent, status: answer.statusCode!, answer, received });
  }

  async function record(seen: Passed): Promise<void> {
    const { incoming, url, began_ms, started, sent, status, answer, received } = seen;
    const duration_ms = Math.round((performance.now() - started) * 10) / 10;
    const request = await readable(sent, incoming.headers['content-encoding']);
    const response = received && (await readable(received, answer!.headers['content-encoding']));
    if (request.is_cut || response?.is_cut) cut += 1;
    const line = {
      time: new Date(began_ms).toISOString(),
      method: incoming.method,
      url: maskUrl(url),
      status,
      duration_ms,
      request_headers: { ...shownHeaders(incoming, request), ...callerOf(incoming) },
      ...bodyOf('request', request),
      ...(response && { response_headers: shownHeaders(answer!, response), ...bodyOf('response', response) }),
    };
    options.write(JSON.stringify(line));
    recorded += 1;
  }

  function shownHeaders({ headers }: IncomingMessage, { text }: Readable): Record<string, string> {
    const masked = maskHeaders(plainHeaders(headers));
    for (const header of of_callers) delete masked[header];
    if (text !== undefined) for (const header of of_bytes) delete masked[header];
    return masked;
  }

  /** A caller is told by a name of this recording alone. */
  function callerOf({ headers }: IncomingMessage): { authorization?: string } {
    const { name, is_known } = callers.of({ headers: plainHeaders(headers) });
    return is_known ? { authorization: name } : {};
  }

  function bodyOf(side: 'request' | 'response', { text, is_cut }: Readable) {
    return {
      ...(text !== undefined && { [`${side}_body`]: options.keeps_texts ? text : pseudonymous(text, hidden) }),
      ...(is_cut && { [`${side}_cut`]: true }),
    };
  }

  const closeServer = closingOf(server);
  return {
    url: await listenOn(server, options.host, options.port, 'give another --port, or 0 for any free one'),
    get recorded() {
      return recorded;
    },
    get cut() {
      return cut;
    },
    async close() {
      await closeServer();
      agent.destroy();
    },
  };
}

interface Passed {
  incoming: IncomingMessage;
  url: string;
  began_ms: number;
  started: number;
  sent: Kept;
  status: number;
  answer?: IncomingMessage;
  received?: Kept;
}

interface Kept {
  chunks: Buffer[];
  bytes: number;
  is_cut: boolean;
}

interface Readable {
  /** Undefined for what is no text. */
  text?: string;
  is_cut: boolean;
}

function plainHeaders(headers: IncomingHttpHeaders): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value = '']) => [name, [value].flat().join(', ')]));
}

/** Copies the beginning of what passes through it. */
function createTap(most_bytes: number): { tap: Transform; kept: Kept } {
  const kept: Kept = { chunks: [], bytes: 0, is_cut: false };
  const tap = new Transform({
    transform(chunk: Buffer, _, done) {
      kept.bytes += chunk.length;
      if (kept.bytes > most_bytes) {
        kept.is_cut = true;
        kept.chunks.length = 0;
      } else kept.chunks.push(chunk);
      done(null, chunk);
    },
  });
  return { tap, kept };
}

const decoders: Readonly<Record<string, (bytes: Buffer, options: { maxOutputLength: number }) => Promise<Buffer>>> = {
  gzip: promisify(gunzip) as never,
  deflate: promisify(inflate) as never,
  br: promisify(brotliDecompress) as never,
};
const most_decoded_bytes = 8 * 1024 * 1024;
const utf8 = new TextDecoder('utf-8', { fatal: true });

async function readable({ chunks, is_cut }: Kept, coding = 'identity'): Promise<Readable> {
  if (is_cut) return { is_cut };
  try {
    const bytes = Buffer.concat(chunks);
    const decode = coding === 'identity' ? undefined : decoders[coding.trim().toLowerCase()];
    if (coding !== 'identity' && !decode && bytes.length > 0) return { is_cut: true };
    const plain = decode && bytes.length > 0 ? await decode(bytes, { maxOutputLength: most_decoded_bytes }) : bytes;
    return { text: utf8.decode(plain), is_cut };
  } catch {
    // Bytes of a file, or too much of it.
    return { is_cut: true };
  }
}
