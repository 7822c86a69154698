/** Outcomes of runs, requests and deliveries that somebody asked for. */
import type { RunScript } from '../../../engine/run-scripts.ts';
import { ControlRefusal, requireAlone } from '../../control-refusal.ts';
import type { Fault } from '../../fault-book.ts';
import { Refused } from '../../refused.ts';
import type { ControlHandlers } from '../call.ts';

type Handlers = Pick<
  ControlHandlers,
  | 'addScript'
  | 'listScripts'
  | 'deleteScripts'
  | 'deleteScript'
  | 'addFault'
  | 'listFaults'
  | 'deleteFaults'
  | 'deleteFault'
>;

export const outcomeHandlers: Handlers = {
  // `readRequest` has seen to it that the body is one.
  async addScript({ world, body }) {
    await requireAlone(world, 'One server alone remembers scripts');
    requireRoom(world.scripts.list(), 'scripts');
    const script = world.scripts.add(body as RunScript);
    await world.scripts.kept();
    return script;
  },
  listScripts: async ({ world }) => ({ items: world.scripts.list() }),
  async deleteScripts({ world }) {
    world.scripts.clear();
    await world.scripts.kept();
    return undefined;
  },
  async deleteScript({ world, path }) {
    if (!world.scripts.remove(path.script_id)) {
      throw new Refused('not_found', { message: 'The world has no such script.' });
    }
    await world.scripts.kept();
    return undefined;
  },
  async addFault({ world, body }) {
    await requireAlone(world, 'One server alone remembers faults');
    requireRoom(world.faults.list(), 'faults');
    return { ...world.faults.add(body as Fault) };
  },
  listFaults: async ({ world }) => ({ items: world.faults.list().map((fault) => ({ ...fault })) }),
  async deleteFaults({ world }) {
    world.faults.clear();
    return undefined;
  },
  async deleteFault({ world, path }) {
    if (world.faults.remove(path.fault_id)) return undefined;
    throw new Refused('not_found', { message: 'The world has no such fault.' });
  },
};

const most_kept = 1_000;

/** @throws ControlRefusal `conflict` when there are as many as the document's lists may hold */
function requireRoom(kept: readonly unknown[], what: string): void {
  if (kept.length < most_kept) return;
  throw new ControlRefusal('conflict', `A world holds at most ${most_kept} ${what}; delete some first.`);
}
