/** This kit's own suite, twice: as it stands alone, and as one tool among the others. */

import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { kit_version } from '../../cli/version.ts';
import type { BenchServer } from './server.ts';
import type { Problems, Tool, ToolRun } from './tool.ts';
import { watchProgram } from './watch-program.ts';

const main = fileURLToPath(new URL('../../cli/main.ts', import.meta.url));

export const ownSuite: Tool = {
  name: 'model-run-kit',
  version: kit_version,
  settings:
    'the whole suite over HTTP, its target file without a control interface, on the same server and budget as the others',
  run: (run) => runSuite(suiteArguments(run.server, run.seed, run.limit_s, join(run.folder, 'suite')), run),
};

export const ownSuiteOnVirtualClock: Tool = {
  name: 'model-run-kit, virtual clock',
  version: kit_version,
  settings:
    'the command `conformance` as it is without a target: its own embedded server, and a clock that it advances',
  run(run) {
    const mutant = run.mutant === undefined ? [] : ['--mutant', run.mutant];
    return runSuite([...command(run.seed, run.limit_s), ...mutant], run);
  },
};

/** The suite against the server, to be run by Node.js. */
export function suiteArguments({ target }: BenchServer, seed: number, limit_s: number, out: string): string[] {
  return [...command(seed, limit_s), '--target', target, '--out', out];
}

function command(seed: number, limit_s: number): string[] {
  const words = ['conformance', 'run', '--seed', String(seed), '--time-limit', String(Math.ceil(limit_s))];
  return ['--import', import.meta.resolve('tsx'), main, ...words];
}

async function runSuite(args: readonly string[], { folder, limit_s, enough }: ToolRun): Promise<Problems> {
  const log = join(folder, 'suite.log');
  const { problems } = await watchProgram({
    command: process.execPath,
    args,
    cwd: folder,
    log,
    report: log,
    keysOf,
    begins: (line) => / checks, seed \d+$/.test(line),
    limit_s,
    enough,
  });
  return problems;
}

/** Each failing check is a problem; the lines are those of its progress. */
export function keysOf(line: string): string[] {
  const failed = /^\[\d+\/\d+\] fail (\S+) /.exec(line);
  return failed ? [failed[1]!] : [];
}
