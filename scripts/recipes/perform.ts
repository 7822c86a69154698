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
 * @param env what its commands find in their environment
 * @returns a line for each step that did not go as the recipe says; after one, the rest is left out
 */
export function perform(
  recipe: Recipe,
  folder: string,
  tell: (line: string) => void,
  env: NodeJS.ProcessEnv = process.env,
): string[] {
  for (const step of recipe.steps) {
    tell(`   ${step.kind === 'run' ? step.command.trim() : `${step.kind} ${step.file}`}`);
    const problem = take(step, folder, env);
    if (problem !== undefined) return [`${recipe.title}: ${problem}`];
  }
  return [];
}

function take(step: Step, folder: string, env: NodeJS.ProcessEnv): string | undefined {
  if (step.kind === 'run') return run(step, folder, env);
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
  given: NodeJS.ProcessEnv,
): string | undefined {
  const env = { ...given, NO_COLOR: '1' };
  const { stdout, stderr } = spawnSync('sh', ['-c', command], { cwd: folder, env, encoding: 'utf8' });
  const said = `${stdout}${stderr}`;
  const missing = prints.find((line) => !said.includes(line.trim()));
  if (missing === undefined) return undefined;
  return `\`${command.trim()}\` does not print ${JSON.stringify(missing)}, but\n${said.slice(-2_000)}`;
}
