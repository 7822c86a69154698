/** A part of the proofs: what it is called, what it can be told, how it is run, and what comes of it. */
import type { OptionTable, ValuesOf } from './options.ts';

interface PartWith<Table extends OptionTable> {
  name: string;
  /** The proof, in a line. */
  proves: string;
  options: Table;
  /** The option that takes the words which stand without an option. */
  words?: keyof Table & string;
  /** Options of a run that takes seconds, as CI does it. */
  quick(commit: Commit): Partial<ValuesOf<Table>>;
  /** The long run; a part without it is left out of the soak. */
  soak?: {
    values(commit: Commit): Partial<ValuesOf<Table>>;
    /** Options of the soak, each with the option of this part that it sets: `--variants 20` sets `count`. */
    counts?: Readonly<Record<string, keyof Table & string>>;
  };
  run(values: ValuesOf<Table>, proving: Proving): Promise<PartResult>;
}

export interface Proving {
  commit: Commit;
  /** A line of the result, to stdout. */
  say(line: string): void;
  /** A line on progress, to stderr. */
  tell(line: string): void;
}

export interface PartResult {
  /** The result as data, for docs/soak.json. */
  figures?: object;
  /** A line for each thing that is wrong; who runs the part prints them, and with any, the exit code is 1. */
  problems: string[];
}

/** The commit that is checked out. */
export interface Commit {
  hash: string;
  /** Seeds drawn from the hash, so that nobody chooses them. */
  seedsOf(count: number): number[];
}

/** Any part: of its options only the names are known. */
export type Part = PartWith<OptionTable>;

/** Declares a part. Its own functions see its options typed; the cast is needed for a list of different parts. */
export function part<const Table extends OptionTable>(one: PartWith<Table>): Part {
  return one as unknown as Part;
}
