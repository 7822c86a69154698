/** `conformance`: judges an implementation, lists and explains the checks, replays a case, judges a history again. */
import { Command, Option } from 'commander';
import { gates, incompleteKinds } from '../../conformance/verdicts/exit-code.ts';
import type { CheckOptions } from './conformance-checks.ts';
import { collect, wholeNumber, wordsOf } from './values.ts';

const reporters = ['terminal', 'json'] as const;

/** The options of `conformance run`, as commander gives them. */
export interface ConformanceOptions {
  target?: string;
  baseUrl?: string;
  set: string[];
  wait?: number;
  check?: string[];
  area?: string[];
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
  reporter: (typeof reporters)[number][];
  out?: string;
  case?: string;
  judgeBy?: string;
}

export function conformanceCommand(): Command {
  const command = new Command('conformance').description('judge an implementation by the clauses of the specification');
  const run = withReportOptions(withCheckOptions(withTargetOptions(new Command('run'))))
    .description('judge a target; without --target the reference server, started inside the process')
    .option('--seed <number>', 'seed of everything drawn, or "random"; constant without it', seed)
    .option('--samples <number>', 'cases drawn for each property', wholeNumber(1))
    .option('--time-limit <seconds>', 'begin no further check after this time', wholeNumber(1))
    .option('--fail-fast', 'stop at the first failure')
    .option('--out <folder>', 'write report.json, choices.yaml, history.jsonl and created.jsonl there')
    .option('--case <json>', 'run this one case of the one check named, instead of drawn ones')
    .addOption(
      new Option('--judge-by <check>', 'with --case: judge its exchanges by a rule that holds of every answer'),
    )
    .action(async (options: ConformanceOptions) => {
      const { conformanceRun } = await import('./conformance-run.ts');
      process.exitCode = await conformanceRun(options);
    });
  command.addCommand(run, { isDefault: true });
  command.addCommand(
    withCheckOptions(new Command('list'))
      .description('list the checks with their areas and clauses')
      .option('--json', 'as one JSON array')
      .action(async (options: CheckOptions & { json?: boolean }) => {
        const { listChecks } = await import('./conformance-list.ts');
        listChecks(options);
      }),
  );
  command.addCommand(
    new Command('explain')
      .description('tell what a clause, a check, a mutant or a choice is')
      .argument('<id>', 'such as pagination/ties, pagination.ties-kept or lists.end_of_list')
      .action(async (id: string) => {
        const { conformanceExplain } = await import('./conformance-explain.ts');
        await conformanceExplain(id);
      }),
  );
  command.addCommand(
    withTargetOptions(new Command('replay'))
      .description('run the stored smallest case of a failure again')
      .argument('<report>', 'a report.json')
      .argument('[check]', 'id of the failed check; without it, every failure of the report')
      .action(async (report: string, check: string | undefined, options: ConformanceOptions) => {
        const { conformanceReplay } = await import('./conformance-replay.ts');
        process.exitCode = await conformanceReplay(report, check, options);
      }),
  );
  command.addCommand(
    withReportOptions(withCheckOptions(new Command('judge')))
      .description('judge the stored history of a run again, without its target')
      .argument('<history>', 'a history.jsonl of --out')
      .option('--out <folder>', 'write report.json and choices.yaml there')
      .action(async (history: string, options: ConformanceOptions) => {
        const { conformanceJudge } = await import('./conformance-judge.ts');
        process.exitCode = conformanceJudge(history, options);
      }),
  );
  return command;
}

function withCheckOptions(command: Command): Command {
  return command
    .option('--check <glob...>', 'only checks whose id matches, such as pagination/*')
    .option('--area <area...>', 'only checks of these areas');
}

function withReportOptions(command: Command): Command {
  return command
    .option('--strict', 'judge by the reference choices too (for the reference server)')
    .addOption(new Option('--gate <level>', 'levels that decide the exit code').choices(gates).default('declared'))
    .option(
      '--allow-incomplete <kinds>',
      `kinds that leave exit code 0: ${incompleteKinds.join(', ')}`,
      wordsOf(incompleteKinds),
      [],
    )
    .option('--reporter <names>', `comma-separated: ${reporters.join(', ')}`, wordsOf(reporters), ['terminal']);
}

function withTargetOptions(command: Command): Command {
  return command
    .option('--target <file>', 'target file of the implementation to judge')
    .option('--base-url <url>', 'judge this base URL (replaces base_url of the target file)')
    .option(
      '--set <key=value>',
      'set a key of the target file, such as principals.owner.token=…; repeatable',
      collect,
      [],
    )
    .option('--wait <seconds>', 'wait up to so long for the target to answer', wholeNumber(0))
    .addOption(
      new Option('--clock <clock>', 'clock of the embedded server').choices(['real', 'virtual']).default('virtual'),
    )
    .option('--choices <file>', 'choices of the embedded server')
    .option('--mutant <id>', 'seed this fault into the embedded server');
}

function seed(text: string): number | 'random' {
  return text === 'random' ? 'random' : wholeNumber(0)(text);
}
