/** Entries as lines for a shell, and as tests of a client: what people take away from the console. */
import { routes } from '../generated/client-routes.ts';
import { quotedForShell } from '../input/shell-word.ts';
import type { LoggedRequest, Run, Signature, World } from './records.ts';

type Caller = Pick<World, 'base_url' | 'principals'>;

/** A body that the log has whole; undefined for none, and for one that it has cut. */
export function wholeBody({ body }: Pick<LoggedRequest, 'body'>): string | undefined {
  return body === null || body.endsWith('…') ? undefined : body;
}

/** Reason why a request cannot be sent again as it was; undefined where it can. */
export function unsendable({ path, body }: LoggedRequest): string | undefined {
  if (!path.startsWith('/v1/')) return 'It went to storage, whose signed URLs the log does not keep.';
  if (body?.endsWith('…')) return 'The log has cut its body.';
  return undefined;
}

function tokenOf({ principal }: Pick<LoggedRequest, 'principal'>, { principals }: Caller): string | undefined {
  return principal === null ? undefined : principals[principal]?.token;
}

export function headersOf(request: LoggedRequest, world: Caller): Record<string, string> {
  const token = tokenOf(request, world);
  return {
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
    ...(request.body !== null && { 'content-type': 'application/json' }),
  };
}

function curl(method: string, url: string, headers: Record<string, string>, body?: string): string {
  const lines = [
    `curl -i${method === 'GET' ? '' : ` -X ${method}`} ${quotedForShell(url)}`,
    ...Object.entries(headers).map(([name, value]) => `-H ${quotedForShell(`${name}: ${value}`)}`),
    ...(body === undefined ? [] : [`--data-binary ${quotedForShell(body)}`]),
  ];
  return lines.join(' \\\n  ');
}

export function curlOfRequest(request: LoggedRequest, world: Caller): string {
  return curl(request.method, world.base_url + request.path, headersOf(request, world), wholeBody(request));
}

export function curlOfDelivery(
  url: string,
  { header, value, signed }: Pick<Signature, 'header' | 'value' | 'signed'>,
): string {
  return curl('POST', url, { 'content-type': 'application/json', [header]: value }, signed);
}

export interface Dispatch {
  /** The run is of a workflow, whose name is `owner/slug`. */
  of_workflow: boolean;
  input: object;
  token: string | undefined;
}

export function curlOfRun(run: Run, dispatch: Dispatch, world: Caller): string {
  const { method, path, body, headers } = dispatchOf(run, dispatch);
  return curl(method, world.base_url + path, headers, body);
}

/** The request that dispatched a run, or one that comes to the same. */
export function dispatchOf({ name, callback_url }: Run, { of_workflow, input, token }: Dispatch) {
  return {
    method: 'POST',
    path: `/v1/${of_workflow ? 'graph-workflows' : 'models'}/${name}/runs`,
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      'content-type': 'application/json',
    },
    body: JSON.stringify({ ...input, ...(callback_url !== null && { callback_url }) }),
  };
}

function testFile(world: Caller, token: string | undefined, title: string, lines: readonly string[]): string {
  const options = JSON.stringify({ base_url: world.base_url, ...(token !== undefined && { token }) });
  return `import { createModelRunClient } from 'model-run-kit/client';
import { expect, test } from 'vitest';

const client = createModelRunClient(${options});

test(${JSON.stringify(title)}, async () => {
${lines.map((line) => `  ${line}`).join('\n')}
});
`;
}

/** A request as a test that expects the answer which it had. */
export function testOfRequest(request: LoggedRequest, world: Caller): string {
  const { operation, status, path } = request;
  if (operation === null || status === null) return fetchTest(request, world);
  const given = requestOf(operation, path, wholeBody(request));
  const call = `client.${operation}(${given})`;
  const line =
    status < 400
      ? `await expect(${call}).resolves.not.toThrow();`
      : `await expect(${call}).rejects.toMatchObject({ status: ${status} });`;
  const title = status < 400 ? `${operation} is answered` : `${operation} is refused with ${status}`;
  return testFile(world, tokenOf(request, world), title, [line]);
}

