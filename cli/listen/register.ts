/** A webhook of the listener's own at a service, for as long as it listens. */
import { type ChoicesDocument, resolve } from '../../src/choices/choices.ts';
import { createDialect } from '../../src/choices/dialect.ts';
import { InputError } from '../../src/input/input-error.ts';

export interface RegisterOptions {
  /** The service, up to and without `/v1`. */
  base_url: string;
  token: string;
  /** URL at which the service reaches the listener. */
  receive_at: string;
  secret: string;
  choices: ChoicesDocument;
}

export interface Registration {
  id: string;
  /**
   * Takes the webhook away where that can be: the interface has no way to, but the control interface of the reference
   * server, on this machine, does.
   * @returns false where it stays
   */
  remove(): Promise<boolean>;
}

const events = ['run.completed', 'run.failed', 'run.cancelled'] as const;
/** A service on the same machine answers in milliseconds, and one far away in a second. */
const patience_ms = 10_000;

/** @throws InputError when the service cannot be reached, or makes no such webhook */
export async function registerWebhook(options: RegisterOptions): Promise<Registration> {
  const { base_url, token, receive_at: url, secret, choices } = options;
  // Names of the fields of a webhook, of which nothing is stated: those of the document where the choices have none.
  const dialect = createDialect(resolve(choices));
  const body = { name: 'model-run-kit listen', url, secret, event_types: events };
  const request = { operation: 'createWebhook', path: {}, query: {}, body } as const;
  const wire = dialect.encodeRequest(request);
  const asked = `--register ${base_url}`;
  const answer = await ask(`${base_url}${wire.path}`, {
    method: wire.method,
    headers: { ...wire.headers, authorization: `Bearer ${token}` },
    ...(wire.body !== undefined && { body: wire.body }),
  }).catch((error: unknown) => {
    throw new InputError(`${asked}: cannot be reached (${causeOf(error)})`);
  });
  const headers = Object.fromEntries(answer.headers);
  const { record, problem } = dialect.decodeReply(request, {
    status: answer.status,
    headers,
    body: await answer.text(),
  });
  if (answer.ok && typeof record?.id === 'string') return { id: record.id, remove: removal(base_url, record.id) };
  const why = problem?.message ?? (answer.ok ? 'its answer has no id' : 'it says nothing more');
  throw new InputError(`${asked}: made no webhook: ${answer.status}, ${why}`);
}

function removal(base_url: string, id: string): () => Promise<boolean> {
  return async () => {
    // A service elsewhere is asked for nothing that its interface does not have.
    if (!['127.0.0.1', 'localhost', '[::1]'].includes(new URL(base_url).hostname)) return false;
    const answer = await ask(`${base_url}/_control/webhooks/${id}`, { method: 'DELETE' }).catch(() => undefined);
    return answer?.status === 204;
  };
}

function ask(url: string, init: RequestInit): Promise<Response> {
  return fetch(url, { ...init, signal: AbortSignal.timeout(patience_ms), redirect: 'manual' });
}

function causeOf(error: unknown): string {
  const { cause, message } = error as Error & { cause?: NodeJS.ErrnoException };
  return cause?.code ?? cause?.message ?? message;
}
