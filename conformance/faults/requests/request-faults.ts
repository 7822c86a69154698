/** All faults in requests, refusals and effects that the document lets a machine name. */
import { type Refusal, refusals } from '../../../src/choices/canonical.ts';
import { isIn, type Operation, operationIds, operations } from '../../../src/contract/operations.ts';
import type { MachineFault } from '../machine-fault.ts';
import { boundsOf, fieldsOf, other_fields } from './body-fields.ts';
import { undone_operators } from './undone-effects.ts';
import { when_words } from './when.ts';
import { whom_words } from './whom.ts';

const organization_header = 'X-Organization-Id';

const envelope_operators = ['other-envelope', 'html', 'empty', 'server-error'] as const;
/** One of these alone decides about each request that was refused. */
const carried_out_operators = ['taken', 'refused-and-done'] as const;

/** Operators that are tried at some occasions, too: a rule may wear off, or come later. */
const operators_by_time: readonly string[] = ['ignored', 'beyond-bound', 'taken', 'refused-and-done', 'not-done'];
/**
 * Operators that leave a trace after their first occasion. A request that is wrongly taken once, and never again, is seen
 * by the check that happens to ask first, and no failure can be shown a second time.
 */
const operators_at_first: readonly string[] = ['not-done'];

/** Dispatches of models differ in the number of segments of their paths alone. */
export const tried_operations = operationIds.filter(
  (id) => !isIn('model_dispatches', id) || id === 'dispatchModelRun2',
);

export function requestFaults(): MachineFault[] {
  return tried_operations.flatMap((id) => {
    const operation = operations[id];
    const named = [
      ...parameterFaults(operation),
      ...bodyFaults(operation),
      ...refusalFaults(operation),
      ...effectFaults(operation),
    ].map(([place, operator]): MachineFault => ({ kind: 'request', operation: id, place, operator }));
    return named.flatMap((fault) => [fault, ...forSome(fault, operation), ...atTimes(fault)]);
  });
}

type Named = readonly [place: string, operator: string];

/** For one kind of caller: what a second code path would forget. How a refusal is written is open for all of them. */
function forSome(fault: MachineFault, { anonymous, method }: Operation): MachineFault[] {
  const { place, operator } = fault;
  if (anonymous || isEnvelope(operator, place) || place === 'refusal unauthenticated') return [];
  // The reader only reads.
  return whom_words.filter((only) => only !== 'reader' || method === 'GET').map((only) => ({ ...fault, only }));
}

function atTimes(fault: MachineFault): MachineFault[] {
  const { operator } = fault;
  if (!operators_by_time.includes(operator)) return [];
  return when_words
    .filter((only) => only !== 'first-time' || operators_at_first.includes(operator))
    .map((only) => ({ ...fault, only }));
}

function isEnvelope(operator: string, place: string): boolean {
  return place.startsWith('refusal ') && (envelope_operators as readonly string[]).includes(operator);
}

function parameterFaults({ anonymous, query_parameters }: Operation): Named[] {
  const header: Named[] = anonymous
    ? []
    : ['ignored', 'refused'].map((operator) => [`header ${organization_header}`, operator]);
  const query = query_parameters.flatMap((name) => {
    const is_flag = name === 'backward' || name === 'presign';
    const operators = ['ignored', 'refused', ...(is_flag ? [] : ['cut'])];
    if (name === 'limit') operators.push('refused-at-lower-bound', 'refused-at-upper-bound', 'beyond-bound');
    return operators.map((operator): Named => [`query ${name}`, operator]);
  });
  return [...header, ...query];
}

function bodyFaults(operation: Operation): Named[] {
  return fieldsOf(operation).flatMap((field) => {
    const { lower, upper } = boundsOf(operation, field.name);
    const operators = [
      'ignored',
      'cut',
      'beyond-bound',
      ...(field.is_required ? [] : ['refused']),
      ...(lower === undefined ? [] : ['refused-at-lower-bound']),
      ...(upper === undefined ? [] : ['refused-at-upper-bound']),
    ];
    return operators
      .filter((operator) => field.name !== other_fields || operator !== 'beyond-bound')
      .map((operator): Named => [`body ${field.name}`, operator]);
  });
}

function refusalFaults(operation: Operation): Named[] {
  return refusals
    .filter((refusal) => refuses[refusal](operation))
    .flatMap((refusal) => [
      ...envelope_operators.map((operator): Named => [`refusal ${refusal}`, operator]),
      ...(carried_out.has(refusal) ? carried_out_operators : []).map(
        (operator): Named => [`refusal ${refusal}`, operator],
      ),
    ])
    .filter(
      ([place, operator]) =>
        operator !== 'refused-and-done' || (operation.method !== 'GET' && !of_nothing.includes(place)),
    );
}

function effectFaults({ id, method }: Operation): Named[] {
  if (method === 'GET') return [];
  // The next change of a balance is one of the same record, and leaves nothing to undo.
  const undone = undone_operators.filter((operator) => id !== 'updateBalance' || operator !== 'undone-by-next');
  return ['not-done', 'later', 'twice', ...undone].map((operator): Named => ['effect', operator]);
}

/** There is nothing that could be done. */
const of_nothing = ['refusal not_found', 'refusal malformed_id'];

/** The refusals that a wrapper can turn into what the request asked for. */
const carried_out: ReadonlySet<Refusal> = new Set([
  'unauthenticated',
  'missing_scope',
  'not_member',
  'human_required',
  'malformed_organization',
  'malformed_id',
  'invalid',
  'not_found',
  'foreign_record',
  'stale_record',
  'bad_cursor',
]);

const needsToken = ({ anonymous }: Operation) => !anonymous;
const namesRecord = ({ path_parameters }: Operation) => path_parameters.length > 0;
const takesBody = ({ request }: Operation) => request !== undefined;
const never = () => false;

/** For each refusal, the operations that may answer with it. */
const refuses: Readonly<Record<Refusal, (operation: Operation) => boolean>> = {
  invalid: ({ request, query_parameters }) => request !== undefined || query_parameters.length > 0,
  malformed_json: takesBody,
  malformed_id: namesRecord,
  unauthenticated: needsToken,
  missing_scope: ({ scopes }) => scopes.length > 0,
  not_member: needsToken,
  malformed_organization: needsToken,
  human_required: ({ tag }) => tag === 'feedback',
  not_found: namesRecord,
  foreign_record: (operation) => needsToken(operation) && namesRecord(operation),
  unknown_route: never,
  wrong_method: never,
  wrong_media_type: takesBody,
  too_large: takesBody,
  conflict: never,
  stale_record: ({ errors }) => 409 in errors,
  insufficient_balance: ({ errors }) => 402 in errors,
  bad_cursor: ({ query_parameters }) => query_parameters.includes('cursor'),
  rate_limited: never,
};
