import type { Clause } from '../../src/contract/clauses.ts';
import type { OpenApiDocument } from '../../src/contract/document.ts';
import { type NamedOperations, operationGroups, operationsNamed } from '../../src/contract/operation-groups.ts';
import { operationsOf } from '../../src/contract/walk.ts';
import { eventOperations, operationTable } from './operations.ts';

/** A clause, as far as it says what it is about. */
export type ClauseSubject = Pick<Clause, 'id' | 'parameters' | 'schemas'> & { readonly operations: NamedOperations };

interface Carrier {
  'x-clauses'?: readonly string[];
}

/**
 * The document with `x-clauses` on every operation, parameter and schema that a clause names, in the order of the
 * clauses and behind all that the part says itself. `all` operations are not meant one by one and get nothing.
 *
 * @throws Error where a clause names what the document does not have, where the document has clauses already, and where
 * an operation is left without any
 */
export function withClauses(document: OpenApiDocument, clauses: readonly ClauseSubject[]): OpenApiDocument {
  const copy = structuredClone(document);
  const groups = operationGroups(operationTable(copy), eventOperations(copy));
  const { parameters = {}, schemas = {} } = copy.components as Record<string, Record<string, Carrier>>;
  const operations = Object.fromEntries(operationsOf(copy).map(({ operation }) => [operation.operationId, operation]));

  const problems = [
    ...carry('operation', operations, clauses, ({ operations: named }) => {
      const ids = operationsNamed(named, groups);
      return ids === 'all' ? [] : ids;
    }),
    ...carry('parameter', parameters, clauses, (clause) => clause.parameters ?? []),
    ...carry('schema', schemas, clauses, (clause) => clause.schemas ?? []),
    ...Object.entries(operations).flatMap(([id, operation]) =>
      operation['x-clauses'] === undefined ? [`no clause of clauses.yaml names the operation ${id}`] : [],
    ),
  ];
  if (problems.length > 0) throw new Error(`clauses.yaml and the document do not fit:\n${problems.join('\n')}`);
  return copy;
}

/** Gives the carriers of one kind their clauses; returns what keeps it from doing so, a line each. */
function carry(
  kind: string,
  carriers: Readonly<Record<string, Carrier>>,
  clauses: readonly ClauseSubject[],
  namesOf: (clause: ClauseSubject) => readonly string[],
): string[] {
  const written = Object.entries(carriers).flatMap(([name, carrier]) =>
    carrier['x-clauses'] === undefined ? [] : [`the ${kind} ${name} has x-clauses, which follow from clauses.yaml`],
  );
  if (written.length > 0) return written;
  return clauses.flatMap((clause) =>
    namesOf(clause).flatMap((name) => {
      const carrier = carriers[name];
      if (carrier === undefined) return [`clause ${clause.id} names no ${kind} of the document: ${name}`];
      carrier['x-clauses'] = [...(carrier['x-clauses'] ?? []), clause.id];
      return [];
    }),
  );
}
