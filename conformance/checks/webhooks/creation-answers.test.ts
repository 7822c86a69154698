import { expect, it } from 'vitest';
import { answered, outcomeOf, written } from '../../testing/written-evidence.support.ts';
import { creationAnswers } from './creation-answers.ts';

const sent = { name: 'x', url: 'http://127.0.0.1:9/hook', secret: 's', event_types: ['run.completed', 'run.failed'] };
const id = '0b9ff4c5-6a3f-4f4e-9a57-3f1c0d6f8f11';
const own = 'aaaaaaaa-0000-4000-8000-000000000001';
const created = (answer: object, status = 201) => answered('create-shared', 'createWebhook', status, answer, { sent });
const outcome = (answer: object) => outcomeOf(creationAnswers, written([created(answer)], { case: 'shared' }));

it.each([
  ['nothing but an id', { id }],
  ['everything', { id, ...sent, org_id: own }],
  [
    'another order, and an organization in upper case',
    { id, event_types: ['run.failed', 'run.completed'], org_id: own.toUpperCase() },
  ],
  ['a URL written in another way', { id, url: 'http://127.0.0.1:9/./hook' }],
  ['a URL whose path is masked', { id, url: 'http://127.0.0.1:9/…' }],
  ['nulls and a list of records', { id, url: null, event_types: [{ code: 'run.completed' }], org_id: null }],
])('takes %s', (_, answer) => {
  expect(outcome(answer)).toBe('satisfied');
});

it.each([
  ['another URL', { id, url: 'http://127.0.0.1:9/' }, 'another-url'],
  ['one subscription of two', { id, event_types: ['run.completed'] }, 'other-subscriptions'],
  ['a further subscription', { id, event_types: [...sent.event_types, 'run.cancelled'] }, 'other-subscriptions'],
  ['another organization', { id, org_id: id }, 'other-organization'],
])('finds %s', (_, answer, code) => {
  expect(outcome(answer)).toEqual([code]);
});

it.each([
  ['a log without a delivery', 200, 200, 'satisfied'],
  ['a log that may not be read', 403, 403, 'satisfied'],
  ['no log, as of every webhook', 404, 404, 'satisfied'],
  ['no log, where another can be read', 200, 404, ['log-refused']],
])('judges what is read of a new webhook: %s', (_, known, status, expected) => {
  const logAt = (step: string, answer: number) =>
    answered(step, 'listWebhookDeliveries', answer, answer === 200 ? { items: [] } : { code: 'x', message: 'No.' });
  const exchanges = [logAt('known-log', known), created({ id }), logAt('log', status)];
  expect(outcomeOf(creationAnswers, written(exchanges, { case: 'read' }))).toEqual(expected);
});

it('does not compare codes that the target may ignore', () => {
  const exchange = answered(
    'x',
    'createWebhook',
    201,
    { id, event_types: [] },
    { sent: { ...sent, event_types: ['mrk.x'] } },
  );
  expect(outcomeOf(creationAnswers, written([exchange]))).toBe('satisfied');
});

it('takes an organization that is none of the caller’s for named in vain', () => {
  const naming = (org_id: string) => {
    const exchange = answered('x', 'createWebhook', 201, { id, org_id }, { sent, organization: id });
    return outcomeOf(creationAnswers, written([exchange]));
  };
  expect(naming(own)).toBe('satisfied');
  expect(naming(id)).toEqual(['other-organization']);
});

it('says nothing where no webhook was made', () => {
  expect(outcomeOf(creationAnswers, written([], { case: 'shared' }))).toBe('stopped');
  expect(creationAnswers.watches?.(created({ code: 'x', message: 'No.' }, 422))).toBe(false);
});

it('observes what the answers show, and holds a target to what it declares', () => {
  const evidence = written([created({ id, secret: 's' })], { case: 'shared' });
  expect(creationAnswers.observe?.(evidence)).toEqual([
    {
      choice: 'events.answer_pointers',
      operation: 'createWebhook',
      value: { webhook_id: '/id', webhook_secret: '/secret' },
    },
    { choice: 'events.webhook_url', operation: 'createWebhook', value: 'any' },
  ]);
  const choices = { events: { webhook_url: 'https_public' as const } };
  expect(outcomeOf(creationAnswers, { ...evidence, facts: { ...evidence.facts, choices } })).toEqual([
    'not-as-declared',
  ]);
});
