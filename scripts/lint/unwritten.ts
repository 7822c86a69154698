/** Places that a scaffold left to a person, `‹one sentence›`. Prints each in a line and exits with 1, or prints nothing. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** @returns a line for each place, such as `a.ts:3 is to be written: ‹one sentence›` */
export function unwrittenIn(name: string, text: string): string[] {
  return text.split('\n').flatMap((line, index) => {
    const marks = line.match(/‹[^›…]+›/g) ?? [];
    return marks.map((mark) => `${name}:${index + 1} is to be written: ${mark}`);
  });
}

if (import.meta.main) {
  const asked = ['grep', '--untracked', '-lzF', '‹', '--', '.', ':!scripts/new', ':!scripts/lint'];
  const { stdout } = spawnSync('git', asked, { cwd: root, encoding: 'utf8' });
  const files = stdout.split('\0').filter((file) => file !== '');
  const lines = files.flatMap((file) => unwrittenIn(file, readFileSync(root + file, 'utf8')));
  for (const line of lines) process.stdout.write(`${line}\n`);
  process.exitCode = lines.length > 0 ? 1 : 0;
}
