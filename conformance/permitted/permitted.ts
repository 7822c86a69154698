/** A permitted server is the reference server obeying a clause in the least expected way: no check may fail it. */
import { type ChoiceKey, type ChoicesDocument, resolve } from '../../src/choices/choices.ts';
import type { Parts } from '../../src/server/parts.ts';
import { byCheck, type OfCheck } from '../mutants/by-check.ts';
import type { Target } from '../target/target.ts';
import type { FrontManner } from './front/manner.ts';

export interface Permit {
  /** The clauses that it obeys in the least expected way. */
  obeys: readonly string[];
  /** One sentence: what it does otherwise. */
  what: string;
  /** What it chooses; the reference where it is silent. */
  choices?: ChoicesDocument;
  /** What no choice says of it. It keeps no state outside of what it returns. */
  applyTo?(parts: Parts): Parts;
  /** What stands in front of it: how its answers are written. */
  front?: FrontManner;
  /** What the suite is told; the choices of the server unless given. */
  told?: ChoicesDocument;
  /** What its target file says otherwise. */
  target?: Partial<Target>;
  /** Choices that the suite must be told, since it cannot speak with the target or read what it sends without them. */
  needed?: readonly ChoiceKey[];
  /** Checks (`area/rule`), or areas of them (`area/*`), that come to nothing, with what leaves them nothing to compare. */
  costs?: Readonly<Record<string, string>>;
  /** Why no other permitted server is put together with it. */
  alone?: string;
  /** Why one other is not, by its id: they contradict each other, or together leave a check nothing to compare. */
  apart?: Readonly<Record<string, string>>;
}

export type PermittedServer = OfCheck<Permit>;

/**
 * The permitted servers that one check is most likely to fail wrongly, or, for no check, those of one kind of difference
 * that any operation may show.
 */
export const permittedOf = byCheck<Permit>;

type Group = Record<string, unknown> & { for?: Record<string, Record<string, unknown>> };

/**
 * What the suite is told when nobody declares how the server sends: everything but the choices about events that it
 * makes. Undefined where it makes none that the suite can do without.
 */
export function untoldOf({ choices = {}, needed = [] }: PermittedServer): ChoicesDocument | undefined {
  const made = choices.events as Group | undefined;
  const named = [made ?? {}, ...Object.values(made?.for ?? {})].flatMap(Object.keys);
  const left_out = [...new Set(named)].filter(
    (name) => name !== 'for' && !needed.includes(`events.${name}` as ChoiceKey),
  );
  if (left_out.length === 0) return undefined;
  const told = structuredClone(resolve(choices)) as unknown as ChoicesDocument;
  const events = told.events as Group;
  for (const place of [events, ...Object.values(events.for ?? {})]) {
    for (const name of left_out) delete place[name];
  }
  return told;
}
