/** The commit that is checked out: seeds that nobody chose come from it, and figures name it. */
import { execFileSync } from 'node:child_process';

export function headCommit(): string {
  return execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).trim();
}
