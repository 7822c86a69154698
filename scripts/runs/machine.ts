/** Machine of the figures, and a way to keep all of it busy. */
import { availableParallelism, totalmem } from 'node:os';
import { Worker } from 'node:worker_threads';

export interface Machine {
  cores: number;
  memory_gib: number;
  /** The version of Node.js. */
  node: string;
}

export function thisMachine(): Machine {
  return { cores: availableParallelism(), memory_gib: Math.round(totalmem() / 2 ** 30), node: process.version };
}

/** Keeps every core busy from now on. @returns what ends it */
export function busyCores(): () => Promise<void> {
  const workers = Array.from({ length: availableParallelism() }, () => new Worker('for (;;);', { eval: true }));
  return async () => {
    await Promise.all(workers.map((worker) => worker.terminate()));
  };
}
