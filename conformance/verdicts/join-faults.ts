/** Failures with one cause, as far as the evidence says so, and the one that heads the others. */
import { clausesBehind } from '../../src/contract/clauses.ts';
import { type Fail, type KnownFailed, weightOf } from './verdict.ts';

type Failure = Fail | KnownFailed;

/**
 * Failures of one fault stand together, the one to mend first at their head:
 *
 * - an operation fails at one place in one way, breaks one clause there, or goes wrong about one field, whichever checks
 *   see it;
 * - several operations break one clause in one way;
 * - an operation breaks a clause that follows from another one that it breaks.
 *
 * @returns groups, in the order in which their heads were met
 */
export function joinFaults(failures: readonly Failure[]): Failure[][] {
  const places = connected(failures, keysOfPlace).map(headed);
  const faults = connected(places, ([head]) => [keyOf('way', head!.clause, head!.mismatch, placeOf(head!))]);
  const groups = faults.map((own) => headed(own.flat()));
  const roots = rootsOf(groups);
  return [...Map.groupBy(groups, (group) => roots.get(group)!)]
    .map(([root, own]) => [root, ...own.filter((group) => group !== root)].flat())
    .toSorted(([a], [b]) => failures.indexOf(a!) - failures.indexOf(b!));
}

function keysOfPlace(failure: Failure): string[] {
  const { operation, mismatch, clause } = failure;
  // Without an operation, only the clause says that they are about one thing.
  if (operation === undefined) return [keyOf('way', clause, mismatch, placeOf(failure))];
  const field = fieldOf(failure);
  return [
    // Choices are made one by one: two that are broken in one way are two faults.
    keyOf('way', operation, mismatch, placeOf(failure), isChosen(failure) ? clause : undefined),
    keyOf('clause', operation, clause, field),
    ...(field === undefined ? [] : [keyOf('field', operation, field)]),
  ];
}

/** True where a choice is broken rather than a rule. */
function isChosen({ level }: Failure): boolean {
  return level === 'declared' || level === 'reference';
}

/** The pointer, whichever item of a list it is about. */
function placeOf({ pointer }: Failure): string | undefined {
  return pointer?.replaceAll(/\/\d+(?=\/|$)/g, '/*');
}

/** The place, unless it is the answer as a whole, or the items or the links of a page, about which much can be wrong. */
function fieldOf(failure: Failure): string | undefined {
  const place = placeOf(failure);
  return place === undefined || /^$|\/\*$|^\/(?:items|first|next|previous)$/.test(place) ? undefined : place;
}

/**
 * The one that the others follow from before them; of several, the most binding, and then the one of most consequence. Of
 * those that break one clause, the one with the fewest conditions: what holds of all is not told of a few.
 */
function headed(own: readonly Failure[]): Failure[] {
  const behind = new Map(own.map(({ clause }) => [clause, clausesBehind(clause)]));
  const broken = [...behind.keys()];
  const [root] = broken.toSorted((a, b) => rank(a) - rank(b) || weight(a) - weight(b) || follow(b) - follow(a));
  const heads = own.filter(({ clause }) => clause === root);
  const head = heads.toSorted((a, b) => conditionsOf(a) - conditionsOf(b))[0]!;
  return [head, ...own.filter((failure) => failure !== head)];

  function rank(clause: string): number {
    return behind.get(clause)!.some((one) => behind.has(one)) ? 1 : 0;
  }
  function weight(clause: string): number {
    return Math.min(...own.filter((failure) => failure.clause === clause).map(weightOf));
  }
  function follow(clause: string): number {
    return broken.filter((other) => behind.get(other)!.includes(clause)).length;
  }
}

/** Callers besides the owner that it takes to show a failure; storage is told of none. */
function conditionsOf({ exchanges }: Failure): number {
  return new Set(exchanges.map(({ principal }) => principal).filter((one) => one !== 'owner' && one !== null)).size;
}

/** Head of each group: the one from which it follows and that has no head itself, or else itself. */
function rootsOf(groups: readonly Failure[][]): Map<Failure[], Failure[]> {
  const heads = Map.groupBy(groups, ([head]) => head!.clause);
  const operations = new Map(groups.map((group) => [group, new Set(group.map(({ operation }) => operation))]));
  const roots = new Map<Failure[], Failure[]>();
  for (const group of groups) find(group);
  return roots;

  function find(group: Failure[]): Failure[] {
    const known = roots.get(group);
    if (known) return known;
    const above = clausesBehind(group[0]!.clause)
      .flatMap((clause) => heads.get(clause) ?? [])
      .filter((other) => isAtOneOperation(other, group))
      .map(find);
    const root = above.toSorted(([a], [b]) => weightOf(a!) - weightOf(b!))[0] ?? group;
    roots.set(group, root);
    return root;
  }

  function isAtOneOperation(one: Failure[], other: Failure[]): boolean {
    return [...operations.get(one)!].some(
      (operation) => operation !== undefined && operations.get(other)!.has(operation),
    );
  }
}

/** Items that share a key, or are linked by others that do, in the order of their first. */
function connected<Item>(items: readonly Item[], keysOf: (item: Item) => readonly string[]): Item[][] {
  let groups: { items: Item[]; keys: Set<string> }[] = [];
  for (const item of items) {
    const keys = keysOf(item);
    const { linked = [], apart = [] } = Object.groupBy(groups, (group) =>
      keys.some((key) => group.keys.has(key)) ? 'linked' : 'apart',
    );
    const joined = {
      items: [...linked.flatMap((group) => group.items), item],
      keys: new Set([...linked.flatMap((group) => [...group.keys]), ...keys]),
    };
    groups = [...apart, joined];
  }
  const place = new Map(items.map((item, index) => [item, index]));
  const inOrder = (a: Item, b: Item) => place.get(a)! - place.get(b)!;
  return groups.map((group) => group.items.toSorted(inOrder)).toSorted(([a], [b]) => inOrder(a!, b!));
}

function keyOf(...parts: readonly unknown[]): string {
  return JSON.stringify(parts);
}
