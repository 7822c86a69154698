/** Demands on a run against a degenerate target. Pure. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import schema from '../../conformance/reports/report.schema.json' with { type: 'json' };
import type { Report } from '../../conformance/reports/report.ts';
import { honestPass } from './honest-passes.ts';
import type { Degenerate } from './targets.ts';

/** End of a run of the command line. */
export interface KitRun {
  /** Null where it had to be ended. */
  code: number | null;
  stdout: string;
  stderr: string;
  took_ms: number;
  memory_mib?: number;
  /** Of its time, what it waited for a core of a busy machine. */
  delayed_ms?: number;
  /** A line for each secret that a file under `--out` tells. */
  told?: readonly string[];
  /** All that is under `--out`, in millions of bytes. */
  disk_mb?: number;
  report?: unknown;
}

/** A run that takes longer hangs, and is killed. */
export const most_ms = 300_000;
/** A run is ended by then: silence is waited for 2 s at a time, and other work may keep the machine busy. */
const most_s = 60;
/** Memory for the suite, and for loading it from its sources. */
const most_memory_mib = 300 + 262;
const most_disk_mb = 30;

/** @returns a line for each thing that is wrong */
export function problemsOf(
  target: Pick<Degenerate, 'name' | 'exits' | 'forced_wait_s' | 'is_hostile'>,
  ended: KitRun,
): string[] {
  const { code, stdout, stderr, took_ms, delayed_ms = 0, memory_mib = 0, disk_mb = 0, told = [], report } = ended;
  const problems: string[] = [...told];
  if (code === null) problems.push(`it did not end within ${most_ms / 1000} s`);
  else if (!target.exits.includes(code)) problems.push(`the exit code is ${code}, not ${target.exits.join(' or ')}`);
  if (memory_mib > most_memory_mib) problems.push(`it took ${memory_mib} MiB of memory, more than ${most_memory_mib}`);
  if (disk_mb > most_disk_mb) problems.push(`it left ${disk_mb} MB under --out, more than ${most_disk_mb}`);
  const bound_s = most_s + (target.forced_wait_s ?? 0);
  const own_ms = took_ms - delayed_ms;
  if (own_ms > bound_s * 1000) problems.push(`it took ${Math.round(own_ms / 1000)} s, more than ${bound_s}`);
  const trace = /^\s+at .+:\d+:\d+\)?$/m.exec(`${stdout}\n${stderr}`)?.[0];
  if (trace !== undefined) problems.push(`it shows a stack trace: ${trace.trim()}`);
  if (report === undefined) return [...problems, 'there is no report'];
  const malformed = malformation(report);
  if (malformed !== undefined) return [...problems, `the report breaks its schema: ${malformed}`];
  return [...problems, ...problemsIn(report as Report, target)];
}

function problemsIn({ verdicts, checks }: Report, target: Pick<Degenerate, 'name' | 'is_hostile'>): string[] {
  const problems: string[] = [];
  if (verdicts.length !== checks.expected) {
    problems.push(`the report has ${verdicts.length} verdicts of ${checks.expected} checks`);
  }
  for (const one of verdicts) {
    if (one.verdict === 'error') problems.push(`error ${one.check}: ${one.message}`);
    if (one.verdict === 'pass' && !target.is_hostile && honestPass(one.check, target.name) === undefined) {
      problems.push(`${one.check} passes, with ${one.cases} cases: ${one.title}`);
    }
  }
  return problems;
}

let validate: ReturnType<Ajv2020['compile']> | undefined;

function malformation(report: unknown): string | undefined {
  if (!validate) {
    const ajv = new Ajv2020({ strict: false });
    addFormats.default(ajv);
    validate = ajv.compile(schema);
  }
  if (validate(report)) return undefined;
  const [first] = validate.errors ?? [];
  return `${first?.instancePath} ${first?.message}`;
}
