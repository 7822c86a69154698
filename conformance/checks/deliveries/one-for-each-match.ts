import { webhook_draws, webhookScenarios } from '../../arbitraries/scenarios.ts';
import { attemptsIn, loggedTrials, type NamedTrial, whyNoLog, withEntries } from '../../models/delivery-log.ts';
import { log_operations } from '../../models/event-operations.ts';
import { waveCheck } from '../../models/wave-check.ts';
import type { Mismatch } from '../../suite/evidence.ts';

export const oneForEachMatch = waveCheck({
  id: 'deliveries/one-for-each-match',
  title: 'Every event that a webhook received has a delivery in its log, with an id and at least one attempt',
  how: 'Each event that a webhook received must have an entry in its log, with an id and at least one attempt: one that names the delivery, the run, or the request.',
  clauses: ['deliveries.one-for-each-match', 'deliveries.attempts'],
  since: '0.1.0',
  operations: log_operations,
  draws: webhook_draws,
  scenarios: webhookScenarios(),
  control: whyNoLog,
  judge(trials, evidence, tally) {
    const logged = withEntries(tally.each(loggedTrials(trials, evidence)));
    return [
      ...judgeBy(
        logged.filter(({ entries }) => entries.length === 0),
        {
          code: 'no-delivery',
          clause: 'deliveries.one-for-each-match',
          message: 'a webhook was sent an event of which its log of deliveries has no entry',
          expected: 'an entry that names the delivery, the run or the request',
        },
      ),
      ...judgeBy(
        logged.filter(({ entries }) => entries.some(({ id }) => id === undefined || id === null)),
        {
          code: 'delivery-without-id',
          clause: 'deliveries.one-for-each-match',
          message: 'a delivery in the log has no id',
          expected: 'an id',
        },
      ),
      ...judgeBy(logged.filter(hasNoAttempt), {
        code: 'delivery-without-attempt',
        clause: 'deliveries.attempts',
        message: 'a delivery that arrived has no attempt in the log',
        expected: 'at least one attempt',
      }),
    ];
  },
});

/** All entries of it are empty. Where attempts are at another place than is told, nothing can be said. */
function hasNoAttempt({ entries }: NamedTrial): boolean {
  return entries.length > 0 && entries.every((entry) => attemptsIn(entry)?.length === 0);
}

function judgeBy(
  wrong: readonly NamedTrial[],
  found: Pick<Mismatch, 'code' | 'clause' | 'message' | 'expected'>,
): Mismatch[] {
  const [first] = wrong;
  if (!first) return [];
  return [
    {
      ...found,
      actual: first.entries[0] ?? `${first.items.length} entries of others`,
      operation: 'listWebhookDeliveries',
      shown_by: wrong.map(({ trial }) => trial.index),
      again: true,
    },
  ];
}
