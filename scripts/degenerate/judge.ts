/** What a run against a degenerate target must be like. Pure. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import schema from '../../conformance/reports/report.schema.json' with { type: 'json' };
import type { Report } from '../../conformance/reports/report.ts';
import { honestPass } from './honest-passes.ts';
import type { Degenerate } from './targets.ts';

/** How a run of the command line ended. */
export interface KitRun {
  /** Null where it had to be ended. */
  code: number | null;
  stdout: string;
  stderr: string;
  took_ms: number;
  memory_mib?: number;
  report?: unknown;
}

/** A run that takes longer hangs: silence is waited for 2 s at a time, and other work may keep the machine busy. */
export const most_ms = 300_000;
/** The suite's yardstick, and what loading it from its sources takes. */
const most_memory_mib = 600;

/** @returns a line for each thing that is wrong */
export function problemsOf(target: Pick<Degenerate, 'name' | 'exits'>, ended: KitRun): string[] {
  const { code, stdout, stderr, memory_mib = 0, report } = ended;
  const problems: string[] = [];
  if (code === null) problems.push(`it did not end within ${most_ms / 1000} s`);
  else if (!target.exits.includes(code)) problems.push(`the exit code is ${code}, not ${target.exits.join(' or ')}`);
  if (memory_mib > most_memory_mib) problems.push(`it took ${memory_mib} MiB of memory, more than ${most_memory_mib}`);
  const trace = /^\s+at .+:\d+:\d+\)?$/m.exec(`${stdout}\n${stderr}`)?.[0];
  if (trace !== undefined) problems.push(`it shows a stack trace: ${trace.trim()}`);
  if (report === undefined) return [...problems, 'there is no report'];
  const malformed = malformation(report);
  if (malformed !== undefined) return [...problems, `the report breaks its schema: ${malformed}`];
  return [...problems, ...problemsIn(report as Report, target)];
}

function problemsIn({ verdicts, checks }: Report, { name }: Pick<Degenerate, 'name'>): string[] {
  const problems: string[] = [];
  if (verdicts.length !== checks.expected) {
    problems.push(`the report has ${verdicts.length} verdicts of ${checks.expected} checks`);
  }
  for (const one of verdicts) {
    if (one.verdict === 'error') problems.push(`error ${one.check}: ${one.message}`);
    if (one.verdict === 'pass' && honestPass(one.check, name) === undefined) {
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
