/** `conformance list`: the checks, for people or as data. */
import { divideChecks } from '../conformance/runner/shards.ts';
import { type Check, sinceOf } from '../conformance/suite/check.ts';
import { type CheckOptions, chooseChecks } from './conformance-checks.ts';

export interface ListOptions extends CheckOptions {
  json?: boolean;
  shard?: { index: number; of: number };
}

/** One line a check, id, title and clauses; or one JSON array of them. @throws InputError */
export function listChecks({ json = false, shard, ...options }: ListOptions): void {
  const chosen = chooseChecks(options);
  const checks = shard ? divideChecks(chosen, shard.of)[shard.index - 1]! : chosen;
  if (json) {
    process.stdout.write(`${JSON.stringify(checks.map(dataOf), null, 2)}\n`);
    return;
  }
  const width = Math.max(...checks.map(({ id }) => id.length));
  for (const check of checks) {
    process.stdout.write(`${check.id.padEnd(width)}  ${check.title}  [${check.clauses.join(' ')}]\n`);
  }
}

function dataOf(check: Check) {
  const { id, title, how, clauses, codes, since, area, operations, needs, wave, watches, gathers } = check;
  const { principals = [], writes = false } = needs;
  return {
    id,
    title,
    how: how ?? null,
    area,
    clauses,
    since,
    codes: Object.fromEntries(Object.keys(codes).map((code) => [code, sinceOf(check, code)])),
    operations,
    needs: { principals, writes, receiver: wave !== undefined },
    watches: (watches ?? gathers) !== undefined,
  };
}
