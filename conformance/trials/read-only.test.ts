/** `mode: read-only`: the whole suite against a target that counts what comes. */
import { beforeAll, describe, expect, it } from 'vitest';
import { startEmbedded } from '../../cli/embedded.ts';
import { allChecks } from '../checks/all.ts';
import { planRun } from '../planning/plan.ts';
import type { Report } from '../reports/report.ts';
import type { HistoryRecord } from '../suite/records.ts';
import { runEmbedded } from './embedded-run.ts';

describe('the whole suite', () => {
  const met = new Set<string>();
  let report: Report;
  beforeAll(async () => {
    const before = ({ method }: { method: string }) => void met.add(method);
    report = await runEmbedded({
      checks: allChecks,
      target: { mode: 'read-only' },
      front: { before },
      clock: 'real',
      seed_state: 'small',
    });
  }, 120_000);

  it('sends nothing but reads, whatever its checks want, and leaves nothing behind', () => {
    expect([...met].filter((method) => method !== 'HEAD')).toEqual(['GET']);
    expect(report.left_behind).toEqual([]);
  });

  it('judges what can be read alone, and claims the rest not', () => {
    const others = report.verdicts.filter(({ verdict }) => !['pass', 'observed', 'not-claimed'].includes(verdict));
    expect(others).toEqual([]);
    expect(report.totals.pass).toBeGreaterThan(40);
    const reasons = report.verdicts.flatMap((one) => (one.verdict === 'not-claimed' ? [one.message] : []));
    expect(reasons.filter((reason) => !reason.endsWith('the target file says mode: read-only'))).toEqual([]);
  });

  it('is planned so: no run, no webhook, and the same checks unjudged', async () => {
    const { target, close } = await startEmbedded({ clock: 'virtual', seedState: 'small' });
    try {
      const options = { seed: 1, kit_version: '1', document_version: '1', replay_options: '' };
      const plan = await planRun({ ...options, target: { ...target, mode: 'read-only' }, checks: allChecks });
      expect(plan.total).toMatchObject({ runs: 0, webhooks: 0 });
      const unclaimed = report.verdicts.filter(({ verdict }) => verdict === 'not-claimed').map(({ check }) => check);
      expect(plan.unjudged.map(({ check }) => check).toSorted()).toEqual(unclaimed.toSorted());
    } finally {
      await close();
    }
  });
});

it('a check whose needs name no write sends none, wherever it may', async () => {
  const checks = allChecks.filter(({ needs }) => !needs.writes);
  const writes = new Set<number>();
  const writing = new Set<string>();
  const record = (one: HistoryRecord) => {
    if (one.type === 'exchange' && one.sent.method !== 'GET') writes.add(one.number);
    if (one.type === 'case' && one.exchanges.some((number) => writes.has(number))) writing.add(one.check);
  };
  await runEmbedded({ checks, seed_state: 'small', record });
  expect([...writing]).toEqual([]);
}, 60_000);
