import { expect, it } from 'vitest';
import { answered, outcomeOf } from '../../testing/written-evidence.support.ts';
import { entry, received, writtenLog } from '../../testing/written-log.support.ts';
import type { WrittenTrial } from '../../testing/written-wave.support.ts';
import { allHoldEach } from './all-hold-each.ts';

const one = received([200]);
const other = received([200], { run_id: 'run-1', webhook: 'webhook/2' });
const first = entry([200]);
const second = entry([200], { id: 'delivery-of-run-1-at-webhook/2' });
const logs = { 'webhook/1': [first], 'webhook/2': [second] };
const foreign: WrittenTrial = {
  scenario: { channel: 'callback', answers: [], by: 'outsider' },
  attempts: [{ at_ms: 0 }],
  run_id: 'run-of-others',
};

it.each([
  ['both', [first, second], true, 'satisfied'],
  ['both and more', [{ id: 'x' }, second, { id: 'of a callback' }, first], true, 'satisfied'],
  ['both, and was not read further', [first, second], false, 'satisfied'],
  ['one', [first], true, ['delivery-not-among-all']],
  ['one, and was not read further', [first], false, 'stopped'],
  ['neither', [{ id: 'x' }], true, ['delivery-not-among-all']],
  ["another organization's run", [first, second, { id: 'x', run_id: 'run-of-others' }], true, ['foreign-delivery']],
  [
    "another organization's callback",
    [first, second, { id: 'delivery-of-run-of-others-at-callback/3' }],
    false,
    ['foreign-delivery'],
  ],
] as const)('the log of all webhooks shows %s', (_, any, any_complete, outcome) => {
  expect(outcomeOf(allHoldEach, writtenLog([one, other, foreign], { logs, any, any_complete }))).toEqual(outcome);
});

it('what a single log does not show is not asked for', () => {
  const wave = { logs: { 'webhook/1': [first], 'webhook/2': [] }, any: [first] };
  expect(outcomeOf(allHoldEach, writtenLog([one, other], wave))).toBe('satisfied');
});

it('a log of all that nobody could read proves nothing, and one that is refused is a fault', () => {
  expect(outcomeOf(allHoldEach, writtenLog([one, other], { logs }))).toBe('stopped');
  const evidence = writtenLog([one, other], { logs, any: [] });
  const refusal = answered('log-any/1', 'listAllDeliveries', 404, { code: 'no', message: 'No.' });
  const exchanges = evidence.exchanges.map((exchange) =>
    exchange.step === 'log-any/1' ? { ...refusal, number: exchange.number } : exchange,
  );
  const { wave } = evidence.notes;
  const notes = { wave: { ...wave, any: { ...wave.any, complete: false } } };
  expect(outcomeOf(allHoldEach, { ...evidence, exchanges, notes })).toEqual(['log-refused']);
});

it.each([
  ['a list alone', [], 'stopped'],
  ['a list under a name', { data: { deliveries: [] }, count: 25 }, 'stopped'],
  ['a page that says that it is the last', { items: [], next: null }, ['delivery-not-among-all']],
] as const)('%s of many entries may be all that there is, or not', (_, json, outcome) => {
  const any = Array.from({ length: 25 }, (__, index) => ({ id: `delivery ${index}` }));
  const evidence = writtenLog([one, other], { logs, any: [second, ...any], any_complete: true });
  const exchanges = evidence.exchanges.map((exchange) =>
    exchange.step === 'log-any/1' ? { ...exchange, decoded: { ...exchange.decoded!, json } } : exchange,
  );
  expect(outcomeOf(allHoldEach, { ...evidence, exchanges })).toEqual(outcome);
});
