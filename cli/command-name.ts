/** Name by which a user calls the kit again: a script in the repository, the installed command, or the one file. */
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { shellWord } from '../src/input/shell-word.ts';

const is_source = import.meta.url.endsWith('.ts');
/** `scripts/bundle.ts` sets it. */
const is_one_file = process.env.MODEL_RUN_KIT_ONE_FILE === 'yes';

export const command_name = is_source
  ? 'npm run kit --'
  : is_one_file
    ? `node ${pathHere(fileURLToPath(import.meta.url))}`
    : process.env.npm_command === 'exec'
      ? 'npx model-run-kit'
      : 'model-run-kit';

/** The same for a program, whose user is in no script of a package. */
export const command_of_programs = is_source ? command_name : 'npx model-run-kit';

/** As the user would type it in this folder. */
function pathHere(file: string): string {
  const near = relative(process.cwd(), file);
  const path = near.startsWith('..') ? file : near;
  return shellWord(path);
}
