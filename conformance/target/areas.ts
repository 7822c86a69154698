/** Areas that a target claims: the document's tags (what it serves) and the families of checks (what it promises). */
import { type OperationId, operations, tags } from '../../src/contract/operations.ts';
import type { Target } from './target.ts';

/** The families of checks: the folders of `conformance/checks` that are not a tag of the document. */
export const families = [
  'authentication',
  'concurrency',
  'deliveries',
  'document',
  'events',
  'hostile',
  'isolation',
  'lists',
  'pagination',
  'requests',
  'retry',
  'schema',
  'scopes',
  'signature',
  'soft-delete',
] as const;

/**
 * Tells whether the target claims an area. Without `areas` in the target file it claims all; a list that names only
 * tags claims every family on them, and one that names only families claims them on every tag.
 */
export function claims(target: Pick<Target, 'areas'>, area: string): boolean {
  if (target.areas === undefined) return true;
  if ('except' in target.areas) return !target.areas.except.includes(area);
  const kind: readonly string[] = tags.includes(area) ? tags : families;
  const named = target.areas.filter((name) => kind.includes(name));
  return named.length === 0 || named.includes(area);
}

/** Operations that the target claims, in the document's order. */
export function claimedOperations(target: Pick<Target, 'areas'>): OperationId[] {
  const ids = Object.keys(operations) as OperationId[];
  return ids.filter((id) => claims(target, operations[id].tag));
}

/** `require` of a target file, as reports and histories keep it. */
export interface RequiredClaims {
  areas: readonly string[];
  /** Ids, or patterns in which `*` stands for any characters. */
  clauses: readonly string[];
  /** Of the areas: those that the target file does not claim. */
  unclaimed: readonly string[];
}

export function requiredClaims({ require = {}, ...target }: Pick<Target, 'areas' | 'require'>): RequiredClaims {
  const { areas = [], clauses = [] } = require;
  return { areas, clauses, unclaimed: areas.filter((area) => !claims(target, area)) };
}
