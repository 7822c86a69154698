import { expect, it } from 'vitest';
import { outcomeOf } from '../../testing/written-evidence.support.ts';
import { received, writtenLog } from '../../testing/written-log.support.ts';
import { deliveryIdsDistinct } from './ids-distinct.ts';

const named = (...ids: string[]) => ({
  attempts: ids.map((delivery_id, index) => ({ at_ms: 1_000 * index, delivery_id })),
});
const at = 'webhook/2';

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
  ['none', [received([200], named()), received([200], named())], [], 'stopped'],
  ['one, alone', [received([200], named('a'))], [], 'stopped'],
] as const)('deliveries have ids: %s', (_, trials, log, outcome) => {
  expect(outcomeOf(deliveryIdsDistinct, writtenLog(trials, { logs: { 'webhook/1': log } }))).toEqual(outcome);
});
