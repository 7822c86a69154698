/** Sends what `init` asks, within its budget, and keeps what it takes to delete again what was made on the way. */
import { randomBytes } from 'node:crypto';
import type { CanonicalRequest } from '../../src/choices/canonical.ts';
import type { ChoicesDocument } from '../../src/choices/choices.ts';
import { createDialect, type DecodedReply, Inexpressible, MissingChoice } from '../../src/choices/dialect.ts';
import { type Pairs, writeQueryString } from '../../src/choices/query-string.ts';
import type { OperationId } from '../../src/contract/operations.ts';
import { cursorTarget } from '../runner/cursor-target.ts';
import { deleteWebhook, later, type Stays, staysBy } from '../runner/deletion.ts';
import { createHttp, type HttpAnswer, traceparent } from '../runner/http.ts';
import { type Created, createJournal, undoOf } from '../runner/journal.ts';
import type { LeftBehind } from '../suite/records.ts';
import type { PrincipalName, Target } from '../target/target.ts';
import { createTokenBook } from '../target/tokens.ts';
import { createControl } from '../waves/control.ts';

/** Request and answer, as far as questions look at them. */
export interface Answer {
  /** Method, path and query, then the status: the proof of a find. No header and no body, which may hold secrets. */
  line: string;
  /** 0 where nothing came back. */
  status: number;
  headers: Readonly<Record<string, string>>;
  json: unknown;
  /** Of a refusal, as it came. */
  text?: string;
  reply?: DecodedReply;
  /** Milliseconds on the asker's clock: when it was sent, and when it was answered. */
  sent_ms: number;
  answered_ms: number;
}

export type Draft = Pick<CanonicalRequest, 'operation'> & Partial<Omit<CanonicalRequest, 'operation'>>;

interface AskOptions {
  caller?: PrincipalName | 'nobody';
  /** Dialect as far as it is known; nothing unless given. */
  choices?: ChoicesDocument;
  /** The query as it goes out, in the place of that of the request. */
  pairs?: Pairs;
  /** The body as it goes out, in the place of that of the request. */
  body?: unknown;
  /** Finds the id of what was made in an answer that no dialect can read yet. */
  idIn?(json: unknown): string | undefined;
}

export interface Asker {
  /** Begins the name of everything that is made. */
  readonly prefix: string;
  /** Requests so far, those of storage too. */
  readonly sent: number;
  /** Operations that took a request so far. */
  readonly served: ReadonlySet<OperationId>;
  readonly now_ms: () => number;
  /** @throws BudgetSpent */
  ask(draft: Draft, options?: AskOptions): Promise<Answer>;
  /** Sends a file to a presigned URL. @returns the status; 0 where nothing came back */
  put(url: string, body: Uint8Array, type: string): Promise<number>;
  /** The origin of a cursor URL that is neither the base URL's nor one that the target file names. */
  strangeOrigin(cursor_url: string): string | undefined;
  wait(ms: number): Promise<void>;
  /** Deletes what was made, but for the records named by id. @returns what stays */
  cleanUp(but: readonly string[]): Promise<LeftBehind[]>;
  close(): Promise<void>;
}

export interface Budget {
  requests: number;
  seconds: number;
}

/** Kept back for the deletion of what was made. */
const kept_back = { requests: 20, seconds: 5 };

/** The questions are over; what was found until then is written. */
export class BudgetSpent extends Error {}

