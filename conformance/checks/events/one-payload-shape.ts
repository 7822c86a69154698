import { of_events } from '../../arbitraries/wave-families.ts';
import { webhook_operations } from '../../models/event-operations.ts';
import { differenceOf } from '../../models/payload-shapes.ts';
import { brokenBy, type Trial } from '../../models/trials.ts';
import { waveCheck } from '../../models/wave-check.ts';
import type { Channel } from '../../suite/arrival-record.ts';
import { type RunPart, run_parts } from '../../suite/scenario.ts';

export const onePayloadShape = waveCheck({
  id: 'events/one-payload-shape',
  title: 'Callbacks and webhook deliveries have payloads of the same shape',
  how: 'The payloads of callbacks and of webhook deliveries are compared by their fields and types, among runs of one kind only: what a run holds depends on how it ended.',
  clauses: ['events.one-payload-shape'],
  codes: {
    'payload-shape-differs': {
      clause: 'events.one-payload-shape',
      message: 'The payload of a callback and that of a webhook delivery differ in their members or types.',
    },
    'run-value-of-another-type': {
      clause: 'events.one-payload-shape',
      message: 'The run in the payload of a callback has a value of another type than that of a webhook delivery.',
    },
  },
  since: '0.1.0',
  ...of_events,
  operations: webhook_operations,
  judge(trials, { facts }, tally) {
    const found = pairsIn(trials).flatMap(({ callbacks, webhooks }) => {
      const difference = tally.compared(differenceOf(callbacks, webhooks, facts));
      return difference ? [...callbacks, ...webhooks].map((trial) => ({ trial, difference })) : [];
    });
    const code = found[0]?.difference.is_of_run ? 'run-value-of-another-type' : 'payload-shape-differs';
    return brokenBy(tally, code, found, ({ difference: { message, callback, webhook } }) => ({
      message,
      expected: callback,
      actual: webhook,
    }));
  },
  control(trials) {
    return pairsIn(trials).length > 0 ? undefined : 'of no kind of run an event came on both channels';
  },
});

/** For each kind of run that was told on both channels, the trials of each. */
function pairsIn(trials: readonly Trial[]): { part: RunPart; callbacks: Trial[]; webhooks: Trial[] }[] {
  const told = (part: RunPart, channel: Channel) =>
    trials.filter(
      ({ run, scenario, attempts }) => run.part === part && scenario.channel === channel && attempts.length > 0,
    );
  return run_parts
    .map((part) => ({ part, callbacks: told(part, 'callback'), webhooks: told(part, 'webhook') }))
    .filter(({ callbacks, webhooks }) => callbacks.length > 0 && webhooks.length > 0);
}
