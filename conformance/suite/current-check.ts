/** Ids of checks as this version of the kit has them. */
import { renamed_checks } from './renamed-checks.ts';

/** The id that a check of an earlier version has now; any other text, such as a pattern, stays as it is. */
export function currentCheck(id: string): string {
  const next = renamed_checks.get(id);
  return next === undefined ? id : currentCheck(next);
}

/** The same wherever a report or a record of a history names a check, by these members. */
export function withCurrentChecks<Value>(value: Value): Value {
  return renamed_checks.size === 0 ? value : (renamed(value) as Value);
}

const naming = new Set(['check', 'checks', 'dependants', 'because_of_known']);

function renamed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(renamed);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name, naming.has(name) ? named(member) : renamed(member)]),
  );
}

function named(member: unknown): unknown {
  if (typeof member === 'string') return currentCheck(member);
  return Array.isArray(member)
    ? member.map((one) => (typeof one === 'string' ? currentCheck(one) : renamed(one)))
    : renamed(member);
}
