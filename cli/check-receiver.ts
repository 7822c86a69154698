/** `check-receiver`: plays the sender against somebody's receiver, and judges its answers. */
import { readFileSync } from 'node:fs';
import { Command, InvalidArgumentError, Option } from 'commander';
import { formatNames } from '../conformance/reports/format-names.ts';
import { document_version } from '../src/contract/document-version.ts';
import { InputError } from '../src/input/input-error.ts';
import { matchesGlob } from '../src/input/matches-glob.ts';
import { command_name } from './command-name.ts';
import { exitCodes } from './exit-codes.ts';
import { httpUrl } from './http-url.ts';
import { eventDialectOf, type SignatureOptions, secretsOf, withSignatureOptions } from './signature-options.ts';
import { seconds, wholeNumber, wordsOf } from './values.ts';
import { kit_version } from './version.ts';

const reporters = ['terminal', ...formatNames] as const;

interface CheckReceiverOptions extends SignatureOptions {
  probeUrl?: string;
  probePointer?: string;
  probeCommand?: string;
  settle: number;
  forged: 'refused' | 'dropped';
  answerWithin: number;
  runs?: string;
  header: [string, string][];
  name?: string;
  insecure?: boolean;
  check?: string[];
  case?: string;
  seed?: number;
  samples?: number;
  list?: boolean;
  reporter: (typeof reporters)[number][];
  out?: string;
}

const after_help = `
A probe tells what the receiver made of an event: a number that counts effects, or any value; {run_id} and {delivery_id}
in it stand for those of the event.
Exits 0 when the receiver follows the advice of section 6, 1 when it does not, 2 when an option is wrong, 3 when
something could not be judged, 4 when nobody answers, 70 for a fault of the kit, and 130 when it is interrupted.`;

export function checkReceiverCommand(): Command {
  return withSignatureOptions(new Command('check-receiver'))
    .description("test somebody's receiver of events: the kit plays the sender")
    .argument('[url]', 'where the receiver takes events', httpUrl)
    .option('--probe-url <url>', 'a URL whose JSON shows what the receiver made of an event', probeUrl)
    .option('--probe-pointer <pointer>', 'the place of the value in it, such as /count')
    .addOption(
      new Option('--probe-command <command>', 'a command that prints that value').conflicts([
        'probeUrl',
        'probePointer',
      ]),
    )
    .option('--settle <seconds>', 'how long an event takes, at most, to show its effect', seconds, 3)
    .addOption(
      new Option(
        '--forged <how>',
        'how forged events are met: refused with a 3xx or 4xx, or answered 2xx and dropped, as a probe must show',
      )
        .choices(['refused', 'dropped'])
        .default('refused'),
    )
    .option('--answer-within <seconds>', 'how long an answer may take', seconds, 5)
    .option('--runs <file>', 'ids of runs that the receiver knows, one a line, where it takes no others')
    .option(
      '--header <name: value>',
      'a header that the receiver wants beside those of the event; repeatable',
      header,
      [],
    )
    .option('--name <text>', 'the name of the receiver, for the report')
    .option('--insecure', 'take any certificate of the receiver, such as one signed by itself')
    .option('--check <glob...>', "only checks whose id matches, such as 'repeating/*'")
    .option('--case <json>', 'one case of one check, as a failure names it')
    .option('--seed <number>', 'draw the cases from this seed', wholeNumber(0))
    .option('--samples <number>', 'draw so many cases for each check that draws them', wholeNumber(1))
    .option('--list', 'print the checks, and send nothing')
    .option(
      '--reporter <names>',
      `comma-separated: ${reporters.join(', ')}; without --out one of them goes to stdout`,
      wordsOf(reporters),
      ['terminal'],
    )
    .option('--out <folder>', 'write report.json and the chosen formats there')
    .addHelpText('after', after_help)
    .action(async (url: string | undefined, options: CheckReceiverOptions) => {
      process.exitCode = await checkReceiver(url, options);
    });
}

async function checkReceiver(url: string | undefined, options: CheckReceiverOptions): Promise<number> {
  const { receiverChecks } = await import('../conformance/receivers/checks/all.ts');
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
  const { refuseMixedOutput, showReport } = await import('./show-report.ts');
  refuseMixedOutput(options);
  const dialect = await eventDialectOf(options);
  const secrets = options.secret === undefined ? [] : await secretsOf(options, dialect.scheme);
  const [{ judgeReceiver }, { createSender }, { createProbe }, { default_seed }, { certificatesOf }, { progress }] =
    await Promise.all([
      import('../conformance/receivers/run.ts'),
      import('../conformance/receivers/sender.ts'),
      import('../conformance/receivers/probe.ts'),
      import('../conformance/runner/run.ts'),
      import('./receiver-connection.ts'),
      import('./progress.ts'),
    ]);
  const source = probeOf(options);
  const answer_within_ms = options.answerWithin * 1_000;
  const sender = createSender({
    url,
    // Late and never are told apart.
    wait_ms: 2 * answer_within_ms,
    headers: options.header,
    ...certificatesOf(options.insecure),
  });
  const interruption = new AbortController();
  const onSignal = () => interruption.abort();
  process.once('SIGINT', onSignal);
  process.once('SIGTERM', onSignal);
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
      emit: progress(process.stderr),
      signal: interruption.signal,
    });
    const gate = { gate: 'declared', strict: false, allow_incomplete: [], interrupted: report.interrupted } as const;
    const [{ writeFormats }, { exitCodeOf }] = await Promise.all([
      import('./output.ts'),
      import('../conformance/verdicts/exit-code.ts'),
    ]);
    if (options.out !== undefined) writeFormats(options.out, report, ['json'], { gate });
    showReport(report, options, { gate });
    return exitCodeOf(report, gate);
  } finally {
    process.off('SIGINT', onSignal);
    process.off('SIGTERM', onSignal);
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
  const given = named.flatMap(([name, value]) => (value === undefined ? [] : [name, quoted(value)]));
  const flags = options.insecure ? ['--insecure'] : [];
  return [quoted(url), ...given, ...flags].join(' ');
}

function quoted(text: string): string {
  return /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}

function header(text: string, before: readonly [string, string][]): [string, string][] {
  const [, name, value] = /^([!#$%&'*+.^_`|~0-9A-Za-z-]+):[ \t]*([\t -~\x80-\xff]*)$/.exec(text) ?? [];
  if (name === undefined) throw new InvalidArgumentError('It takes a name and a value, such as "X-Key: abc".');
  return [...before, [name, value!.trim()]];
}

/** As it is written: a URL has no braces. */
function probeUrl(text: string): string {
  httpUrl(text);
  return text;
}