export function createAsker(
  target: Target,
  budget: Budget,
  now: () => number = () => performance.now(),
  interruption?: AbortSignal,
): Asker {
  const { base_url, network } = target;
  const http = createHttp({ base_url, ...(network && { network }), mode: target.mode });
  const tokens = createTokenBook(target);
  const journal = createJournal();
  const control = target.control && createControl(target.control, target);
  const began = now();
  const prefix = `init-${randomBytes(3).toString('hex')}`;
  const served = new Set<OperationId>();
  let sent = 0;
  let is_closing = false;

  function spend(): void {
    if (interruption?.aborted && !is_closing) throw new BudgetSpent('it was interrupted');
    const spare = is_closing ? { requests: 0, seconds: 0 } : kept_back;
    if (sent >= budget.requests - spare.requests)
      throw new BudgetSpent(`${budget.requests} requests were not enough for all questions`);
    if (now() - began > (budget.seconds - spare.seconds) * 1000)
      throw new BudgetSpent(`${budget.seconds} s were not enough for all questions`);
    sent += 1;
  }

  async function ask(
    draft: Draft,
    { caller = 'owner', choices = {}, pairs, body, idIn }: AskOptions = {},
  ): Promise<Answer> {
    spend();
    const request: CanonicalRequest = { path: {}, query: {}, ...draft };
    const dialect = createDialect(choices);
    // A body that goes out as it stands needs none of the names that a canonical one would be written with.
    const { body: _, ...bare } = request;
    const wire = dialect.encodeRequest({ ...(body === undefined ? request : bare), ...(pairs && { query: {} }) });
    const query = writeQueryString(pairs ?? wire.query);
    const place = `${wire.path}${query === '' ? '' : `?${query}`}`;
    const headers: Record<string, string> = {
      accept: 'application/json, text/markdown;q=0.9',
      'user-agent': 'model-run-kit (init)',
      traceparent: traceparent(),
      ...network?.headers,
      ...wire.headers,
    };
    if (body !== undefined) headers['content-type'] = 'application/json';
    if (caller !== 'nobody') headers.authorization = `Bearer ${await tokens.tokenOf(caller)}`;
    const text = body === undefined ? wire.body : JSON.stringify(body);
    const entry = journal.before(request, caller);
    const sent_ms = now() - began;
    const answer = await http.send({
      ...{ method: wire.method, url: `${base_url}${place}`, headers },
      ...(text !== undefined && { body: text }),
    });
    const reply = read(answer, request, choices);
    journal.after(entry, { ...(reply && { decoded: reply }), ...(answer.received && { received: answer.received }) });
    if (reply?.outcome === 'success') served.add(request.operation);
    const { status = 0, headers: told = {}, body: answered = '' } = answer.received ?? {};
    const id = status < 300 ? idIn?.(parsed(answered)) : undefined;
    if (entry && id !== undefined) entry.id = id;
    const line = `${wire.method} ${place} → ${answer.received ? status : answer.failure!.message}`;
    const times = { sent_ms, answered_ms: now() - began };
    const refusal = status >= 400 && { text: answered };
    return { line, status, headers: told, json: parsed(answered), ...refusal, ...(reply && { reply }), ...times };
  }

  return {
    prefix,
    get sent() {
      return sent;
    },
    served,
    now_ms: () => now() - began,
    ask,
    async put(url, body, type) {
      spend();
      const headers = { 'content-type': type, 'user-agent': 'model-run-kit (init)' };
      const { received } = await http.send({ method: 'PUT', url, headers, body });
      return received?.status ?? 0;
    },
    strangeOrigin(cursor_url) {
      const found = cursorTarget(target, base_url, cursor_url);
      return found !== 'unreadable' && 'origin' in found ? found.origin : undefined;
    },
    wait: (ms) => new Promise((done) => setTimeout(done, ms)),
    async cleanUp(but) {
      is_closing = true;
      const left: LeftBehind[] = [];
      for (const entry of journal.entries.toReversed()) {
        const { operation, id } = entry;
        if (id === undefined) continue;
        const reason = but.includes(id) ? 'the target file names it' : (await remove(entry, id))?.reason;
        if (reason !== undefined) left.push({ operation, id, reason });
      }
      return left;
    },
    async close() {
      await http.close();
      await control?.close();
    },
  };

  async function remove(entry: Created, id: string): Promise<Stays | undefined> {
    const statusOf = async (draft: Draft) => (await ask(draft, { caller: entry.principal! })).status;
    const undo = undoOf(entry);
    const log: Draft = { operation: 'listWebhookDeliveries', path: { webhook_id: id } };
    try {
      if (undo) return staysBy(await statusOf(undo));
      return await deleteWebhook(id, { target, control }, () => statusOf(log));
    } catch (error) {
      if (error instanceof BudgetSpent) return later(error.message);
      throw error;
    }
  }
}

/** Undefined where nothing came back. An answer that no known choice reads is read as far as its status. */
function read({ received }: HttpAnswer, request: CanonicalRequest, choices: ChoicesDocument): DecodedReply | undefined {
  if (!received) return undefined;
  const { status, headers, body } = received;
  try {
    return createDialect(choices).decodeReply(request, { status, headers, body });
  } catch (error) {
    if (!(error instanceof MissingChoice || error instanceof Inexpressible)) throw error;
    const outcome = status >= 200 && status < 300 ? 'success' : status >= 400 && status < 500 ? 'refusal' : 'other';
    return { status, json: parsed(body), outcome, refusals: [], defects: [error.message] };
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
