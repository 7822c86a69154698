/** Runs `check-receiver`: from its options to the exit code. */
import { readFileSync } from 'node:fs';
import { receiverChecks } from '../conformance/receivers/checks/all.ts';
import { createProbe } from '../conformance/receivers/probe.ts';
import { judgeReceiver } from '../conformance/receivers/run.ts';
import { createSender } from '../conformance/receivers/sender.ts';
import { default_seed } from '../conformance/runner/run.ts';
import { exitCodeOf } from '../conformance/verdicts/exit-code.ts';
import { document_version } from '../src/contract/document-version.ts';
import { InputError } from '../src/input/input-error.ts';
import { matchesGlob } from '../src/input/matches-glob.ts';
import { shellWord } from '../src/input/shell-word.ts';
import type { CheckReceiverOptions } from './check-receiver-options.ts';
import { command_name } from './command-name.ts';
import { exitCodes } from './exit-codes.ts';
import { writeFormats } from './output.ts';
import { progress } from './progress.ts';
import { certificatesOf } from './receiver-connection.ts';
import { refuseMixedOutput, showReport } from './show-report.ts';
import { eventDialectOf, secretsOf } from './signature-options.ts';
import { kit_version } from './version.ts';

/** @param signal of an end that interrupts the run @returns the exit code */
export async function checkReceiver(
  url: string | undefined,
  options: CheckReceiverOptions,
  signal: AbortSignal,
): Promise<number> {
  if (options.list) {
    const width = Math.max(...receiverChecks.map(({ id }) => id.length));
    for (const { id, title } of receiverChecks) process.stdout.write(`${id.padEnd(width)}  ${title}\n`);
    return exitCodes.conforms;
  }
  if (url === undefined) throw new InputError('url: say where the receiver takes events');
  const { check: globs } = options;
  const checks = globs
    ? receiverChecks.filter(({ id }) => globs.some((glob) => matchesGlob(id, glob)))
    : receiverChecks;
  if (checks.length === 0) throw new InputError(`--check ${globs!.join(' ')}: no check has such an id; see --list`);
  refuseMixedOutput(options);
  const dialect = await eventDialectOf(options);
  const secrets = options.secret === undefined ? [] : await secretsOf(options, dialect.scheme);
  const source = probeOf(options);
  const answer_within_ms = options.answerWithin * 1_000;
  const sender = createSender({
    url,
    // Late and never are told apart.
    wait_ms: 2 * answer_within_ms,
    headers: options.header,
    ...certificatesOf(options.insecure),
  });
  const talk = progress(process.stderr, checks);
  try {
    const report = await judgeReceiver({
      url,
      checks,
      ...caseOf(options, checks.length),
      dialect,
      secrets,
      sender,
      probe: source && createProbe(source),
      settle_ms: options.settle * 1_000,
      answer_within_ms,
      forged: options.forged,
      run_ids: options.runs === undefined ? undefined : runIdsIn(options.runs),
      name: options.name,
      seed: options.seed ?? default_seed,
      samples: options.samples,
      kit_version,
      document_version,
      command: command_name,
      run_command: 'check-receiver',
      replay_options: replayOptions(url, options),
      confidential: options.header.map(([, value]) => value),
      emit: talk.tell,
      signal,
    }).finally(talk.end);
    const gate = { gate: 'declared', strict: false, allow_incomplete: [], interrupted: report.interrupted } as const;
    if (options.out !== undefined) writeFormats(options.out, report, ['json'], { gate });
    showReport(report, options, { gate });
    return exitCodeOf(report, gate);
  } finally {
    await sender.close();
  }
}

/** @throws InputError */
function probeOf({ probeCommand, probeUrl, probePointer }: CheckReceiverOptions) {
  if (probeCommand !== undefined) return { command: probeCommand };
  if (probeUrl !== undefined) return { url: probeUrl, ...(probePointer !== undefined && { pointer: probePointer }) };
  if (probePointer !== undefined) throw new InputError('--probe-pointer: is for --probe-url');
  return undefined;
}

/** @throws InputError */
function caseOf({ case: text }: CheckReceiverOptions, checks: number): { case?: unknown } {
  if (text === undefined) return {};
  if (checks !== 1) throw new InputError('--case goes with --check and the id of one check');
  try {
    return { case: JSON.parse(text) };
  } catch (error) {
    throw new InputError(`--case: ${(error as Error).message}`);
  }
}

/** @throws InputError */
function runIdsIn(file: string): string[] {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw new InputError(`--runs ${file}: cannot be read (${(error as NodeJS.ErrnoException).code})`);
  }
  const ids = text.split(/\s+/).filter((id) => id !== '');
  if (ids.length === 0) throw new InputError(`--runs ${file}: holds no id`);
  return ids;
}

/** All that names the receiver once more; secrets stay in the environment. */
function replayOptions(url: string, options: CheckReceiverOptions): string {
  const named = [
    ['--choices', options.choices],
    ['--prefix', options.prefix],
    ['--encoding', options.encoding],
    ['--key', options.key],
    ['--separator', options.separator],
    ['--probe-url', options.probeUrl],
    ['--probe-pointer', options.probePointer],
    ['--probe-command', options.probeCommand],
    ['--forged', options.forged === 'refused' ? undefined : options.forged],
    ['--runs', options.runs],
  ] as const;
  const given = named.flatMap(([name, value]) => (value === undefined ? [] : [name, shellWord(value)]));
  const flags = options.insecure ? ['--insecure'] : [];
  return [shellWord(url), ...given, ...flags].join(' ');
}
