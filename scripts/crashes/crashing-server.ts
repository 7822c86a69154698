/** `serve` as a process that is killed without a warning, and started again on the same data. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { compileProgram } from '../runs/compile-program.ts';

/** @returns the file of the program */
export function compileChild(folder: string): Promise<string> {
  return compileProgram(new URL('serve-child.ts', import.meta.url), folder);
}

export interface ServerAt {
  base_url: string;
  control_url: string;
}

export interface CrashingServer {
  /** Address of the server; undefined when it ended before it said so. */
  ready: Promise<ServerAt | undefined>;
  /** @returns what is wrong with how it ended: it did so by itself, or had told of a fault */
  kill(): Promise<string | undefined>;
}

/** @param options of `serve`: its data, a port, and others */
export function startCrashing(program: string, options: readonly string[]): CrashingServer {
  const child: ChildProcess = spawn(process.execPath, [program, '--json', ...options], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const gone = once(child, 'close');
  const said = text(child.stderr!);
  const lines = createInterface(child.stdout!);
  const line = Promise.race([once(lines, 'line'), gone.then(() => [])]) as Promise<[string?]>;
  return {
    ready: line.then(([json]) => (json === undefined ? undefined : (JSON.parse(json) as ServerAt))),
    async kill() {
      const has_ended = child.exitCode !== null;
      child.kill('SIGKILL');
      await gone;
      const told = (await said).trim();
      return has_ended ? `ended by itself: ${told}` : told === '' ? undefined : `told of a fault: ${told}`;
    },
  };
}
