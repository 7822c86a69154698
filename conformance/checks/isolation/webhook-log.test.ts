import { expect, it } from 'vitest';
import { answered, outcomeOf, written } from '../../testing/written-evidence.support.ts';
import { isolatedWebhookLog } from './webhook-log.ts';

const theirs = (status = 200) => answered('theirs', 'getAsset', status, { id: 'b1' }, { principal: 'outsider' });
const log = (step: 'ours' | 'attempt', status: number, ...ids: string[]) =>
  answered(step, 'listWebhookDeliveries', status, { items: ids.map((id) => ({ id, attempts: [] })) });

it.each([
  ['refused', [theirs(), log('ours', 200), log('attempt', 403)], 'satisfied'],
  ['shown as empty', [theirs(), log('ours', 200, 'd1'), log('attempt', 200)], 'satisfied'],
  ['shown', [theirs(), log('ours', 200, 'd1'), log('attempt', 200, 'd1')], ['foreign-log']],
  ['empty for everybody', [theirs(), log('ours', 200), log('attempt', 200)], 'stopped'],
  ['refused like everything', [theirs(403), log('ours', 200, 'd1'), log('attempt', 403)], 'stopped'],
] as const)('the log of a foreign webhook is %s', (_, exchanges, outcome) => {
  expect(outcomeOf(isolatedWebhookLog, written(exchanges))).toEqual(outcome);
});
