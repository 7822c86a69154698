/** The control interface and the service, as the page asks them. */
import { signal } from '@preact/signals';
import { token_name } from './token-name.ts';

/** The addresses of the page's own world, whatever stands before them: this script is `…/_control/console/console.js`. */
const control_url = new URL('..', import.meta.url);
const base_url = new URL('../..', import.meta.url);
/** Every operation, to read and to try. */
export const docs_url = new URL('docs', base_url).href;

/** Kept for this tab alone. */
let token = sessionStorage.getItem(token_name);

/** True while the server wants a token that the page has not. */
export const needs_token = signal(false);

export function setToken(text: string): void {
  token = text;
  sessionStorage.setItem(token_name, text);
  needs_token.value = false;
}

/** An answer that is none of success, with its message. */
export class AnswerError extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** @throws AnswerError; TypeError when the server cannot be reached */
async function ask(path: string, init: RequestInit = {}): Promise<Response> {
  const headers = { ...(init.headers as object), ...(token !== null && { authorization: `Bearer ${token}` }) };
  // The interface itself has no slash at its end.
  const url = path === '' ? control_url.href.slice(0, -1) : new URL(path, control_url);
  const answer = await fetch(url, { ...init, headers });
  if (answer.status === 401) needs_token.value = true;
  if (answer.ok) return answer;
  const { message = answer.statusText, errors = [] } = await answer.json().catch(() => ({}));
  throw new AnswerError(answer.status, errors[0]?.message ?? message);
}

export async function read<Answer>(path: string): Promise<Answer> {
  return (await ask(path)).json();
}

/** @returns undefined where the answer has no body */
export async function act<Answer>(method: string, path: string, body?: object): Promise<Answer> {
  const json = { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const answer = await ask(path, { method, ...(body && json) });
  return answer.status === 204 ? (undefined as Answer) : answer.json();
}

export interface ServiceRequest {
  method: string;
  /** From `/v1` on. */
  path: string;
  headers: Record<string, string>;
  body?: string | undefined;
}

/** Asks the service itself; any status is an answer. */
export async function askService({ path, ...init }: ServiceRequest): Promise<{ status: number; text: string }> {
  const answer = await fetch(new URL(path.slice(1), base_url), init);
  return { status: answer.status, text: await answer.text() };
}

export interface StreamEvent {
  event: string;
  data: unknown;
}

/** A stream on which nothing comes for so long is broken: comments come every 15 s. */
const silence_ms = 40_000;

let last_id: string | undefined;

/** The events of the world, until the stream ends or breaks. Not by `EventSource`, which sends no token. */
export async function* events(): AsyncGenerator<StreamEvent> {
  const broken = new AbortController();
  const watch = () => setTimeout(() => broken.abort(), silence_ms);
  let watchdog = watch();
  try {
    const headers: Record<string, string> = last_id === undefined ? {} : { 'last-event-id': last_id };
    const { body } = await ask('events', { headers, signal: broken.signal });
    const reader = body!.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      clearTimeout(watchdog);
      watchdog = watch();
      const blocks = (text + value).split('\n\n');
      text = blocks.pop()!;
      for (const block of blocks) {
        const { id, event, data } = fieldsOf(block);
        if (id !== undefined) last_id = id;
        if (event !== undefined) yield { event, data: JSON.parse(data ?? '{}') };
      }
    }
  } finally {
    clearTimeout(watchdog);
    broken.abort();
  }
}

function fieldsOf(block: string): Partial<Record<string, string>> {
  return Object.fromEntries(
    block.split('\n').flatMap((line) => {
      const at = line.indexOf(': ');
      return at > 0 ? [[line.slice(0, at), line.slice(at + 2)]] : [];
    }),
  );
}
