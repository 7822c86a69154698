/** Records a run of the suite against the reference server, in a thread. */
import { writeFileSync } from 'node:fs';
import { allChecks } from '../../conformance/checks/all.ts';
import { createHistoryWriter } from '../../conformance/runner/compact-history.ts';
import type { HistoryRecord } from '../../conformance/suite/records.ts';
import { runEmbedded } from '../../conformance/trials/embedded-run.ts';

export interface RecordTask {
  seed: number;
  file: string;
}

/** Calls of each operation by each check. */
export type Uses = Readonly<Record<string, Readonly<Record<string, number>>>>;

export async function recorded({ seed, file }: RecordTask): Promise<Uses> {
  const lines: string[] = [];
  const linesOf = createHistoryWriter();
  const { uses, count } = createCounter();
  const record = (one: HistoryRecord) => {
    lines.push(linesOf(one));
    count(one);
  };
  const { verdicts } = await runEmbedded({ checks: allChecks, seed, shrink: false, record });
  const gap = verdicts.find(({ verdict }) => !['pass', 'observed', 'not-claimed'].includes(verdict));
  // A check that judged nothing would notice no fault.
  if (gap) throw new Error(`seed ${seed}: ${gap.check} is ${gap.verdict} on the reference server`);
  writeFileSync(file, lines.join(''));
  return uses;
}

function createCounter(): { uses: Uses; count(record: HistoryRecord): void } {
  const operation_of = new Map<number, string>();
  const uses: Record<string, Record<string, number>> = {};
  return {
    uses,
    count(record) {
      if (record.type === 'exchange') operation_of.set(record.number, record.request.operation);
      if (record.type !== 'case') return;
      uses[record.check] ??= {};
      const own = uses[record.check]!;
      for (const number of record.exchanges) {
        const operation = operation_of.get(number);
        if (operation !== undefined) own[operation] = (own[operation] ?? 0) + 1;
      }
    },
  };
}
