import { expect, it } from 'vitest';
import { answered, outcomeOf, written } from '../../runner/written-evidence.ts';
import { isolatedDeliveries } from './all-deliveries.ts';

const log = (caller: 'owner' | 'outsider', status: number, ...ids: string[]) =>
  answered(
    `${caller}/1`,
    'listAllDeliveries',
    status,
    { items: ids.map((id) => ({ id, attempts: [] })) },
    { principal: caller },
  );

it.each([
  ['own ones', [log('owner', 200, 'd1'), log('outsider', 200, 'd2')], 'satisfied'],
  ['nothing', [log('owner', 200, 'd1'), log('outsider', 200)], 'satisfied'],
  ['others’', [log('owner', 200, 'd1', 'd3'), log('outsider', 200, 'd2', 'D3')], ['foreign-delivery']],
  ['a refusal', [log('owner', 200, 'd1'), log('outsider', 403)], 'stopped'],
  ['own ones where there are no others', [log('owner', 200), log('outsider', 200, 'd2')], 'stopped'],
] as const)('another organization is shown %s', (_, exchanges, outcome) => {
  expect(outcomeOf(isolatedDeliveries, written(exchanges))).toEqual(outcome);
});
