/**
 * The step of `action.yml` that judges: starts the server, runs the kit, stops the server, and tells the outcome by the
 * files and commands of the workflow. It leaves with the exit code of the kit; 1 is a verdict, and nothing else.
 */
import { randomUUID } from 'node:crypto';
import {
  appendFileSync,
  closeSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { annotations, errorLine, type ToldReport } from './annotations.ts';
import { kitOf, reportFolder, WrongInput, wordsOf } from './inputs.ts';
import { type Group, startGroup } from './processes.ts';

const { env } = process;
const workspace = env.GITHUB_WORKSPACE ?? process.cwd();
const folder = resolve(workspace, env.INPUT_WORKING_DIRECTORY?.trim() || '.');
const report = resolve(folder, reportFolder(env));
const scratch = mkdtempSync(join(env.RUNNER_TEMP ?? tmpdir(), 'model-run-kit-'));
const log = join(scratch, 'server.log');
/** Of the table of exit codes in docs/commands.md. */
const codes = { fails: 1, usage: 2, unusable: 4, kit_fault: 70, interrupted: 130 } as const;

const began_ms = Date.now();
let interrupted = false;
/** Those that are there now; a cancelled step passes its signal on to them. */
const running = new Set<Group>();
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(name, () => {
    interrupted = true;
    for (const group of running) group.signal(name);
  });
}

const code = await judge().catch((error: unknown) => {
  if (error instanceof WrongInput) return ended(codes.usage, 'an input is wrong', error.message);
  return ended(codes.kit_fault, 'a fault of the action', error instanceof Error ? error.message : String(error));
});
tell('GITHUB_OUTPUT', output('exit-code', String(code)) + output('report', relative(workspace, report) || '.'));
summarize();
process.exitCode = code;

async function judge(): Promise<number> {
  const words = wordsOf(env);
  const { install, call } = kitOf(env.INPUT_VERSION?.trim() || ownVersion(), scratch, folder);
  if (install && (await run(install)) !== 0 && !interrupted) {
    return ended(codes.usage, 'the kit could not be installed', `${install.at(-1)}: see the log of this step`);
  }
  if (interrupted) return codes.interrupted;
  const server = startServer(env.INPUT_START?.trim() ?? '');
  try {
    const status = await run([...call, ...words], server?.died);
    if (server && status === codes.unusable)
      say(errorLine('the server was not judged', `its last lines:\n${lastLines()}`));
    return status;
  } finally {
    await server?.group.stop();
    if (server) keepLog();
  }
}

/** The version of the kit that this action is of. */
function ownVersion(): string {
  const manifest = readFileSync(new URL('../../package.json', import.meta.url), 'utf8');
  return (JSON.parse(manifest) as { version: string }).version;
}

/** The lines of a target must not be commands of the workflow, so they are switched off for the while. */
async function run(command: readonly string[], died?: Promise<string>): Promise<number> {
  const token = randomUUID();
  say(`::stop-commands::${token}`);
  const group = startGroup(command, { cwd: folder, stdio: 'inherit', env: withoutInputs() });
  running.add(group);
  const first = died ? await Promise.race([group.ended, died]) : await group.ended;
  if (typeof first === 'string') await group.stop();
  const { status, signal, error } = await group.ended;
  running.delete(group);
  say(`::${token}::`);
  if (typeof first === 'string') return ended(codes.unusable, 'the server ended by itself', first);
  if (error) return ended(codes.usage, 'the command could not be started', error.message);
  if (interrupted) return codes.interrupted;
  if (signal !== null) return ended(codes.kit_fault, 'the kit was ended from outside', signal);
  if (status !== codes.fails || command.includes('install') || isVerdict()) return status!;
  return ended(codes.kit_fault, 'a fault of the kit', 'it ended with exit code 1, and no report says what fails');
}

/** True where the report of this run decides so; one of an older kit tells no decision. */
function isVerdict(): boolean {
  const json = writtenNow('report.json');
  if (json === undefined) return false;
  const { decision } = JSON.parse(json) as ToldReport;
  return decision === undefined || decision.exit_code === codes.fails;
}

function startServer(command: string): { died: Promise<string>; group: Group } | undefined {
  if (command === '') return undefined;
  const file = openSync(log, 'w');
  const group = startGroup(['sh', '-c', command], {
    ...{ cwd: folder, env: withoutInputs(), stdio: ['ignore', file, file] },
  });
  closeSync(file);
  // One that ends well has left its server in the background.
  const died = new Promise<string>((done) => {
    group.ended.then(({ status, signal }) => {
      if (status !== 0) done(`exit code ${status ?? signal}`);
    });
  });
  return { died, group };
}

/** Beside the report, so that the artefact has it. */
function keepLog(): void {
  mkdirSync(report, { recursive: true });
  copyFileSync(log, join(report, 'server.log'));
}

function lastLines(): string {
  return readFileSync(log, 'utf8').trimEnd().split('\n').slice(-20).join('\n');
}

function summarize(): void {
  const [json, page] = ['report.json', 'report.md'].map(writtenNow);
  if (json !== undefined) for (const line of annotations(JSON.parse(json) as ToldReport)) say(line);
  if (page !== undefined) tell('GITHUB_STEP_SUMMARY', page);
}

/** A file of the report; one of an earlier run tells nothing of this one. */
function writtenNow(name: string): string | undefined {
  const file = join(report, name);
  const written_ms = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  // Some file systems keep whole seconds.
  return written_ms >= Math.floor(began_ms / 1_000) * 1_000 ? readFileSync(file, 'utf8') : undefined;
}

/** Between two lines that nobody can guess, so that no value makes an output of its own. */
function output(name: string, value: string): string {
  const end = randomUUID();
  return `${name}<<${end}\n${value}\n${end}\n`;
}

/** The kit and the server get what the job gave them, and not the inputs of this action. */
function withoutInputs(): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !name.startsWith('INPUT_')));
}

function tell(name: 'GITHUB_OUTPUT' | 'GITHUB_STEP_SUMMARY', text: string): void {
  const file = env[name];
  if (file) appendFileSync(file, text);
}

function ended(status: number, title: string, message: string): number {
  say(errorLine(title, message));
  return status;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
