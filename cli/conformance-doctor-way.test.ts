/** The way of runs, events and cursors, tried by the doctor at a server that is broken on it in one place. */

import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { request } from 'undici';
import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { diagnose } from '../conformance/doctor/doctor.ts';
import type { Finding } from '../conformance/doctor/finding.ts';
import type { Target } from '../conformance/target/target.ts';
import { startEmbedded } from './embedded.ts';

let good: Target;

beforeAll(async () => {
  const { target, close } = await startEmbedded({ clock: 'virtual', seedState: 'small' });
  good = target;
  return close;
});

interface Passing {
  method: string;
  url: string;
  body: Buffer;
}

/** The good server behind a proxy, which may change what passes, or answer in its place with a status. */
async function behind(change: (passing: Passing) => unknown): Promise<Target> {
  const server = createServer(async (incoming, response) => {
    const passing = { method: incoming.method!, url: incoming.url!, body: await buffer(incoming) };
    const status = change(passing);
    if (typeof status === 'number') return void response.writeHead(status).end('{}');
    const { statusCode, headers, body } = await forwarded(incoming, passing);
    response.writeHead(statusCode, { 'content-type': String(headers['content-type'] ?? 'text/plain') });
    response.end(Buffer.from(await body.arrayBuffer()));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return { ...structuredClone(good), base_url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

function forwarded({ headers }: IncomingMessage, { method, url, body }: Passing) {
  const { 'content-length': _, 'transfer-encoding': __, connection: ___, ...kept } = headers;
  return request(`${good.base_url}${url}`, {
    method: method as 'GET',
    headers: kept as Record<string, string>,
    ...(body.length > 0 && { body }),
  });
}

async function findingsOf(target: Target): Promise<Finding[]> {
  const options = { target, checks: [], seed: 1, kit_version: '1', document_version: '1', replay_options: '' };
  return (await diagnose(options)).findings;
}

/** `KEY: SAYS; MEND` of what is wrong. */
async function problemsOf(target: Target): Promise<string[]> {
  const findings = await findingsOf(target);
  return findings.flatMap(({ state, key, says, mend }) => (state === 'problem' ? [`${key}: ${says}; ${mend}`] : []));
}

it('tells how each step of the way was answered, and how long that took', async () => {
  const findings = await findingsOf(await behind(() => {}));
  expect(findings.filter(({ state }) => state === 'problem' || state === 'doubt')).toEqual([]);
  const said = (part: string) => findings.filter((one) => one.part === part).map(({ says }) => says);
  expect(said('runs')).toContainEqual(
    expect.stringMatching(
      /^succeeds: POST \/v1\/models\/.+ 202 in \d+ ms; GET \/v1\/runs\/\{id\} 200 in \d+ ms; completed after/,
    ),
  );
  expect(said('runs')).toContainEqual(expect.stringMatching(/^workflow: POST \/v1\/graph-workflows 201 in \d+ ms$/));
  expect(said('hooks')).toEqual([
    expect.stringMatching(/^control\.base_url: asked to cancel a run it answered 200 in \d+ ms; the run is canceled$/),
    expect.stringMatching(
      /^POST \/v1\/webhooks 201 in \d+ ms; asked to delete it, control\.base_url answered 2\d\d in/,
    ),
  ]);
  expect(said('cursors')).toContainEqual(
    expect.stringMatching(/^GET \/v1\/assets: first 200 in \d+ ms, next 200 in \d+ ms, previous 200 in \d+ ms$/),
  );
  expect(said('receiver')).toEqual([expect.stringMatching(/^the target's POST of a callback came to http:/)]);
});

it('a read of runs that always fails is one problem, and no callback is spoken well of', async () => {
  const target = await behind(({ method, url }) => (method === 'GET' && url.startsWith('/v1/runs/') ? 500 : undefined));
  expect(await problemsOf(target)).toEqual([
    expect.stringMatching(
      /^fixtures\.models\.succeeds: POST .+ 202 in \d+ ms, and its run cannot be read: GET \/v1\/runs\/\{id\} answers 500, 3 times in a row, and so are \d+ others; look into the log/,
    ),
  ]);
  const [receiver] = (await findingsOf(target)).filter(({ part }) => part === 'receiver');
  expect(receiver).toMatchObject({ state: 'not-tried', says: expect.stringContaining('was not seen to end') });
});

it('a receiver that this machine alone reaches', async () => {
  const target = await behind((passing) => {
    if (!passing.body.includes('callback_url')) return;
    const { callback_url: _, ...rest } = JSON.parse(passing.body.toString());
    passing.body = Buffer.from(JSON.stringify(rest));
  });
  expect(await problemsOf(target)).toEqual([
    expect.stringMatching(
      /^receiver: no callback of run \S+ came to http:\S+ within 30 s of its end; this machine itself reaches it; give receiver\.public_url/,
    ),
  ]);
});

it('a callback_url that is refused', async () => {
  const target = await behind(({ body }) => (body.includes('callback_url') ? 422 : undefined));
  expect(await problemsOf(target)).toEqual([
    expect.stringMatching(
      /^receiver\.public_url: a run with callback_url http:\S+ is refused with 422, and one without/,
    ),
  ]);
});

it.each<[string, (target: Target) => void, RegExp]>([
  [
    'a model',
    ({ fixtures }) => {
      fixtures!.models!.slow!.path = 'trial/nothing';
    },
    /^fixtures\.models\.slow: POST .+ 404 in \d+ ms \(\/v1\/models\/trial\/nothing\/runs\); give the path of one that is there/,
  ],
  [
    'the sample workflow',
    ({ fixtures }) => {
      fixtures!.workflow!.slug = 'gone';
    },
    /^fixtures\.workflow: POST .+ 404 in .+; give the owner and slug of one that is there, or null/,
  ],
  [
    'the body of workflows',
    ({ fixtures }) => {
      fixtures!.workflow!.create = { workflow_json: 1 };
    },
    /^fixtures\.workflow\.create: .+ POST \/v1\/graph-workflows answered 422 without an id; give what/,
  ],
  [
    'a hook that cancels runs',
    (target) => {
      target.hooks = { cancel_run: { url: `${good.base_url}/nothing/{id}` } };
    },
    /^hooks\.cancel_run: asked to cancel a run it answered 404 in \d+ ms; correct it/,
  ],
  [
    'a hook that says that it canceled a run',
    (target) => {
      target.hooks = { cancel_run: { url: `${good.base_url}/v1/health`, method: 'GET' } };
      const { slow } = target.fixtures!.models!;
      target.fixtures!.models!.slow = { path: slow!.path, input: { prompt: 'mock:stall' }, ends_within_s: 60 };
    },
    /^hooks\.cancel_run: asked to cancel a run it answered 200 in \d+ ms, and 10 s later the run has not ended/,
  ],
  [
    'a hook that deletes webhooks',
    (target) => {
      target.hooks = { delete_webhook: { url: 'http://127.0.0.1:1/{id}' } };
    },
    /^hooks\.delete_webhook: POST \/v1\/webhooks 201 .+ hooks\.delete_webhook failed: ECONNREFUSED in \d+ ms; correct it/,
  ],
])('%s', async (_, change, line) => {
  const target = structuredClone(good);
  change(target);
  expect(await problemsOf(target)).toEqual([expect.stringMatching(line)]);
});

it('a cursor URL that does not lead to a page', async () => {
  const target = await behind(({ url }) => (/^\/v1\/assets\?.*cursor=/.test(url) ? 404 : undefined));
  expect(await problemsOf(target)).toEqual([
    expect.stringMatching(
      /^base_url: next of GET \/v1\/assets points at (http:\S+), and \1 answers 404; let the server write/,
    ),
  ]);
});

it('sends nothing but reads where the file says so, and says what it did not try', async () => {
  const sent = new Set<string>();
  const target = await behind(({ method }) => sent.add(method));
  const findings = await findingsOf({ ...target, mode: 'read-only' });
  expect([...sent]).toEqual(['GET']);
  expect(findings.filter(({ part }) => part === 'runs' || part === 'receiver')).toEqual([
    { part: 'runs', state: 'not-tried', says: 'the target file says mode: read-only' },
    { part: 'receiver', state: 'not-tried', says: expect.stringContaining('whether the target does is not known') },
  ]);
});

it('keeps to the limit of runs', async () => {
  let runs = 0;
  const target = await behind(({ method, url }) => {
    if (method === 'POST' && url.endsWith('/runs')) runs += 1;
  });
  const findings = await findingsOf({ ...target, limits: { runs: 2 } });
  expect(runs).toBe(2);
  expect(findings).toContainEqual(expect.objectContaining({ part: 'runs', state: 'not-tried' }));
});
