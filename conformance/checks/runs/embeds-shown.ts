import { of_polled_runs } from '../../acts/poll-runs.ts';
import { declared_codes, judgeSeen, observeSeen, type SeenChoice } from '../../models/seen-choices.ts';
import { type PolledRunNotes, polledRuns, type RunRecord, recordsIn } from '../../models/shown-runs.ts';
import { serverError } from '../../models/steps.ts';
import { isEmpty, isSet } from '../../models/values.ts';
import { check } from '../../suite/check.ts';
import type { Evidence } from '../../suite/evidence.ts';
import type { Exchange } from '../../suite/exchange.ts';

const embeds = ['logs', 'node_runs', 'model', 'graph_workflow'];

/** A run that has ended has something to embed. */
export const embedsShown = check<Record<string, never>, PolledRunNotes>({
  id: 'runs/embeds-shown',
  title: 'A run is read with or without its logs, node runs, model and workflow, as declared',
  how: 'Runs are read after their end, without asking for what belongs to them: it is shown or left out, as the target file declares, or observed.',
  clauses: ['records.run-embeds'],
  codes: declared_codes,
  since: '0.1.0',
  ...of_polled_runs,
  control(evidence) {
    if (lastReads(evidence).length > 0) return undefined;
    return serverError(evidence) ?? 'no run could be read';
  },
  judge: (evidence, tally) => judgeSeen(evidence, seenIn(evidence), tally),
  observe: (evidence) => observeSeen(seenIn(evidence)),
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
  // Every run has a model or a workflow; nobody has to keep a log.
  if (reads.every((read) => shownIn(read).length > 0)) return 'always';
  return { other: `some runs show ${[...shown].join(', ')}` };
}

/** A mixed habit breaks nothing. */
function seenIn(evidence: Evidence<unknown, PolledRunNotes>): SeenChoice[] {
  const reads = lastReads(evidence);
  const value = habitOf(reads);
  const but = `runs are read ${value === 'always' ? 'with' : 'without'} what belongs to them`;
  return [{ key: 'records.run_embeds', value, exchange: reads[0]?.exchange, but }];
}
