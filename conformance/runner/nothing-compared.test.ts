/** The law of the tally: what a target did not answer is compared with nothing, whatever the suite sent and noted. */
import { describe, expect, it } from 'vitest';
import { allChecks } from '../checks/all.ts';
import type { Check } from '../suite/check.ts';
import type { Evidence } from '../suite/evidence.ts';
import type { HistoryRecord } from '../suite/records.ts';
import { runEmbedded } from '../trials/embedded-run.ts';
import { judgeCase } from '../verdicts/judge-case.ts';
import { createHistoryWriter } from './compact-history.ts';
import { judgeHistory } from './judge-history.ts';
import { readHistory, type StoredHistory } from './stored-history.ts';

async function cleanRun(): Promise<StoredHistory> {
  const records: HistoryRecord[] = [];
  await runEmbedded({ checks: allChecks, record: (one) => records.push(one), seed_state: 'small', samples: 2 });
  return readHistory({ name: 'history.jsonl', text: records.map(createHistoryWriter()).join('') });
}

const clean = cleanRun();

/** The cases of a check as they were judged, with nothing in them that came from the target but what was noted. */
function unanswered({ cases, exchanges, run }: StoredHistory, { id }: Check): Evidence[] {
  const own = cases.filter(({ check, stop, fault }) => check === id && !stop && fault === undefined);
  return own.map((record) => ({
    case: record.case,
    exchanges: record.exchanges.map((number) => {
      const { received: _, decoded: __, ...sent } = exchanges[number - 1]!;
      return sent;
    }),
    ...(record.arrivals && { arrivals: [] }),
    notes: record.notes,
    facts: run.facts,
  }));
}

describe('a case without a single answer or event', () => {
  it.each(allChecks.map((check) => [check.id, check] as const))('compares nothing: %s', async (_, check) => {
    for (const evidence of unanswered(await clean, check)) {
      const outcome = judgeCase(check, evidence);
      expect(outcome.kind).not.toBe('fault');
      if (outcome.kind === 'satisfied') expect(outcome.comparisons).toBe(0);
    }
  });
});

it('each pass of a clean run has compared something, and the same when it is judged again', async () => {
  const history = await clean;
  const { verdicts } = judgeHistory(history, { checks: allChecks, kit_version: '0', document_version: '0' });
  const passes = verdicts.filter(({ verdict }) => verdict === 'pass');
  expect(passes.length).toBeGreaterThan(200);
  expect(passes.filter(({ comparisons }) => comparisons === 0)).toEqual([]);
});

it('a judge that finds nothing and compares nothing gives no pass', async () => {
  const history = await clean;
  const ids = ['assets/list-and-read-agree', 'uploads/ids-distinct', 'events/delivered'];
  const checks = allChecks.filter(({ id }) => ids.includes(id)).map((check): Check => ({ ...check, judge: () => [] }));
  const { verdicts } = judgeHistory(history, { checks, kit_version: '0', document_version: '0' });
  expect(verdicts.map(({ verdict }) => verdict)).toEqual(ids.map(() => 'not-claimed'));
});
