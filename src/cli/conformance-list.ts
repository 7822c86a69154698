import { allChecks } from '../../conformance/checks/all.ts';

/** One line a check: id, title, clauses. */
export function listChecks(): void {
  const width = Math.max(...allChecks.map(({ id }) => id.length));
  for (const check of allChecks) {
    process.stdout.write(`${check.id.padEnd(width)}  ${check.title}  [${check.clauses.join(' ')}]\n`);
  }
}
