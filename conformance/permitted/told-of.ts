/** What a suite is told of a server whose target file leaves some of its choices out, or says them otherwise. */
import { type ChoiceKey, type ChoicesDocument, resolve } from '../../src/choices/choices.ts';

type Group = Record<string, unknown> & { for?: Record<string, Record<string, unknown>> };

/** What a server chooses, and what of it the suite is told. */
export interface Declared {
  /** The reference where it is silent. */
  choices?: ChoicesDocument;
  /** What the suite is not told of its choices; it is told all of them unless given. */
  untold?: readonly ChoiceKey[];
  /** What the suite is told otherwise than is chosen: what no choice of the server can say of it. */
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
