/** Takes the steps of a recipe in a copy of the project. */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Recipe, Step } from './read-recipes.ts';

/** All files that git knows or would take, with the installed packages linked in. @returns the folder of the copy */
export function copyOf(project: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'recipe-'));
  const listed = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const files = execFileSync('git', listed, { cwd: project, encoding: 'utf8', maxBuffer: 1 << 26 }).split('\0');
  for (const file of files) {
    if (file !== '' && existsSync(join(project, file))) cpSync(join(project, file), join(folder, file));
  }
  symlinkSync(join(project, 'node_modules'), join(folder, 'node_modules'));
  // A step that asks for the commit finds one.
  for (const words of ['init -q', 'add -A', '-c user.name=copy -c user.email=copy@localhost commit -qm copy']) {
    execFileSync('git', words.split(' '), { cwd: folder });
  }
  return folder;
}

/**
 * A recipe ends with success: its last command must exit with 0; those before may say what is missing.
 *
 * @param env what its commands find in their environment
 * @returns a line for each step that did not go as the recipe says; after one, the rest is left out
 */
export function perform(
  recipe: Recipe,
  folder: string,
  tell: (line: string) => void,
  env: NodeJS.ProcessEnv = process.env,
): string[] {
  const last = recipe.steps.findLast(({ kind }) => kind === 'run');
  for (const step of recipe.steps) {
    tell(`   ${step.kind === 'run' ? step.command.trim() : `${step.kind} ${step.file}`}`);
    const problem = take(step, folder, { env, must_succeed: step === last });
    if (problem !== undefined) return [`${recipe.title}: ${problem}`];
  }
  return [];
}

interface Manner {
  env: NodeJS.ProcessEnv;
  must_succeed: boolean;
}

function take(step: Step, folder: string, manner: Manner): string | undefined {
  if (step.kind === 'run') return run(step, folder, manner);
  const file = join(folder, step.file);
  if (step.kind === 'create') {
    mkdirSync(dirname(file), { recursive: true });
    return void writeFileSync(file, step.text);
  }
  const text = readFileSync(file, 'utf8');
  const lines = text.split('\n');
  const at = lines.findIndex((line) => line.trimEnd() === step.anchor);
  if (at < 0) return `${step.file} has no line ${JSON.stringify(step.anchor)}`;
  const replaced = step.where === 'in the place of' ? 1 : 0;
  lines.splice(step.where === 'after' ? at + 1 : at, replaced, ...step.text.trimEnd().split('\n'));
  writeFileSync(file, lines.join('\n'));
  return undefined;
}

function run(
  { command, prints }: Extract<Step, { kind: 'run' }>,
  folder: string,
  { env: given, must_succeed }: Manner,
): string | undefined {
  const env = { ...given, NO_COLOR: '1' };
  const { status, stdout, stderr } = spawnSync('sh', ['-c', command], { cwd: folder, env, encoding: 'utf8' });
  const said = `${stdout}${stderr}`;
  const missing = prints.find((line) => !said.includes(line.trim()));
  const says = (what: string) => `\`${command.trim()}\` ${what}\n${said.slice(-2_000)}`;
  if (missing !== undefined) return says(`does not print ${JSON.stringify(missing)}, but`);
  return must_succeed && status !== 0 ? says(`exits with ${status}`) : undefined;
}
