import { of_logs } from '../../arbitraries/wave-families.ts';
import { attemptsIn, loggedTrials, type NamedTrial, whyNoLog, withEntries } from '../../models/delivery-log.ts';
import { brokenBy } from '../../models/trials.ts';
import { waveCheck } from '../../models/wave-check.ts';

export const oneForEachMatch = waveCheck({
  id: 'deliveries/one-for-each-match',
  title: 'Every event that a webhook received has a delivery in its log, with an id and at least one attempt',
  how: 'Each event that a webhook received must have an entry in its log that names the delivery, the run or the request, with an id and an attempt.',
  clauses: ['deliveries.one-for-each-match', 'deliveries.attempts'],
  codes: {
    'event-not-in-log': {
      clause: 'deliveries.one-for-each-match',
      message: 'A webhook was sent an event of which its log of deliveries has no entry.',
    },
    'delivery-without-id': {
      clause: 'deliveries.one-for-each-match',
      message: 'A delivery in the log has no id.',
    },
    'delivery-without-attempt': {
      clause: 'deliveries.attempts',
      message: 'A delivery that arrived has no attempt in the log.',
    },
  },
  since: '0.1.0',
  ...of_logs,
  control: whyNoLog,
  judge(trials, evidence, tally) {
    const logged = withEntries(tally.each(loggedTrials(trials, evidence)));
    const nameless = logged.filter(({ entries }) => entries.some(({ id }) => id === undefined || id === null));
    const shown = ({ entries: [entry], items }: NamedTrial, expected: string) => ({
      expected,
      actual: entry ?? `${items.length} entries of others`,
      operation: 'listWebhookDeliveries' as const,
      again: true as const,
    });
    const absent = logged.filter(({ entries }) => entries.length === 0);
    const named = 'an entry that names the delivery, the run or the request';
    return [
      ...brokenBy(tally, 'event-not-in-log', absent, (first) => shown(first, named)),
      ...brokenBy(tally, 'delivery-without-id', nameless, (first) => shown(first, 'an id')),
      ...brokenBy(tally, 'delivery-without-attempt', logged.filter(hasNoAttempt), (first) =>
        shown(first, 'at least one attempt'),
      ),
    ];
  },
});

/** All entries of it are empty. Nothing can be said of attempts that stand at a place of the target's own. */
function hasNoAttempt({ entries }: NamedTrial): boolean {
  return entries.length > 0 && entries.every((entry) => attemptsIn(entry)?.length === 0);
}
