/** Runs a tool in a process of its own and reads what it reports while it runs. */
import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream, existsSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Problems } from './tool.ts';

export interface WatchedProgram {
  command: string;
  args: readonly string[];
  env?: Record<string, string>;
  cwd: string;
  /** Takes stdout and stderr. */
  log: string;
  /** The file whose lines tell the problems, as they are added. */
  report: string;
  /** The problems that a line tells, as keys. */
  keysOf(line: string): readonly string[];
  /** The program is ended after this. */
  limit_s: number;
  /** True for the line with which the program starts its work: its time begins to run. */
  begins(line: string): boolean;
  enough(key: string): boolean;
}

/** Between two looks at the report. */
const look_every_ms = 200;
/** The start of Java, on a machine that is busy with other work. */
const beginning_within_s = 90;

export interface WatchOutcome {
  problems: Problems;
  /** Since it began. */
  spent_s: number;
}

/** @throws Error when the program ends, or its time is long over, before it begins: it looked at nothing */
export async function watchProgram(watched: WatchedProgram): Promise<WatchOutcome> {
  const problems = new Map<string, number>();
  const child = start(watched);
  const lines = tail(watched.report);
  const started = performance.now();
  let began: number | undefined;
  const since = (moment: number) => (performance.now() - moment) / 1000;
  try {
    for (;;) {
      const over = child.exitCode !== null || child.signalCode !== null || child.pid === undefined;
      for (const line of await lines.added()) {
        if (began === undefined && watched.begins(line)) began = performance.now();
        for (const key of watched.keysOf(line)) if (!problems.has(key)) problems.set(key, since(began ?? started));
      }
      const spent_s = since(began ?? started);
      const too_late = spent_s > watched.limit_s + (began === undefined ? beginning_within_s : 0);
      if (over || too_late || [...problems.keys()].some(watched.enough)) {
        if (began === undefined) throw new Error(`it never began; see ${watched.log}`);
        return { problems, spent_s };
      }
      await sleep(look_every_ms);
    }
  } finally {
    await end(child);
    await lines.close();
  }
}

function start({ command, args, env, cwd, log }: WatchedProgram): ChildProcess {
  // A group of its own: what the tool starts ends with it.
  const child = spawn(command, [...args], {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  endWithProcess(child);
  const file = createWriteStream(log);
  child.on('error', (error) => file.write(`${error.message}\n`));
  child.stdout?.pipe(file, { end: false });
  child.stderr?.pipe(file, { end: false });
  child.once('close', () => file.end());
  return child;
}

/** Ends a program that leads a group of its own, and all that it started. */
export async function end(child: ChildProcess): Promise<void> {
  const gone = child.pid === undefined || child.exitCode !== null || child.signalCode !== null;
  const exit = gone ? undefined : new Promise((done) => child.once('exit', done));
  killGroup(child);
  await exit;
}

/** Has a group ended with this process, however that ends. */
export function endWithProcess(child: ChildProcess): void {
  const kill = () => killGroup(child);
  process.once('exit', kill);
  child.once('exit', () => process.off('exit', kill));
}

function killGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // The whole group is gone.
  }
}

/** The lines that are added to a file, whole ones only. */
function tail(path: string): { added(): Promise<string[]>; close(): Promise<void> } {
  let file: Awaited<ReturnType<typeof open>> | undefined;
  let rest = '';
  const decoder = new TextDecoder();
  const buffer = Buffer.alloc(1 << 20);
  return {
    async added() {
      if (!file && !existsSync(path)) return [];
      file ??= await open(path);
      for (;;) {
        const { bytesRead } = await file.read(buffer, 0, buffer.length);
        if (bytesRead === 0) break;
        rest += decoder.decode(buffer.subarray(0, bytesRead), { stream: true });
      }
      const lines = rest.split('\n');
      rest = lines.pop() ?? '';
      return lines;
    },
    async close() {
      await file?.close();
    },
  };
}
