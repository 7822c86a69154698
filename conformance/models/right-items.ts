/**
 * Validates answers item by item. Items of lists that come again are the same objects: one that was right in a page is
 * not looked at again in the next.
 */
import { type OperationId, operations } from '../../src/contract/operations.ts';
import { type ValidatorSet, type Violation, validateResponse } from '../../src/contract/validators.ts';
import { isObject } from '../../src/json/is-object.ts';

/** Of the right pages of one schema: their items, and how many each held. */
interface Right {
  items: WeakSet<object>;
  counts: Set<number>;
}

const right = new Map<string, Right>();

/** As `validateResponse` tells it. */
export function violationsOf(set: ValidatorSet, operation: OperationId, status: number, value: unknown): Violation[] {
  const is_page = operations[operation].success.kind === 'page' && status >= 200 && status <= 299;
  const items = is_page && isObject(value) && Array.isArray(value.items) ? (value.items as unknown[]) : [];
  if (items.length === 0) return validateResponse(set, operation, status, value);
  const known = rightOf(`${set} ${operation}`);
  // The number of items is a rule of the page.
  const others = known.counts.has(items.length)
    ? items.filter((item) => !(isObject(item) && known.items.has(item)))
    : items;
  const is_right =
    others.length < items.length &&
    validateResponse(set, operation, status, { ...(value as object), items: others }).length === 0;
  // A place is told in the page as it is.
  const violations = is_right ? [] : validateResponse(set, operation, status, value);
  if (violations.length > 0) return violations;
  known.counts.add(items.length);
  for (const item of others) if (isObject(item)) known.items.add(item);
  return [];
}

function rightOf(schema: string): Right {
  const known = right.get(schema) ?? { items: new WeakSet(), counts: new Set() };
  right.set(schema, known);
  return known;
}
