/** Changes to files of the project, made out in memory: all of them are written, or none. */
import { isSeq, parseDocument } from 'yaml';
import { InputError } from '../../src/input/input-error.ts';

/** @returns the text of a file by its path below the root; undefined where there is none */
export type Read = (file: string) => string | undefined;

export interface Drafted {
  /** Whole texts by path. */
  texts: ReadonlyMap<string, string>;
  /** Further places that a person fills, each a line. */
  by_hand: readonly string[];
  /** Commands that say what is missing, in their order. */
  next: readonly string[];
}

export class Draft {
  readonly texts = new Map<string, string>();
  readonly #read: Read;

  constructor(read: Read) {
    this.#read = read;
  }

  textOf(file: string): string | undefined {
    return this.texts.get(file) ?? this.#read(file);
  }

  /** @throws InputError where the file is there */
  create(file: string, text: string): void {
    if (this.textOf(file) !== undefined) throw new InputError(`${file} is there already: give another name`);
    this.texts.set(file, text);
  }

  /** @throws InputError where the file, or the place in it, is missing */
  edit(file: string, change: (text: string) => string | undefined): void {
    const changed = change(this.textOf(file) ?? '');
    if (changed === undefined)
      throw new InputError(`${file} has no place for it that a program finds: write it by hand`);
    this.texts.set(file, changed);
  }
}

/** @returns undefined where the text has no such place */
export function insertBefore(text: string, place: string | RegExp, added: string): string | undefined {
  const at = typeof place === 'string' ? text.indexOf(place) : text.search(place);
  return at < 0 ? undefined : text.slice(0, at) + added + text.slice(at);
}

/** Adds a word to a list of YAML and leaves all else as it is. @returns undefined where there is no such list */
export function addToList(yaml: string, path: readonly string[], word: string): string | undefined {
  const list = parseDocument(yaml).getIn(path, true);
  if (!isSeq(list)) return undefined;
  const [start = 0, end] = (list.items.at(-1) as { range?: [number, number, number] } | undefined)?.range ?? [];
  if (end === undefined) return undefined;
  const line = yaml.slice(yaml.lastIndexOf('\n', start) + 1, start);
  const joint = list.flow ? ', ' : `\n${line}`;
  return yaml.slice(0, end) + joint + word + yaml.slice(end);
}

export function camelCase(words: string): string {
  return words.replaceAll(/[^a-z0-9]+([a-z0-9])/g, (_, first: string) => first.toUpperCase());
}
