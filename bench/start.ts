/** Start of the built commands (`npm run build` first), and of a further world in a server that runs. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { InputError } from '../src/input/input-error.ts';
import { launcher, withoutLoader } from './built.ts';
import { type Figure, middle, type Pace } from './figure.ts';
import { inTurn, timed } from './rounds.ts';

/** @throws InputError where nothing is built */
export async function start({ quick, rounds }: Pace): Promise<Figure[]> {
  if (!existsSync(launcher)) throw new InputError('start: there is no dist; npm run build first');
  const folder = mkdtempSync(join(tmpdir(), 'model-run-kit-bench-'));
  const body = join(folder, 'body.json');
  writeFileSync(body, '{}');
  try {
    const acts = { ...commands(folder, body), 'serve ready': ready, 'Node.js alone': () => run(['-e', '0']) };
    // The first start of each fills the cache of compiled code.
    await inTurn(1, acts);
    const times = await inTurn(quick ? 3 : 3 * rounds, acts);
    const alone = middle(times['Node.js alone']).value.toFixed(0);
    return Object.entries(times).map(([name, taken]) => ({
      ...{ id: `start/${name}`, what: name, unit: 'ms', better: 'lower', ...middle(taken) },
      ...{ yardstick: yardsticks[name], from: `Node.js alone ${alone} ms` },
    }));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const yardsticks: Readonly<Record<string, number>> = { '--help': 100, 'serve ready': 200 };

function commands(folder: string, body: string): Record<string, () => Promise<number>> {
  const rows: Record<string, string[]> = {
    '--help': ['--help'],
    'conformance --help': ['conformance', '--help'],
    'conformance list': ['conformance', 'list'],
    'conformance explain': ['conformance', 'explain', 'pagination/ties'],
    'conformance run, one check': ['conformance', '--check', 'pagination/envelope', '--out', folder],
    'conformance render': ['conformance', 'render', join(folder, 'report.json')],
    'conformance judge': ['conformance', 'judge', join(folder, 'history.jsonl')],
    openapi: ['openapi'],
    'openapi --yaml': ['openapi', '--yaml'],
    sign: ['sign', body, '--secret', 'a secret of the bench'],
  };
  return Object.fromEntries(Object.entries(rows).map(([name, words]) => [name, () => run([launcher, ...words])]));
}

async function run(words: readonly string[]): Promise<number> {
  return timed(async () => {
    const { status, stderr } = spawnSync(process.execPath, words, { encoding: 'utf8', env: withoutLoader() });
    if (status !== 0) throw new Error(`${words.join(' ')}: ${stderr}`);
  });
}

async function ready(): Promise<number> {
  const words = [launcher, 'serve', '--port', '0', '--json'];
  const began = performance.now();
  const child = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'inherit'], env: withoutLoader() });
  await once(child.stdout, 'data');
  const took_ms = performance.now() - began;
  child.kill();
  await once(child, 'exit');
  return took_ms;
}
