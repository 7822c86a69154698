import { chosen } from '../../../src/choices/chosen.ts';
import { pollAllRuns } from '../../acts/poll-runs.ts';
import { type PolledRunNotes, polledRuns, type RunRecord, recordsIn } from '../../models/shown-runs.ts';
import { serverError } from '../../models/steps.ts';
import { isEmpty, isSet } from '../../models/values.ts';
import { check, table } from '../../suite/check.ts';
import type { Evidence, Mismatch } from '../../suite/evidence.ts';
import type { Exchange } from '../../suite/exchange.ts';
import type { Tally } from '../../suite/tally.ts';

const embeds = ['logs', 'node_runs', 'model', 'graph_workflow'];

/** Reads of runs that have ended: by then there is something to embed. */
export const embedsShown = check<Record<string, never>, PolledRunNotes>({
  id: 'runs/embeds-shown',
  title: 'Whether a run is read with its logs, node runs, model and workflow',
  how: 'Runs of each kind are read after their end, without asking for anything that belongs to them; what is shown of it is listed, and held to what the target file declares.',
  clauses: ['records.run-embeds'],
  since: '0.1.0',
  operations: ['getRun'],
  needs: { principals: ['owner'], writes: true },
  cases: () => table([{}]),
  run: pollAllRuns,
  control(evidence) {
    if (lastReads(evidence).length > 0) return undefined;
    return serverError(evidence) ?? 'no run could be read';
  },
  judge: (evidence, tally) => judgeDeclared(evidence, tally),
  observe: (evidence) => [{ choice: 'records.run_embeds', operation: 'getRun', value: habitOf(lastReads(evidence)) }],
});

interface LastRead {
  exchange: Exchange;
  record: RunRecord;
}

function lastReads(evidence: Evidence<unknown, PolledRunNotes>): LastRead[] {
  return polledRuns(evidence).flatMap(({ reads }) => recordsIn(reads).slice(-1));
}

function shownIn({ record }: LastRead): string[] {
  return embeds.filter((name) => isSet(record[name]) && !isEmpty(record[name]));
}

function habitOf(reads: readonly LastRead[]): string | { other: string } {
  if (reads.every((read) => shownIn(read).length === 0)) {
    const has_empty = reads.some(({ record }) => embeds.some((name) => isEmpty(record[name])));
    return has_empty ? { other: 'runs show empty lists or objects' } : 'on_request';
  }
  const shown = new Set(reads.flatMap(shownIn));
  // A run has a model or a workflow, and nobody has to keep a log.
  if (reads.every((read) => shownIn(read).length > 0)) return 'always';
  return { other: `some runs show ${[...shown].join(', ')}` };
}

/** A mixed habit breaks nothing. */
function judgeDeclared(evidence: Evidence<unknown, PolledRunNotes>, tally: Tally): Mismatch[] {
  const declared = chosen(evidence.facts.choices, 'records.run_embeds', 'getRun');
  const reads = lastReads(evidence);
  const seen = habitOf(reads);
  const [first] = reads;
  if (
    !first ||
    typeof seen !== 'string' ||
    (declared !== 'always' && declared !== 'on_request') ||
    tally.compared(seen === declared)
  )
    return [];
  return [
    {
      code: 'not-as-declared',
      clause: 'records.run-embeds',
      level: 'declared',
      message: `the target file declares records.run_embeds: ${declared}, and runs are read ${seen === 'always' ? 'with' : 'without'} what belongs to them`,
      expected: declared,
      actual: shownIn(first),
      operation: 'getRun',
      exchange: first.exchange.number,
    },
  ];
}
