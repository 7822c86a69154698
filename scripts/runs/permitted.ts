/** The delivery checks over every permitted server, declared and not: none may fail. */
import { allChecks } from '../../conformance/checks/all.ts';
import { permittedServers, undeclaredServers } from '../../conformance/permitted/all.ts';
import type { PermittedServer } from '../../conformance/permitted/permitted.ts';
import { runEmbedded } from '../../conformance/trials/embedded-run.ts';

export interface PermittedResult {
  runs: number;
  /** `server: verdict check: message` of each failure, and of each fault of the kit. */
  failures: string[];
}

/** @param most so many of them; all unless given */
export async function permittedRuns(most = Number.POSITIVE_INFINITY): Promise<PermittedResult> {
  const declared = permittedServers.map((server) => ({ server, name: server.id }));
  const undeclared = undeclaredServers().map((server) => ({ server, name: `${server.id}, undeclared` }));
  const servers = [...declared, ...undeclared].slice(0, most);
  const failures: string[] = [];
  for (const { server, name } of servers) {
    for (const failure of await failuresOf(server)) failures.push(`${name}: ${failure}`);
  }
  return { runs: servers.length, failures };
}

async function failuresOf({ choices, told, applyTo }: PermittedServer): Promise<string[]> {
  const checks = allChecks.filter(({ wave }) => wave);
  const { verdicts } = await runEmbedded({ checks, choices, told, wrap: applyTo, seed_state: 'small' });
  return verdicts
    .filter(({ verdict }) => verdict === 'fail' || verdict === 'error')
    .map((one) => `${one.verdict} ${one.check}: ${'message' in one ? one.message : ''}`);
}
