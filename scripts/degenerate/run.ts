/** One run of the real command line against one degenerate target, from its listening to what came of it. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { listenLocally } from '../../src/input/local-server.ts';
import { type KitRun, most_ms } from './judge.ts';
import { spellingsOf } from './spellings.ts';
import { targetFile, targetSecrets } from './target-file.ts';
import type { Degenerate } from './targets.ts';
import type { Taken } from './tell-taken.ts';

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
      [
        ...(checks.length > 0 ? checks : (target.checks ?? [])).flatMap((glob) => ['--check', glob]),
        '--samples',
        samples,
        '--target',
        file,
        '--out',
        out,
      ],
      folder,
      out,
    );
  } finally {
    await close();
    rmSync(folder, { recursive: true });
  }
}

async function runCommand(words: readonly string[], folder: string, out: string): Promise<KitRun> {
  const taken = join(folder, 'taken');
  const loaders = ['--import', 'tsx', '--import', path('tell-taken.ts')];
  const began = performance.now();
  const child = spawn(process.execPath, [...loaders, path('../../cli/main.ts'), 'conformance', 'run', ...words], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, TAKEN_FILE: taken },
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
    ...(existsSync(taken) && (JSON.parse(readFileSync(taken, 'utf8')) as Taken)),
    told: existsSync(out) ? toldIn(out) : [],
    disk_mb: existsSync(out) ? Math.ceil(sizeOf(out) / 1e5) / 10 : 0,
    ...(existsSync(report) && { report: JSON.parse(readFileSync(report, 'utf8')) as unknown }),
  };
}

/** Files that tell a secret of the target file, and its spelling there. */
function toldIn(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const text = readFileSync(join(folder, name), 'utf8');
    const lower = text.toLowerCase();
    return targetSecrets().flatMap((secret) => {
      const spelled = Object.entries(spellingsOf(secret)).filter(([, spelling]) => text.includes(spelling));
      const words = lower.includes(secret.toLowerCase())
        ? ['plain', ...spelled.map(([way]) => way)]
        : spelled.map(([way]) => way);
      return words.map((way) => `${name} tells ${secret} (${way})`);
    });
  });
}

/** Bytes of the files in a folder. */
function sizeOf(folder: string): number {
  return readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
}

async function listen({ serve }: Degenerate): Promise<{ base_url: string; close(): Promise<void> }> {
  let base_url = '';
  const { url, close } = await listenLocally(serve(() => base_url));
  base_url = url;
  return { base_url, close };
}
