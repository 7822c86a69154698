/** Tasks of a thread with permitted servers: all in one, and where that goes wrong, a search for the one to blame. */
import { allChecks } from '../../conformance/checks/all.ts';
import { permittedServers, undeclaredServers } from '../../conformance/permitted/all.ts';
import type { PermittedServer } from '../../conformance/permitted/permitted.ts';
import type { Check } from '../../conformance/suite/check.ts';
import { type EdgeProblem, edgeProblems } from '../../conformance/trials/edge-trial.ts';
import type { ChoicesDocument } from '../../src/choices/choices.ts';
import { fewestOf } from './fewest.ts';
import { shrinkChoices } from './shrink-choices.ts';

export interface EdgeTask {
  /** Ids of permitted servers. */
  servers: readonly string[];
  seed: number;
  /** The suite is told nothing that it can do without of how they send, and only what is sent is judged. */
  undeclared?: boolean;
  /** A drawn document, of which they choose what does not touch what they are. */
  drawn?: ChoicesDocument;
  /** Asked by a user, and twice. */
  further?: boolean;
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

/** Each problem by the fewest servers that show it, tried by its check alone where that is enough. */
async function blamed(servers: readonly PermittedServer[], task: EdgeTask): Promise<string[]> {
  let problems = await tried(servers, task);
  const lines: string[] = [];
  while (problems.length > 0) {
    const [first] = problems as [EdgeProblem];
    const { fewest, found } = await fewestShowing(servers, first, task);
    const smallest = task.drawn && (await smallestOf(task.drawn, fewest, first, task));
    const beside = task.drawn ? ` beside ${smallest ? JSON.stringify(smallest) : 'all that was drawn'}` : '';
    lines.push(...found.map(({ text }) => `${namesOf(fewest, task)}${beside}: ${text}`));
    problems = problems.filter(({ check }) => !found.some((one) => one.check === check));
  }
  return lines;
}

interface Blamed {
  fewest: readonly PermittedServer[];
  /** Problems by the whole suite; at least those looked for, which may need all of the servers. */
  found: readonly EdgeProblem[];
}

async function fewestShowing(
  servers: readonly PermittedServer[],
  wanted: EdgeProblem,
  task: EdgeTask,
): Promise<Blamed> {
  if (servers.length === 1) return { fewest: servers, found: [wanted] };
  const isWanted = ({ check }: EdgeProblem) => check === wanted.check;
  const shows = (checks: readonly Check[]) => async (some: readonly PermittedServer[]) =>
    (await tried(some, task, checks)).some(isWanted);
  const all = checksOf(task);
  const alone = all.filter(({ id }) => id === wanted.check);
  // A check alone may show other problems than among all checks, where all of the servers show them.
  for (const checks of (await shows(alone)(servers)) ? [alone, all] : [all]) {
    const fewest = await fewestOf(servers, shows(checks));
    const found = await tried(fewest, task);
    if (found.some(isWanted)) return { fewest, found };
  }
  return { fewest: servers, found: [wanted] };
}

/** Of what they choose besides, the smallest part with which the check still shows it; undefined where it shows nothing alone. */
async function smallestOf(
  drawn: ChoicesDocument,
  servers: readonly PermittedServer[],
  wanted: EdgeProblem,
  task: EdgeTask,
): Promise<ChoicesDocument | undefined> {
  const own = allChecks.filter(({ id }) => id === wanted.check);
  const shows = async (smaller: ChoicesDocument) =>
    (await tried(servers, { ...task, drawn: smaller }, own)).some(({ verdict }) => verdict === wanted.verdict);
  return (await shows(drawn)) ? shrinkChoices(drawn, shows) : undefined;
}

function namesOf(servers: readonly PermittedServer[], { seed, undeclared, further }: EdgeTask): string {
  const asked = `${undeclared ? ', undeclared' : ''}${further ? ', asked by a user and twice' : ''}`;
  return `${servers.map(({ id }) => id).join(' + ')}${asked} (seed ${seed})`;
}

/** A suite that is told nothing of how events are sent has less to judge. */
function checksOf({ undeclared }: EdgeTask): readonly Check[] {
  return undeclared ? allChecks.filter(({ wave }) => wave) : allChecks;
}

async function tried(
  servers: readonly PermittedServer[],
  task: EdgeTask,
  checks = checksOf(task),
): Promise<EdgeProblem[]> {
  try {
    const problems = await edgeProblems(servers, { seed: task.seed, checks, drawn: task.drawn, further: task.further });
    return task.undeclared ? problems.filter(({ verdict }) => verdict === 'fail' || verdict === 'error') : problems;
  } catch (error) {
    return [{ verdict: 'error', check: '', text: `error: ${String(error)}` }];
  }
}
