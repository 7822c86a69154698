/**
/**
 * `conformance`: judges an implementation, writes a target file for one, lists and explains the checks, replays a case,
 * judges a history again, cleans up after a run, renders reports, holds them against each other, and makes a statement of
 * them.
 */
import { Command, Option } from 'commander';
import type { CleanCommandOptions } from './conformance-clean.ts';
import type { DoctorCommandOptions } from './conformance-doctor.ts';
import type { GalleryOptions } from './conformance-gallery.ts';
import type { InitOptions } from './conformance-init.ts';
import type { JudgeCommandOptions } from './conformance-judge-options.ts';
import type { ListOptions } from './conformance-list.ts';
import {
  type ConformanceOptions,
  type FormatOptions,
  withCheckOptions,
  withFormatOptions,
  withRemoteOptions,
  withReporterOptions,
  withReportOptions,
  withShardOption,
  withTargetOptions,
  withTextFormatOptions,
} from './conformance-options.ts';
import type { PlanCommandOptions } from './conformance-plan.ts';
import type { ProxyCommandOptions } from './conformance-proxy.ts';
import type { RenderCommandOptions } from './conformance-render.ts';
import type { StatementCommandOptions } from './conformance-statement.ts';
import type { VerifyStatementOptions } from './conformance-statement-verify.ts';
import { interruptible } from './ending.ts';
import { holdYoung } from './heap-bounds.ts';
import { httpUrl } from './http-url.ts';
import { withSignatureOptions } from './signature-options.ts';
import { collect, port, wholeNumber } from './values.ts';

