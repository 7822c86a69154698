/** Test of answers: a server with choices follows the document that is printed for these choices. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type HeaderObject,
  methods,
  type OpenApiDocument,
  type OperationObject,
  type ParameterObject,
  type PathItem,
  type RequestBodyObject,
  type ResponseObject,
  resolveReference,
} from '../../contract/document.ts';
import { type OperationId, operationIds, operations } from '../../contract/operations.ts';
import { type GoodRequests, goodRequests } from '../../server/fuzz/good-requests.support.ts';
import { type TestAnswer, type TestWorld, testWorld } from '../../server/worlds/world.support.ts';
import { choicesDocuments } from '../arbitrary.ts';
import type { CanonicalQuery } from '../canonical.ts';
import type { ChoicesDocument } from '../choices-document.ts';
import { Inexpressible } from '../dialect-errors.ts';
import { loadChoices } from '../load.ts';
import { rolesOf } from '../query-dialect.ts';
import { writeQueryString } from '../query-string.ts';
import { documentIn } from './document-in.ts';
import { body_may_be_missing } from './success-responses.ts';
import { type Judge, judgeOf } from './test-schemas.support.ts';

/** Each step takes a world: what is smallest by then is printed. */
const most_shrink_ms = 100_000;

const nowhere = '00000000-0000-4000-8000-000000000000';

test('with everything unlike the reference', async () => {
  const found = await flawsOf(loadChoices('fixtures/choices/unlike.yaml'), await requestsOfSeed());
  expect(found.flaws).toEqual([]);
  expect(found.succeeded).toEqual(operationIds);
});

test('with drawn choices', async () => {
  const requests = await requestsOfSeed();
  let asked: readonly OperationId[] = operationIds;
  await fc.assert(
    fc.asyncProperty(choicesDocuments(), async (choices) => {
      const { flaws } = await flawsOf(choices, requests, asked);
      // Smaller choices are asked for what was flawed alone.
      if (flaws.length > 0) asked = asked.filter((id) => flaws.some((flaw) => flaw.startsWith(`${id},`)));
      expect(flaws).toEqual([]);
    }),
    { numRuns: 6, interruptAfterTimeLimit: most_shrink_ms },
  );
});

test('events have the signature, the headers and the layout that are printed', async () => {
  const { flaws, paths } = await flawsOfEvents(loadChoices('fixtures/choices/unlike.yaml'));
  expect(flaws).toEqual([]);
  expect(paths.toSorted()).toEqual(['/callback', '/hook']);
});

test('so have those of drawn choices', async () => {
  await fc.assert(
    fc.asyncProperty(choicesDocuments(), async (choices) => {
      const { flaws, paths } = await flawsOfEvents(choices);
      expect(flaws).toEqual([]);
      expect(paths).toContain('/callback');
    }),
    { numRuns: 6, interruptAfterTimeLimit: most_shrink_ms },
  );
});

/** Flaws in the events of a run that succeeds, and the paths they went to. */
async function flawsOfEvents(choices: ChoicesDocument): Promise<{ flaws: string[]; paths: string[] }> {
  const world = await testWorld({ choices });
  const document = documentIn(choices);
  const judge = judgeOf(document);
  await send(world, 'createWebhook', 'owner', { path: {}, body: { ...webhook, event_types: ['run.completed'] } });
  const { path, input } = world.fixtures.models!.succeeds!;
  const [provider, name] = path.split('/') as [string, string];
  const body = { ...input, callback_url: 'https://receiver.example.com/callback' };
  await send(world, 'dispatchModelRun2', 'owner', { path: { provider, name }, body });
  await world.advance(60_000);
  // The greeting of a new webhook is no event.
  const events = world.sent.filter(({ body: text }) => 'run_id' in world.parts.dialect.decodeEvent(JSON.parse(text)));
  const flaws = events.flatMap(({ url, headers, body: text }) => {
    const operation = url.endsWith('/hook') ? document.webhooks!.runCompleted!.post! : callbackOf(document);
    const media = resolveReference<RequestBodyObject>(document, operation.requestBody!).content['application/json']!;
    const of_headers = operation.parameters!.flatMap((each) => {
      const { name: header, schema } = resolveReference<ParameterObject>(document, each);
      return judge(schema!, headers[header.toLowerCase()]).map((flaw) => `${header} ${flaw}`);
    });
    return [...judge(media.schema!, JSON.parse(text)), ...of_headers].map(
      (flaw) => `${url} ${flaw}: ${text.slice(0, 300)}`,
    );
  });
  await world.close();
  return { flaws, paths: events.map(({ url }) => new URL(url).pathname) };
}

