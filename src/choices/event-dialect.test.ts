import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { OperationId } from '../contract/operations.ts';
import { groupArbitrary } from './arbitrary.ts';
import { problemReplies, successReplies } from './arbitrary-replies.support.ts';
import { queries } from './arbitrary-requests.support.ts';
import type { CanonicalReply, CanonicalRequest } from './canonical.ts';
import { resolve } from './choices.ts';
import type { ChoicesDocument } from './choices-document.ts';
import { createDialect, MissingChoice } from './dialect.ts';
import { eventProblems } from './event-problems.ts';
import { operationsOf } from './misplaced.ts';
import { formOfList } from './plain-lists.ts';

/** Documents that choose about events alone. */
const documents: fc.Arbitrary<ChoicesDocument> = groupArbitrary('events')
  .map((events) => ({ events }))
  .filter((document) => eventProblems(document).length === 0);

const requestTo = (operation: OperationId, query: CanonicalRequest['query'] = {}): CanonicalRequest => ({
  operation,
  path: {},
  query,
});

const fields = {
  name: fc.string(),
  url: fc.webUrl(),
  secret: fc.string(),
  event_types: fc.constant(['run.failed']),
  // Names that some dialect uses for something else, or for nothing.
  ...Object.fromEntries(
    ['title', 'endpoint', 'events', 'signing_secret', 'colour'].map((name) => [name, fc.integer()]),
  ),
};

describe('whatever the choices of events', () => {
  it('a webhook is asked for and read back, strangers in it too', () => {
    fc.assert(
      fc.property(documents, fc.record(fields, { requiredKeys: [], noNullPrototype: true }), (document, body) => {
        const dialect = createDialect(resolve(document) as ChoicesDocument);
        const wire = dialect.encodeRequest({ ...requestTo('createWebhook'), body });
        const back = dialect.decodeRequest('createWebhook', {}, [], {}, JSON.parse(wire.body!));
        expect(back.body).toEqual(body);
      }),
    );
  });

  it('answers are read back', () => {
    const asked = fc
      .constantFrom(...operationsOf('events'))
      .chain((operation) => queries(operation).map((query) => requestTo(operation, query)));
    const exchanges = asked.chain((request) => fc.tuple(fc.constant(request), successReplies(request)));
    fc.assert(
      fc.property(documents, exchanges, (document, [request, reply]) => {
        const choices = resolve(document) as ChoicesDocument;
        const dialect = createDialect(choices);
        const back = dialect.decodeReply(request, dialect.encodeReply(request, reply));
        expect(back.defects).toEqual([]);
        if (reply.kind === 'record') expect(back.record).toEqual(reply.record);
        const plain = formOfList(choices, request.operation) !== 'envelope';
        const { page } = reply as Extract<CanonicalReply, { kind: 'page' }>;
        if (reply.kind === 'page')
          expect(back.page).toMatchObject(plain ? { items: page.items, next: null } : { items: page.items });
      }),
      { numRuns: 300 },
    );
  });

  it('refusals of a webhook are read back', () => {
    const issue = fc.record({
      at: fc.tuple(fc.constant('body'), fc.constantFrom('name', 'title', 'url', 'secret', 'colour', 'events')),
      message: fc.constantFrom('name must be text.', 'title is too long.', 'secret is short.', 'What?'),
      type: fc.constant('type'),
    });
    const replies = fc
      .tuple(problemReplies(['invalid']), fc.array(issue, { maxLength: 3 }))
      .map(([reply, issues]) => ({ ...reply, problem: { ...reply.problem, issues } }));
    fc.assert(
      fc.property(documents, replies, (document, reply) => {
        const dialect = createDialect(resolve(document) as ChoicesDocument);
        const request = requestTo('createWebhook');
        expect(dialect.decodeReply(request, dialect.encodeReply(request, reply)).problem).toEqual(reply.problem);
      }),
    );
  });

  it('payloads are read back, but for a run that is left out', () => {
    const payload = fc.record({
      event: fc.constantFrom('run.completed', 'run.failed'),
      delivery: fc.record({ id: fc.uuid(), created_at: fc.constant('2026-01-05T09:30:00.000Z') }),
      run_id: fc.uuid(),
      created_at: fc.constant('2026-01-05T09:30:00.000Z'),
    });
    fc.assert(
      fc.property(documents, payload, (document, { run_id, ...rest }) => {
        const choices = resolve(document) as ChoicesDocument;
        const dialect = createDialect(choices);
        const sent = { ...rest, run_id, run: { id: run_id, cost: '1' } };
        const { run: _, ...others } = sent;
        const want: object = choices.events!.payload_layout!.run === null ? others : sent;
        const back = dialect.decodeEvent(JSON.parse(JSON.stringify(dialect.encodeEvent(sent))));
        expect(back).toMatchObject(want);
        expect(Object.keys(back).sort()).toEqual(Object.keys(want).sort());
      }),
    );
  });
});

