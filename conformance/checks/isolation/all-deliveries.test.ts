import { expect, it } from 'vitest';
import { answered, outcomeOf, written } from '../../testing/written-evidence.support.ts';
import { isolatedDeliveries } from './all-deliveries.ts';

const log = (caller: 'owner' | 'outsider', status: number, ...ids: string[]) =>
  logAt(`${caller}/1`, caller, status, ids);
const again = (...ids: string[]) => logAt('again/1', 'owner', 200, ids);

const logAt = (step: string, caller: string, status: number, ids: readonly string[]) =>
  answered(
    step,
    'listAllDeliveries',
    status,
    { items: ids.map((id) => ({ id, attempts: [] })) },
    { principal: caller },
  );

it.each([
  ['own ones', [log('owner', 200, 'd1'), log('outsider', 200, 'd2'), again('d1')], 'satisfied'],
  ['nothing', [log('owner', 200, 'd1'), log('outsider', 200), again('d4', 'D1')], 'satisfied'],
  ['others’', [log('owner', 200, 'd1', 'd3'), log('outsider', 200, 'd2', 'D3'), again('d1')], ['foreign-delivery']],
  [
    'others’, by naming them',
    [log('owner', 200, 'd1'), log('outsider', 200, 'd2'), logAt('by-header', 'outsider', 200, ['D1']), again('d1')],
    ['foreign-delivery'],
  ],
  [
    'its own, whomever it names',
    [log('owner', 200, 'd1'), log('outsider', 200, 'd2'), logAt('by-header', 'outsider', 200, ['d2']), again('d1')],
    'satisfied',
  ],
  [
    'others’, by a cursor of theirs',
    [log('owner', 200, 'd1'), log('outsider', 200, 'd2'), logAt('by-cursor', 'outsider', 200, ['D1']), again('d1')],
    ['foreign-delivery'],
  ],
  ['others, as everybody is each time', [log('owner', 200, 'd1'), log('outsider', 200, 'd2'), again('d3')], 'stopped'],
  ['a refusal', [log('owner', 200, 'd1'), log('outsider', 403)], 'stopped'],
  ['own ones where there are no others', [log('owner', 200), log('outsider', 200, 'd2')], 'stopped'],
] as const)('another organization is shown %s', (_, exchanges, outcome) => {
  expect(outcomeOf(isolatedDeliveries, written(exchanges))).toEqual(outcome);
});
