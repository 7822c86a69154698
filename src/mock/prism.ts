/** Runs Prism as a child process over the document, behind a door that refuses what Prism cannot take. */
import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import type { ChoicesDocument } from '../choices/choices.ts';
import { documentIn } from '../choices/document/document-in.ts';
import { bundledDocument } from '../contract/document.ts';
import { closingOf } from '../input/close-server.ts';
import { InputError } from '../input/input-error.ts';
import { createServer } from '../input/node-http.ts';
import { listenOn } from '../input/sockets.ts';
import { createDoor } from './door.ts';
import { withPairedCallbacks } from './paired-callbacks.ts';
import { withShortAnswers } from './short-answers.ts';

export interface PrismOptions {
  port: number;
  host: string;
  /** In whose dialect the document is; the reference unless given. */
  choices?: ChoicesDocument | undefined;
  dynamic?: boolean;
  seed?: number;
}

/**
 * Runs until Prism ends or is told to; its log goes to stdout.
 * @returns its exit code; 0 after SIGINT or SIGTERM
 * @throws InputError when Prism is not installed, or the port is taken
 */
export async function runPrism({ host, port, ...options }: PrismOptions): Promise<number> {
  const program = prismProgram();
  const { promise: prism, resolve: ready } = Promise.withResolvers<string>();
  const door = createDoor({ prism, choices: options.choices });
  const closeDoor = closingOf(door);
  const url = await listenOn(door, host, port, 'choose another with --port');
  const made = await mockedDocument(options.choices);
  const own_url = `http://127.0.0.1:${await freePort()}`;
  const child = startPrism([program, 'mock', made.file], own_url, options);
  createInterface(child.stdout).on('line', (line) => {
    if (line.includes(own_url)) ready(own_url);
    process.stdout.write(`${line.replaceAll(own_url, url)}\n`);
  });
  const forward = (signal: NodeJS.Signals) => child.kill(signal);
  process.on('SIGINT', forward).on('SIGTERM', forward);
  const [code, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null];
  process.off('SIGINT', forward).off('SIGTERM', forward);
  await Promise.all([closeDoor(), made.remove()]);
  if (signal === 'SIGINT' || signal === 'SIGTERM' || code === 0) return 0;
  process.stderr.write(
    `model-run-kit: Prism has ended by itself (${signal ?? `exit code ${code}`}); start mock again\n`,
  );
  return code ?? 1;
}

/** Ends Prism when its standard input does: that of a process whose parent was killed. */
const ends_with_parent = 'data:text/javascript,process.stdin.on("end",()=>process.exit()).resume()';

function startPrism(
  words: readonly string[],
  url: string,
  { dynamic, seed }: Pick<PrismOptions, 'dynamic' | 'seed'>,
): ChildProcessByStdio<Writable, Readable, null> {
  const { hostname, port } = new URL(url);
  // Several processes, as Prism has them under NODE_ENV=production, would outlive the one that is told to stop.
  const more = ['--host', hostname, '--port', port, '--multiprocess=false', ...(dynamic ? ['--dynamic'] : [])];
  if (seed !== undefined) more.push('--seed', String(seed));
  return spawn(process.execPath, ['--import', ends_with_parent, ...words, ...more], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, SCARF_ANALYTICS: 'false', ...(process.stdout.isTTY && { FORCE_COLOR: '1' }) },
  });
}

/** The document as Prism answers from it best, in a file of its own. */
async function mockedDocument(
  choices: ChoicesDocument | undefined,
): Promise<{ file: string; remove(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'model-run-kit-'));
  const file = join(folder, 'openapi.json');
  const document = withPairedCallbacks(choices ? documentIn(choices) : bundledDocument());
  // A request may ask for an answer that is made up, by `Prefer: dynamic=true`.
  await writeFile(file, JSON.stringify(withShortAnswers(document)));
  return { file, remove: () => rm(folder, { recursive: true }) };
}

function prismProgram(): string {
  const require = createRequire(import.meta.url);
  try {
    const manifest = require.resolve('@stoplight/prism-cli/package.json');
    return join(dirname(manifest), (require(manifest) as { bin: { prism: string } }).bin.prism);
  } catch {
    throw new InputError(
      'mock needs Prism, which is not installed: npm install --save-dev @stoplight/prism-cli@5.16.0',
    );
  }
}

/** Prism takes no port 0. */
async function freePort(): Promise<string> {
  const probe = createServer();
  const url = await listenOn(probe, '127.0.0.1', 0, '');
  await closingOf(probe)();
  return new URL(url).port;
}
