/** What the bench needs of each tool that it compares. */
import type { BenchServer } from './server.ts';

export interface ToolRun {
  server: BenchServer;
  /** The fault that the server is seeded with. */
  mutant?: string;
  seed: number;
  /** How long the tool may look, of this machine as it is now. */
  limit_s: number;
  /** Where the tool writes. */
  folder: string;
  /** Nothing but this operation is tested; everything unless given. */
  only?: Operation;
  /** Whether the run may end with this problem: what comes after it is of no interest. */
  enough(key: string): boolean;
}

export interface Operation {
  method: string;
  /** As the document has it. */
  path: string;
}

/** Each thing that a tool says is wrong, as a key that tells it from others, and after how many seconds it said so. */
export type Problems = ReadonlyMap<string, number>;

export interface Tool {
  /** As the table calls it. */
  name: string;
  version: string;
  /** Which settings it runs with, in one sentence. */
  settings: string;
  run(run: ToolRun): Promise<Problems>;
  /** Of which operation a problem is. Absent where the tool draws nothing at random that could be wrong by chance. */
  operationOf?(key: string): Operation | undefined;
}

/** A tool that is not there: one line that says how to get it. */
export interface MissingTool {
  name: string;
  absent: string;
}
