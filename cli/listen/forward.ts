/** Passes a request on to another server, byte for byte, and brings back what that answers. */
import type { IncomingHttpHeaders } from 'node:http';
import { Agent } from 'undici';
import { certificatesOf, reasonOf } from '../receiver-connection.ts';

interface ForwardedRequest {
  method: string;
  /** Names and values in turn, as they came. */
  raw_headers: readonly string[];
  body: Buffer;
  /** Ends it, such as when the sender has gone. */
  signal: AbortSignal;
}

interface ForwardAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  /** Reason why there was no answer; the status is 502 then. */
  note?: string;
}

export interface Forwarder {
  /** Resolves with 502 where the server cannot be reached. @throws the reason of the signal */
  pass(request: ForwardedRequest): Promise<ForwardAnswer>;
  close(): Promise<void>;
}

/** Headers of one connection (RFC 9110, section 7.6.1), and those that this program writes itself. */
const not_passed = new Set([
  ...['connection', 'keep-alive', 'proxy-connection', 'proxy-authenticate', 'proxy-authorization', 'te', 'trailer'],
  ...['transfer-encoding', 'upgrade', 'host', 'content-length', 'expect'],
]);

/** More than anyone answers an event with. */
const largest_answer_bytes = 4_194_304;

/** @param url where everything goes, whatever path it came by; @param insecure takes any certificate of it */
export function createForwarder(url: string, insecure?: boolean): Forwarder {
  // A connection for each: one that the server is just closing would look like an error of its own.
  const agent = new Agent({ pipelining: 0, ...certificatesOf(insecure) });
  const { origin, pathname, search } = new URL(url);

  async function answerTo({ method, raw_headers, body, signal }: ForwardedRequest): Promise<ForwardAnswer> {
    const headers = passedHeaders(raw_headers);
    const what = { method: method as 'POST', headers, body: body.length > 0 ? body : null, signal };
    const answer = await agent.request({ origin, path: pathname + search, ...what });
    const told = Object.fromEntries(Object.entries(answer.headers).filter(([name]) => !isOwn(name, answer.headers)));
    return { status: answer.statusCode, headers: told, body: await wholeBody(answer.body) };
  }

  return {
    async pass(request) {
      try {
        return await answerTo(request);
      } catch (error) {
        if (request.signal.aborted) throw request.signal.reason;
        const note = `passing it on to ${url} failed (${reasonOf(error)})`;
        return { status: 502, headers: { 'content-type': 'text/plain' }, body: Buffer.from(`${note}\n`), note };
      }
    },
    close: () => agent.destroy(),
  };
}

/** Without what belongs to the connection, and what `Connection` names as such. */
function passedHeaders(raw: readonly string[]): string[] {
  const pairs = Array.from({ length: raw.length / 2 }, (_, at) => [raw[2 * at]!, raw[2 * at + 1]!] as const);
  const connection = pairs.filter(([name]) => name.toLowerCase() === 'connection').map(([, value]) => value);
  return pairs.filter(([name]) => !isOwn(name, { connection: connection.join(',') })).flat();
}

function isOwn(name: string, { connection }: { connection?: string | string[] }): boolean {
  const own = [connection ?? []].flat().join(',').toLowerCase().split(',');
  const lower = name.toLowerCase();
  return not_passed.has(lower) || own.some((one) => one.trim() === lower);
}

async function wholeBody(body: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.byteLength;
    if (size > largest_answer_bytes) throw new Error('its answer is larger than 4 MiB');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