describe('who was not told', () => {
  const told = (events: ChoicesDocument['events']) => createDialect({ events });
  const wire = (body: unknown) => ({ status: 200, headers: {}, body: JSON.stringify(body) });
  const missing = (key: string) => expect.objectContaining({ name: 'MissingChoice', key });

  test.each([
    ['the name of a field', { name: 'A' }, {}, 'events.webhook_fields.name'],
    [
      'who makes the secret',
      { secret: 'x' },
      { webhook_fields: { secret: 'secret' } },
      'events.webhook_fields.secret_from',
    ],
    [
      'more than that nobody knows who makes it',
      { secret: 'x' },
      { webhook_fields: { secret: 'key', secret_from: { other: 'a committee' } } },
      'events.webhook_fields.secret_from',
    ],
  ])('%s cannot ask for a webhook', (_, body, events, key) => {
    expect(() => told(events).encodeRequest({ ...requestTo('createWebhook'), body })).toThrow(missing(key));
  });

  test.each<[OperationId, unknown, string]>([
    ['createWebhook', { webhook: { id: '1' } }, 'events.answer_pointers.webhook_id'],
    ['listEventTypes', [{ type: 'run.failed', schema: {} }], 'events.answer_pointers.event_code'],
    ['listEventTypes', { event_types: [{ code: 'run.failed', shape: {} }] }, 'events.answer_pointers.event_schema'],
    ['listAllDeliveries', { items: [{ id: '1', tries: [] }] }, 'events.answer_pointers.attempts'],
  ])('of %s looks where the document has it, and then asks', (operation, body, key) => {
    expect(() => told({}).decodeReply(requestTo(operation), wire(body))).toThrow(missing(key));
    expect(() => told({}).decodeReply(requestTo(operation), wire(body))).toThrow(MissingChoice);
  });

  test('misses the secret only where the server made it', () => {
    const answer = wire({ id: '1', signing: { secret: 'x' } });
    expect(told({}).decodeReply(requestTo('createWebhook'), answer).record).not.toHaveProperty('secret');
    const of_server = told({ webhook_fields: { secret_from: 'server' } });
    expect(() => of_server.decodeReply(requestTo('createWebhook'), answer)).toThrow(
      missing('events.answer_pointers.webhook_secret'),
    );
  });

  test('misses nothing that a projection leaves out', () => {
    const request = requestTo('listAllDeliveries', { fields: ['id'] });
    expect(told({}).decodeReply(request, wire([{ id: '1' }])).page?.items).toMatchObject([{ id: '1' }]);
  });
});

describe('contradictions, in one line each', () => {
  test.each<[string, NonNullable<ChoicesDocument['events']>, string]>([
    [
      'one name for two fields',
      { webhook_fields: { name: 'label', url: 'label' } },
      'events.webhook_fields: name and url are both called "label"; give each a name of its own',
    ],
    [
      'one place for two fields of an answer',
      { answer_pointers: { event_code: '/event', event_schema: '/event/schema' } },
      "events.answer_pointers: in the answer of listEventTypes, code at /event and schema at /event/schema are in each other's way; give each a place of its own",
    ],
    [
      'the place of a field that stays where it is',
      { answer_pointers: { attempts: '/run_id' } },
      "events.answer_pointers: in the answer of listWebhookDeliveries, run_id at /run_id and attempts at /run_id are in each other's way; give each a place of its own",
    ],
    [
      'a field called like the place of another',
      { webhook_fields: { name: 'id' } },
      "events.answer_pointers: in the answer of createWebhook, id at /id and name at /id are in each other's way; give each a place of its own",
    ],
    [
      'one place for two parts of a payload',
      { payload_layout: { event: '/run/event' } },
      "events.payload_layout: event and run are in each other's way; give each a place of its own",
    ],
    [
      'a part where repeats say something',
      { payload_layout: { run_id: '/sent_at' }, payload_on_repeat: ['sent_at'] },
      "events.payload_layout: run_id and sent_at are in each other's way; give each a place of its own",
    ],
    [
      'a separator that occurs in signatures',
      { signature: { encoding: 'base64', separator: '=' } },
      'events.signature.separator: "=" occurs in signatures too (base64)',
    ],
    [
      'several signatures with nothing between them',
      { signature: { count: 2, separator: null } },
      'events.signature.count: 2 signatures need something between them; give a separator',
    ],
    [
      'an operation that has nothing to do with it',
      { for: { listAssets: { ping: 'ping' } } },
      'events.for.listAssets.ping: it may be for createWebhook; for listAssets it cannot be chosen',
    ],
    [
      'a payload of webhooks alone',
      { for: { createWebhook: { payload_layout: { run: null } } } },
      'events.for.createWebhook.payload_layout: it holds for all events alike; for createWebhook it cannot be chosen',
    ],
    [
      'another moment for one list',
      { for: { listAllDeliveries: { delivery_lists: { appears: 'after_first_attempt' } } } },
      'events.for.listAllDeliveries.delivery_lists.appears: both lists show the same entries; for listAllDeliveries it cannot be chosen',
    ],
  ])('%s', (_, events, line) => {
    expect(eventProblems({ events })).toContain(line);
  });

  test('none in the run with its id inside', () => {
    expect(eventProblems({ events: { payload_layout: { run: '/a', run_id: '/a/id' } } })).toEqual([]);
  });
});
