import { expect, it } from 'vitest';
import { answered, outcomeOf } from '../../testing/written-evidence.support.ts';
import { entry, received, writtenLog } from '../../testing/written-log.support.ts';
import { deliveriesOfTheWebhook } from './of-the-webhook.ts';

const one = received([200], { run_id: 'run-1' });
const other = received([200], { run_id: 'run-1', webhook: 'webhook/2' });
const first = entry([200]);
const second = entry([200], { id: 'delivery-of-run-1-at-webhook/2' });
const strange = { id: 'made for a run of somebody else' };
const shared = [{ at_ms: 0, delivery_id: 'shared' }];
const sharing = [received([200], { attempts: shared }), received([200], { attempts: shared, webhook: 'webhook/2' })];

it.each([
  ['its own', [one, other], [first], [second], 'satisfied'],
  ['its own and those of other runs', [one, other], [strange, first], [second, strange], 'satisfied'],
  ['an id that two webhooks received', sharing, [{ id: 'shared' }], [{ id: 'shared' }], ['shared-delivery-id']],
  ['those of all', [one, other], [first, second], [first, second], ['delivery-of-another-webhook']],
  ['those of another', [one, other], [second], [first], ['delivery-of-another-webhook']],
  ['nothing', [one, other], [], [], 'stopped'],
  ['its own, of one webhook only', [one], [first], [], 'stopped'],
] as const)('a log shows %s', (_, trials, log, log_of_other, outcome) => {
  const logs = { 'webhook/1': log, 'webhook/2': log_of_other };
  expect(outcomeOf(deliveriesOfTheWebhook, writtenLog(trials, { logs }))).toEqual(outcome);
});

it.each([
  ['its own', [first], 'satisfied'],
  ['nothing', [], 'satisfied'],
  ['those of all', [first, second], ['delivery-of-another-webhook']],
] as const)('to a user, a log shows %s', (_, to_people, outcome) => {
  const logs = { 'webhook/1': [first], 'webhook/2': [second] };
  expect(outcomeOf(deliveriesOfTheWebhook, writtenLog([one, other], { logs, to_people }))).toEqual(outcome);
});

it.each([
  [404, ['log-refused']],
  [429, 'stopped'],
  [503, 'stopped'],
] as const)('a log that is answered with %i', (status, outcome) => {
  const evidence = writtenLog([one], { logs: { 'webhook/1': [first] } });
  const refusal = answered('log/1', 'listWebhookDeliveries', status, { code: 'no', message: 'No.' });
  const exchanges = evidence.exchanges.map((exchange) =>
    exchange.step === 'log/1' ? { ...refusal, number: exchange.number } : exchange,
  );
  expect(outcomeOf(deliveriesOfTheWebhook, { ...evidence, exchanges })).toEqual(outcome);
});

const named = (...ids: string[]) => ({
  attempts: ids.map((delivery_id, index) => ({ at_ms: 1_000 * index, delivery_id })),
});
const at = 'webhook/2';
/** Two webhooks, each with a delivery of another run in its log. */
const beside = [
  received([200], { ...named('y'), run_id: 'run-8' }),
  received([200], { ...named('z'), run_id: 'run-9', webhook: at }),
];

it.each([
  ['each its own', [received([200], named('a')), received([200], named('b'))], [], 'satisfied'],
  ['one on all attempts', [received([500, 200], named('a', 'a')), received([200], named('b'))], [], 'satisfied'],
  ['another on a repeat', [received([500, 200], named('a', 'c')), received([200], named('b'))], [], 'satisfied'],
  [
    'one for two scenarios that are one pair',
    [
      received([200], { ...named('a'), run_id: 'r' }),
      received([200], { ...named('a'), run_id: 'r' }),
      received([200], named('b')),
    ],
    [],
    'satisfied',
  ],
  ['one for two runs', [received([200], named('a')), received([200], named('A'))], [], ['shared-delivery-id']],
  [
    'one for two webhooks',
    [received([200], { ...named('a'), run_id: 'r' }), received([200], { ...named('a'), run_id: 'r', webhook: at })],
    [],
    ['shared-delivery-id'],
  ],
  [
    'one twice in the log',
    [received([200], named('a')), received([200], named('b'))],
    [{ id: 'x' }, { id: 'x' }],
    ['id-twice-in-log'],
  ],
] as const)('deliveries have ids: %s', (_, trials, log, outcome) => {
  const logs = { 'webhook/1': [{ id: 'y' }, ...log], 'webhook/2': [{ id: 'z' }] };
  expect(outcomeOf(deliveriesOfTheWebhook, writtenLog([...trials, ...beside], { logs }))).toEqual(outcome);
});
