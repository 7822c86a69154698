import { describe, expect, test } from 'vitest';
import type { TestAnswer } from '../worlds/world.support.ts';
import { differences, newBinding } from './bind.support.ts';
import { type NamedExample, namedExamples, type ProvedOperation, provedOperations } from './document.support.ts';
import { type DocumentedPrincipal, type DocumentedWorld, documentedWorld, tokens } from './documented-world.support.ts';
import { refusalCase } from './refusals.support.ts';
import { type ExampleRequest, exampleRequest } from './request-examples.support.ts';
import { stateFor } from './states.support.ts';

/** Examples that are not executed, and why. None may be listed that is. */
const not_executed: Readonly<Record<string, string>> = {};

type ResponseExample = NamedExample & { of: 'response' };
const responses = namedExamples.filter((example): example is ResponseExample => example.of === 'response');
const operationOf = new Map(provedOperations.map((operation) => [operation.id, operation]));
/** Everything that an exchange below goes through, by where it stands in the document. */
const executed = new Set<string>();

async function asked(
  world: DocumentedWorld,
  as: DocumentedPrincipal | null,
  { line, body }: ExampleRequest,
  more: { headers?: Record<string, string>; raw?: string | Uint8Array<ArrayBuffer> } = {},
): Promise<TestAnswer> {
  const authorization = as === null ? undefined : { authorization: `Bearer ${tokens[as]}` };
  return world.ask(null, line, { ...more, body, headers: { ...authorization, ...more.headers } });
}

/** Status, media type and body as the example has them. */
function expectShown(operation: ProvedOperation, example: ResponseExample, answer: TestAnswer): void {
  const media_type = answer.headers.get('content-type')?.split(';')[0] ?? undefined;
  expect({ status: answer.status, media_type }, answer.text).toEqual({
    status: example.status,
    media_type: operation.media_types[example.status],
  });
  const met = media_type === 'application/json' ? answer.json : answer.text;
  expect(differences(example.value, met, newBinding())).toEqual([]);
}

/** Of a page, `first` tells the query that led to it. */
function queryOfPage(value: unknown): Record<string, string> | undefined {
  const { first } = (value ?? {}) as { first?: string };
  return first === undefined ? undefined : Object.fromEntries(new URL(first).searchParams);
}

describe('what the document shows as a success is what the server answers', () => {
  const successes = responses.filter(({ status }) => status < 300);
  test.each(successes.map((example) => [example.where, example] as const))('%s', async (where, example) => {
    const operation = operationOf.get(example.operation)!;
    const state = stateFor(operation.id, example.key);
    const world = await documentedWorld(state?.world);
    await state?.before?.(world);
    const request = exampleRequest(operation, example.key, { query: queryOfPage(example.value) });
    expectShown(operation, example, await asked(world, operation.scopes ? (state?.as ?? 'owner') : null, request));
    for (const used of [where, ...request.uses]) executed.add(used);
  });
});

describe('what the document shows as a refusal is what the server answers', () => {
  const refusals = responses.filter(({ status, where }) => status >= 400 && !(where in not_executed));
  test.each(refusals.map((example) => [example.where, example] as const))('%s', async (where, example) => {
    const operation = operationOf.get(example.operation)!;
    const way = refusalCase(operation, example.key);
    if (!way) throw new Error(`nobody knows how to be refused as ${where} says`);
    const world = await documentedWorld(way.world);
    const request = exampleRequest(operation, example.key, { path: way.path, query: way.query });
    await way.before?.(world, request);
    const body = way.body ? way.body(request.body as Record<string, unknown>) : request.body;
    const usual = operation.humans_only ? 'human' : 'owner';
    const as = way.as === undefined ? (operation.scopes ? usual : null) : way.as;
    const more = { headers: way.headers?.(world), raw: way.raw };
    const shown = { ...example, value: way.shown ? way.shown(example.value, operation) : example.value };
    expectShown(operation, shown, await asked(world, as, { ...request, body }, more));
    for (const used of [where, ...request.uses]) executed.add(used);
  });
});

describe('what the document shows as a parameter or a body that no answer goes with is taken', () => {
  const answered = new Set(responses.map(({ operation, key }) => `${operation} ${key}`));
  const lone = namedExamples.filter(({ of, operation, key }) => {
    return of !== 'response' && operationOf.has(operation) && !answered.has(`${operation} ${key}`);
  });
  test.each(lone.map((example) => [example.where, example] as const))('%s', async (where, example) => {
    const operation = operationOf.get(example.operation)!;
    const state = stateFor(operation.id, example.key);
    const world = await documentedWorld(state?.world);
    const request = exampleRequest(operation, example.key);
    const answer = await asked(world, operation.scopes ? (state?.as ?? 'owner') : null, request);
    expect(operation.statuses.filter((status) => status < 300)).toContain(answer.status);
    for (const used of [where, ...request.uses]) executed.add(used);
  });
});

describe('what the document shows as an event is what leaves the server', () => {
  const events = namedExamples.filter(({ operation }) => !operationOf.has(operation));
  test.each(events.map((example) => [example.where, example] as const))('%s', async (where, example) => {
    const world = await documentedWorld();
    const { run_id } = example.value as { run_id: string };
    const run = (await world.parts.store.run(run_id))!;
    const isCallback = example.operation.startsWith('on');
    const brought = await world.parts.deliveries.deliveriesOf(run.record);
    const delivery = brought.find(({ channel }) => (channel === 'callback') === isCallback);
    expect(differences(example.value, JSON.parse(delivery!.body), newBinding())).toEqual([]);
    executed.add(where);
  });
});

test('every example of the document was executed, but for those listed', () => {
  const missed = namedExamples.map(({ where }) => where).filter((where) => !executed.has(where));
  console.log(`${executed.size} of ${namedExamples.length} examples executed`);
  expect(missed).toEqual(Object.keys(not_executed));
});
