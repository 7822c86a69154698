import { expect, it } from 'vitest';
import type { ChoicesDocument } from '../../../src/choices/choices.ts';
import { uncounted } from '../../suite/tally.ts';
import { answered, outcomeOf, written } from '../../testing/written-evidence.support.ts';
import { subscriptionLists } from './subscription-lists.ts';

const id = '0b9ff4c5-6a3f-4f4e-9a57-3f1c0d6f8f11';
const three = ['run.completed', 'run.failed', 'run.cancelled'];
const control = answered('control', 'createWebhook', 201, { id });
const create = (status: number, event_types?: unknown) =>
  answered('listed', 'createWebhook', status, status < 300 ? { id, event_types } : undefined);
const evidenceOf = (list: string, exchange: ReturnType<typeof create>, choices: ChoicesDocument = {}) =>
  written([exchange, control], { case: { list }, facts: { choices } });

it.each([
  ['left out', create(201, []), 'subscription_absent', 'none'],
  ['left out', create(201, three), 'subscription_absent', 'all'],
  ['empty', create(201, []), 'subscription_empty', 'accepted'],
  ['empty', create(400), 'subscription_empty', 'refused'],
  ['with an unknown code', create(422), 'subscription_unknown', 'refused'],
  ['with an unknown code', create(201, ['run.completed']), 'subscription_unknown', 'ignored'],
  ['with an unknown code', create(201, ['mrk.unknown']), 'subscription_unknown', { other: 'kept in the list' }],
])('observes what becomes of a list that is %s', (list, exchange, choice, value) => {
  const evidence = evidenceOf(list, exchange);
  expect(outcomeOf(subscriptionLists, evidence)).toBe('satisfied');
  expect(subscriptionLists.observe?.(evidence)).toEqual([
    { choice: `events.${choice}`, operation: 'createWebhook', value },
  ]);
});

it.each<[string, ReturnType<typeof create>, ChoicesDocument['events']]>([
  ['left out', create(201, three), { subscription_absent: 'none' }],
  ['empty', create(201, []), { subscription_empty: 'refused' }],
  ['with an unknown code', create(422), { subscription_unknown: 'ignored' }],
])('holds a target to what it declares of a list that is %s', (list, exchange, events) => {
  const evidence = evidenceOf(list, exchange, { events });
  expect(outcomeOf(subscriptionLists, evidence)).toEqual(['not-as-declared']);
  expect(subscriptionLists.judge(evidence, uncounted)[0]!.level).toBe('declared');
});

it('takes a list for refused where it is refused once more, beside a usual one that is not', () => {
  const evidence = written([create(422), control, create(201, [])], { case: { list: 'empty' } });
  expect(subscriptionLists.observe?.(evidence)).toMatchObject([{ value: 'accepted' }]);
});

it('concludes nothing from records in the place of codes, whatever members they have', () => {
  const records = three.map((code) => ({ code, toString: true }));
  const evidence = evidenceOf('left out', create(201, records), { events: { subscription_absent: 'all' } });
  expect(outcomeOf(subscriptionLists, evidence)).toBe('satisfied');
  expect(subscriptionLists.observe?.(evidence)).toEqual([]);
});

it('concludes nothing from an answer that shows no list, and from refusals alone', () => {
  expect(subscriptionLists.observe?.(evidenceOf('left out', create(201)))).toEqual([]);
  const refused = answered('control', 'createWebhook', 422);
  expect(outcomeOf(subscriptionLists, written([create(422), refused], { case: { list: 'empty' } }))).toBe('stopped');
  expect(outcomeOf(subscriptionLists, evidenceOf('empty', create(500)))).toBe('stopped');
});
