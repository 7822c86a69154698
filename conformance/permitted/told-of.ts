/** Choices as a suite is told them by a target file that leaves some of them out, or says them otherwise. */
import { type ChoiceKey, type ChoicesDocument, resolve } from '../../src/choices/choices.ts';

type Group = Record<string, unknown> & { for?: Record<string, Record<string, unknown>> };

/** The choices of a server, and those that the suite is told. */
export interface Declared {
  /** The reference where it is silent. */
  choices?: ChoicesDocument;
  /** Choices that the suite is not told; it is told all of them unless given. */
  untold?: readonly ChoiceKey[];
  /** Choices that the suite is told otherwise, since no choice of the server can say what it does. */
  declares?: ChoicesDocument;
}

/** @returns undefined where it is told the choices of the server as they are */
export function toldOf(server: Declared): ChoicesDocument | undefined {
  const { choices = {}, untold = [], declares = {} } = server;
  const otherwise = keysOf(declares);
  if (untold.length + otherwise.length === 0) return undefined;
  const told = structuredClone(resolve(choices)) as unknown as Record<string, Group>;
  for (const key of [...untold, ...otherwise]) {
    const [group, name] = key.split('.') as [string, string];
    const said = told[group]!;
    for (const place of [said, ...Object.values(said.for ?? {})]) delete place[name];
  }
  for (const [group, values] of Object.entries(declares)) Object.assign(told[group]!, values);
  return told as ChoicesDocument;
}

/** Of the choices that a document makes for all operations or for one. */
export function keysOf(choices: ChoicesDocument): ChoiceKey[] {
  const keys = Object.entries(choices as Record<string, Group>).flatMap(([group, values]) =>
    [values, ...Object.values(values.for ?? {})].flatMap((place) =>
      Object.keys(place).flatMap((name) => (name === 'for' ? [] : [`${group}.${name}` as ChoiceKey])),
    ),
  );
  return [...new Set(keys)];
}
