/** A part of the proofs: something that is run for a while, and then shows what is not as it must be. */
import type { OptionTable, ValuesOf } from './options.ts';

interface PartWith<Table extends OptionTable> {
  name: string;
  /** What it proves, in a line. */
  proves: string;
  options: Table;
  /** The option that words without a name belong to. */
  words?: keyof Table & string;
  /** Options of a run that takes seconds, as CI does it. */
  quick(commit: Commit): Partial<ValuesOf<Table>>;
  /** The run that takes long; a part without one is none of the soak. */
  soak?: {
    values(commit: Commit): Partial<ValuesOf<Table>>;
    /** Its counts by the names that they have as options of the soak. */
    counts?: Readonly<Record<string, keyof Table & string>>;
  };
  run(values: ValuesOf<Table>, proving: Proving): Promise<PartResult>;
}

export interface Proving {
  commit: Commit;
  /** A line of what came of it, for people. */
  say(line: string): void;
  /** A line of how far it is. */
  tell(line: string): void;
}

export interface PartResult {
  /** Data, for docs/soak.json. */
  figures?: object;
  /** One line for each thing that is not as it must be; the exit code is 1 where there is any. */
  problems: string[];
}

/** The commit that is checked out. */
export interface Commit {
  hash: string;
  /** So many seeds that nobody chose: they come from the hash. */
  seedsOf(count: number): number[];
}

/** A part whose options are known by name alone. */
export type Part = PartWith<OptionTable>;

/** Within a part the values of its options are typed; a list of parts knows nothing of them. */
export function part<const Table extends OptionTable>(one: PartWith<Table>): Part {
  return one as unknown as Part;
}
