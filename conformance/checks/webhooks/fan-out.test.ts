import { expect, it } from 'vitest';
import { webhookScenario } from '../../models/fan-out.ts';
import { outcomeOf } from '../../testing/written-evidence.support.ts';
import { type WrittenTrial, writtenWave } from '../../testing/written-wave.support.ts';
import { fanOut } from './fan-out.ts';

const missing = { made: 0, watched_s: 10, witnessed: false };
const one: WrittenTrial = { scenario: webhookScenario('fails'), attempts: [{ at_ms: 0 }], run_id: 'r' };
const other: WrittenTrial = { ...one, webhook: 'webhook/2' };
const deaf: WrittenTrial = { ...other, attempts: [], missing };
const narrow: WrittenTrial = { ...other, scenario: webhookScenario('fails', ['run.completed']), attempts: [] };
const late: WrittenTrial = { ...other, attempts: [{ at_ms: 9_000 }] };
const shared = [{ at_ms: 0, delivery_id: 'shared' }];

it.each([
  ['both are told', [one, other], 'satisfied'],
  ['one is told late', [one, late], 'satisfied'],
  [
    'neither payload has an id',
    [one, other].map((trial) => ({ ...trial, attempts: [{ at_ms: 0, delivery_id: undefined }] })),
    'satisfied',
  ],
  ['one is told and the other not', [one, deaf], ['not-told-to-each']],
  [
    'one is told and the other watched too briefly',
    [one, { ...deaf, missing: { ...missing, unknown: 'it is due later' } }],
    'stopped',
  ],
  ['neither is told', [{ ...deaf, webhook: 'webhook/1' }, deaf], 'stopped'],
  ['only one of them wants it', [one, narrow], 'stopped'],
  ['they hear of different runs', [one, { ...other, run_id: 's' }], 'stopped'],
  [
    'both are told under one id',
    [
      { ...one, attempts: shared },
      { ...other, attempts: shared },
    ],
    ['one-delivery-for-several'],
  ],
] as const)('of two webhooks and one run, %s', (_, trials, outcome) => {
  expect(outcomeOf(fanOut, writtenWave(trials))).toEqual(outcome);
});
