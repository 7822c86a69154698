/** What becomes of runs, requests and deliveries because somebody asked for it. */
import type { RunScript } from '../../../engine/run-scripts.ts';
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
  addScript: async ({ world, body }) => world.scripts.add(body as RunScript),
  listScripts: async ({ world }) => ({ items: world.scripts.list() }),
  async deleteScripts({ world }) {
    world.scripts.clear();
    return undefined;
  },
  async deleteScript({ world, path }) {
    if (world.scripts.remove(path.script_id)) return undefined;
    throw new Refused('not_found', { message: 'The world has no such script.' });
  },
  addFault: async ({ world, body }) => ({ ...world.faults.add(body as Fault) }),
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