function callbackOf(document: OpenApiDocument): OperationObject {
  const { runFinished } = operationIn(document, 'dispatchModelRun2').callbacks as Record<
    string,
    Record<string, PathItem>
  >;
  return Object.values(runFinished!)[0]!.post!;
}

/** Worlds of one seed hold the same records, whatever their choices. */
async function requestsOfSeed(): Promise<GoodRequests> {
  return goodRequests(await testWorld());
}

async function flawsOf(choices: ChoicesDocument, requests: GoodRequests, among: readonly OperationId[] = operationIds) {
  const world = await testWorld({ choices });
  const document = documentIn(choices);
  const judge = judgeOf(document);
  const flaws: string[] = [];
  const succeeded: OperationId[] = [];
  // Deletions come last: the others find everything still there.
  const ids = among.toSorted((one, other) => deletes(one) - deletes(other));
  for (const id of ids) {
    for (const [what, ask] of asked(world, id, requests)) {
      const answer = await ask();
      if (answer === undefined) continue;
      if (answer.status < 300) succeeded.push(id);
      const flawed = flawsOfAnswer(document, judge, id, answer);
      flaws.push(...flawed.map((flaw) => `${id}, ${what}: ${flaw}: ${answer.text.slice(0, 300)}`));
    }
  }
  await world.close();
  return { flaws, succeeded: operationIds.filter((id) => succeeded.includes(id)) };
}

const deletes = (id: OperationId) => Number(operations[id].method === 'DELETE');

type Ask = () => Promise<TestAnswer | undefined>;

/** A good request of the operation, and the usual ways to spoil it. */
function asked(world: TestWorld, id: OperationId, requests: GoodRequests): [string, Ask][] {
  const { path, body } = goodRequest(world, id, requests);
  const query = (more: CanonicalQuery): CanonicalQuery => {
    return Object.fromEntries(Object.entries(more).filter(([role]) => rolesOf(id).some((taken) => taken === role)));
  };
  const caller = id === 'rateRun' ? 'human' : 'owner';
  const call = (principal: string | null, more: Partial<Sent> = {}) =>
    send(world, id, principal, { path, body, ...more });
  const spoilt = Object.fromEntries(Object.keys(path).map((name) => [name, name === 'id' ? 'no-uuid' : path[name]!]));
  const unknown = Object.fromEntries(Object.keys(path).map((name) => [name, /id$/.test(name) ? nowhere : 'nothing']));
  const all: [string, Ask][] = [
    ['nobody', () => call(null)],
    ['a reader', () => call('reader')],
    ['an outsider', () => call('outsider')],
    ['a foreign organization', () => call(caller, { organization: world.principals.outsider!.organization.id })],
    ['a malformed organization', () => call(caller, { organization: 'acme' })],
    ['an API key', () => call('owner')],
    ['a malformed id', () => call(caller, { path: spoilt })],
    ['an unknown id', () => call(caller, { path: unknown })],
    ['a damaged cursor', () => call(caller, { query: query({ cursor: 'damaged' }) })],
    ['a page size beyond all', () => call(caller, { query: query({ page_size: 100_000 }) })],
    ['an unknown parameter', () => call(caller, { query: { unknown: [['colour', 'blue']] } })],
    ['no JSON', () => call(caller, { raw: '{"' })],
    ['another media type', () => call(caller, { media_type: 'text/plain' })],
    ['an empty body', () => call(caller, { raw: '{}' })],
    ['a small page', () => call(caller, { query: query({ page_size: 1, presign: true }) })],
    ['everything embedded', () => call(caller, { query: query({ embed: embeds[id] ?? [] }) })],
    ['good', () => call(caller)],
    ['the same again', () => call(caller)],
  ];
  return all.filter(([what]) => operations[id].request !== undefined || !/JSON|media type|body/.test(what));
}

