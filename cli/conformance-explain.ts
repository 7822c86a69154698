/** `conformance explain`: tells of a clause, a check, a mutant, a permitted server or a choice. */
import { allChecks } from '../conformance/checks/all.ts';
import { receiverChecks } from '../conformance/receivers/checks/all.ts';
import { type Explanation, explain, knownIds } from '../conformance/reports/explain.ts';
import { trafficRules } from '../conformance/traffic/rules/all.ts';
import { InputError } from '../src/input/input-error.ts';
import { nearest } from '../src/input/nearest.ts';
import { command_name } from './command-name.ts';

const elsewhere = [
  {
    checks: trafficRules.map(({ check }) => check),
    needs: `a recording: ${command_name} conformance judge FILE`,
  },
  { checks: receiverChecks, needs: `a receiver: ${command_name} check-receiver URL` },
];

/** @throws InputError naming what is nearest, when there is nothing of this id */
export async function conformanceExplain(id: string): Promise<void> {
  // Loaded here alone: a run has no use for several hundred servers.
  const { allMutants } = await import('../conformance/mutants/all.ts');
  const { permittedServers } = await import('../conformance/permitted/all.ts');
  const knowledge = { checks: allChecks, elsewhere, mutants: allMutants, permitted: permittedServers };
  const found = explain(id, knowledge);
  if (found.length === 0) {
    const near = nearest(id, knownIds(knowledge)).join(', ');
    throw new InputError(
      `${id}: no clause, check, mutant, permitted server or choice is called so; ${near === '' ? `see: ${command_name} conformance list` : `nearest: ${near}`}`,
    );
  }
  process.stdout.write(`${found.map(written).join('\n\n')}\n`);
}

function written({ head, rows }: Explanation): string {
  const shown = rows.filter(([, lines]) => lines.length > 0);
  const width = Math.max(...shown.map(([label]) => label.length));
  const below = shown.flatMap(([label, lines]) =>
    lines.map((line, index) => `  ${(index === 0 ? label : '').padEnd(width)}  ${line}`),
  );
  return [head, ...below].join('\n');
}
