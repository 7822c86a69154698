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
import type { Evidence } from '../../suite/evidence.ts';
import type { Exchange } from '../../suite/exchange.ts';
import type { Codes } from '../../suite/tally.ts';

const clause = 'versioning.version-fields';
const codes = {
  'no-version-of-model-run': { clause, message: 'No run of a model shows a target_version.' },
  'no-version-of-workflow-run': { clause, message: 'No run of a graph workflow shows a target_version.' },
  'no-version-of-model': { clause, message: 'No model within a run shows a version.' },
  'no-version-of-graph-workflow': { clause, message: 'No graph workflow within a run shows a version.' },
} satisfies Codes;

/** The last read of each run is looked at: until then its version may not be settled. A model may be left out. */
export const versionFields = check<Record<string, never>, PolledRunNotes>({
  id: 'document/version-fields',
  title: 'Runs tell the version of what was run, and models and workflows their own',
  how: 'Runs are read at their end: some of models and some of workflows show a target_version, and some embedded models and workflows a version.',
  clauses: [clause],
  codes,
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
      .flatMap(([first]) => {
        const { kind, exchange, pointer } = first!;
        return tally.broken(kind, { at: exchange, expected: 'a text', actual: null, pointer });
      }),
});

interface Carrier {
  kind: keyof typeof codes;
  version: unknown;
  pointer: string;
  exchange: Exchange;
}

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
  const kind = isWorkflowDispatch(dispatch) ? 'no-version-of-workflow-run' : 'no-version-of-model-run';
  const members = { model: 'no-version-of-model', graph_workflow: 'no-version-of-graph-workflow' } as const;
  const embedded = (['model', 'graph_workflow'] as const).flatMap((member): Carrier[] => {
    const held = record[member];
    if (!isObject(held) || isEmpty(held)) return [];
    return [{ kind: members[member], version: held.version, pointer: `/${member}/version`, exchange }];
  });
  return [{ kind, version: record.target_version, pointer: '/target_version', exchange }, ...embedded];
}
