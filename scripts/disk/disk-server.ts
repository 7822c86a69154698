/** `serve --data FILE` below strace, or without it, as a process of its own. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import type { ServerAt } from '../crashes/crashing-server.ts';

export interface DiskServer {
  /** Address of the server; undefined when it ended before it said so. */
  ready: Promise<ServerAt | undefined>;
  /** @returns what it had said on its error stream, and its exit code, where it ended by itself */
  kill(): Promise<Ended>;
  /** Stops in good order. */
  stop(): Promise<Ended>;
}

interface Ended {
  said: string;
  code: number | null;
}

export interface DiskStart {
  program: string;
  /** Before the command: see `watched` and `failing`. */
  before?: readonly string[];
  mutant?: string | undefined;
  args: readonly string[];
}

/** One thread for files: the nth call is the same one each time. */
const env = { ...process.env, UV_THREADPOOL_SIZE: '1', UV_USE_IO_URING: '0', NODE_NO_WARNINGS: '1' };

export function startOnDisk({ program, before = [], mutant = '', args }: DiskStart): DiskServer {
  const usual = ['--port', '0', '--json', '--clock', 'virtual', '--fsync'];
  const [command, ...rest] = [...before, process.execPath, program, mutant, ...usual, ...args];
  const child: ChildProcess = spawn(command!, rest, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...env, NODE_COMPILE_CACHE: join(dirname(program), 'cache') },
  });
  const gone = once(child, 'exit');
  const said = text(child.stderr!);
  const lines = createInterface(child.stdout!);
  const line = Promise.race([once(lines, 'line'), gone.then(() => [])]) as Promise<[string?]>;
  const end = async (signal: 'SIGKILL' | 'SIGTERM'): Promise<Ended> => {
    child.kill(signal);
    await gone;
    return { said: (await said).trim(), code: child.exitCode };
  };
  return {
    ready: line.then(([json]) => (json === undefined ? undefined : (JSON.parse(json) as ServerAt))),
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  };
}
