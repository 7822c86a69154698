import { chosen } from '../../../src/choices/chosen.ts';
import { valueAt } from '../../../src/choices/pointers.ts';
import type { OperationId } from '../../../src/contract/operations.ts';
import { isObject } from '../../../src/json/is-object.ts';
import { pollAllRuns } from '../../acts/poll-runs.ts';
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
import { check, table } from '../../suite/check.ts';
import type { Evidence, Facts, Mismatch } from '../../suite/evidence.ts';

/** A run that took this long by its own times has not ended by the way while its dispatch was answered. */
const no_moment_ms = 1_000;

/** What the dispatch of a workflow answers is stated, and judged by other checks. */
export const dispatchResponse = check<Record<string, never>, PolledRunNotes>({
  id: 'runs/dispatch-response',
  title: 'What the dispatch of a model answers with',
  how: 'Models are dispatched, and the answers compared with the reads of their runs: where the id and the status stand, whether the whole run is there, and whether it has ended by then. What the target file declares of it must hold.',
  clauses: ['runs.dispatch-response'],
  since: '0.1.0',
  operations: ['getRun'],
  needs: { principals: ['owner'], writes: true },
  cases: () => table([{}]),
  run: pollAllRuns,
  control: (evidence) => (answersIn(evidence).length > 0 ? undefined : 'no model could be dispatched'),
  judge: (evidence) => judgeDeclared(evidence),
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

/** Undefined where nobody can tell: what the first read shows unfinished, was so in the answer. */
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
function judgeDeclared(evidence: Evidence<unknown, PolledRunNotes>): Mismatch[] {
  const by_operation = Map.groupBy(answersIn(evidence), ({ operation }) => operation);
  return [...by_operation].flatMap(([operation, answers]) => {
    const declared = chosen(evidence.facts.choices, 'runs.dispatch_response', operation) ?? {};
    return (['status', 'body', 'answers'] as const)
      .filter((part) => answers.every((answer) => breaks(answer, part, declared[part])))
      .map((part): Mismatch => {
        const [{ run, seen }] = answers as [DispatchAnswer];
        return {
          code: `other-${part}` as const,
          clause: 'runs.dispatch-response',
          level: 'declared',
          message: `the target file declares ${part}: ${JSON.stringify(declared[part])} under runs.dispatch_response, and the answer is another`,
          expected: declared[part],
          actual: seen[part],
          operation,
          exchange: run.dispatch.number,
        };
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
