/** Interface of each tool that the bench compares. */
import type { BenchServer } from './server.ts';

export interface ToolRun {
  server: BenchServer;
  /** The fault that the server is seeded with. */
  mutant?: string;
  seed: number;
  /** Time for the tool, on this machine as it is now. */
  limit_s: number;
  /** Folder that the tool writes to. */
  folder: string;
  /** Nothing but this operation is tested; everything unless given. */
  only?: Operation;
  /** True where the run may end with this problem: later ones are of no interest. */
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
  /** Settings that it runs with, in one sentence. */
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
