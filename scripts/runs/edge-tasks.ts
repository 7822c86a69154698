/** What a thread does with some permitted servers: all of them in one, and where that goes wrong, who is to blame. */
import { allChecks } from '../../conformance/checks/all.ts';
import { permittedServers, undeclaredServers } from '../../conformance/permitted/all.ts';
import type { PermittedServer } from '../../conformance/permitted/permitted.ts';
import { edgeProblems } from '../../conformance/trials/edge-trial.ts';

export interface EdgeTask {
  /** Ids of permitted servers. */
  servers: readonly string[];
  seed: number;
  /** The suite is told nothing that it can do without of how they send, and only what is sent is judged. */
  undeclared?: boolean;
}

export interface EdgeResult extends EdgeTask {
  /** `servers: verdict check: message`, by the fewest servers that show it. */
  problems: string[];
}

export async function edge(task: EdgeTask): Promise<EdgeResult> {
  const all = task.undeclared ? undeclaredServers() : permittedServers;
  const servers = task.servers.map((id) => all.find((server) => server.id === id)!);
  return { ...task, problems: await blamed(servers, task) };
}

async function blamed(servers: readonly PermittedServer[], task: EdgeTask): Promise<string[]> {
  const problems = await tried(servers, task);
  if (problems.length === 0) return [];
  if (servers.length > 1) {
    const alone: string[] = [];
    for (const server of servers) alone.push(...(await blamed([server], task)));
    if (alone.length > 0) return alone;
  }
  const names = servers.map(({ id }) => id).join(' + ');
  const how = task.undeclared ? ', undeclared' : '';
  return problems.map((line) => `${names}${how} (seed ${task.seed}): ${line}`);
}

async function tried(servers: readonly PermittedServer[], { seed, undeclared }: EdgeTask): Promise<string[]> {
  const checks = undeclared ? allChecks.filter(({ wave }) => wave) : allChecks;
  try {
    const problems = await edgeProblems(servers, { seed, checks });
    // Who is told nothing of how events are sent has less to judge.
    return undeclared ? problems.filter((line) => /^(?:fail|error) /.test(line)) : problems;
  } catch (error) {
    return [`error: ${String(error)}`];
  }
}
