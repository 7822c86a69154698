/** What the project's own commands are told. What nobody could have meant is answered in one line, before anything runs. */
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { InputError } from '../../src/input/input-error.ts';

type Parsed<Config extends ParseArgsConfig> = ReturnType<typeof parseArgs<Config>>;

/**
 * The arguments of this process, as `read` makes them out; where they are wrong, a line to the error stream and exit 2.
 *
 * @param read throws InputError for what it cannot make out
 */
export function readArguments<const Config extends ParseArgsConfig, Result>(
  config: Config,
  read: (parsed: Parsed<Config>) => Result,
): Result {
  try {
    return read(parseArgs(config));
  } catch (error) {
    if (!(error instanceof InputError || isOfParser(error))) throw error;
    process.stderr.write(`${error.message.replaceAll(/\s+/g, ' ')}\n`);
    process.exit(2);
  }
}

function isOfParser(error: unknown): error is Error {
  return error instanceof Error && String((error as NodeJS.ErrnoException).code).startsWith('ERR_PARSE_ARGS_');
}

/** @throws InputError for anything but digits, and for what is below `least` */
export function wholeNumber(option: string, text: string, least = 1): number {
  const value = Number(text);
  if (/^\d+$/.test(text) && Number.isSafeInteger(value) && value >= least) return value;
  throw new InputError(`--${option} ${text}: give a whole number from ${least} on`);
}

/** More of them nobody reads. */
const most_listed = 40;

/** @throws InputError for one that is none of these */
export function oneOf<Name extends string>(option: string, given: string, names: readonly Name[]): Name {
  const found = names.find((name) => name === given);
  if (found !== undefined) return found;
  const list = names.length > most_listed ? '' : `; there are: ${names.join(', ')}`;
  throw new InputError(`${option} ${given}: there is none of that name${list}`);
}
