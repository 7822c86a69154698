/** Calls of `listen` to the control interface of a reference server. */
import { basePath } from '../../src/input/base-path.ts';
import { InputError } from '../../src/input/input-error.ts';

export interface ControlPlace {
  /** With `/_control` at its end. */
  control_url: string;
  token: string | undefined;
}

/** A server far away answers in a second, and one that is not there may take a minute to say so. */
const patience_ms = 10_000;

/** The ready line of `serve` has both; what stands before `/_control` will do. */
export function controlUrlOf(url: string): string {
  const place = new URL(url);
  const path = basePath(place);
  return `${place.origin}${path.endsWith('/_control') ? path : `${path}/_control`}`;
}

/** @throws TypeError when the server cannot be reached */
export function askControl(
  { control_url, token }: ControlPlace,
  path: string,
  {
    body,
    headers,
    signal = AbortSignal.timeout(patience_ms),
    ...init
  }: Omit<RequestInit, 'body'> & { body?: object } = {},
): Promise<Response> {
  return fetch(`${control_url}/${path}`, {
    ...init,
    headers: {
      ...(headers as Record<string, string>),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
    redirect: 'manual',
    signal,
  });
}

/** A refusal in one line, with its mend where the server knows none. */
export async function refusalOf({ control_url, token }: ControlPlace, answer: Response): Promise<InputError> {
  const { status } = answer;
  const said = (await answer.json().catch(() => ({}))) as { message?: string; errors?: { message: string }[] };
  const why = said.errors?.[0]?.message ?? said.message ?? 'this is no control interface';
  const mend = status === 401 && token === undefined ? ' Give it with --control-token.' : '';
  return new InputError(`--from ${control_url}: ${status}, ${why}${mend}`);
}

/** @returns the URL that it goes to. @throws InputError when there is no such delivery, or no further attempt of it */
export async function resend(place: ControlPlace, delivery_id: string): Promise<string> {
  const path = `deliveries/${encodeURIComponent(delivery_id)}/resend`;
  const answer = await askControl(place, path, { method: 'POST' }).catch((error: unknown) => {
    throw new InputError(`--from ${place.control_url}: cannot be reached (${causeOf(error)})`);
  });
  if (answer.ok) return ((await answer.json()) as { url: string }).url;
  if (answer.status === 404 || answer.status === 409) {
    const { message } = (await answer.json().catch(() => ({}))) as { message?: string };
    throw new InputError(`--resend ${delivery_id}: ${message ?? 'there is no such delivery'}`);
  }
  throw await refusalOf(place, answer);
}

export function causeOf(error: unknown): string {
  const { cause, message } = error as Error & { cause?: NodeJS.ErrnoException };
  return cause?.code ?? cause?.message ?? message;
}
