/** The delivery checks over every permitted sender, declared and not: none may fail. */
import { allChecks } from '../../conformance/checks/all.ts';
import { runEmbedded } from '../../conformance/mutants/embedded-run.ts';
import { permittedSenders, undeclaredSenders } from '../../conformance/permitted/all.ts';
import type { PermittedSender } from '../../conformance/permitted/sender.ts';

export interface PermittedResult {
  runs: number;
  /** `sender: verdict check: message` of each failure, and of each fault of the kit. */
  failures: string[];
}

/** @param most so many of them; all unless given */
export async function permittedRuns(most = Number.POSITIVE_INFINITY): Promise<PermittedResult> {
  const declared = permittedSenders.map((sender) => ({ sender, name: sender.id }));
  const undeclared = undeclaredSenders().map((sender) => ({ sender, name: `${sender.id}, undeclared` }));
  const senders = [...declared, ...undeclared].slice(0, most);
  const failures: string[] = [];
  for (const { sender, name } of senders) {
    for (const failure of await failuresOf(sender)) failures.push(`${name}: ${failure}`);
  }
  return { runs: senders.length, failures };
}

async function failuresOf({ choices, told, applyTo }: PermittedSender): Promise<string[]> {
  const checks = allChecks.filter(({ wave }) => wave);
  const { verdicts } = await runEmbedded({ checks, choices, told, wrap: applyTo, seed_state: 'small' });
  return verdicts
    .filter(({ verdict }) => verdict === 'fail' || verdict === 'error')
    .map((one) => `${one.verdict} ${one.check}: ${'message' in one ? one.message : ''}`);
}
