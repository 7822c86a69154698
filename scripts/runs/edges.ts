/** The whole suite over the permitted servers, several in one, side by side: none may fail, or cost a check its verdict. */
import { permittedServers, undeclaredServers } from '../../conformance/permitted/all.ts';
import { bundlesOf } from '../../conformance/permitted/bundle.ts';
import type { PermittedServer } from '../../conformance/permitted/permitted.ts';
import { ranked } from '../../conformance/trials/ranked.ts';
import type { EdgeResult, EdgeTask } from './edge-tasks.ts';
import { sideBySide } from './side-by-side.ts';

export interface EdgeSelection {
  /** Of the suite; each also puts the servers together in another way. */
  seeds: readonly number[];
  /** All of them unless given. */
  only?: readonly PermittedServer[];
  /** Each server alone. */
  single?: boolean;
  /** So many bundles of each seed. */
  most?: number;
  /** Asked by a user, and twice: those that let users do what keys may. */
  further?: boolean;
}

/** Tasks to try: bundles of each seed, and once each server that says nothing of how it sends. */
export function edgeTasks({ seeds, only, single = false, most, further }: EdgeSelection): EdgeTask[] {
  const servers = (only?.length ? only : permittedServers).filter((one) => !(further && one.users_may_less));
  const together = seeds.flatMap((seed) => {
    const bundles = bundlesOf(ranked([...servers], String(seed)), single ? 1 : undefined);
    return bundles.slice(0, most).map((bundle): EdgeTask => ({ servers: bundle.map(({ id }) => id), seed, further }));
  });
  const silent =
    most === undefined && !further ? undeclaredServers().filter(({ id }) => servers.some((one) => one.id === id)) : [];
  return [...together, ...silent.map(({ id }): EdgeTask => ({ servers: [id], seed: seeds[0]!, undeclared: true }))];
}

export function edgeRuns(tasks: readonly EdgeTask[]): AsyncGenerator<EdgeResult> {
  return sideBySide(new URL('./edge-tasks.ts', import.meta.url), 'edge', tasks);
}
