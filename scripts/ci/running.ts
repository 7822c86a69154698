/** Processes of one step: each is the head of a group, so that whatever it started ends with it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { StepContext } from './step.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

interface Running {
  name: string;
  is_landing: boolean;
  /** Is given the output as it comes. */
  write(text: string): void;
}

export function startRunning({ name, is_landing, write }: Running): { running: StepContext; end(): void } {
  const folder = mkdtempSync(join(tmpdir(), `ci-${name}-`));
  const groups = new Set<ChildProcess>();
  const begin = (script: string, env: Readonly<Record<string, string>> = {}) => {
    const child = spawn('sh', ['-e', '-c', script], {
      cwd: root,
      env: { ...process.env, OUT: folder, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    groups.add(child);
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8');
    child.stderr.on('data', write);
    return child;
  };
  const running: StepContext = {
    folder,
    is_landing,
    write,
    async sh(script, env) {
      // One pipe, so that both streams keep their order.
      const child = begin(`exec 2>&1\n${script}`, env);
      child.stdout.on('data', write);
      const [code] = (await once(child, 'close')) as [number | null];
      groups.delete(child);
      return code;
    },
    async start(script, env) {
      const child = begin(script, env);
      const lines = createInterface(child.stdout);
      const [line] = (await Promise.race([once(lines, 'line'), once(child, 'exit').then(() => [])])) as [string?];
      return line;
    },
  };
  const end = () => {
    process.off('exit', end);
    for (const child of groups) killGroup(child);
    rmSync(folder, { recursive: true, force: true });
  };
  // Groups do not hear of a key at the terminal.
  process.on('exit', end);
  return { running, end };
}

function killGroup({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}
