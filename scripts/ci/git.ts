/** The repository of this checkout, by the git command. */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../', import.meta.url));

/** @throws Error where git fails */
function git(...args: string[]): string {
  return execFileSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

function listed(...args: string[]): string[] {
  return git(...args)
    .split('\0')
    .filter(Boolean);
}

export function isKnown(commit: string): boolean {
  try {
    git('cat-file', '-e', `${commit}^{commit}`);
    return true;
  } catch {
    return false;
  }
}

/** Files of the checkout, with those that are not committed yet. */
export function filesOfCheckout(): string[] {
  return listed('ls-files', '-z', '--cached', '--others', '--exclude-standard');
}

/** Files that differ from those of a commit: changed, new or gone. */
export function changedSince(commit: string): string[] {
  return [
    ...listed('diff', '-z', '--name-only', '--no-renames', commit),
    ...listed('ls-files', '-z', '--others', '--exclude-standard'),
  ];
}

export function commitsSince(commit: string): number {
  return Number(git('rev-list', '--count', `${commit}..HEAD`));
}

export function head(): string {
  return git('rev-parse', 'HEAD').trim();
}

/** Of a commit and all after it; of all that there are, where the clone does not reach so far. Merges are left out. */
export function subjectsFrom(first: string): { hash: string; subject: string }[] {
  const range = isKnown(`${first}^`) ? [`${first}^..HEAD`] : [];
  const lines = git('log', '--no-merges', '--format=%h %s', ...range)
    .trim()
    .split('\n');
  return lines.map((line) => ({ hash: line.split(' ', 1)[0]!, subject: line.slice(line.indexOf(' ') + 1) }));
}

/** The commit that the checkout is, but for files that may differ from it; undefined where others do. */
export function cleanCommit(...but: string[]): string | undefined {
  const changed = git('status', '--porcelain', '--', '.', ...but.map((file) => `:!${file}`));
  return changed === '' ? head() : undefined;
}
