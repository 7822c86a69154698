import { expect, it } from 'vitest';
import { outcomeOf } from '../../testing/written-evidence.support.ts';
import { entry, received, writtenLog } from '../../testing/written-log.support.ts';
import { idAsReceived } from './id-as-received.ts';

const id = 'delivery-of-run-1-at-webhook/1';
const trial = received([500, 200]);
const changing = [
  { at_ms: 0, delivery_id: id },
  { at_ms: 1_000, delivery_id: 'another' },
];
const unnamed = [{ at_ms: 0, delivery_id: undefined }];
const hundred = Array.from({ length: 100 }, (_, index) => ({ id: `old-${index}` }));

it.each([
  ['its entry', trial, [entry([500, 200])], 'satisfied'],
  ['its entry in capitals', trial, [entry([], { id: id.toUpperCase() })], 'satisfied'],
  ['its entry among others', trial, [{ id: 'x' }, entry([])], 'satisfied'],
  ['none', trial, [], ['delivery-not-in-log']],
  ['none among a hundred in an envelope', trial, hundred, ['delivery-not-in-log']],
  [
    'one on the first attempt alone',
    received([500, 200], { attempts: changing }),
    [entry([500])],
    ['delivery-not-in-log'],
  ],
  ['no log', trial, undefined, 'stopped'],
  ['no id at all', received([200], { attempts: unnamed }), [entry([200])], 'stopped'],
] as const)('a delivery that has %s', (_, one, log, outcome) => {
  const logs = log && { logs: { 'webhook/1': log } };
  expect(outcomeOf(idAsReceived, writtenLog([one], logs))).toEqual(outcome);
});

it('a list of a hundred without an envelope may have ended there', () => {
  const evidence = writtenLog([trial], { logs: { 'webhook/1': hundred } });
  const exchanges = evidence.exchanges.map((one) =>
    one.step === 'log/1' && one.decoded ? { ...one, decoded: { ...one.decoded, json: hundred } } : one,
  );
  expect(outcomeOf(idAsReceived, { ...evidence, exchanges })).toBe('stopped');
});
