import { expect, it } from 'vitest';
import { webhookScenario } from '../../models/fan-out.ts';
import { outcomeOf } from '../../testing/written-evidence.support.ts';
import { type WrittenTrial, writtenWave } from '../../testing/written-wave.support.ts';
import { isolatedWebhooks } from './webhooks.ts';

const own: WrittenTrial = { scenario: webhookScenario('fails'), attempts: [{ at_ms: 0 }] };
const foreign: WrittenTrial = { scenario: webhookScenario('fails', undefined, 'outsider'), attempts: [] };
const running = { id: 'run-2', status_code: 'running' };

it.each([
  ['nothing', [own, foreign], 'satisfied'],
  ['nothing, nor of its own runs', [{ ...own, attempts: [] }, foreign], 'stopped'],
  ['nothing, and of its own runs another end', [{ ...own, scenario: webhookScenario('succeeds') }, foreign], 'stopped'],
  ['nothing of a run that goes on', [own, { ...foreign, record: running }], 'stopped'],
  ['nothing, since there was no such run', [own], 'stopped'],
  ['the end of it', [own, { ...foreign, attempts: [{ at_ms: 0 }] }], ['foreign-event']],
  ['the end of it, and nothing of its own', [{ ...foreign, attempts: [{ at_ms: 0 }] }], ['foreign-event']],
] as const)("of another organization's run a webhook receives %s", (_, trials, outcome) => {
  expect(outcomeOf(isolatedWebhooks, writtenWave(trials))).toEqual(outcome);
});
