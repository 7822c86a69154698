import { expect, it } from 'vitest';
import { webhookScenario } from '../../models/fan-out.ts';
import { outcomeOf } from '../../testing/written-evidence.support.ts';
import { type WrittenTrial, writtenWave } from '../../testing/written-wave.support.ts';
import { zeroEventsNeverFires } from './zero-events-never-fires.ts';

const running = { id: 'run-1', status_code: 'running' };
const silent: WrittenTrial = { scenario: webhookScenario('fails', []), attempts: [], run_id: 'r' };
const heard: WrittenTrial = {
  scenario: webhookScenario('fails'),
  attempts: [{ at_ms: 0 }],
  run_id: 'r',
  webhook: 'webhook/2',
};

it.each([
  ['stays silent while another hears', [silent, heard], 'satisfied'],
  ['stays silent, as all do', [silent, { ...heard, attempts: [] }], 'stopped'],
  [
    'stays silent while another hears of another end',
    [silent, { ...heard, scenario: webhookScenario('succeeds') }],
    'stopped',
  ],
  ['stays silent about a run that goes on', [{ ...silent, record: running }, heard], 'stopped'],
  ['could not be made', [heard], 'stopped'],
  ['is told', [{ ...silent, attempts: [{ at_ms: 0 }] }, heard], ['fired-without-events']],
  ['is told while nobody else is', [{ ...silent, attempts: [{ at_ms: 0 }] }], ['fired-without-events']],
] as const)('a webhook without events %s', (_, trials, outcome) => {
  expect(outcomeOf(zeroEventsNeverFires, writtenWave(trials))).toEqual(outcome);
});
