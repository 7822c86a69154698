/** An implementation that shares neither code nor choices with the reference passes, and each of its faults is found. */
import { expect, it } from 'vitest';
import { allChecks } from '../checks/all.ts';
import { presignedValidity } from '../checks/assets/presigned-validity.ts';
import { batchMirrorsRun } from '../checks/batches/mirrors-run.ts';
import { balanceOfTheOrganization } from '../checks/billing/organization-only.ts';
import { privateAsUnknown } from '../checks/catalog/private-as-unknown.ts';
import { loggedAttempts } from '../checks/deliveries/attempts.ts';
import { deliveryIds } from '../checks/events/delivery-ids.ts';
import { nameFitsTheEnd } from '../checks/events/name-fits-the-end.ts';
import { humansOnly } from '../checks/feedback/humans-only.ts';
import { isolatedReads } from '../checks/isolation/reads.ts';
import { isolatedWebhooks } from '../checks/isolation/webhooks.ts';
import { filters } from '../checks/lists/filter.ts';
import { ties } from '../checks/pagination/ties.ts';
import { callbackAtMostThree } from '../checks/retry/callback-at-most-three.ts';
import { callbackNotAgain } from '../checks/retry/callback-not-again.ts';
import { webhookTriedAgain } from '../checks/retry/webhook-tried-again.ts';
import { eachItsOwn } from '../checks/runs/each-its-own.ts';
import { reachesItsEnd } from '../checks/runs/reaches-its-end.ts';
import { scopeToCreate } from '../checks/scopes/workflow-create.ts';
import { everyAttemptSigned } from '../checks/signature/every-attempt.ts';
import { deletedInLists } from '../checks/soft-delete/lists.ts';
import { staysDeleted } from '../checks/soft-delete/stays-deleted.ts';
import { putAndReadBack } from '../checks/uploads/put-and-read-back.ts';
import { zeroEventsNeverFires } from '../checks/webhooks/zero-events-never-fires.ts';
import type { Report } from '../reports/report.ts';
import { default_seed, runSuite } from '../runner/run.ts';
import type { Check } from '../suite/check.ts';
import { parseTarget } from '../target/load.ts';
import { ownedBy } from '../target/owned-by.ts';
import { type FaultName, fault_names } from './faults.ts';
import { startSecond } from './server.ts';
import { targetOf } from './target.ts';

interface Asked {
  faults?: readonly FaultName[];
  /** By a user in the place of the owner, and twice. */
  further?: boolean;
}

async function report(checks: readonly Check[], { faults = [], further = false }: Asked = {}): Promise<Report> {
  const server = await startSecond({ faults });
  try {
    // By way of its text, so that the target file is one that people may write.
    const plain = parseTarget({ name: 'second implementation', text: JSON.stringify(targetOf(server)) }, '.');
    const target = further ? { ...ownedBy(plain, 'human'), asked_twice: true as const } : plain;
    const names = { kit_version: '0', document_version: '0', replay_options: '' };
    const short = faults.length > 0 ? { samples: 8, shrink: false } : { samples: further ? 1 : 3 };
    return await runSuite({ target, checks, seed: default_seed, ...names, ...short });
  } finally {
    await server.close();
  }
}

it.each([
  ['as its owner asks', false],
  ['as a user asks, and twice', true],
])('passes the whole suite %s', async (_, further) => {
  const { verdicts, left_behind } = await report(allChecks, { further });
  // It makes no thumbnails; of its waits chance takes any part, and there are three of them; all of it is
  // permitted.
  const unseen = ['assets/thumbnails', 'retry/webhook-later-waits'];
  const open = verdicts.flatMap((one) =>
    one.verdict === 'pass' || one.verdict === 'observed' || unseen.includes(one.check) ? [] : [one],
  );
  expect(open.map((one) => [one.verdict, one.check, one.message])).toEqual([]);
  expect(left_behind).toEqual([]);
});

/** The check that finds each fault, and the clause for which it does. */
const killers: Readonly<Record<FaultName, readonly [check: Check, clause: string]>> = {
  'a page drops its last item among ties': [ties, 'pagination.ties-kept'],
  'later pages forget the filter': [filters, 'pagination.cursor-keeps-query'],
  'a deleted asset is listed as live': [deletedInLists, 'soft-delete.never-live-in-lists'],
  'a second delete restores': [staysDeleted, 'soft-delete.stays-deleted'],
  'a callback is retried on 404': [callbackNotAgain, 'callbacks.no-retry-on-4xx'],
  'signatures are over pretty-printed JSON': [everyAttemptSigned, 'events.signature'],
  'a repeat bears the first signature': [everyAttemptSigned, 'events.signature-each-attempt'],
  'webhooks of other organizations are told': [isolatedWebhooks, 'isolation.webhooks'],
  'assets of other organizations are read': [isolatedReads, 'isolation.reads'],
  'an API key may rate': [humansOnly, 'feedback.humans-only'],
  'private texts are readable': [privateAsUnknown, 'catalog.published-public-only'],
  'the third item of a batch lags behind its run': [batchMirrorsRun, 'records.batch-item-words'],
  'a terminal run moves on': [reachesItsEnd, 'runs.terminal-stays'],
  'every balance is updated': [balanceOfTheOrganization, 'billing.organization-only'],
  'presigned URLs live for 8 days': [presignedValidity, 'assets.presigned-validity'],
  'no scope is asked for': [scopeToCreate, 'scopes.workflow-create'],
  'runs dispatched together are one': [eachItsOwn, 'runs.ids-distinct'],
  'a repeat has another delivery id': [deliveryIds, 'events.same-id-on-repeat'],
  'the event is spelled like the status': [nameFitsTheEnd, 'events.cancelled'],
  'empty subscriptions hear everything': [zeroEventsNeverFires, 'webhooks.zero-events-never-fires'],
  'files lose their last byte': [putAndReadBack, 'assets.bytes-kept'],
  'webhooks take a redirect for success': [webhookTriedAgain, 'webhooks.retries-on-non-2xx'],
  'every attempt is logged as taken': [loggedAttempts, 'deliveries.attempt-tells-outcome'],
  'a fourth callback attempt is made': [callbackAtMostThree, 'callbacks.at-most-three'],
};

it.each(fault_names)('%s, and is found out', async (fault) => {
  const [check, clause] = killers[fault];
  const { verdicts } = await report([check], { faults: [fault] });
  expect(verdicts).toMatchObject([{ check: check.id, verdict: 'fail', clause }]);
});