export function conformanceCommand(): Command {
  const command = new Command('conformance').description('judge an implementation by the clauses of the specification');
  const run = withReportOptions(withShardOption(withCheckOptions(withTargetOptions(new Command('run')))))
    .description('judge a target; without --target the reference server, started inside the process')
    .option('--seed <number>', 'seed of everything drawn, or "random"; constant without it', seed)
    .option('--samples <number>', 'cases drawn for each property', wholeNumber(1))
    .option(
      '--time-limit <seconds>',
      'ask nothing more after this time, and clean up for ten seconds at most',
      wholeNumber(1),
    )
    .option('--fail-fast', 'stop at the first failure')
    .option('--out <folder>', 'write report.json, choices.yaml, history.jsonl, created.jsonl and the formats there')
    .option('--case <json>', 'run this one case of the one check named, instead of drawn ones')
    .addOption(
      new Option('--judge-by <check>', 'with --case: judge its exchanges by a rule that holds of every answer'),
    )
    .action(async (options: ConformanceOptions) => {
      holdYoung();
      process.exitCode = await interruptible(async (signal) => {
        const { conformanceRun } = await import('./conformance-run.ts');
        return conformanceRun(options, signal);
      });
    });
  command.addCommand(run, { isDefault: true });
  command.addCommand(
    withShardOption(withCheckOptions(new Command('list')))
      .description('list the checks with their areas and clauses')
      .option('--json', 'as one JSON array')
      .action(async (options: ListOptions) => {
        const { listChecks } = await import('./conformance-list.ts');
        listChecks(options);
      }),
  );
  command.addCommand(
    new Command('explain')
      .description('tell of a clause, a check, a mutant, a permitted server or a choice')
      .argument('<id>', 'such as pagination/ties, pagination.ties-kept or lists.end_of_list')
      .action(async (id: string) => {
        const { conformanceExplain } = await import('./conformance-explain.ts');
        await conformanceExplain(id);
      }),
  );
  command.addCommand(
    new Command('init')
      .description('ask a server what it can, and write a commented target file')
      .argument('<url>', 'base URL, without /v1')
      .option(
        '--token <principal=token>',
        'such as owner=…, or owner=${NAME} of the environment; repeatable',
        collect,
        [],
      )
      .option('--model <part=path>', 'such as succeeds=provider/model; repeatable', collect, [])
      .option('--name <names>', 'further names that parameters and fields may have, with commas between', collect, [])
      .option('--set <key=value>', 'a key of the target file that is known, such as control.base_url=…', collect, [])
      .option('--out <file>', 'where it is written', 'target.yaml')
      .option('--force', 'overwrite a file that is there')
      .action(async (url: string, options: InitOptions) => {
        process.exitCode = await interruptible(async (signal) => {
          const { conformanceInit } = await import('./conformance-init.ts');
          return conformanceInit(url, options, { signal });
        });
      }),
  );
  command.addCommand(
    withTargetOptions(new Command('replay'))
      .description('run the stored smallest case of a failure again')
      .argument('<report>', 'a report.json, or a folder that holds one')
      .argument('[check]', 'id of the failed check; without it, every failure of the report')
      .action(async (report: string, check: string | undefined, options: ConformanceOptions) => {
        process.exitCode = await interruptible(async (signal) => {
          const { conformanceReplay } = await import('./conformance-replay.ts');
          return conformanceReplay(report, check, options, signal);
        });
      }),
  );
  command.addCommand(
    withSignatureOptions(withReportOptions(withCheckOptions(new Command('judge'))))
      .description('judge the stored history of a run again, or traffic that others made; nothing is sent')
      .argument(
        '<file>',
        'a history.jsonl of --out, a HAR file, or a line of JSON for each request; - for standard input',
      )
      .option('--base-url <url...>', 'of traffic: where the interface was asked; found in it unless given')
      .option('--target <file>', 'of traffic: target file whose choices and principals are those of the recording')
      .option('--out <folder>', 'write report.json, choices.yaml and the formats there')
      .action(async (file: string, options: JudgeCommandOptions) => {
        holdYoung();
        process.exitCode = await interruptible(async () => {
          const { conformanceJudge } = await import('./conformance-judge.ts');
          return conformanceJudge(file, options);
        });
      }),
  );
  command.addCommand(
    new Command('proxy')
      .description('pass requests on to a service, and record them, masked, for judge; until it is told to stop')
      .requiredOption('--upstream <url>', 'base URL of the service, without /v1', httpUrl)
      .option('--port <port>', 'port to listen on; 0 for any free one', port, 4014)
      .option('--host <host>', 'address to listen on', '127.0.0.1')
      .option('--out <file>', 'append the lines there; without it, they go to standard output')
      .option('--most-body <KiB>', 'longer bodies pass, and are not recorded', wholeNumber(1), 1024)
      .option('--keep-texts', 'record texts of bodies as they are; tokens, cookies and signatures never')
      .option('--insecure', 'take any certificate of the service, such as one signed by itself')
      .action(async (options: ProxyCommandOptions) => {
        process.exitCode = await interruptible(async (signal) => {
          const { conformanceProxy } = await import('./conformance-proxy.ts');
          return conformanceProxy(options, signal);
        });
      }),
  );
  command.addCommand(
    withTargetOptions(new Command('doctor'))
      .description('try what a target file promises, and say how to mend what is wrong; judges nothing')
      .option('--json', 'as JSON')
      .option('--out <folder>', 'write history.jsonl and created.jsonl there')
      .action(async (options: DoctorCommandOptions) => {
        process.exitCode = await interruptible(async (signal) => {
          const { conformanceDoctor } = await import('./conformance-doctor.ts');
          return conformanceDoctor(options, signal);
        });
      }),
  );
  command.addCommand(
    withCheckOptions(withTargetOptions(new Command('plan')))
      .description(
        'tell what a run would ask of its target: cases, requests, runs, webhooks, seconds, cost; sends nothing',
      )
      .option('--seed <number>', 'seed of everything drawn, or "random"; constant without it', seed)
      .option('--json', 'as JSON')
      .action(async (options: PlanCommandOptions) => {
        process.exitCode = await interruptible(async () => {
          const { conformancePlan } = await import('./conformance-plan.ts');
          return conformancePlan(options);
        });
      }),
  );
  command.addCommand(
    withRemoteOptions(new Command('clean'))
      .description('remove what a run created and, killed, could not remove any more')
      .argument('<folder>', 'what --out named')
      .action(async (folder: string, options: CleanCommandOptions) => {
        process.exitCode = await interruptible(async (signal) => {
          const { conformanceClean } = await import('./conformance-clean.ts');
          return conformanceClean(folder, options, signal);
        });
      }),
  );
  command.addCommand(
    withReporterOptions(new Command('render'))
      .description('show stored reports in other forms, without running anything; parts of one run are joined')
      .argument('<report...>', 'one report.json, or those of the shards of one run')
      .option('--out <folder>', 'write the formats there')
      .option('--target <file>', 'target file, to which the results of SARIF point')
      .option('--earlier <report...>', 'older reports: HTML and Markdown then say since when a finding is there')
      .action(async (reports: string[], options: RenderCommandOptions) => {
        const { conformanceRender } = await import('./conformance-render.ts');
        conformanceRender(reports, options);
      }),
  );
  command.addCommand(
    withFormatOptions(new Command('diff'))
      .description('tell what changed between two reports; exits 1 where something fails newly or is judged no longer')
      .argument('<old>', 'a report.json, or a folder that holds one')
      .argument('<new>', 'the newer one')
      .action(async (older: string, newer: string, options: FormatOptions) => {
        const { conformanceDiff } = await import('./conformance-diff.ts');
        process.exitCode = conformanceDiff(older, newer, options);
      }),
  );
  command.addCommand(
    withFormatOptions(new Command('compare'))
      .description('show the checks whose verdicts differ, with a column for each report')
      .argument('<report...>', 'files report.json, or folders that hold one')
      .option('--by-time', 'the oldest run first, whatever the order of the files')
      .action(async (files: string[], options: FormatOptions & { byTime?: boolean }) => {
        const { conformanceCompare } = await import('./conformance-compare.ts');
        conformanceCompare(files, options);
      }),
  );
  command.addCommand(
    withTextFormatOptions(new Command('statement'))
      .description('print the document with which an implementer publishes a result, as YAML')
      .argument('<report...>', 'a report.json, or a folder that holds one; parts of one run are joined')
      .option('--partial', 'of a part of the checks; the statement says so')
      .action(async (files: string[], options: StatementCommandOptions) => {
        const { conformanceStatement } = await import('./conformance-statement.ts');
        conformanceStatement(files, options);
      })
      .addCommand(
        new Command('verify')
          .description('judge the histories of a published statement again, and compare')
          .argument('<statement>', 'the statement, as YAML or JSON')
          .argument('<history...>', 'its history.jsonl; of a run in parts, all of them')
          .option('--known-failures <file>', 'the list of known failures of that run')
          .action(async (file: string, histories: string[], options: VerifyStatementOptions) => {
            const { verifyStatement } = await import('./conformance-statement-verify.ts');
            process.exitCode = verifyStatement(file, histories, options);
          }),
      ),
  );
  command.addCommand(
    new Command('gallery')
      .description('make a page of published statements, and a badge for each')
      .argument('<statement...>', 'statements, as YAML or JSON')
      .option('--out <folder>', 'write index.html and badges/NAME.json there; else the page goes to stdout')
      .action(async (files: string[], options: GalleryOptions) => {
        const { conformanceGallery } = await import('./conformance-gallery.ts');
        conformanceGallery(files, options);
      }),
  );
  return command;
}

function seed(text: string): number | 'random' {
  return text === 'random' ? 'random' : wholeNumber(0)(text);
}
