/** The options of the project's proofs: each is declared once, and read, checked and explained by that. */
import { parseArgs } from 'node:util';
import { oneOf, wholeNumber } from '../runs/read-arguments.ts';

export interface Option<Value> {
  says: string;
  /** Stands for the value in the help; a flag has none. */
  value?: string;
  /** The value where it is not given. */
  preset: Value;
  /**
   * @param option as it was typed, with its dashes
   * @param given once for each time that it was typed
   * @throws InputError for a wrong value
   */
  read(option: string, given: readonly string[]): Value;
}

export type OptionTable = Readonly<Record<string, Option<unknown>>>;
export type ValuesOf<Table extends OptionTable> = {
  [Name in keyof Table]: Table[Name] extends Option<infer Value> ? Value : never;
};

const last = (given: readonly string[]) => given.at(-1)!;

/** A whole number from `least` on. */
export function count(says: string, preset: number, least = 1): Option<number> {
  return { says, value: 'N', preset, read: (option, given) => wholeNumber(option, last(given), least) };
}

/** Zero or more: where chance begins. */
export function seed(preset: number): Option<number> {
  return count('where chance begins', preset, 0);
}

export function flag(says: string): Option<boolean> {
  return { says, preset: false, read: () => true };
}

export function text(says: string, value: string): Option<string | undefined>;
export function text(says: string, value: string, preset: string): Option<string>;
export function text(says: string, value: string, preset?: string): Option<string | undefined> {
  return { says, value, preset, read: (_, given) => last(given) };
}

/** Any texts; may be given more than once. */
export function texts(says: string, value: string): Option<readonly string[]> {
  return { says, value: `${value}…`, preset: [], read: (_, given) => given };
}

/** One of these words. */
export function word<const Word extends string>(says: string, words: readonly Word[]): Option<Word | undefined>;
export function word<const Word extends string>(says: string, words: readonly Word[], preset: Word): Option<Word>;
export function word(says: string, words: readonly string[], preset?: string): Option<string | undefined> {
  return { says, value: words.join('|'), preset, read: (option, given) => oneOf(option, last(given), words) };
}

/** Some of these, by their names; may be given more than once. None of them unless given. */
export function some<Item>(
  says: string,
  value: string,
  items: readonly Item[],
  nameOf?: (item: Item) => string,
): Option<readonly Item[]> {
  const read = (option: string, given: readonly string[]) => given.map((name) => oneOf(option, name, items, nameOf));
  return { says, value: `${value}…`, preset: [], read };
}

/** Typed values, by option; words that belong to no option belong to the one named `words`. */
export type TypedOptions = Readonly<Record<string, readonly string[]>>;

/** @throws InputError or an error of the parser for what there is none of */
export function parseOptions(args: readonly string[], table: OptionTable, words?: string): TypedOptions {
  const options = Object.fromEntries(
    Object.entries(table).map(([name, { value }]) => [
      name,
      { type: value === undefined ? ('boolean' as const) : ('string' as const), multiple: true as const },
    ]),
  );
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: words !== undefined });
  const typed: Record<string, string[]> = {};
  for (const [name, given = []] of Object.entries(values)) typed[name] = given.map(String);
  if (words !== undefined && positionals.length > 0) typed[words] = [...(typed[words] ?? []), ...positionals];
  return typed;
}

/** @throws InputError for a value that nobody could have meant */
export function valuesOf<Table extends OptionTable>(table: Table, typed: TypedOptions): ValuesOf<Table> {
  const value = (name: string, { preset, read }: Option<unknown>) =>
    typed[name] === undefined ? preset : read(`--${name}`, typed[name]);
  return Object.fromEntries(
    Object.entries(table).map(([name, option]) => [name, value(name, option)]),
  ) as ValuesOf<Table>;
}

/** A line for each option. */
export function helpOf(table: OptionTable): string[] {
  const heads = Object.entries(table).map(([name, { value }]) => `--${name}${value === undefined ? '' : ` ${value}`}`);
  const width = Math.max(0, ...heads.map(({ length }) => length));
  return Object.values(table).map(({ says, preset }, at) => {
    const shown = typeof preset === 'number' || typeof preset === 'string' ? ` (${wordsOf(preset)})` : '';
    return `  ${heads[at]!.padEnd(width)}  ${says}${shown}`;
  });
}

function wordsOf(preset: number | string): string {
  return preset === Number.POSITIVE_INFINITY ? 'all' : `unless given: ${preset}`;
}
