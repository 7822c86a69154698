/** Parsers of option values; each refuses with one line that names the option and what it takes. */
import { InvalidArgumentError } from 'commander';
import { isLater, isVersion } from '../conformance/verdicts/requirements.ts';
import { type ClockMode, clock_modes, clockModeOf } from '../src/engine/clock-mode.ts';
import type { CorsOrigins } from '../src/server/requests/cors.ts';
import { kit_version } from './version.ts';

export function wholeNumber(minimum: number): (text: string) => number {
  return (text) => {
    const value = Number(text);
    if (!Number.isSafeInteger(value) || value < minimum) {
      throw new InvalidArgumentError(`It takes a whole number of at least ${minimum}.`);
    }
    return value;
  };
}

export function seconds(text: string): number {
  const value = Number(text);
  // Timers of Node.js hold no more than 2^31 milliseconds.
  if (!(value > 0 && value <= 86_400)) throw new InvalidArgumentError('It takes seconds, up to a day of them.');
  return value;
}

/** A part and of how many, such as `2/4`. */
export function shard(text: string): { index: number; of: number } {
  const [index, of] = (/^(\d{1,4})\/(\d{1,4})$/.exec(text) ?? []).slice(1).map(Number);
  if (index === undefined || of === undefined || index < 1 || index > of) {
    throw new InvalidArgumentError('It takes a part and of how many, such as 2/4 for the second of four.');
  }
  return { index, of };
}

export function version(text: string): string {
  if (!isVersion(text)) throw new InvalidArgumentError('It takes a version of the kit, such as 1.0.0.');
  const problem = whyNotRequired(text);
  if (problem !== undefined) throw new InvalidArgumentError(problem);
  return text;
}

/** Reason why nobody can require what a version has, or undefined: this kit does not know the checks of a later one. */
export function whyNotRequired(text: string): string | undefined {
  if (!isLater(text, kit_version)) return undefined;
  return `This kit is ${kit_version}, and does not have the checks of ${text}; name a version up to its own, or install that one.`;
}

export function port(text: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 0 || value > 65_535) {
    throw new InvalidArgumentError('It takes a port from 0 to 65535; 0 picks a free one.');
  }
  return value;
}

export function clockMode(text: string): ClockMode {
  const mode = clockModeOf(text);
  if (mode === undefined) throw new InvalidArgumentError(`It takes ${clock_modes}.`);
  return mode;
}

/** A token that an `Authorization` header can carry. */
export function bearerToken(text: string): string {
  if (!/^[!-~]{1,512}$/.test(text)) {
    throw new InvalidArgumentError('It takes 1 to 512 visible ASCII characters without spaces.');
  }
  return text;
}

/** `*`, `off`, or origins with commas between, as browsers spell them. */
export function corsOrigins(text: string): CorsOrigins {
  if (text === '*') return '*';
  return text === 'off' ? [] : [...new Set(text.split(',').map((one) => origin(one.trim())))];
}

/** Pages without an origin of their own call theirs `null`, all of them: nobody can name one of them. */
function origin(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const is_one_host = url && /^[^*]+$/.test(url.host);
  const is_bare = is_one_host && [url.href, `${url.href}/`].includes(`${url.protocol}//${url.host}/`);
  if (!is_bare) {
    const problem = text === '' ? 'One of the origins is empty' : `${text} is no origin`;
    throw new InvalidArgumentError(
      `${problem}; it takes such as http://localhost:3000 or https://a.example, * or off.`,
    );
  }
  return `${url.protocol}//${url.host}`;
}

/** An option that may be given several times, as the list with commas that a setting of the target file is. */
export function withCommas(value: string, before?: string): string {
  return before === undefined ? value : `${before},${value}`;
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
