/** Sends one event over HTTP, as senders do: nothing is repeated, and no redirect followed. */
import { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { Agent, type Dispatcher } from 'undici';
import type { Exchange } from '../suite/exchange.ts';

/** Forms of one and the same request. */
export interface WireForm {
  /** Names of headers in this case; as they are given unless said. */
  names?: 'lower' | 'upper';
  /** Headers from the last to the first. */
  reversed?: true;
  /** The body in chunks, its length not told before. */
  chunked?: true;
  /** The body in eight pieces, with so many milliseconds between them. */
  piece_ms?: number;
  /** The connection breaks behind this share of the body, from 0 to 1. */
  cut_behind?: number;
  /** `Connection: close`. */
  closing?: true;
  /** Headers beside those of the event. */
  more?: readonly (readonly [name: string, value: string])[];
}

interface Post {
  headers: readonly (readonly [name: string, value: string])[];
  /** The very bytes that leave. */
  body: Buffer;
  form?: WireForm;
  /** Goes over the connection of the posts of this name, one after another; over one of its own unless given. */
  connection?: string;
}

/** The answer, or the reason why there is none. */
type Posted = Pick<Exchange, 'received' | 'failure' | 'took_ms'> & { sent_headers: Record<string, string> };

export interface Sender {
  /** Never throws for what the receiver does. */
  post(post: Post): Promise<Posted>;
  close(): Promise<void>;
}

export interface SenderOptions {
  url: string;
  /** Milliseconds for which an answer is waited for. */
  wait_ms: number;
  /** Sent beside those of each event. */
  headers?: Post['headers'];
  /** Certificates. */
  connect?: Agent.Options['connect'];
  /** Waits; injected by tests. */
  pause?(ms: number): Promise<unknown>;
}

const pieces = 8;
/** As much of an answer as a report shows. */
const most_answer_bytes = 16_384;

export function createSender({
  url,
  wait_ms,
  headers: always = [],
  connect,
  pause = setTimeout,
}: SenderOptions): Sender {
  const settings = { headersTimeout: 0, bodyTimeout: 0, ...(connect && { connect }) };
  const alone = new Agent({ ...settings, pipelining: 0 });
  const kept = new Map<string, Agent>();
  const { origin, pathname, search } = new URL(url);

  function agentFor(name: string | undefined): Agent {
    if (name === undefined) return alone;
    const agent = kept.get(name) ?? new Agent({ ...settings, connections: 1 });
    kept.set(name, agent);
    return agent;
  }

  async function* inPieces(body: Buffer, { piece_ms, cut_behind }: WireForm): AsyncGenerator<Buffer> {
    const whole = cut_behind === undefined ? body : body.subarray(0, Math.floor(body.length * cut_behind));
    const count = piece_ms === undefined ? 1 : pieces;
    for (let piece = 0; piece < count; piece += 1) {
      if (piece > 0) await pause(piece_ms!);
      const [start, end] = [piece, piece + 1].map((one) => Math.floor((whole.length * one) / count));
      if (start !== end) yield whole.subarray(start, end);
    }
    if (cut_behind !== undefined) {
      await pause(cut_pause_ms);
      throw new Error(cut);
    }
  }

  return {
    async post({ headers: given, body, form = {}, connection }) {
      const is_streamed = form.chunked || form.piece_ms !== undefined || form.cut_behind !== undefined;
      const length = is_streamed && !form.chunked ? [['Content-Length', String(body.length)] as const] : [];
      const headers = inForm([...given, ...always, ...length], form);
      const signal = AbortSignal.timeout(wait_ms);
      const began_ms = performance.now();
      const took = () => Math.round((performance.now() - began_ms) * 10) / 10;
      const told = { sent_headers: Object.fromEntries(headers) };
      try {
        const answer = await agentFor(connection).request({
          origin,
          path: pathname + search,
          method: 'POST',
          headers: headers.flat(),
          body: is_streamed ? Readable.from(inPieces(body, form)) : body,
          reset: form.closing ?? false,
          signal,
        });
        const received = { status: answer.statusCode, ...(await readAnswer(answer)) };
        return { received, took_ms: took(), ...told };
      } catch (error) {
        return { failure: failureOf(error as Error, signal.aborted, wait_ms), took_ms: took(), ...told };
      }
    },
    async close() {
      await Promise.all([alone, ...kept.values()].map((agent) => agent.destroy()));
    },
  };
}

const cut = 'the sender broke the connection off';
/** The part before the break is on its way by then. */
const cut_pause_ms = 20;

function inForm(headers: Post['headers'], { names, reversed, more = [] }: WireForm): (readonly [string, string])[] {
  const all = [...headers, ...more].map(([name, value]) => [cased(name, names), value] as const);
  return reversed ? all.toReversed() : all;
}

function cased(name: string, names: WireForm['names']): string {
  if (names === undefined) return name;
  return names === 'lower' ? name.toLowerCase() : name.toUpperCase();
}

async function readAnswer({ body, headers }: Dispatcher.ResponseData) {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    size += chunk.length;
    if (size >= most_answer_bytes) break;
  }
  const text = Buffer.concat(chunks).subarray(0, most_answer_bytes).toString('utf8');
  return {
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
    body: text,
  };
}

const no_way = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'UND_ERR_CONNECT_TIMEOUT'];

function failureOf(error: Error, timed_out: boolean, wait_ms: number): NonNullable<Exchange['failure']> {
  if (timed_out) return { kind: 'timeout', message: `no complete answer within ${wait_ms / 1_000} s` };
  const { code, message } = error as NodeJS.ErrnoException;
  if (message === cut) return { kind: 'cut', message };
  return { kind: no_way.includes(code ?? '') ? 'refused' : 'reset', message: code ?? message };
}
