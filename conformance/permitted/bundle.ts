/**
 * Several permitted servers in one. The whole suite over each of them alone takes seconds each, so that those which do
 * not contradict each other are put together, in an order that a seed decides.
 */
import { isDeepStrictEqual } from 'node:util';
import type { ChoicesDocument } from '../../src/choices/choices.ts';
import { isObject } from '../../src/json/is-object.ts';
import type { Parts } from '../../src/server/parts.ts';
import type { Permit, PermittedServer } from './permitted.ts';
import { keysOf } from './told-of.ts';

/** More in one, and bounds of the suite on what it is sent come in the way. */
const most_in_one = 25;

/** @param ordered servers in the order in which they are put into bundles @returns each of them in one bundle */
export function bundlesOf(ordered: readonly PermittedServer[], most = most_in_one): PermittedServer[][] {
  const bundles: PermittedServer[][] = [];
  for (const server of ordered) {
    const fit = bundles.find((bundle) => bundle.length < most && bundle.every((other) => isTogether(server, other)));
    if (fit) fit.push(server);
    else bundles.push([server]);
  }
  return bundles;
}

/** True of two that one server can be. */
export function isTogether(one: PermittedServer, other: PermittedServer): boolean {
  if ([one, other].some(({ alone }) => alone !== undefined)) return false;
  if (one.front && other.front) return false;
  if (one.apart?.[other.id] !== undefined || other.apart?.[one.id] !== undefined) return false;
  const [own, others] = [saidBy(one), saidBy(other)];
  return [...own].every(([place, value]) => !others.has(place) || isDeepStrictEqual(value, others.get(place)));
}

/** Choices for one operation or for all, by their keys, and members of the target file, by their names. */
function saidBy({ id, choices = {}, untold = [], declares = {}, target = {} }: PermittedServer): Map<string, unknown> {
  const said = new Map<string, unknown>(Object.entries(target).map(([name, value]) => [`target ${name}`, value]));
  for (const [name, group] of Object.entries(choices as Record<string, Record<string, unknown>>)) {
    const { for: special = {}, ...general } = group;
    const places = [['', general] as const, ...Object.entries(special as Record<string, Record<string, unknown>>)];
    for (const [place, values] of places) {
      for (const [key, value] of Object.entries(values)) {
        // Choices for one operation and for all may depend on each other.
        said.set(`${name}.${key}`, [...((said.get(`${name}.${key}`) as unknown[]) ?? []), place, value]);
      }
    }
  }
  // A choice that one keeps from the suite can be told of no other.
  for (const key of [...untold, ...keysOf(declares)]) said.set(key, id);
  return said;
}

/** One server that is all of these. */
export function bundled(servers: readonly PermittedServer[]): Omit<Permit, 'obeys' | 'what'> {
  const wraps = servers.flatMap((server) => (server.applyTo ? [server.applyTo.bind(server)] : []));
  const front = servers.find((server) => server.front)?.front;
  return {
    choices: servers.reduce<ChoicesDocument>((all, { choices = {} }) => merged(all, choices), {}),
    untold: servers.flatMap(({ untold = [] }) => untold),
    declares: servers.reduce<ChoicesDocument>((all, { declares = {} }) => merged(all, declares), {}),
    ...(front && { front }),
    target: Object.assign({}, ...servers.map(({ target }) => target)),
    costs: Object.assign({}, ...servers.map(({ costs }) => costs)),
    ...(wraps.length > 0 && { applyTo: (parts: Parts) => wraps.reduce((wrapped, wrap) => wrap(wrapped), parts) }),
  };
}

/** Both documents in one; where both choose, the other's. */
export function merged(one: ChoicesDocument, other: ChoicesDocument): ChoicesDocument;
export function merged(one: object, other: object): object {
  const all: Record<string, unknown> = { ...one };
  for (const [key, value] of Object.entries(other)) {
    const before = all[key];
    all[key] = isObject(before) && isObject(value) ? merged(before, value) : value;
  }
  return all;
}
