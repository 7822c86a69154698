import { expect, it } from 'vitest';
import type { ChoicesDocument } from '../../../src/choices/choices.ts';
import { answered, outcomeOf, written } from '../../testing/written-evidence.support.ts';
import { deliveryLists } from './delivery-lists.ts';

const evidenceOf = (body: unknown, events: ChoicesDocument['events'] = {}, status = 200) =>
  written([answered('list', 'listAllDeliveries', status, body)], {
    case: { list: 'listAllDeliveries' },
    facts: { choices: { events } },
  });

it.each([
  ['a page', { items: [], next: null }, 'envelope'],
  ['an array', [], 'array'],
])('observes %s', (_, body, answer) => {
  const evidence = evidenceOf(body);
  expect(outcomeOf(deliveryLists, evidence)).toBe('satisfied');
  expect(deliveryLists.observe?.(evidence)).toEqual([
    { choice: 'events.delivery_lists', operation: 'listAllDeliveries', value: { answer } },
  ]);
});

it('holds a target to what it declares, and to nothing else', () => {
  expect(outcomeOf(deliveryLists, evidenceOf([], { delivery_lists: { answer: 'envelope' } }))).toEqual([
    'not-as-declared',
  ]);
  expect(outcomeOf(deliveryLists, evidenceOf([], { delivery_lists: { appears: 'with_event' } }))).toBe('satisfied');
  expect(outcomeOf(deliveryLists, evidenceOf([], { delivery_lists: { answer: { other: 'lines' } } }))).toBe(
    'satisfied',
  );
});

it('says nothing of a list that was not answered', () => {
  expect(outcomeOf(deliveryLists, evidenceOf('', {}, 404))).toBe('stopped');
  expect(outcomeOf(deliveryLists, evidenceOf('', {}, 500))).toBe('stopped');
});
