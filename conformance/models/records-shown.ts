/**
 * Records within others that an answer shows. An empty list, or an embed that nobody asked for, shows nothing of their
 * clauses, however often the operation is called.
 */

import type { OperationId } from '../../src/contract/operations.ts';
import { isObject } from '../../src/json/is-object.ts';
import type { Exchange } from '../suite/exchange.ts';
import { catalog_lists, model_members, nested_clauses, shapeClauses, workflow_members } from './answer-clauses.ts';
import { notWhatWasAsked } from './right-answers.ts';

type Members = Readonly<Record<string, unknown>>;

/** Beside the fields of a record itself, what is said of it where it is embedded. */
const also: Readonly<Record<string, readonly string[]>> = {
  created_by_user: ['types.minimal-user-omits'],
};
const of_catalog = 'catalog.record-complete';

const embedded_known = new Map<OperationId, ReadonlySet<string>>();

/** The clauses of an operation's shape that an answer shows only where it holds the record in question. */
function embeddedClauses(operation: OperationId): ReadonlySet<string> {
  const known = embedded_known.get(operation) ?? new Set(embeddedOnes(operation));
  embedded_known.set(operation, known);
  return known;
}

function embeddedOnes(operation: OperationId): string[] {
  const own = operation === 'createGraphWorkflow' ? ['types.graph-workflow-fields'] : [];
  const embedded = new Set([
    ...Object.values({ ...nested_clauses, ...model_members }),
    ...Object.values(workflow_members),
    ...Object.values(also).flat(),
    of_catalog,
  ]);
  // The run is the record itself, or comes within a batch item.
  if (operation === 'getRun' || operation === 'rateRun') own.push('types.run-fields');
  return shapeClauses(operation).filter((clause) => embedded.has(clause) && !own.includes(clause));
}

/** The clauses of the operation's shape that these answers could have broken. */
export function clausesShown(operation: OperationId, answers: readonly Exchange[]): string[] {
  const shown = new Set(answers.flatMap(({ decoded }) => recordsOf(decoded).flatMap((one) => within(one, operation))));
  const embedded = embeddedClauses(operation);
  const has_succeeded = answers.some((one) => one.decoded?.outcome === 'success' && !notWhatWasAsked(one));
  const open = has_succeeded ? shapeClauses(operation) : shapeClauses(operation).filter(isOfRefusals);
  return open.filter((clause) => !embedded.has(clause) || shown.has(clause));
}

function isOfRefusals(clause: string): boolean {
  return clause.startsWith('errors.') || clause === 'feedback.error-envelope';
}

function recordsOf(decoded: Exchange['decoded']): Members[] {
  if (decoded?.outcome !== 'success') return [];
  return decoded.page?.items ?? (decoded.record ? [decoded.record] : []);
}

/** Items of lists that come again are the same objects. */
const within_known = new WeakMap<Members, readonly string[]>();

function within(record: Members, operation: OperationId): readonly string[] {
  if (operation === 'createGraphWorkflow') return clausesIn(record, 'graph_workflow');
  const known = within_known.get(record) ?? [...new Set(clausesIn(record, ''))];
  within_known.set(record, known);
  return known;
}

/** @param holder the member that holds the record: inputs are those of a model, or of a workflow */
function clausesIn(record: Members, holder: string): string[] {
  const own = holder === 'graph_workflow' ? workflow_members : holder === 'model' ? model_members : {};
  const known: Readonly<Record<string, string>> = { ...nested_clauses, ...own };
  return Object.entries(record).flatMap(([name, value]) => {
    const clause = Object.hasOwn(known, name) ? known[name] : undefined;
    if (clause === undefined) return [];
    const lists = holder === 'model' && catalog_lists.includes(name) && Array.isArray(value) ? [of_catalog] : [];
    const held = (Array.isArray(value) ? value : [value]).filter(isObject);
    const inside = held.flatMap((one) => clausesIn(one, name));
    return held.length === 0 ? lists : [clause, ...(also[name] ?? []), ...lists, ...inside];
  });
}
