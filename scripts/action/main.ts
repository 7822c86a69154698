/**
 * The step of `action.yml` that judges: starts the server, runs the kit, stops the server, and tells the outcome by the
 * files and commands of the workflow. It leaves with the exit code of the kit.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { appendFileSync, closeSync, mkdtempSync, openSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { annotations, errorLine, type ToldReport } from './annotations.ts';
import { kitOf, reportFolder, wordsOf } from './inputs.ts';

const { env } = process;
const workspace = env.GITHUB_WORKSPACE ?? process.cwd();
const folder = resolve(workspace, env.INPUT_WORKING_DIRECTORY?.trim() || '.');
const report = resolve(folder, reportFolder(env));
const scratch = mkdtempSync(join(env.RUNNER_TEMP ?? tmpdir(), 'model-run-kit-'));
const log = join(scratch, 'server.log');
/** The exit code of a target that cannot be judged, and of a usage that is wrong. */
const [unusable, usage] = [4, 2];

const began_ms = Date.now();
const code = await judge();
tell('GITHUB_OUTPUT', output('exit-code', String(code)) + output('report', relative(workspace, report) || '.'));
summarize();
process.exitCode = code;

async function judge(): Promise<number> {
  const { install, call } = kitOf(env.INPUT_VERSION?.trim() ?? '', scratch, folder);
  if (install && (await run(install)) !== 0) {
    say(errorLine('the kit could not be installed', `${install.at(-1)}: see the log of this step`));
    return usage;
  }
  const server = startServer(env.INPUT_START?.trim() ?? '');
  try {
    const status = await run([...call, ...wordsOf(env)], server?.died);
    if (server && status === unusable) say(errorLine('the server was not judged', `its last lines:\n${lastLines()}`));
    return status;
  } finally {
    server?.stop();
  }
}

/** The lines of a target must not be commands of the workflow, so they are switched off for the while. */
async function run([program, ...words]: string[], died?: Promise<string>): Promise<number> {
  const token = randomUUID();
  say(`::stop-commands::${token}`);
  const child = spawn(program!, words, { cwd: folder, stdio: 'inherit', env: withoutInputs() });
  const ended = new Promise<number>((done) => {
    child.once('exit', (status) => done(status ?? unusable)).once('error', () => done(usage));
  });
  const first = died ? await Promise.race([ended, died]) : await ended;
  if (typeof first === 'string') child.kill();
  const status = typeof first === 'string' ? unusable : first;
  await ended;
  say(`::${token}::`);
  if (typeof first === 'string') say(errorLine('the server ended by itself', first));
  return status;
}

/** In a group of its own, so that all that it starts can be stopped. */
function startServer(command: string): { died: Promise<string>; stop(): void } | undefined {
  if (command === '') return undefined;
  const file = openSync(log, 'w');
  const server = spawn('sh', ['-c', command], {
    ...{ cwd: folder, detached: true, env: withoutInputs(), stdio: ['ignore', file, file] },
  });
  closeSync(file);
  // One that ends well has left its server in the background.
  const died = new Promise<string>((done) => {
    server.once('exit', (status, signal) => {
      if (status !== 0) done(`exit code ${status ?? signal}`);
    });
  });
  return { died, stop: () => stopGroup(server) };
}

function stopGroup({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGTERM');
  } catch {
    // It has ended by itself.
  }
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

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
