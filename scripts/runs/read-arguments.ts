/** Arguments of the project's own commands. Impossible ones are answered in one line, before anything runs. */
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
    return refuse(error);
  }
}

/** Ends the process with a line and exit 2 for a wrong option or value. @throws any other error again */
export function refuse(error: unknown): never {
  if (!(error instanceof InputError || isOfParser(error))) throw error;
  process.stderr.write(`${error.message.replaceAll(/\s+/g, ' ')}\n`);
  process.exit(2);
}

function isOfParser(error: unknown): error is Error {
  return error instanceof Error && String((error as NodeJS.ErrnoException).code).startsWith('ERR_PARSE_ARGS_');
}

/** @throws InputError for anything but digits, and for what is below `least` */
export function wholeNumber(option: string, text: string, least = 1): number {
  const value = Number(text);
  if (/^\d+$/.test(text) && Number.isSafeInteger(value) && value >= least) return value;
  throw new InputError(`${option} ${text}: give a whole number from ${least} on`);
}

/** More of them nobody reads. */
const most_listed = 40;

/** The one of that name. @throws InputError where there is none */
export function oneOf<const Item>(
  option: string,
  given: string,
  items: readonly Item[],
  nameOf: (item: Item) => string = String,
): Item {
  const found = items.find((item) => nameOf(item) === given);
  if (found !== undefined) return found;
  const list = items.length > most_listed ? '' : `; there are: ${items.map(nameOf).join(', ')}`;
  throw new InputError(`${option} ${given}: there is none of that name${list}`);
}

export const nameOf = ({ name }: { name: string }) => name;
export const idOf = ({ id }: { id: string }) => id;
