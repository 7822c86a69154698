/**
 * View of schemas for the rules of this folder.
 *
 * @typedef {{ child(keys: (string | number)[]): Place, pointer: string, source: { absoluteRef: string } }} Place
 *   a node of the document: its file and its JSON Pointer in there
 * @typedef {{ resolve(node: any, from?: string): { node?: any, location?: Place }, location: Place,
 *   report(problem: { message: string, location?: any }): void, rawNode?: any, type?: any, key?: any }} Context
 *   what Redocly hands to a visitor, as far as these rules use it
 * @typedef {{ schema: any, place: Place, name: string | undefined, isPart: boolean }} Reached
 *   a schema; the component it stands in, if it is one; and whether it is one part of an `allOf`
 */

/** The types that a schema names, as a list. @param {any} schema @returns {string[]} */
export function typesOf(schema) {
  return [schema?.type ?? []].flat();
}

/** True for a schema of objects. @param {any} schema */
export function isObjectSchema(schema) {
  return typesOf(schema).includes('object') || schema?.properties !== undefined;
}

/**
 * Follows a reference, if there is one, seen from the place that holds it.
 * @param {any} node @param {Place} place @param {Context} ctx @returns {{ node: any, place: Place }}
 */
export function follow(node, place, ctx) {
  if (typeof node?.$ref !== 'string') return { node, place };
  const target = ctx.resolve(node, place.source.absoluteRef);
  return { node: target.node, place: target.location ?? place };
}

/** The name of the component at a place: a file of its own, or an entry under `components`. @param {Place} place */
export function componentName(place) {
  const entry = /^#\/components\/[^/]+\/([^/]+)$/.exec(place.pointer);
  if (entry) return entry[1];
  if (place.pointer !== '#/') return undefined;
  return place.source.absoluteRef
    .split('/')
    .pop()
    ?.replace(/\.ya?ml$|\.json$/, '');
}

/** Keywords that hold one schema, a list of them, or one under each of several names. */
const ONE = ['items', 'contains', 'additionalProperties', 'unevaluatedProperties', 'unevaluatedItems', 'propertyNames'];
const SOME = ['allOf', 'anyOf', 'oneOf', 'prefixItems'];
const NAMED = ['properties', 'patternProperties', 'dependentSchemas'];

/**
 * Every schema that a value can meet below `schema`, itself included, each one once.
 * @param {any} schema @param {Place} place @param {Context} ctx @returns {Generator<Reached>}
 */
export function* reachableSchemas(schema, place, ctx, seen = new Set(), isPart = false) {
  const { node, place: at } = follow(schema, place, ctx);
  if (typeof node !== 'object' || node === null || seen.has(node)) return;
  seen.add(node);
  yield { schema: node, place: at, name: componentName(at), isPart };
  for (const key of ONE) yield* reachableSchemas(node[key], at.child([key]), ctx, seen);
  for (const key of SOME) {
    for (const [index, member] of (node[key] ?? []).entries()) {
      yield* reachableSchemas(member, at.child([key, index]), ctx, seen, key === 'allOf');
    }
  }
  for (const key of NAMED) {
    for (const [name, member] of Object.entries(node[key] ?? {})) {
      yield* reachableSchemas(member, at.child([key, name]), ctx, seen);
    }
  }
}

/**
 * Every schema of the bodies in a `content` map.
 * @param {any} body a request body or response, or a reference to one @param {Place} place @param {Context} ctx
 * @returns {Generator<Reached>}
 */
export function* bodySchemas(body, place, ctx) {
  const { node, place: at } = follow(body, place, ctx);
  for (const [mediaType, media] of Object.entries(node?.content ?? {})) {
    yield* reachableSchemas(media.schema, at.child(['content', mediaType, 'schema']), ctx);
  }
}
