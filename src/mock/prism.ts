/** Runs Prism as a child process over the bundled document. */
import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { bundledDocument } from '../contract/document.ts';
import { InputError } from '../input/input-error.ts';
import { withPairedCallbacks } from './paired-callbacks.ts';
import { withShortAnswers } from './short-answers.ts';

export interface PrismOptions {
  port: number;
  host: string;
  dynamic?: boolean;
  seed?: number;
}

/**
 * Runs until Prism ends or is told to; its log goes to stdout.
 * @returns its exit code; 0 after SIGINT or SIGTERM
 * @throws InputError when Prism is not installed, or the port is taken
 */
export async function runPrism(options: PrismOptions): Promise<number> {
  const program = prismProgram();
  await refuseTakenPort(options);
  const made = await mockedDocument(options);
  const words = ['mock', made.file, '--host', options.host, '--port', String(options.port)];
  if (options.dynamic) words.push('--dynamic');
  if (options.seed !== undefined) words.push('--seed', String(options.seed));
  const child = spawn(process.execPath, [program, ...words], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, SCARF_ANALYTICS: 'false' },
  });
  const forward = (signal: NodeJS.Signals) => child.kill(signal);
  process.on('SIGINT', forward).on('SIGTERM', forward);
  const [code, signal] = await new Promise<[number | null, NodeJS.Signals | null]>((done, fail) => {
    child.once('exit', (...ended) => done(ended)).once('error', fail);
  });
  process.off('SIGINT', forward).off('SIGTERM', forward);
  await made.remove();
  return signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : (code ?? 1);
}

/** The document as Prism answers from it best, in a file of its own. */
async function mockedDocument({ dynamic }: PrismOptions): Promise<{ file: string; remove(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'model-run-kit-'));
  const file = join(folder, 'openapi.json');
  const document = withPairedCallbacks(bundledDocument());
  await writeFile(file, JSON.stringify(dynamic ? withShortAnswers(document) : document));
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

/** Prism answers a taken port with a stack trace. */
function refuseTakenPort({ host, port }: PrismOptions): Promise<void> {
  return new Promise((done, fail) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      const why =
        error.code === 'EADDRINUSE' ? 'is taken; choose another with --port' : `cannot be used (${error.code})`;
      fail(new InputError(`port ${port} of ${host} ${why}`));
    });
    probe.listen(port, host, () => probe.close(() => done()));
  });
}
