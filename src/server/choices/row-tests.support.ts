/** Tests of the rows of a group of choices: each listed value, and what a world with it shows on the wire. */
import { describe, expect, test } from 'vitest';
import type { ChoiceGroups, ChoicesDocument, GroupName, Other } from '../../choices/choices-document.ts';
import schema from '../../generated/choices.schema.json' with { type: 'json' };
import { type TestWorld, testWorld } from '../worlds/world.support.ts';

type Choices<G extends GroupName> = ChoiceGroups[G];
type See = (world: TestWorld) => Promise<unknown>;

/** One look at a world for each of several values of a choice. */
export interface Row<G extends GroupName> {
  key: keyof Choices<G> & string;
  see: See;
  values: readonly (readonly [value: unknown, expected: unknown])[];
  /** Choices that go with each value. */
  beside?: ChoicesDocument;
}

/** A row whose values are of the type of its choice. */
export function row<G extends GroupName, Key extends keyof Choices<G> & string>(
  _group: G,
  key: Key,
  see: See,
  values: readonly (readonly [value: Exclude<NonNullable<Choices<G>[Key]>, Other>, expected: unknown])[],
  beside?: ChoicesDocument,
): Row<G> {
  return { key, see, values, ...(beside && { beside }) };
}

/** Names each test `key value`, and fails where a listed value of the group has no row. */
export function rowTests<G extends GroupName>(group: G, rows: readonly Row<G>[]): void {
  describe(`${group}: each value is seen on the wire`, () => {
    const all = rows.flatMap(({ values, ...rest }) =>
      values.map(([value, expected]) => ({ ...rest, value, expected, told: JSON.stringify(value) })),
    );
    test.each(all)('$key $told', async ({ key, value, see, expected, beside = {} }) => {
      const choices = { ...beside, [group]: { ...beside[group], [key]: value } } as ChoicesDocument;
      expect(await see(await testWorld({ choices }))).toEqual(expected);
    });

    test('no listed value is left out', () => {
      const told = all.flatMap(({ key, value }) => wordsIn(value).map((word) => `${key} ${word}`));
      const listed = Object.entries(schema.$defs as Record<string, unknown>)
        .filter(([name]) => name.startsWith(`${group}.`))
        .flatMap(([name, definition]) => listedIn(definition).map((word) => `${name.slice(group.length + 1)} ${word}`));
      expect(listed.filter((word) => !told.includes(word))).toEqual([]);
    });
  });
}

/** The words and numbers of a value, however deep. */
function wordsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [String(value)];
  return Object.entries(value).flatMap(([name, inner]) => {
    const words = wordsIn(inner);
    return Array.isArray(value) ? words : words.map((word) => `${name} ${word}`);
  });
}

/** The words that a schema lists, with the name of the part that each stands in. */
function listedIn(definition: unknown): string[] {
  if (typeof definition !== 'object' || definition === null) return [];
  const {
    enum: words = [],
    anyOf = [],
    properties = {},
    items,
  } = definition as {
    enum?: unknown[];
    anyOf?: unknown[];
    properties?: Record<string, unknown>;
    items?: unknown;
  };
  const parts = Object.entries(properties).flatMap(([name, inner]) => listedIn(inner).map((word) => `${name} ${word}`));
  return [...words.map(String), ...anyOf.flatMap(listedIn), ...listedIn(items), ...parts];
}
