/** Applies documents of the OpenAPI Overlay Specification, version 1.0, to an OpenAPI document or to the clauses. */

import { type JsonValue, paths } from 'jsonpath-rfc9535';
import { isObject } from '../../src/json/is-object.ts';

export interface Overlay {
  overlay: string;
  info: { title: string; version: string };
  /** The file that it changes in place of the bundled document, seen from the overlay: the clauses. */
  extends?: '../../clauses.yaml';
  actions: readonly Action[];
}

interface Action {
  /** An RFC 9535 query for the places that the action is about. */
  target: string;
  description?: string;
  /** Merged into each place: members into an object, one more item into a list. */
  update?: unknown;
  /** Takes each place out of what holds it. */
  remove?: boolean;
}

type Holder = Record<string | number, unknown>;

/**
 * The document with the overlay applied; what was given stays as it is.
 *
 * @throws Error where an action finds no place: such an overlay would weaken nothing, and nobody would hear of it
 */
export function withOverlay<Document>(document: Document, overlay: Overlay): Document {
  const changed = structuredClone(document);
  for (const { target, update, remove } of overlay.actions) {
    const places = paths(changed as JsonValue, target).map(keysOf);
    if (places.length === 0) throw new Error(`${overlay.info.title}: nothing stands at ${target}`);
    // From the last to the first, so that taking one item out of a list does not move those that are still to go.
    for (const place of places.toReversed()) {
      if (remove) removeAt(changed, place);
      else mergeAt(changed, place, update);
    }
  }
  return changed;
}

/** The keys of a normalized path, `$['a'][0]`. */
function keysOf(path: string): (string | number)[] {
  return [...path.matchAll(/\['((?:[^'\\]|\\.)*)'\]|\[(\d+)\]/g)].map(([, name, index]) =>
    name === undefined
      ? Number(index)
      : (JSON.parse(`"${name.replaceAll('"', '\\"').replaceAll("\\'", "'")}"`) as string),
  );
}

function removeAt(document: unknown, place: readonly (string | number)[]): void {
  const [holder, key] = holderOf(document, place);
  if (Array.isArray(holder)) holder.splice(Number(key), 1);
  else delete holder[key];
}

function mergeAt(document: unknown, place: readonly (string | number)[], update: unknown): void {
  const [holder, key] = holderOf(document, place);
  holder[key] = merged(holder[key], update);
}

function holderOf(document: unknown, place: readonly (string | number)[]): [Holder, string | number] {
  const key = place.at(-1);
  if (key === undefined) throw new Error('an action on the whole document is not supported');
  return [place.slice(0, -1).reduce<unknown>((inside, name) => (inside as Holder)[name], document) as Holder, key];
}

function merged(value: unknown, update: unknown): unknown {
  if (Array.isArray(value)) return [...value, ...[update].flat()];
  if (!isObject(value) || !isObject(update)) return update;
  const parts = Object.entries(update).map(([key, part]) => [key, key in value ? merged(value[key], part) : part]);
  return { ...value, ...Object.fromEntries(parts) };
}
