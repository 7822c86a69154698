/** Parsers of option values; each refuses with one line that names the option and what it takes. */
import { InvalidArgumentError } from 'commander';

export function wholeNumber(minimum: number): (text: string) => number {
  return (text) => {
    const value = Number(text);
    if (!Number.isSafeInteger(value) || value < minimum) {
      throw new InvalidArgumentError(`It takes a whole number of at least ${minimum}.`);
    }
    return value;
  };
}

export function port(text: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 0 || value > 65_535) {
    throw new InvalidArgumentError('It takes a port from 0 to 65535; 0 picks a free one.');
  }
  return value;
}

/** For options that may be given more than once, or once with several values. */
export function collect(text: string, before: readonly string[] = []): string[] {
  return [...before, text];
}

/** A comma-separated list of words out of a set. */
export function wordsOf<Word extends string>(allowed: readonly Word[]): (text: string) => Word[] {
  return (text) =>
    text.split(',').map((word) => {
      const found = allowed.find((one) => one === word.trim());
      if (found === undefined) throw new InvalidArgumentError(`It takes some of: ${allowed.join(', ')}.`);
      return found;
    });
}
