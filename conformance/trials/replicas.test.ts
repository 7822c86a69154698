import { describe, expect, it } from 'vitest';
import { document_version } from '../../src/contract/document-version.ts';
import type { Parts } from '../../src/server/parts.ts';
import { allChecks } from '../checks/all.ts';
import { withHandlers } from '../mutants/changed-parts.ts';
import { createHistoryWriter } from '../runner/compact-history.ts';
import { judgeHistory } from '../runner/judge-history.ts';
import { default_seed, replayCase } from '../runner/run.ts';
import { readHistory } from '../runner/stored-history.ts';
import type { HistoryRecord } from '../suite/records.ts';
import type { Fail } from '../verdicts/verdict.ts';
import { type ReplicaFault, replicaFaults } from './replica-faults.ts';
import { runOnReplicas, startReplicas } from './replicas.ts';

const checkOf = ({ killed_by }: ReplicaFault) => allChecks.find(({ id }) => id === killed_by)!;
const words = ({ verdicts }: { verdicts: readonly { verdict: string }[] }) => verdicts.map(({ verdict }) => verdict);

describe.each(replicaFaults)('$name', (fault) => {
  const wrap = (parts: Parts) => fault.applyTo(parts);

  it('dies across two replicas, and not where one serves all', async () => {
    const { verdicts } = await runOnReplicas(2, { checks: [checkOf(fault)], wrap });
    const [found] = verdicts as [Fail];
    expect(found).toMatchObject({ verdict: 'fail' });
    expect(fault.breaks).toContain(found.clause);
    expect(found.exchanges.map(({ replica }) => replica)).not.toContain(undefined);
    // The counter's mark stays in the store, where the second one to be asked alone meets it.
    expect(found.alone?.map(({ outcome }) => outcome)[0]).toBe('passes');
    expect(found.alone).toHaveLength(2);
  });

  it('lives where one replica is the target', async () => {
    expect(words(await runOnReplicas(1, { checks: [checkOf(fault)], wrap }))).toEqual(['pass']);
  });
});

it('spares two honest ones, and asks both', async () => {
  const checks = [...new Set(replicaFaults.map(checkOf))];
  const asked = new Map<string | undefined, number>();
  const record = (one: HistoryRecord) => {
    if (one.type === 'exchange') asked.set(one.replica, (asked.get(one.replica) ?? 0) + 1);
  };
  expect(words(await runOnReplicas(2, { checks, record }))).toEqual(checks.map(() => 'pass'));
  const counts = [...asked.values()];
  expect(counts).toHaveLength(2);
  expect(Math.min(...counts)).toBeGreaterThan(Math.max(...counts) / 3);
});

it('shows a failing wave once more at each replica, with webhooks made there', async () => {
  // Each replica shows the log of the webhooks that it made, and of others an empty one.
  const wrap = (parts: Parts): Parts => {
    const own = new Set<unknown>();
    return withHandlers(parts, ({ createWebhook, listWebhookDeliveries }) => ({
      async createWebhook(call) {
        const reply = await createWebhook(call);
        if (reply.kind === 'record') own.add((reply.record as { id?: unknown }).id);
        return reply;
      },
      async listWebhookDeliveries(call) {
        const reply = await listWebhookDeliveries(call);
        if (own.has(call.request.path.webhook_id) || reply.kind !== 'page') return reply;
        return { ...reply, page: { ...reply.page, items: [], next: null } };
      },
    }));
  };
  const checks = allChecks.filter(({ id }) => id === 'deliveries/entries');
  const [found] = (await runOnReplicas(2, { checks, wrap })).verdicts as [Fail];
  expect([found.verdict, found.alone?.map(({ outcome }) => outcome)]).toEqual(['fail', ['passes', 'passes']]);
});

describe('a failure across two', () => {
  const [fault] = replicaFaults as [ReplicaFault];
  const check = checkOf(fault);
  const wrap = (parts: Parts) => fault.applyTo(parts);

  it('is told in the same way of the stored history', async () => {
    const write = createHistoryWriter();
    const lines: string[] = [];
    const { verdicts } = await runOnReplicas(2, { checks: [check], wrap, record: (one) => lines.push(write(one)) });
    const history = readHistory({ name: 'history.jsonl', text: lines.join('') });
    const again = judgeHistory(history, { checks: [check], kit_version: '0', document_version });
    const told = (found: Fail) => [found.mismatch, found.alone, found.exchanges.map(({ replica }) => replica)];
    expect(told(again.verdicts[0] as Fail)).toEqual(told(verdicts[0] as Fail));
  });

  it('is shown again by its case, at the same replicas', async () => {
    const { verdicts } = await runOnReplicas(2, { checks: [check], wrap });
    const [found] = verdicts as [Fail];
    const { target, close } = await startReplicas(2, wrap);
    const told = { seed: default_seed + 1, kit_version: '0', document_version, replay_options: '' };
    const again = await replayCase({ target, checks: [check], ...told }, check, found.case).finally(close);
    const [shown] = again.verdicts as [Fail];
    expect([shown.mismatch, shown.alone?.map(({ outcome }) => outcome)]).toEqual([
      found.mismatch,
      ['passes', 'passes'],
    ]);
    const places = ({ exchanges }: Fail) => {
      const replicas = exchanges.map(({ replica }) => replica);
      return replicas.map((replica) => replicas.indexOf(replica));
    };
    expect(places(shown)).toEqual(places(found));
  });
});
