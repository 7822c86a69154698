import { of_logs } from '../../arbitraries/wave-families.ts';
import {
  inJson,
  isTelling,
  type LoggedTrial,
  logControl,
  loggedTrials,
  partsOfHeader,
} from '../../models/delivery-log.ts';
import { brokenBy, type DeliveryAttempt } from '../../models/trials.ts';
import { waveCheck } from '../../models/wave-check.ts';

export const requestIdInLog = waveCheck({
  id: 'deliveries/request-id-in-log',
  title: "Every Service-Request-Id that a webhook received is found in the webhook's log of deliveries",
  how: 'Each `Service-Request-Id` that a webhook received is looked for in the log of that webhook. Any place in it counts.',
  clauses: ['events.request-id-in-log'],
  codes: {
    'request-id-not-in-log': {
      clause: 'events.request-id-in-log',
      message: "The Service-Request-Id of an attempt is nowhere in the log of the webhook's deliveries.",
    },
  },
  since: '0.1.0',
  ...of_logs,
  // A short id may stand in a log by chance, and is missed all the same.
  control: logControl(
    (logged) => logged.attempts.some(({ request_id }) => isTelling(request_id)) || absent(logged) !== undefined,
    'no event brought a Service-Request-Id, or none that is too long to stand in a log by chance',
  ),
  judge(trials, evidence, tally) {
    const lacking = loggedTrials(trials, evidence).filter((logged) => tally.compared(absent(logged) !== undefined));
    return brokenBy(tally, 'request-id-not-in-log', lacking, (first) => ({
      expected: absent(first)?.request_id,
      actual: `a log of ${first.items.length} deliveries without it`,
      operation: 'listWebhookDeliveries',
      again: true,
    }));
  },
});

function absent({ attempts, text }: LoggedTrial): DeliveryAttempt | undefined {
  // An id may be a UUID, which is the same in capitals.
  const whole = text();
  const has = (id: string) => whole.includes(id.toLowerCase()) || whole.includes(inJson(id));
  return attempts.find(
    ({ request_id }) => request_id !== undefined && !has(request_id) && !partsOfHeader(request_id).every(has),
  );
}
