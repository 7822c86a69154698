/** A reference server in a process of its own, started from the command line as users start it. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { loadTarget } from '../../conformance/target/load.ts';
import { InputError } from '../../src/input/input-error.ts';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

export interface ServedKit {
  base_url: string;
  control_url: string;
  console_url: string;
  /** Of the owner, who may do everything. */
  token: string;
  /** Describes it to the suite. */
  target_file: string;
  stop(): Promise<void>;
}

/** On free ports, with a clock that goes on to the end of whatever runs. */
export async function startServed(...options: string[]): Promise<ServedKit> {
  const folder = mkdtempSync(join(tmpdir(), 'browser-'));
  const target_file = join(folder, 'target.yaml');
  const common = ['--port', '0', '--clock', 'virtual-auto', '--json', '--write-target', target_file];
  const args = [path('../../cli/main.ts'), 'serve', ...common, ...options];
  const server = spawn(path('../../node_modules/.bin/tsx'), args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const stopped = once(server, 'exit');
  const stop = async () => {
    server.kill();
    await stopped;
    rmSync(folder, { recursive: true });
  };
  const ended = stopped.then(() => Promise.reject(new InputError(`serve ${options.join(' ')} has not become ready`)));
  // Only an end before the ready line is of interest.
  ended.catch(() => {});
  const [line] = (await Promise.race([once(createInterface(server.stdout), 'line'), ended])) as [string];
  const urls = JSON.parse(line) as Pick<ServedKit, 'base_url' | 'control_url' | 'console_url'>;
  const { principals } = loadTarget(target_file, {});
  return { ...urls, token: String(principals.owner!.token), target_file, stop };
}
