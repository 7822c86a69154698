import { expect, it } from 'vitest';
import { uncounted } from '../../suite/tally.ts';
import { answered, outcomeOf, written } from '../../testing/written-evidence.support.ts';
import { eventTypesListed } from './event-types.ts';

const codes = ['run.cancelled', 'run.completed', 'run.failed'];
const three = codes.map((code) => ({ code, schema: { type: 'object' } }));
const read = (body: unknown, status = 200, step = 'types/1') => answered(step, 'listEventTypes', status, body);
const outcome = (...bodies: unknown[]) =>
  outcomeOf(eventTypesListed, written(bodies.map((body, index) => read(body, 200, `types/${index + 1}`))));
const next = 'http://target.example/v1/webhooks/event-types?cursor=2';

it.each<[string, unknown[]]>([
  ['a page', [{ items: three, next: null }]],
  ['a plain array', [three]],
  ['an object of event types', [{ event_types: three }]],
  ['two pages', [{ items: three.slice(0, 2), next }, { items: three.slice(2) }]],
  ['further events, and schemas of any kind', [{ items: [...three, { code: 'balance.low', schema: true }] }]],
  ['schemas by their URL', [{ items: three.map((one) => ({ ...one, schema: 'https://x.example/s.json' })) }]],
])('takes %s', (_, bodies) => {
  expect(outcome(...bodies)).toBe('satisfied');
});

it.each<[string, unknown, string[]]>([
  ['an event left out', { items: three.slice(1) }, ['event-left-out']],
  ['another spelling', { items: [{ ...three[0], code: 'run.canceled' }, ...three.slice(1)] }, ['event-left-out']],
  ['an empty list', { items: [] }, ['event-left-out', 'event-left-out', 'event-left-out']],
  ['no schema', { items: [...three.slice(0, 2), { code: 'run.failed', schema: null }] }, ['event-without-schema']],
  ['a code that is no text', { items: [...three, { code: 7, schema: {} }] }, ['event-without-code']],
])('finds %s', (_, body, mismatches) => {
  expect(outcome(body)).toEqual(mismatches);
});

it('lets a user be refused the list, and not be shown another one', () => {
  const asked = (status: number, body: unknown) => written([read(body, status)], { case: { by: 'human' } });
  expect(outcomeOf(eventTypesListed, asked(404, {}))).toBe('stopped');
  expect(outcomeOf(eventTypesListed, asked(200, { items: three.slice(1) }))).toEqual(['event-left-out']);
});

it('asks whether the target file is at fault where nothing is at its places', () => {
  const choices = { events: { answer_pointers: { event_schema: '/payload' } } };
  const levels = (body: unknown) =>
    eventTypesListed.judge(written([read(body)], { facts: { choices } }), uncounted).map(({ level }) => level);
  expect(levels({ items: [{ code: 'run.failed', schema: null }] })).toContain('declared');
});

it('says nothing of a list that cannot be read to its end', () => {
  expect(outcome({ items: three.slice(1), next })).toBe('stopped');
  expect(outcomeOf(eventTypesListed, written([read('', 500)]))).toBe('stopped');
});

it('observes how the list is wrapped, and holds a target to what it declares', () => {
  const evidence = written([read([{ name: 'run.failed', code: 'run.failed', schema: {} }, ...three])]);
  const observed = eventTypesListed.observe?.(evidence);
  expect(observed?.map(({ choice, value }) => [choice, value])).toEqual([
    ['events.event_types_answer', 'array'],
    ['events.answer_pointers', { event_code: '/name', event_schema: '/schema' }],
  ]);
  const choices = { events: { event_types_answer: 'envelope' as const } };
  expect(outcomeOf(eventTypesListed, { ...evidence, facts: { ...evidence.facts, choices } })).toEqual([
    'not-as-declared',
  ]);
});
