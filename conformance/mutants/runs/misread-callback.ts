/** Runs that are read show another letter or digit in the place of the last one of their callback URL. */
import type { Parts } from '../../../src/server/parts.ts';
import { withReadRun } from './changed-runs.ts';

/** One letter of every callback_url is misread. */
export function withMisreadCallback(parts: Parts): Parts {
  return withReadRun(parts, (run) =>
    typeof run.callback_url === 'string' ? { ...run, callback_url: misread(run.callback_url) } : run,
  );
}

function misread(url: string): string {
  const last = url.at(-1)!;
  const other = /\d/.test(last) ? (Number(last) % 9) + 1 : last === 'l' ? 'i' : 'l';
  return `${url.slice(0, -1)}${other}`;
}
