/** The law of cheap judging: what a fault changes, judged alone, fails as the whole history would. */
import { beforeAll, describe, expect, it } from 'vitest';
import { allChecks } from '../checks/all.ts';
import { createChanger } from '../faults/history/change.ts';
import { createHistoryTrials, type HistoryTrials } from '../faults/history/trials.ts';
import type { MachineFault } from '../faults/machine-fault.ts';
import { createHistoryWriter } from '../runner/compact-history.ts';
import { judgeHistory } from '../runner/judge-history.ts';
import { readHistory, type StoredHistory } from '../runner/stored-history.ts';
import { runEmbedded } from './embedded-run.ts';

const areas = ['folders', 'account', 'soft-delete', 'signature'];
const own = ['document/reads-agree', 'schema/getAssetFolder', 'events/run-id-is-the-run'];
const checks = allChecks.filter(({ id, area }) => areas.includes(area) || own.includes(id));

function fault(operation: string, place: string, operator: string, only?: string): MachineFault {
  return { kind: 'history', operation, place, operator, ...(only && { only }) };
}

describe('a fault in a stored history', () => {
  let history: StoredHistory;
  let trials: HistoryTrials;
  beforeAll(async () => {
    const lines: string[] = [];
    const linesOf = createHistoryWriter();
    await runEmbedded({ checks, seed_state: 'small', samples: 2, record: (record) => lines.push(linesOf(record)) });
    history = readHistory({ name: 'history.jsonl', text: lines.join('') });
    trials = createHistoryTrials(history, checks);
  });

  it.each([
    [fault('getAssetFolder', '/name', 'nudged'), true],
    [fault('getAssetFolder', '/id', 'type'), true],
    [fault('getAssetFolder', '/created_at', 'cut', 'page-3'), undefined],
    [fault('getAsset', '/org_id', 'nudged', 'on-repeat'), true],
    [fault('getMe', '/memberships/*/scopes', 'null'), true],
    [fault('getMe', '/timezone', 'nudged'), false],
    [fault('getAsset', '/deleted_by', 'null'), true],
    [fault('run.completed', '/run_id', 'nudged'), true],
    [fault('run.completed', '/created_at', 'nudged'), false],
    [fault('getAssetFolder', 'refused:/code', 'nudged'), false],
    [fault('listAssetTypes', '/items/*/name', 'null'), undefined],
  ])('%j is noticed: %s', (one, expected) => {
    const { killed_by, unmet, threw } = trials.fateOf(one);
    expect(threw).toBeUndefined();
    expect(unmet ? undefined : killed_by.length > 0).toBe(expected);
    expect(failsAsAWhole(one)).toBe(expected ?? false);
  });

  it('is refused where the document has no such place', () => {
    expect(() => trials.fateOf(fault('getMe', '/shoe_size', 'null'))).toThrow('no place /shoe_size');
  });

  function failsAsAWhole(one: MachineFault): boolean {
    const changed = createChanger(history).changed(one);
    if (!changed) return false;
    const whole: StoredHistory = {
      ...history,
      exchanges: history.exchanges.map((exchange) => changed.exchangeAt(exchange.number) ?? exchange),
      arrivals: new Map([...history.arrivals].map(([number, own]) => [number, changed.arrivalAt(number) ?? own])),
    };
    const { verdicts } = judgeHistory(whole, { checks, kit_version: '0', document_version: '0' });
    return verdicts.some(({ verdict }) => verdict === 'fail');
  }
});