const embeds: { readonly [Id in OperationId]?: readonly string[] } = {
  getMe: ['memberships', 'organizations', 'pending_invitations'],
  listAssets: ['created_by_user'],
  getAsset: ['created_by_user'],
  listBatchItems: ['run(logs,node_runs,model,graph_workflow)'],
  getBatchItem: ['run(logs,node_runs,model,graph_workflow)'],
};

function goodRequest({ fixtures }: TestWorld, id: OperationId, requests: GoodRequests): Pick<Sent, 'path' | 'body'> {
  const all = requests[id];
  switch (id) {
    case 'dispatchGraphWorkflowRun': {
      const { owner, slug, input } = fixtures.workflow!;
      return { path: { owner, slug }, body: input };
    }
    case 'createGraphWorkflow':
      return { path: {}, body: { ...fixtures.workflow!.create, name: 'Not taken yet' } };
    case 'createWebhook':
      return { path: {}, body: webhook };
    default:
      // Models of the world come after those of the examples.
      return id.startsWith('dispatch') ? all.at(-1)! : all[0]!;
  }
}

const webhook = {
  name: 'Run archive',
  url: 'https://receiver.example.com/hook',
  event_types: ['run.failed'],
};

interface Sent {
  path: Readonly<Record<string, string>>;
  query?: CanonicalQuery;
  body?: unknown;
  organization?: string;
  raw?: string;
  media_type?: string;
}

/** Undefined for what the dialect cannot say. */
async function send(world: TestWorld, operation: OperationId, principal: string | null, sent: Sent) {
  const { path, query = {}, body: meant, raw, media_type } = sent;
  const own = principal === null ? undefined : world.principals[principal]!.organization.id;
  const { secret_from } = world.policies('createWebhook').events.webhook_fields;
  const needs_secret = operation === 'createWebhook' && secret_from === 'request';
  const body = needs_secret ? { ...(meant as object), secret: secretOf(world) } : meant;
  try {
    const organization = sent.organization ?? own;
    const request = { operation, path, query, body, ...(organization !== undefined && { organization }) };
    const wire = world.parts.dialect.encodeRequest(request);
    const search = writeQueryString(wire.query);
    return await world.ask(principal, `${wire.method} ${wire.path}${search && `?${search}`}`, {
      ...((raw ?? wire.body) !== undefined && { raw: raw ?? wire.body! }),
      headers: { ...wire.headers, ...(media_type && { 'content-type': media_type }) },
    });
  } catch (error) {
    if (error instanceof Inexpressible) return undefined;
    throw error;
  }
}

function secretOf(world: TestWorld): string {
  const { key } = world.policies('createWebhook').events.signature;
  const bytes = Buffer.from('a secret of more than enough bytes');
  if (key === 'hex') return bytes.toString('hex');
  return `${key === 'whsec' ? 'whsec_' : ''}${bytes.toString('base64')}`;
}

function flawsOfAnswer(document: OpenApiDocument, judge: Judge, id: OperationId, answer: TestAnswer): string[] {
  const { status, headers, text, json } = answer;
  const found = operationIn(document, id).responses[String(status)];
  if (!found) return [`${status} is not documented`];
  const response = resolveReference<ResponseObject>(document, found);
  const missing = Object.entries(response.headers ?? {}).filter(([name, header]) => {
    return resolveReference<HeaderObject>(document, header).required && !headers.has(name);
  });
  const flaws = missing.map(([name]) => `${status} has no ${name}`);
  const type = headers.get('content-type')?.split(';')[0];
  if (text === '') {
    const is_right = !response.content || response.description.endsWith(body_may_be_missing);
    return is_right ? flaws : [...flaws, `${status} has no body`];
  }
  const media = Object.entries(response.content ?? {}).find(([name]) => name.split(';')[0] === type)?.[1];
  if (!media) return [...flaws, `${status} has a body of type ${type}, which is not documented`];
  return [...flaws, ...judge(media.schema!, /json/.test(type!) ? json : text).map((flaw) => `${status} ${flaw}`)];
}

function operationIn({ paths }: OpenApiDocument, id: OperationId): OperationObject {
  const all = Object.values(paths).flatMap((item) => methods.flatMap((method) => item[method] ?? []));
  return all.find(({ operationId }) => operationId === id)!;
}
