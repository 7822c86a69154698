/** A permitted server is the reference server obeying a clause in the least expected way: no check may fail it. */
import type { ChoiceKey } from '../../src/choices/choices.ts';
import type { Parts } from '../../src/server/parts.ts';
import { byCheck, type OfCheck } from '../mutants/by-check.ts';
import type { Target } from '../target/target.ts';
import type { FrontManner } from './front/manner.ts';
import { type Declared, keysOf } from './told-of.ts';

export interface Permit extends Declared {
  /** The clauses that it obeys in the least expected way. */
  obeys: readonly string[];
  /** One sentence: what it does otherwise. */
  what: string;
  /** Changes that no choice can make. It keeps no state outside of what it returns. */
  applyTo?(parts: Parts): Parts;
  /** A proxy in front of it, which writes its answers otherwise. */
  front?: FrontManner;
  /** Members of its target file that differ. */
  target?: Partial<Target>;
  /** Choices that the suite must be told, since it cannot speak with the target or read what it sends without them. */
  needed?: readonly ChoiceKey[];
  /** Choices of the reference that it rests on: with others it would not obey, or could not be. */
  rests_on?: readonly ChoiceKey[];
  /** Users may do less than keys, so that none can stand for the owner. */
  users_may_less?: true;
  /** Checks (`area/rule`), or areas of them (`area/*`), that come to nothing, with what leaves them nothing to compare. */
  costs?: Readonly<Record<string, string>>;
  /** The reason why no other permitted server is put together with it. */
  alone?: string;
  /** Servers that it is not put together with, by id: they contradict each other, or leave a check nothing to compare. */
  apart?: Readonly<Record<string, string>>;
}

export type PermittedServer = OfCheck<Permit>;

/**
 * The permitted servers that one check is most likely to fail wrongly, or, for no check, those of one kind of difference
 * that any operation may show.
 */
export const permittedOf = byCheck<Permit>;

/** The choices about events that it makes and that the suite can do without: what nobody declares of how it sends. */
export function undeclaredOf({ choices = {}, needed = [] }: PermittedServer): ChoiceKey[] {
  return keysOf(choices).filter((key) => key.startsWith('events.') && !needed.includes(key));
}
