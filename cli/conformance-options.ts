/** The options of the `conformance` commands, and what commander gives of them. */
import { type Command, Option } from 'commander';
import { formatNames } from '../conformance/reports/format-names.ts';
import { type OwnerName, owners } from '../conformance/target/owned-by.ts';
import { gates, incompleteKinds } from '../conformance/verdicts/exit-code.ts';
import { collect, shard, version, wholeNumber, withCommas, wordsOf } from './values.ts';

const reporters = ['terminal', ...formatNames, 'har'] as const;

/** The options of `conformance run`, as commander gives them. */
export interface ConformanceOptions {
  target?: string;
  /** Several with commas between. */
  baseUrl?: string;
  set: string[];
  owner?: OwnerName;
  twice?: boolean;
  wait?: number;
  check?: string[];
  area?: string[];
  shard?: { index: number; of: number };
  seed?: number | 'random';
  samples?: number;
  strict?: boolean;
  gate: (typeof gates)[number];
  clock: 'real' | 'virtual';
  choices?: string;
  timeLimit?: number;
  allowIncomplete: (typeof incompleteKinds)[number][];
  failFast?: boolean;
  mutant?: string;
  requirements?: string;
  knownFailures?: string;
  writeKnownFailures?: string;
  reporter: (typeof reporters)[number][];
  out?: string;
  case?: string;
  judgeBy?: string;
}

/** Of the commands that read reports; text without either. */
export interface TextFormatOptions {
  json?: boolean;
  markdown?: boolean;
}

export interface FormatOptions extends TextFormatOptions {
  html?: boolean;
}

export function withTextFormatOptions(command: Command): Command {
  return command
    .option('--markdown', 'as Markdown')
    .addOption(new Option('--json', 'as JSON').conflicts(['markdown', 'html']));
}

export function withFormatOptions(command: Command): Command {
  return withTextFormatOptions(command).addOption(
    new Option('--html', 'as a page for a browser').conflicts('markdown'),
  );
}

export function withCheckOptions(command: Command): Command {
  return command
    .option('--check <glob...>', 'only checks whose id matches, such as pagination/*')
    .option('--area <area...>', 'only checks of these areas');
}

/** Of the commands that divide what the other options choose. */
export function withShardOption(command: Command): Command {
  return command.option('--shard <i/n>', 'one part of these checks, such as 2/4: the second of four', shard);
}

export function withReportOptions(command: Command): Command {
  return withReporterOptions(command, { gate: 'declared', allowIncomplete: [] })
    .option('--known-failures <file>', 'failures that are let pass, each with its reason')
    .option('--write-known-failures <file>', 'write the failures of this run there, over what still holds of the file')
    .option('--strict', 'judge by the reference choices too (for the reference server)')
    .option('--requirements <version>', 'checks that came after this version do not decide', version);
}

/** Options for a report that is there already, which may have a gate of its own. */
export function withReporterOptions(
  command: Command,
  by_default?: Pick<ConformanceOptions, 'gate' | 'allowIncomplete'>,
): Command {
  const gate = new Option('--gate <level>', 'levels that decide the exit code').choices(gates);
  const allowed = new Option(
    '--allow-incomplete <kinds>',
    `kinds that leave exit code 0: ${incompleteKinds.join(', ')}`,
  ).argParser(wordsOf(incompleteKinds));
  return command
    .addOption(by_default ? gate.default(by_default.gate) : gate)
    .addOption(by_default ? allowed.default(by_default.allowIncomplete) : allowed)
    .option(
      '--reporter <names>',
      `comma-separated: ${reporters.join(', ')}; without --out one of them goes to stdout`,
      wordsOf(reporters),
      ['terminal'],
    );
}

/** Of the commands that ask a target, and have no use for one of their own. */
export function withRemoteOptions(command: Command): Command {
  return command
    .option('--target <file>', 'target file of the implementation to judge')
    .option(
      '--base-url <url>',
      'judge this base URL (in the place of those of the target file); repeatable, for several replicas of one service',
      withCommas,
    )
    .option(
      '--set <key=value>',
      'set a key of the target file, such as principals.owner.token=…; repeatable',
      collect,
      [],
    )
    .addOption(
      new Option('--owner <principal>', 'who makes the requests of the owner, in its place: a user').choices(owners),
    )
    .option('--twice', 'ask twice for what changes nothing, and judge the second answer');
}

export function withTargetOptions(command: Command): Command {
  return withRemoteOptions(command)
    .option('--wait <seconds>', 'wait up to so long for the target to answer', wholeNumber(0))
    .addOption(
      new Option('--clock <clock>', 'clock of the embedded server').choices(['real', 'virtual']).default('virtual'),
    )
    .option('--choices <file>', 'choices of the embedded server')
    .option('--mutant <id>', 'seed this fault into the embedded server');
}
