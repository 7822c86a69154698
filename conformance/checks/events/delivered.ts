import { of_events } from '../../arbitraries/wave-families.ts';
import { type FirstEventRule, isEventDue, judgeFirstEvents, unprovenFirstEvents } from '../../models/first-events.ts';
import { waveCheck } from '../../models/wave-check.ts';

const rule: FirstEventRule = {
  code: 'event-not-delivered',
  clauseOf: ({ scenario }) =>
    scenario.channel === 'webhook' ? 'webhooks.deliver-matching' : 'events.matching-delivered',
  isLooked: isEventDue,
};

export const endsAreTold = waveCheck({
  id: 'events/delivered',
  title: 'The end of a run is told to its callback_url and to the webhooks that want it',
  how: 'A run of each way to end is dispatched, with a callback and a webhook; both must be told. An event is missing only if a later run was heard.',
  clauses: ['events.matching-delivered', 'webhooks.deliver-matching'],
  codes: { 'event-not-delivered': { message: 'The end of a run is not told to a receiver that wants it.' } },
  since: '0.1.0',
  ...of_events,
  judge: (trials, evidence, tally) => judgeFirstEvents(trials, evidence, rule, tally),
  control: (trials, evidence, found) => (found.length > 0 ? undefined : unprovenFirstEvents(trials, evidence, rule)),
});
