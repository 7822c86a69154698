/** One run of the command with a fault, as a process of its own, and what is wrong with its end. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, openSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { startEmbedded } from '../../cli/embedded.ts';
import { readReport } from '../../conformance/reports/read-report.ts';
import type { Report } from '../../conformance/reports/report.ts';
import { exitCodes } from '../../conformance/verdicts/exit-code.ts';
import { withSender } from './bad-senders.ts';
import type { Fault, PlannedRun } from './faults.ts';

export interface RunEnd {
  code: number | null;
  seconds: number;
  /** Records that the report says were left behind. */
  left: number;
  problems: string[];
}

/** A whole run on the real clock takes half a minute, on a busy machine some minutes. */
const most_ms = 300_000;
const main = fileURLToPath(new URL('../../cli/main.ts', import.meta.url));
const bad_kit = fileURLToPath(new URL('bad-kit.ts', import.meta.url));
/** Device files that answer each write with the error. */
const devices = { ENOSPC: '/dev/full', EIO: '/proc/self/mem' } as const;

export async function runOnce(planned: PlannedRun): Promise<RunEnd> {
  const folder = mkdtempSync(join(tmpdir(), 'model-run-kit-ends-'));
  try {
    return await withTarget(planned, folder, (words) => watched(planned.fault, words, folder));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function withTarget(
  { fault, clock, checks }: PlannedRun,
  folder: string,
  act: (words: string[]) => Promise<RunEnd>,
): Promise<RunEnd> {
  const words = ['conformance', 'run', ...checks, '--reporter', 'terminal,junit'];
  if (fault.kind !== 'sender') return act([...words, '--clock', clock]);
  const { target, close } = await startEmbedded({ clock, wrap: withSender(fault.manner), onFault() {} });
  const file = join(folder, 'target.yaml');
  writeFileSync(file, JSON.stringify(target));
  try {
    return await act([...words, '--target', file]);
  } finally {
    await close();
  }
}

async function watched(fault: Fault, words: readonly string[], folder: string): Promise<RunEnd> {
  const out = join(folder, 'out');
  mkdirSync(out);
  if (fault.kind === 'disk') symlinkSync(devices[fault.error], join(out, fault.file));
  const began_ms = performance.now();
  const child = start(fault, [...words, '--out', out]);
  const exited = once(child, 'exit') as Promise<[number | null, NodeJS.Signals | null]>;
  const late = setTimeout(() => child.kill('SIGKILL'), most_ms);
  const talk: string[] = [];
  strike(fault, { child, talk, out });
  const [code, signal] = await exited;
  clearTimeout(late);
  const report = reportIn(out);
  const problems = [
    ...(signal === null ? [] : [signal === 'SIGKILL' ? `it hung for ${most_ms / 1_000} s` : `it died of ${signal}`]),
    ...(code === null || tabled.includes(code) ? [] : [`exit code ${code}`]),
    ...(talk.some((line) => /^ {4}at /.test(line)) ? ['a stack trace'] : []),
    ...(code === null ? [] : problemsOf(fault, code, report, talk)),
  ];
  const told = problems.length > 0 ? [`${problems.join('; ')} (${talk.slice(-2).join(' | ')})`] : [];
  const left = typeof report === 'string' ? 0 : report.left_behind.length;
  return { code, seconds: Math.round((performance.now() - began_ms) / 1_000), left, problems: told };
}

const tabled: readonly number[] = Object.values(exitCodes);

function start(fault: Fault, words: readonly string[]): ChildProcess {
  const full = fault.kind === 'device' ? openSync('/dev/full', 'w') : undefined;
  const at = (name: 'stdout' | 'stderr') => (fault.kind === 'device' && fault.of === name ? full! : 'pipe');
  const before = fault.kind === 'kit' ? ['--import', bad_kit] : [];
  const env = { ...process.env, ...(fault.kind === 'kit' && { KIT_MISTAKE: fault.mistake }) };
  return fault.kind === 'pipe' && fault.of === 'both'
    ? spawn('sh', ['-c', 'exec "$0" "$@" 2>&1', process.execPath, main, ...words], {
        stdio: ['ignore', 'pipe', 'ignore'],
        env,
      })
    : spawn(process.execPath, [...before, main, ...words], { stdio: ['ignore', at('stdout'), at('stderr')], env });
}

interface Running {
  child: ChildProcess;
  talk: string[];
  out: string;
}

/** Acts when the run has said so many lines. */
function strike(fault: Fault, { child, talk, out }: Running): void {
  const lines = 'lines' in fault ? fault.lines : Number.POSITIVE_INFINITY;
  const heard = child.stderr ?? (fault.kind === 'pipe' ? child.stdout : null);
  const act = () => {
    if (fault.kind === 'signal') for (let time = 0; time < fault.times; time++) child.kill(fault.signal);
    if (fault.kind === 'folder') rmSync(out, { recursive: true, force: true });
    if (fault.kind === 'pipe' && fault.of !== 'stderr') child.stdout!.destroy();
    if (fault.kind === 'pipe' && fault.of !== 'stdout') child.stderr?.destroy();
  };
  if (heard !== child.stdout) child.stdout?.resume();
  if (!heard) return;
  // A signal is for a run that has begun; a reader may go at any time.
  if (lines === 0 && fault.kind === 'pipe') act();
  let is_done = lines === 0 && fault.kind === 'pipe';
  createInterface({ input: heard }).on('line', (line) => {
    talk.push(line);
    if (is_done || talk.length < Math.max(1, lines)) return;
    is_done = true;
    act();
  });
}

function reportIn(out: string): Report | string {
  try {
    return readReport(out);
  } catch (error) {
    return (error as Error).message;
  }
}

/** A run says in its report what it came to, or in a line why there is none. */
function problemsOf(fault: Fault, code: number, report: Report | string, talk: readonly string[]): string[] {
  const is_told = talk.some((line) => line.startsWith('model-run-kit: '));
  if (typeof report === 'string') return is_told || fault.kind === 'pipe' ? [] : [`no report, and no line: ${report}`];
  const { left_behind, totals } = report;
  // By the same signal twice a user says that nothing matters but the end.
  const is_cut = fault.kind === 'signal' && fault.times === 2;
  const wrongs = {
    'it left records behind': !is_cut && left_behind.length > 0,
    'exit 1 without a failure': code === exitCodes.fails && totals.fail === 0,
    'exit 0 with a failure': code === exitCodes.conforms && totals.fail > 0,
    'exit 70 with a failure': code === exitCodes.kit_fault && totals.fail > 0,
    'exit 70 without a mistake of the kit': code === exitCodes.kit_fault && fault.kind !== 'kit',
  };
  return Object.entries(wrongs).flatMap(([problem, is_so]) => (is_so ? problem : []));
}
