import { isObject } from '../../../src/json/is-object.ts';
import { pollAllRuns } from '../../acts/poll-runs.ts';
import {
  askedRecordsIn,
  isWorkflowDispatch,
  type PolledRunEvidence,
  type PolledRunNotes,
  polledRuns,
  type RunRecord,
} from '../../models/shown-runs.ts';
import { serverError } from '../../models/steps.ts';
import { isEmpty, isSet } from '../../models/values.ts';
import { check, table } from '../../suite/check.ts';
import type { Evidence, Mismatch } from '../../suite/evidence.ts';
import type { Exchange } from '../../suite/exchange.ts';

/** The last read of each run is looked at: until then its version may not be settled. A model may be left out. */
export const versionFields = check<Record<string, never>, PolledRunNotes>({
  id: 'document/version-fields',
  title: 'Runs tell the version of what was run, and models and workflows their own',
  how: 'Runs of each kind are read at their end: of the runs of models, and of those of workflows, some must show a target_version; of the models and workflows that are embedded, some must show a version.',
  clauses: ['versioning.version-fields'],
  since: '0.1.0',
  operations: ['getRun'],
  needs: { principals: ['owner'], writes: true },
  cases: () => table([{}]),
  run: pollAllRuns,
  control(evidence) {
    if (carriersIn(evidence).length > 0) return undefined;
    return serverError(evidence) ?? 'no run could be read at its end';
  },
  judge: (evidence, tally) =>
    [...Map.groupBy(carriersIn(evidence), ({ kind }) => kind).values()]
      .filter((carriers) => tally.compared(!carriers.some(({ version }) => isSet(version))))
      .map(([first]) => mismatch(first!)),
});

interface Carrier {
  kind: keyof typeof faults;
  version: unknown;
  pointer: string;
  exchange: Exchange;
}

const faults = {
  model_run: { code: 'no-version-of-model-run', message: 'no run of a model shows a target_version' },
  workflow_run: {
    code: 'no-version-of-workflow-run',
    message: 'no run of a graph workflow shows a target_version',
  },
  model: { code: 'no-version-of-model', message: 'no model within a run shows a version' },
  graph_workflow: {
    code: 'no-version-of-graph-workflow',
    message: 'no graph workflow within a run shows a version',
  },
} as const;

function carriersIn(evidence: Evidence<unknown, PolledRunNotes>): Carrier[] {
  return polledRuns(evidence).flatMap((run) =>
    askedRecordsIn(run.reads)
      .slice(-1)
      .flatMap((last) => carriersOf(run, last)),
  );
}

function carriersOf(
  { dispatch }: PolledRunEvidence,
  { exchange, record }: { exchange: Exchange; record: RunRecord },
): Carrier[] {
  const kind = isWorkflowDispatch(dispatch) ? 'workflow_run' : 'model_run';
  const embedded = (['model', 'graph_workflow'] as const).flatMap((member): Carrier[] => {
    const held = record[member];
    if (!isObject(held) || isEmpty(held)) return [];
    return [{ kind: member, version: held.version, pointer: `/${member}/version`, exchange }];
  });
  return [{ kind, version: record.target_version, pointer: '/target_version', exchange }, ...embedded];
}

function mismatch({ kind, pointer, exchange }: Carrier): Mismatch {
  return {
    clause: 'versioning.version-fields',
    ...faults[kind],
    expected: 'a text',
    actual: null,
    operation: 'getRun',
    pointer,
    exchange: exchange.number,
  };
}
