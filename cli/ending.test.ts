/** Ends of the process in whole: pipes, signals, waits and mistakes. The exit code is always one of the table. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { Command } from 'commander';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readReport } from '../conformance/reports/read-report.ts';
import { builtKit } from './built-kit.support.ts';
import { commandLine } from './command-line.ts';
import { exitCodes } from './exit-codes.ts';
import { kit } from './kit.support.ts';

const path = (file: string) => fileURLToPath(new URL(file, import.meta.url));
const check = 'folders/read-after-create';
const nobody = ['--base-url', 'http://127.0.0.1:1', '--set', 'principals.owner.token=token-of-nobody'];
const timeout = 60_000;
const children = new Set<ChildProcess>();

let folder: string;
let launcher: string;
let broken: string;
let good: string;

beforeAll(async () => {
  launcher = await builtKit();
  folder = mkdtempSync(join(tmpdir(), 'ending-'));
  broken = join(folder, 'broken');
  writeFileSync(join(folder, 'body.json'), '{}');
  const { code } = await kit(
    'conformance',
    '--check',
    check,
    '--mutant',
    `${check}--never-written-down`,
    '--out',
    broken,
  );
  expect(code).toBe(exitCodes.fails);
  good = join(folder, 'good');
  await kit('conformance', '--check', check, '--out', good);
  writeFileSync(join(folder, 'statement.yaml'), (await kit('conformance', 'statement', good, '--partial')).stdout);
}, timeout);
afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

function start(...words: string[]): ChildProcess {
  // Compiled once for all of them.
  const env = { ...process.env, NODE_COMPILE_CACHE: join(folder, 'compiled') };
  const child = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'pipe'], env });
  children.add(child);
  return child;
}

const startKit = (...words: string[]) => start(launcher, ...words);

/** Its reader is gone before it writes. */
function unread(child: ChildProcess, name: 'stdout' | 'stderr'): void {
  child[name]!.destroy();
}

async function ended(child: ChildProcess): Promise<{ code: number | null; stdout: string; stderr: string }> {
  const read = (name: 'stdout' | 'stderr') => (child[name]!.destroyed ? '' : text(child[name]!));
  const [[code], stdout, stderr] = await Promise.all([once(child, 'close'), read('stdout'), read('stderr')]);
  return { code, stdout, stderr };
}

describe('nobody reads what a command prints', { timeout, concurrent: true }, () => {
  /** The shortest use of each that prints. */
  const uses = (): Record<string, string[]> => ({
    serve: ['--port', '0', '--json'],
    mock: ['--port', '0'],
    'conformance run': ['--check', check],
    'conformance list': ['--json'],
    'conformance explain': [check],
    'conformance init': ['http://127.0.0.1:1', '--token', 'owner=token-of-nobody', '--out', join(folder, 'init.yaml')],
    'conformance replay': [broken, '--mutant', `${check}--never-written-down`],
    'conformance judge': [join(broken, 'history.jsonl')],
    'conformance proxy': ['--upstream', 'http://127.0.0.1:1', '--port', '0', '--out', join(folder, 'proxy.ndjson')],
    'conformance doctor': nobody,
    'conformance plan': ['--check', check],
    'conformance clean': [broken],
    'conformance render': [broken],
    'conformance diff': [broken, broken],
    'conformance compare': [broken, broken],
    'conformance statement': [good, '--partial'],
    'conformance statement verify': [join(folder, 'statement.yaml'), join(good, 'history.jsonl')],
    'conformance gallery': [join(folder, 'statement.yaml')],
    openapi: [],
    'check-receiver': ['--list'],
    listen: ['--port', '0', '--print-secret'],
    send: ['http://127.0.0.1:1/', '--secret', 'c2VjcmV0LW9mLXRlc3Rz'],
    sign: [join(folder, 'body.json'), '--secret', 'c2VjcmV0LW9mLXRlc3Rz'],
    verify: [join(folder, 'body.json'), '--secret', 'c2VjcmV0LW9mLXRlc3Rz', '--signature', 'sha256=00'],
  });
  /** Those that print nothing there, and why they end. */
  const others: Record<string, number> = {
    'conformance init': exitCodes.unusable,
  };

  const named = (command: Command, before = ''): string[] =>
    command.commands.flatMap((one) => {
      const name = `${before}${one.name()}`;
      // A command with arguments of its own does something beside those below it.
      const does = one.commands.length === 0 || one.registeredArguments.length > 0;
      return [...(does ? [name] : []), ...named(one, `${name} `)];
    });

  for (const name of named(commandLine())) {
    it(name, async () => {
      const child = startKit(...name.split(' '), ...uses()[name]!);
      unread(child, 'stdout');
      const { code, stderr } = await ended(child);
      expect([code, stderr]).toEqual([others[name] ?? exitCodes.unread, expect.not.stringMatching(/\n {4}at |EPIPE/)]);
    });
  }
});

