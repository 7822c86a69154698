/**
 * Separation of a filter value's text from the grammar around it (choice `lists.quoting`).
 *
 * `backslash` takes its meaning from the next character; `double_quote` encloses the text, with a backslash before a
 * quote or backslash inside; `percent` writes a character as the percent-encoded bytes of its UTF-8, before the query
 * string is encoded as a whole; `none` has no means, so a value that holds the grammar's characters cannot be said.
 */
import type { QuotingStyle } from './choices-document.ts';

export interface ReadText {
  text: string;
  /** Index after the text. */
  next: number;
  /** Some of it was quoted, so that it is no word of the grammar. */
  quoted: boolean;
}

export interface Quoting {
  /**
   * @param stops what ends the text in the grammar around it
   * @param quote quote it even where it could stand as it is
   */
  write(text: string, stops: readonly string[], quote: boolean): string;
  /** Reads up to the first stop or the end; undefined where quoting is broken. */
  read(source: string, at: number, stops: readonly string[]): ReadText | undefined;
}

/** Characters with which any quoting style may begin something: text with one of them is not plain. */
const signs = ['\\', '"', '%'];

/** The first character of each stop: a text without them cannot hold a stop, nor make one with what follows it. */
function firstOf(stops: readonly string[]): string[] {
  return stops.map((stop) => String.fromCodePoint(stop.codePointAt(0)!));
}

function endOf(source: string, at: number, stops: readonly string[]): number {
  const ends = stops.map((stop) => source.indexOf(stop, at)).filter((index) => index >= 0);
  return ends.length === 0 ? source.length : Math.min(...ends);
}

const backslash: Quoting = {
  write(text, stops, quote) {
    const special = new Set([...firstOf(stops), '\\']);
    const written = [...text].map((character) => (special.has(character) ? `\\${character}` : character)).join('');
    return quote && text !== '' && !written.startsWith('\\') ? `\\${written}` : written;
  },
  read(source, at, stops) {
    let text = '';
    let quoted = false;
    let next = at;
    while (next < source.length && !stops.some((stop) => source.startsWith(stop, next))) {
      if (source[next] === '\\') {
        quoted = true;
        next += 1;
        if (next === source.length) return undefined;
      }
      const character = String.fromCodePoint(source.codePointAt(next)!);
      text += character;
      next += character.length;
    }
    return { text, next, quoted };
  },
};

const doubleQuote: Quoting = {
  write(text, stops, quote) {
    const needed = quote || text.startsWith('"') || firstOf(stops).some((character) => text.includes(character));
    return needed ? `"${text.replaceAll(/["\\]/g, '\\$&')}"` : text;
  },
  read(source, at, stops) {
    if (source[at] !== '"') return none.read(source, at, stops);
    const enclosed = /"((?:[^"\\]|\\["\\])*)"/suy;
    enclosed.lastIndex = at;
    const match = enclosed.exec(source);
    if (!match) return undefined;
    const next = enclosed.lastIndex;
    if (next < source.length && !stops.some((stop) => source.startsWith(stop, next))) return undefined;
    return { text: match[1]!.replaceAll(/\\(["\\])/g, '$1'), next, quoted: true };
  },
};

const percent: Quoting = {
  write(text, stops, quote) {
    const special = new Set([...firstOf(stops), '%']);
    return [...text]
      .map((character, index) =>
        special.has(character) || (quote && index === 0) ? percentBytes(character) : character,
      )
      .join('');
  },
  read(source, at, stops) {
    const next = endOf(source, at, stops);
    const written = source.slice(at, next);
    try {
      return { text: decodeURIComponent(written), next, quoted: written.includes('%') };
    } catch {
      return undefined;
    }
  },
};

const none: Quoting = {
  write: (text) => text,
  read(source, at, stops) {
    const next = endOf(source, at, stops);
    return { text: source.slice(at, next), next, quoted: false };
  },
};

function percentBytes(character: string): string {
  const bytes = [...new TextEncoder().encode(character)];
  return bytes.map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`).join('');
}

export const quotingStyles: Readonly<Record<QuotingStyle, Quoting>> = {
  backslash,
  double_quote: doubleQuote,
  percent,
  none,
};

/**
 * Style while none is declared: plain text, which every style writes alike.
 * @param missing called for a text that is not plain; it throws
 */
export function undeclaredQuoting(missing: () => never): Quoting {
  return {
    write(text, stops, quote) {
      const special = [...firstOf(stops), ...signs];
      return quote || special.some((character) => text.includes(character)) ? missing() : text;
    },
    read: none.read,
  };
}
