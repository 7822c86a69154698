/** Choices made for one operation alone that say nothing about it. */
import { type OperationId, operationIds } from '../contract/operations.ts';
import { catalog } from './catalog/catalog.ts';
import type { ChoicesDocument, GroupName } from './choices-document.ts';

type Why = (operation: OperationId, among: readonly OperationId[]) => string;

const usual: Why = (operation, among) => {
  const others = among.length === 0 ? 'it is one for all' : `it is a matter of ${among.join(', ')}`;
  return `${others}; for ${operation} it cannot be chosen`;
};

const ways: { readonly [G in GroupName]?: Why } = {
  records: (operation, among) =>
    `${among.length === 0 ? 'one prefix holds for all' : `it says nothing of ${operation}`}; it cannot be chosen`,
  // Choices for `createWebhook` about the sending of events hold for webhooks, and the group's own for callbacks.
  events: (operation, among) => {
    const takers = among.length === 0 ? 'it holds for all events alike' : `it may be for ${among.join(', ')}`;
    return `${takers}; for ${operation} it cannot be chosen`;
  },
};

/** One clear line for each, the key path first. */
export function misplacedProblems(document: ChoicesDocument, group: GroupName): string[] {
  const own = (document[group]?.for ?? {}) as Record<OperationId, Record<string, unknown>>;
  return (Object.keys(own) as OperationId[]).flatMap((operation) =>
    Object.entries(own[operation]).flatMap(([name, value]) => {
      const among = catalog[group].choices[name]?.on;
      if (value === undefined || !among || among.includes(operation)) return [];
      return [`${group}.for.${operation}.${name}: ${(ways[group] ?? usual)(operation, among)}`];
    }),
  );
}

/** The operations that some choice of a group may be made for. */
export function operationsOf(group: GroupName): OperationId[] {
  const choices = Object.values(catalog[group].choices);
  return operationIds.filter((id) => choices.some(({ on }) => on === undefined || on.includes(id)));
}
