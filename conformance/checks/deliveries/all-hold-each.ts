import { of_logs } from '../../arbitraries/wave-families.ts';
import { withNamed } from '../../arbitraries/with-named.ts';
import {
  judgeRefusedLog,
  type LoggedTrial,
  log_codes,
  loggedDelivery,
  loggedTrials,
  wholeLogOf,
  whyNoLog,
} from '../../models/delivery-log.ts';
import { log_operations } from '../../models/event-operations.ts';
import { pair_scenarios } from '../../models/fan-out.ts';
import { brokenBy, type Trial } from '../../models/trials.ts';
import { waveCheck } from '../../models/wave-check.ts';
import { refusingScenarios } from '../../models/webhook-rules.ts';
import type { Mismatch } from '../../suite/evidence.ts';
import type { Scenario } from '../../suite/scenario.ts';
import type { Codes, Tally } from '../../suite/tally.ts';
import type { WaveEvidence } from '../../suite/wave-note.ts';

const clause = 'webhooks.deliveries-of-organization';
/** The run of another organization, which must not be shown. */
const foreign_run: Scenario = { channel: 'callback', answers: [], by: 'outsider', run: 'succeeds' };

const codes = {
  'log-refused': { ...log_codes['log-refused'], clause: 'webhooks.all-deliveries' },
  'delivery-not-among-all': {
    clause,
    message: 'A delivery in the log of one webhook is not among the deliveries of all webhooks.',
  },
  'foreign-delivery': { clause, message: 'The deliveries of all webhooks show one of another organization.' },
} satisfies Codes;

export const allHoldEach = waveCheck({
  id: 'deliveries/all-hold-each',
  title: "The deliveries of all webhooks hold each webhook's own, and nothing of another organization",
  how: 'The log of all webhooks is compared with that of each: it must hold every delivery that arrived and a single log shows, and nothing of another organization.',
  clauses: ['webhooks.all-deliveries', clause],
  codes,
  since: '0.1.0',
  ...of_logs,
  operations: [...log_operations, 'listAllDeliveries'],
  copies: 4,
  // A delivery that fails for good is among them too.
  scenarios: withNamed(of_logs.scenarios, (facts) => [
    ...pair_scenarios,
    ...(facts.principals.outsider ? [foreign_run] : []),
    ...refusingScenarios(facts),
  ]),
  control(trials, evidence, mismatches) {
    if (mismatches.length > 0) return undefined;
    const all = wholeLogOf(evidence);
    const unread = whyNoLog(trials, evidence);
    if (unread !== undefined) return unread;
    if (!all || all.items.length === 0) return 'the deliveries of all webhooks could not be read';
    const { found, lacking } = compared(trials, evidence);
    if (lacking.length > 0)
      return 'the deliveries of all webhooks could not be read to their end; with choices.lists.for.listAllDeliveries.page_size_bounds, such as [1, 100], the suite asks for longer pages';
    return found.length > 0 ? undefined : 'no log of a single webhook shows a delivery that it received';
  },
  judge(trials, evidence, tally) {
    const all = wholeLogOf(evidence);
    if (!all) return [];
    const first = trials.map(({ index }) => index).slice(0, 1);
    return [
      ...judgeRefusedLog(all.pages, first, tally),
      ...judgeForeign(trials, evidence, tally),
      ...(all.is_whole ? judgeLacking(trials, evidence, tally) : []),
    ];
  },
});

function compared(trials: readonly Trial[], evidence: WaveEvidence) {
  const items = new Set((wholeLogOf(evidence)?.items ?? []).map(({ id }) => String(id).toLowerCase()));
  const own = loggedTrials(trials, evidence).filter((logged) => loggedDelivery(logged) !== undefined);
  const isFound = (logged: LoggedTrial) => items.has(String(loggedDelivery(logged)?.id).toLowerCase());
  return { found: own.filter(isFound), lacking: own.filter((logged) => !isFound(logged)) };
}

function judgeLacking(trials: readonly Trial[], evidence: WaveEvidence, tally: Tally<keyof typeof codes>): Mismatch[] {
  const { found, lacking } = compared(trials, evidence);
  tally.each([...found, ...lacking]);
  return brokenBy(tally, 'delivery-not-among-all', lacking, (first) => ({
    expected: `delivery ${loggedDelivery(first)?.id} of ${first.webhook}`,
    actual: `${found.length} of ${found.length + lacking.length} deliveries are among them`,
    operation: 'listAllDeliveries',
    // Together with one that is there, since it may be left out on account of another.
    shown_by: [...lacking, ...found.slice(0, 1)].map(({ trial }) => trial.index),
    again: true,
  }));
}

/** Ids are unguessable: an entry that names one of another organization's run or delivery is that organization's. */
function judgeForeign(trials: readonly Trial[], evidence: WaveEvidence, tally: Tally<keyof typeof codes>): Mismatch[] {
  const text = wholeLogOf(evidence)?.text.toLowerCase() ?? '';
  const shown = trials.find(
    ({ run, attempts }) =>
      run.by === 'outsider' &&
      tally.compared(
        [run.id, ...attempts.map(({ delivery_id }) => delivery_id)].some(
          (id) => id != null && text.includes(id.toLowerCase()),
        ),
      ),
  );
  if (!shown) return [];
  return tally.broken('foreign-delivery', {
    expected: 'no delivery of a run that another organization dispatched',
    actual: `a delivery of run ${shown.run.id}`,
    operation: 'listAllDeliveries',
    shown_by: [shown.index, ...trials.flatMap(({ run, index }) => (run.by === 'owner' ? index : [])).slice(0, 1)],
  });
}
