import { chosen } from '../../../src/choices/chosen.ts';
import { valueAt } from '../../../src/choices/pointers.ts';
import type { OperationId } from '../../../src/contract/operations.ts';
import { isObject } from '../../../src/json/is-object.ts';
import { of_polled_runs } from '../../acts/poll-runs.ts';
import { isKnownEnd, isKnownUnfinished, stateOf } from '../../models/run-ends.ts';
import {
  isWorkflowDispatch,
  type PolledRunEvidence,
  type PolledRunNotes,
  polledRuns,
  type RunRecord,
  recordsIn,
} from '../../models/shown-runs.ts';
import { instantOf, isSet, sameId } from '../../models/values.ts';
import { check } from '../../suite/check.ts';
import type { Evidence, Facts, Mismatch } from '../../suite/evidence.ts';
import type { Tally } from '../../suite/tally.ts';

/** A run that took this long did not end by chance while its dispatch was answered. */
const no_moment_ms = 1_000;

const declared_row = { clause: 'runs.dispatch-response', level: 'declared' } as const;

/** The answer to the dispatch of a workflow is stated, and judged by other checks. */
export const dispatchResponse = check<Record<string, never>, PolledRunNotes>({
  id: 'runs/dispatch-response',
  title: 'The dispatch of a model is answered as the target file declares',
  how: 'Answers to dispatches are compared with their runs: places of id and status, the whole run or not, ended or not, as the target file declares, or observed.',
  clauses: ['runs.dispatch-response'],
  codes: {
    'status-not-as-declared': {
      ...declared_row,
      message: 'The answer to a dispatch shows the status elsewhere than the target file declares, or not at all.',
    },
    'body-not-as-declared': {
      ...declared_row,
      message: 'The target file declares whether a dispatch is answered with the whole run, and that is not kept.',
    },
    'answers-not-as-declared': {
      ...declared_row,
      message: 'The target file declares whether a dispatch is answered at the end of its run, and that is not kept.',
    },
  },
  since: '0.1.0',
  ...of_polled_runs,
  control: (evidence) => (answersIn(evidence).length > 0 ? undefined : 'no model could be dispatched'),
  judge: judgeDeclared,
  observe: (evidence) =>
    [...Map.groupBy(answersIn(evidence), ({ operation }) => operation)].flatMap(([operation, answers]) => {
      const seen = new Set(answers.map(({ seen }) => JSON.stringify(seen)));
      const [only] = answers;
      const value = seen.size === 1 ? only!.seen : { other: `mixed: ${[...seen].join(', ')}` };
      return [{ choice: 'runs.dispatch_response', operation, value }];
    }),
});

interface DispatchAnswer {
  run: PolledRunEvidence;
  operation: OperationId;
  seen: { id?: string; status: string | null; body: 'only' | 'run'; answers?: 'at_once' | 'ended' };
}

function answersIn(evidence: Evidence<unknown, PolledRunNotes>): DispatchAnswer[] {
  return polledRuns(evidence)
    .filter(({ dispatch }) => dispatch.decoded && !isWorkflowDispatch(dispatch))
    .map((run) => ({ run, operation: run.dispatch.request.operation, seen: seenIn(run, evidence.facts) }));
}

function seenIn({ id, dispatch, reads }: PolledRunEvidence, { choices }: Facts): DispatchAnswer['seen'] {
  const { json, record = {} } = dispatch.decoded!;
  const declared = chosen(choices, 'runs.dispatch_response', dispatch.request.operation) ?? {};
  const at = placeOf(json, [declared.id, '/run_id', '/id'], (value) => sameId(value, id));
  const status = placeOf(json, [declared.status, '/status', '/status_code'], (value) => typeof value === 'string');
  const answers = answersAt(record, recordsIn(reads)[0]?.record);
  return {
    ...(at !== undefined && { id: at }),
    status: status ?? null,
    body: isObject(record.run) ? 'run' : 'only',
    ...(answers !== undefined && { answers }),
  };
}

/** A run that its first read shows unfinished was so in the answer; undefined where nobody can tell. */
function answersAt({ status, run }: RunRecord, first_read: RunRecord | undefined): 'at_once' | 'ended' | undefined {
  const shown = isObject(run) ? stateOf(run) : isKnownEnd(status) ? 'ended' : undefined;
  if (shown === 'ended') return 'ended';
  const is_under_way = isKnownUnfinished(status) || (first_read && stateOf(first_read) === 'unfinished');
  return is_under_way ? 'at_once' : undefined;
}

function placeOf(
  json: unknown,
  places: readonly (string | null | undefined)[],
  isIt: (value: unknown) => boolean,
): string | undefined {
  return places.flatMap((place) => place ?? []).find((place) => isIt(valueAt(json, place)));
}

/** A part that some answers of an operation keep to is mixed, and not held against it. */
function judgeDeclared(evidence: Evidence<unknown, PolledRunNotes>, tally: Tally): Mismatch[] {
  const by_operation = Map.groupBy(answersIn(evidence), ({ operation }) => operation);
  return [...by_operation].flatMap(([operation, answers]) => {
    const declared = chosen(evidence.facts.choices, 'runs.dispatch_response', operation) ?? {};
    return (['status', 'body', 'answers'] as const)
      .filter((part) => answers.every((answer) => breaks(answer, part, declared[part])))
      .flatMap((part) => {
        const [{ run, seen }] = answers as [DispatchAnswer];
        return tally.broken(`${part}-not-as-declared`, {
          at: run.dispatch,
          message: `the target file declares ${part}: ${JSON.stringify(declared[part])} under runs.dispatch_response, and the answer is another`,
          expected: declared[part],
          actual: seen[part],
        });
      });
  });
}

function breaks({ run, seen }: DispatchAnswer, part: 'status' | 'body' | 'answers', declared: unknown): boolean {
  if (part === 'status') return typeof declared === 'string' && seen.status !== declared;
  if (part === 'body') return (declared === 'run' || declared === 'only') && seen.body !== declared;
  if (declared === 'ended') return isSet(run.dispatch.decoded?.record?.status) && seen.answers === 'at_once';
  return declared === 'at_once' && seen.answers === 'ended' && tookLong(run);
}

function tookLong({ reads }: PolledRunEvidence): boolean {
  const { created_at, completed_at } = recordsIn(reads).at(-1)?.record ?? {};
  return isSet(created_at) && isSet(completed_at) && instantOf(completed_at) - instantOf(created_at) >= no_moment_ms;
}