/** For requests that reach no operation. */
function fetchTest(request: LoggedRequest, world: Caller): string {
  const { method, path, status } = request;
  const body = wholeBody(request);
  const init = JSON.stringify({ method, headers: headersOf(request, world), ...(body !== undefined && { body }) });
  const url = JSON.stringify(world.base_url + path);
  return `import { expect, test } from 'vitest';

test(${JSON.stringify(`${method} ${path.split('?')[0]}`)}, async () => {
  const answer = await fetch(${url}, ${init});
  expect(answer.status).toBe(${status ?? 200});
});
`;
}

/** Path, query and body as the typed client takes them. */
function requestOf(operation: keyof typeof routes, path: string, body: string | undefined): string {
  const template = `/v1${routes[operation].split(' ')[1]}`.split('/');
  const [place = '', query = ''] = path.split('?');
  const parts = place.split('/').map(decodeURIComponent);
  const named = template.flatMap((name, at) => (name.startsWith('{') ? [[name.slice(1, -1), parts[at]]] : []));
  const asked = [...new Set(new URLSearchParams(query).keys())].map((name) => {
    const values = new URLSearchParams(query).getAll(name).map(typed);
    return [name, values.length > 1 || lists.has(name) ? values : values[0]];
  });
  const given = {
    ...(named.length > 0 && { path: Object.fromEntries(named) }),
    ...(asked.length > 0 && { query: Object.fromEntries(asked) }),
    ...(body !== undefined && { body: JSON.parse(body) }),
  };
  return Object.keys(given).length === 0 ? '' : JSON.stringify(given);
}

/** Parameters of the document that are lists even of one. */
const lists = new Set(['sort_by', 'fields', 'embed']);

function typed(text: string): string | number | boolean {
  if (text === 'true' || text === 'false') return text === 'true';
  return /^\d{1,15}$/.test(text) ? Number(text) : text;
}

export function testOfRun(run: Run, { of_workflow, input, token }: Dispatch, world: Caller): string {
  const dispatch = of_workflow ? 'dispatchWorkflow' : 'dispatchModel';
  const { status: status_code, failure_code } = run;
  const lines = [
    `const id = await client.${dispatch}(${JSON.stringify(run.name)}, ${JSON.stringify(input)});`,
    'const run = await client.waitForRun(id);',
    `expect(run).toMatchObject(${JSON.stringify({ status_code, failure_code })});`,
  ];
  return testFile(world, token, `a run of ${run.name} ends as ${run.status}`, lines);
}

export function testOfDelivery(event: string, { header, value, signed, secret }: Signature): string {
  const delivery = JSON.stringify({ body: signed, signature: value, secret });
  return `import { verifyDelivery } from 'model-run-kit/webhooks';
import { expect, test } from 'vitest';

// Sent in the header ${header}.
test(${JSON.stringify(`the receiver takes ${event}`)}, async () => {
  const event = await verifyDelivery(${delivery});
  expect(event.event).toBe(${JSON.stringify(event)});
});
`;
}

/** A line for a shell that makes the signature of bytes on its own, by OpenSSL. */
export function recomputation({
  key_hex,
  encoding,
  signed,
}: Pick<Signature, 'key_hex' | 'encoding' | 'signed'>): string {
  const sum = `printf %s ${quotedForShell(signed)} |\n  openssl dgst -sha256 -mac HMAC -macopt hexkey:${key_hex}`;
  if (encoding === 'hex') return `${sum} -r | cut -d' ' -f1`;
  if (encoding === 'HEX') return `${sum} -r | cut -d' ' -f1 | tr a-f A-F`;
  const url = encoding.startsWith('base64url') ? " | tr '+/' '-_'" : '';
  const bare = encoding === 'base64_unpadded' || encoding === 'base64url' ? ' | tr -d =' : '';
  return `${sum} -binary | base64${url}${bare}`;
}
