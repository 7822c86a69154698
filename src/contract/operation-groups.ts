/**
 * Groups of operations, by the facts that the document states of each: an operation that is added to the document is in
 * its groups. `openapi/clauses.yaml` and the code name a group where they mean all of it. Nothing generated is imported
 * here, since generation itself needs the groups.
 */

/** Facts of an operation that tell its groups; a part of `Operation`. */
interface Facts {
  method: string;
  tag: string;
  anonymous: boolean;
  path_parameters: readonly string[];
  query_parameters: readonly string[];
  request?: object;
  success: { status: number; kind: string };
  errors: Readonly<Record<string, string>>;
}

export const is_in = {
  /** Answers with a page of records. */
  lists: ({ success }) => success.kind === 'page',
  /** The lists whose pages section 4 of the specification itself describes. */
  text_lists: ({ success, tag }) => success.kind === 'page' && tag !== 'webhooks',
  /** Queues a run, of a model or of a graph workflow. */
  dispatches: ({ success }) => success.status === 202,
  model_dispatches: ({ success, tag }) => success.status === 202 && tag === 'runs',
  deletes: ({ method }) => method === 'DELETE',
  writes: ({ method }) => method !== 'GET',
  bodies: ({ request }) => request !== undefined,
  /** Has the id of a record in its path. */
  by_id: ({ path_parameters }) => path_parameters.some((name) => /^(.+_)?id$/.test(name)),
  /** Takes `embed`, the names of records to add to the answer. */
  embedding_operations: ({ query_parameters }) => query_parameters.includes('embed'),
  workflow_operations: ({ tag }) => tag === 'workflows',
  anonymous: ({ anonymous }) => anonymous,
  authenticated: ({ anonymous }) => !anonymous,
  /** Refuses in the envelope of section 7.1 of the specification. */
  error_envelope_operations: ({ errors }) => !Object.values(errors).includes('validation'),
  /** Refuses in the envelope of section 7.2. */
  validation_envelope_operations: ({ errors }) => Object.values(errors).includes('validation'),
} as const satisfies Record<string, (operation: Facts) => boolean>;

export type OperationGroup = keyof typeof is_in;

/** The operations that an implementation calls at others, by operationId: at webhooks, and at callback URLs. */
export interface EventOperations {
  readonly webhook_events: readonly string[];
  readonly callbacks: readonly string[];
}

export type OperationGroups = Readonly<Record<string, readonly string[]>>;

/** The members of every group, by the group's name, in the order of the table; `events` are all events. */
export function operationGroups(operations: Readonly<Record<string, Facts>>, events: EventOperations): OperationGroups {
  const table = Object.entries(operations);
  const groups = Object.entries(is_in).map(([group, holds]) => [
    group,
    table.flatMap(([id, operation]) => (holds(operation) ? [id] : [])),
  ]);
  const { webhook_events, callbacks } = events;
  return { ...Object.fromEntries(groups), webhook_events, callbacks, events: [...webhook_events, ...callbacks] };
}

/** Operations as `openapi/clauses.yaml` names them: a group, operationIds and groups, or a group without some. */
export type NamedOperations =
  | string
  | readonly string[]
  | { readonly group: string; readonly except: readonly string[] };

/** The operationIds that are named, each once; `all` stays `all`. A word that is no group counts as an operationId. */
export function operationsNamed(named: NamedOperations, groups: OperationGroups): 'all' | readonly string[] {
  if (named === 'all') return named;
  const members = (word: string) => (Object.hasOwn(groups, word) ? groups[word]! : [word]);
  if (typeof named === 'object' && 'group' in named) {
    return members(named.group).filter((id) => !named.except.includes(id));
  }
  return [...new Set([named].flat().flatMap(members))];
}
