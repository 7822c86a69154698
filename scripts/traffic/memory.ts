/** The most memory that `conformance judge` takes for lines of so many MiB, which it is given by its standard input. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { longRecording } from './long-recording.ts';
import type { HarEntry } from './record-har.ts';
import { webhook_secret } from './webhook-secret.ts';

const kit = fileURLToPath(new URL('../../cli/main.ts', import.meta.url));
const reference = fileURLToPath(new URL('../../fixtures/choices/reference.yaml', import.meta.url));
/** Behind everything else that the process writes. */
const told = `process.on('exit', () => process.stderr.write('KiB ' + process.resourceUsage().maxRSS + '\\n'))`;
const block_lines = 200;

export interface Memory {
  mib: number;
  code: number;
  most_mib: number;
  seconds: number;
}

export async function memoryOf(entries: readonly HarEntry[], mib: number): Promise<Memory> {
  const began = performance.now();
  const hook = `data:text/javascript,${encodeURIComponent(told)}`;
  const options = ['--choices', reference, '--secret', webhook_secret, '--reporter', 'json'];
  const args = ['--import', hook, kit, 'conformance', 'judge', '-', ...options];
  const child = spawn(process.execPath, args, { stdio: ['pipe', 'ignore', 'pipe'] });
  const [said, [code]] = await Promise.all([
    text(child.stderr),
    once(child, 'exit') as Promise<[number]>,
    pipeline(Readable.from(blocks(entries, mib * 2 ** 20)), child.stdin),
  ]);
  const [, kib = 'NaN'] = /KiB (\d+)/.exec(said) ?? [];
  const most_mib = Math.round(Number(kib) / 1024);
  return { mib, code, most_mib, seconds: Math.round((performance.now() - began) / 1_000) };
}

function* blocks(entries: readonly HarEntry[], bytes: number): Generator<string> {
  let block: string[] = [];
  for (const line of longRecording(entries, bytes)) {
    block.push(line);
    if (block.length < block_lines) continue;
    yield block.join('');
    block = [];
  }
  yield block.join('');
}