describe('a run', { timeout }, () => {
  it('goes on when nobody reads its talk', async () => {
    const child = startKit('conformance', '--check', check);
    unread(child, 'stderr');
    expect(await ended(child)).toMatchObject({ code: 0, stdout: expect.stringContaining('1 pass') });
  });

  it('whose output cannot be written says so', async () => {
    const child = spawn('sh', ['-c', `exec "$0" "$@" > /dev/full`, process.execPath, launcher, 'conformance', 'list'], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const { code, stderr } = await ended(child);
    expect([code, stderr]).toEqual([2, 'model-run-kit: the standard output cannot be written (ENOSPC)\n']);
  });

  it.for(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('cleans up and tells what was judged after %s', async (signal) => {
    const out = join(folder, signal);
    const child = startKit('conformance', '--area', 'pagination', '--out', out);
    for await (const line of child.stderr!) if (String(line).includes('[1/')) break;
    child.kill(signal);
    expect(await ended(child)).toMatchObject({ code: 130, stdout: expect.stringContaining('interrupted') });
    const { interrupted, left_behind, verdicts } = readReport(out);
    expect([interrupted, left_behind, verdicts[0]!.verdict]).toEqual([true, [], 'pass']);
  });

  it('heeds no SIGPIPE', async () => {
    const child = startKit('conformance', '--check', check);
    await once(child.stderr!, 'data');
    child.kill('SIGPIPE');
    expect(await ended(child)).toMatchObject({ code: 0 });
  });

  it('ends at once by the same signal again, though its output is not read', async () => {
    const child = startKit('conformance', '--area', 'pagination', '--reporter', 'json');
    child.stdout!.pause();
    for await (const line of child.stderr!) if (String(line).includes('[1/')) break;
    child.kill('SIGTERM');
    child.kill('SIGTERM');
    expect((await once(child, 'exit'))[0]).toBe(130);
  });
});

describe('a disk that is full', () => {
  /** A file of the folder that takes nothing. */
  function full(name: string): string {
    const out = mkdtempSync(join(folder, 'full-'));
    symlinkSync('/dev/full', join(out, name));
    return out;
  }

  it.for(['history.jsonl', 'choices.yaml.part'])('takes no %s, and costs the text of the run nothing', async (name) => {
    const out = full(name);
    const { code, stdout, stderr } = await kit('conformance', '--check', check, '--out', out);
    expect([code, stdout]).toEqual([2, expect.stringContaining('1 pass')]);
    const [last] = stderr.trim().split('\n').slice(-1);
    expect(last).toBe(`model-run-kit: --out ${join(out, name.replace('.part', ''))}: cannot be written (ENOSPC)`);
  });

  it('takes no list of what is made: then no more is made', async () => {
    const out = full('created.jsonl');
    const { code, stdout, stderr } = await kit('conformance', '--check', check, '--out', out);
    expect(code).toBe(2);
    expect(stderr).toContain(`--out ${join(out, 'created.jsonl')}: cannot be written (ENOSPC)`);
    expect(stdout).toContain('1 inconclusive');
    expect(readReport(out)).toMatchObject({ interrupted: true, left_behind: [] });
  });
});

describe('a mistake of the kit', { timeout: 20_000 }, () => {
  const program = (body: string) =>
    start(
      '--input-type=module',
      '--eval',
      `import { conclude, guardProcess, interruptible } from '${path('ending.ts')}'; guardProcess(1);\n${body}`,
    );
  const lost = 'a fault of the kit: it waited for something that cannot come any more';

  it('that waits for ever is told, and ends with a code of the table', async () => {
    const { code, stderr } = await ended(program('await new Promise(() => {})'));
    expect([code, stderr]).toEqual([70, expect.stringMatching(new RegExp(`^model-run-kit: ${lost} .+\n$`))]);
  });

  const stopped = (then: string) =>
    program(`await conclude(await interruptible((signal) => new Promise((done) => {
      signal.addEventListener('abort', () => ${then});
    })));`);

  it.for([
    ['interrupts a run, which reports', 'done(3)', 70],
    ['takes nothing from failures that were found', 'done(1)', 1],
    ['ends a run that waits once more', 'undefined', 70],
  ] as const)('%s', async ([_, then, expected]) => {
    expect(await ended(stopped(then))).toMatchObject({ code: expected, stderr: expect.stringContaining(lost) });
  });

  it('that nobody catches is one line', async () => {
    const child = program(`setTimeout(() => { throw new Error('odd'); }); setTimeout(() => {}, 5_000);`);
    const { code, stderr } = await ended(child);
    expect([code, stderr]).toEqual([70, expect.stringMatching(/^model-run-kit: a fault of the kit: odd .+\n$/)]);
  });
});
