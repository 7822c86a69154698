/** No delivery check may fail a permitted sender, whether it declares how it sends or not. */
import { globSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { clauseById } from '../../src/contract/clauses.ts';
import { allChecks } from '../checks/all.ts';
import type { ArrivalRecord } from '../suite/arrival-record.ts';
import type { HistoryRecord } from '../suite/records.ts';
import { waveNoteOf } from '../suite/wave-note.ts';
import { runEmbedded } from '../trials/embedded-run.ts';
import { permittedServers, undeclaredServers } from './all.ts';
import { permittedTables } from './generated/tables.ts';
import type { PermittedServer } from './permitted.ts';
import { toldOf } from './told-of.ts';

/** Fewer than usual: every class of answer is among the named cases, and there are many senders. */
const samples = 8;
const checks = allChecks.filter(({ wave }) => wave);

interface Seen {
  /** Runs of which the first event came before their dispatch was answered. */
  early: number;
  /** By the attempts of one delivery, in their order. */
  deliveries: ArrivalRecord[][];
  /** Events of runs that the suite did not dispatch. */
  foreign: number;
}

async function judged(sender: PermittedServer) {
  const { choices, applyTo } = sender;
  const arrivals: ArrivalRecord[] = [];
  /** The times at which dispatches were answered, by run. */
  const answered_ms = new Map<string, number>();
  let foreign = 0;
  const record = (one: HistoryRecord) => {
    if (one.type === 'arrival') arrivals.push(one);
    if (one.type === 'exchange' && one.step.startsWith('dispatch')) {
      answered_ms.set(String(one.decoded?.record?.run_id), one.at_ms + one.took_ms);
    }
    if (one.type === 'case') foreign = Math.max(foreign, waveNoteOf(one.notes)!.foreign);
  };
  const wrap = applyTo && ((parts: Parameters<typeof applyTo>[0]) => applyTo(parts));
  const { verdicts, totals } = await runEmbedded({
    checks,
    choices,
    told: toldOf(sender),
    wrap,
    samples,
    seed_state: 'small',
    record,
  });
  const deliveries = Object.values(Object.groupBy(arrivals, ({ inbox, run_id }) => `${inbox} ${run_id}`));
  const early = deliveries.filter(
    (one) => one && one[0]!.real_ms < (answered_ms.get(one[0]!.run_id ?? '') ?? 0),
  ).length;
  return { verdicts, totals, seen: { early, foreign, deliveries: deliveries as ArrivalRecord[][] } };
}

async function expectNoFailure(sender: PermittedServer): Promise<Seen> {
  const { verdicts, totals, seen } = await judged(sender);
  const said = verdicts.map((one) => `${one.verdict} ${one.check}: ${'message' in one ? one.message : ''}`);
  expect(said.filter((line) => /^(?:fail|error)/.test(line))).toEqual([]);
  expect(said.filter((line) => /^(?:inconclusive|could-not-run|not-claimed) \S+ *$/.test(line))).toEqual([]);
  expect(totals.pass).toBeGreaterThan(0);
  return seen;
}

/** Times between the attempts of a delivery. */
const gapsOf = (attempts: readonly ArrivalRecord[]) =>
  attempts.slice(1).map(({ at_ms }, index) => at_ms - attempts[index]!.at_ms);

/** Deliveries whose first attempt nobody answered all wait so long for the second. */
const waitsAfterHangs = ({ deliveries }: Seen, gap_ms: number) =>
  deliveries.filter(([first, second]) => first?.answer === 'hang' && second).every((one) => gapsOf(one)[0] === gap_ms);

const webhooks = ({ deliveries }: Seen) => deliveries.filter(([first]) => first?.channel === 'webhook');

/** Proof that a sender is what it says: one that is like the reference proves nothing. */
const shown: Readonly<Record<string, (seen: Seen) => boolean>> = {
  'retry/webhook-backoff-grows--capped-backoff': (seen) =>
    webhooks(seen).some((one) => gapsOf(one).filter((gap) => gap === 2_000).length >= 3),
  'events/after-the-end--early-callback': ({ early }) => early > 10,
  'retry/webhook-backoff-grows--equal-jitter': (seen) =>
    webhooks(seen).some((one) => gapsOf(one).some((gap) => gap > 500 && gap < 1_000)),
  'retry/webhook-schedule--first-retry-after-a-minute': (seen) =>
    webhooks(seen).some((one) => gapsOf(one)[0] === 60_000),
  'events/delivered--foreign-runs': ({ foreign }) => foreign > 20,
  'retry/webhook-backoff-grows--full-jitter': (seen) => webhooks(seen).some((one) => (gapsOf(one)[0] ?? 500) < 500),
  'retry/webhook-schedule--hasty-timeouts': (seen) => waitsAfterHangs(seen, 2_000),
  'retry/callback-at-most-three--library-repeats': ({ deliveries }) =>
    deliveries.flat().some(({ repeat_of }) => repeat_of !== undefined),
  'events/payload-on-repeat--payload-anew': ({ deliveries }) =>
    deliveries.some((one) => new Set(one.map(({ digest }) => digest)).size > 1),
  'retry/webhook-schedule--patient-timeouts': (seen) => waitsAfterHangs(seen, 61_000),
  'events/request-ids--request-id-of-delivery': ({ deliveries }) =>
    deliveries.some((one) => one.length > 1 && new Set(one.map(({ request_id }) => request_id)).size === 1),
  'events/request-ids--delivery-id-as-request-id': ({ deliveries }) =>
    deliveries.flat().every(({ delivery_id, request_id }) => delivery_id === request_id),
  'retry/webhook-schedule--two-attempts': (seen) => Math.max(...webhooks(seen).map(({ length }) => length)) === 2,
  'retry/webhook-schedule--wait-from-start': (seen) => waitsAfterHangs(seen, 5_000),
  'retry/webhook-tried-again--webhook-event-twice': (seen) =>
    webhooks(seen).some(([first, second]) => first?.answer === 200 && second),
};

test('the list names each server once', () => {
  const ids = permittedServers.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(Object.keys(shown).filter((id) => !ids.includes(id))).toEqual([]);
});

test('the list names each table that there is', () => {
  const folder = new URL('.', import.meta.url).pathname;
  const files = globSync('*/*.ts', { cwd: folder, exclude: ['generated/**', 'front/**'] });
  expect(Object.keys(permittedTables).toSorted()).toEqual(files.map((file) => file.slice(0, -'.ts'.length)).toSorted());
});

test.each(Object.entries(permittedTables))('%s has its table beside the path of its check', async (path, load) => {
  const [area, rule] = path.split('/');
  const { permitted } = await load();
  expect(permitted).toBe((await import(`./${area}/${rule}.ts`)).permitted);
  expect(permitted.map(({ check }) => check)).toEqual(permitted.map(() => path));
});

test.each(permittedServers)('$id obeys clauses that there are, by checks that there are', (server) => {
  const { obeys, costs = {}, apart = {} } = server;
  expect(Object.keys(apart).filter((id) => !permittedServers.some((one) => one.id === id))).toEqual([]);
  expect(obeys.length).toBeGreaterThan(0);
  expect(obeys.filter((id) => !clauseById(id))).toEqual([]);
  const named = Object.keys(costs).filter(
    (name) => !allChecks.some(({ id, area }) => [id, `${area}/*`].includes(name)),
  );
  expect(named).toEqual([]);
});

describe('no delivery check fails', () => {
  // One in five of those that must show what they are, and the one that is unlike in everything; the soak takes all.
  const some = [...Object.keys(shown).filter((_, place) => place % 5 === 0), 'events/delivered--unlike-in-everything'];
  const declared = permittedServers.filter(({ id }) => some.includes(id));
  it.each(declared)('$id, which declares how it sends', async (sender) => {
    const seen = await expectNoFailure(sender);
    expect(shown[sender.id]?.(seen) ?? true).toBe(true);
  });

  // Those of whom the suite finds out most; the soak takes all of them.
  const found_out = ['retry/webhook-backoff-grows--full-jitter', 'events/delivered--unlike-in-everything'];
  it.each(undeclaredServers().filter(({ id }) => found_out.includes(id)))(
    '$id, which declares nothing of it',
    async (sender) => {
      await expectNoFailure(sender);
    },
  );
});
