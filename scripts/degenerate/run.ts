/** One run of the real command line against one degenerate target, from its listening to what came of it. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo, Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { type KitRun, most_ms } from './judge.ts';
import { targetFile } from './target-file.ts';
import type { Degenerate } from './targets.ts';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

/** Drawn cases of each property: what passes with few passes with many, or fails. */
const samples = '2';

/** @param keep where report and history stay; a folder that goes away unless given */
export async function runAgainst(target: Degenerate, checks: readonly string[], keep?: string): Promise<KitRun> {
  const folder = mkdtempSync(join(tmpdir(), `${target.name}-`));
  const out = keep === undefined ? join(folder, 'out') : join(keep, target.name);
  const { base_url, close } = await listen(target);
  try {
    const file = join(folder, 'target.json');
    writeFileSync(file, JSON.stringify(targetFile(target.name, base_url)));
    return await runCommand(
      [...checks.flatMap((glob) => ['--check', glob]), '--samples', samples, '--target', file, '--out', out],
      folder,
      out,
    );
  } finally {
    await close();
    rmSync(folder, { recursive: true });
  }
}

async function runCommand(words: readonly string[], folder: string, out: string): Promise<KitRun> {
  const memory = join(folder, 'memory');
  const loaders = ['--import', 'tsx', '--import', path('tell-memory.ts')];
  const began = performance.now();
  const child = spawn(process.execPath, [...loaders, path('../../cli/main.ts'), 'conformance', 'run', ...words], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, MEMORY_FILE: memory },
    timeout: most_ms,
    killSignal: 'SIGKILL',
  });
  const [stdout, stderr, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit') as Promise<[number | null]>,
  ]);
  const report = join(out, 'report.json');
  return {
    code,
    stdout,
    stderr,
    took_ms: Math.round(performance.now() - began),
    ...(existsSync(memory) && { memory_mib: Math.round(Number(readFileSync(memory, 'utf8')) / 1024) }),
    ...(existsSync(report) && { report: JSON.parse(readFileSync(report, 'utf8')) as unknown }),
  };
}

async function listen({ serve }: Degenerate): Promise<{ base_url: string; close(): Promise<void> }> {
  let base_url = '';
  const sockets = new Set<Socket>();
  const server = serve(() => base_url);
  server.on('connection', (socket: Socket) => {
    sockets.add(socket.on('close', () => sockets.delete(socket)));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  base_url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    base_url,
    async close() {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
