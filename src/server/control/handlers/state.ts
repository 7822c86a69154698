/** Going back to how a world was. */
import { Refused } from '../../refused.ts';
import type { ControlHandlers } from '../call.ts';
import { shownDelivery } from '../shown-records.ts';

type Handlers = Pick<
  ControlHandlers,
  'resetWorld' | 'createSnapshot' | 'listSnapshots' | 'restoreSnapshot' | 'deleteSnapshot' | 'listChanges'
>;

/** The default of the document. */
const usual_limit = 1_000;

const message = 'The world has no such snapshot.';

export const stateHandlers: Handlers = {
  async resetWorld({ world }) {
    await world.reset();
    return undefined;
  },
  async createSnapshot({ world }) {
    const id = await world.snapshot();
    return (await world.snapshots()).find((snapshot) => snapshot.id === id)!;
  },
  async listSnapshots({ world }) {
    return { items: await world.snapshots() };
  },
  async restoreSnapshot({ world, path }) {
    if (!(await world.restore(path.snapshot_id))) throw new Refused('not_found', { message });
    return undefined;
  },
  async listChanges({ world, path, query }) {
    const { deliveries, ...changes } = await world.changesSince(path.snapshot_id, query.limit ?? usual_limit);
    return { ...changes, deliveries: deliveries.map(shownDelivery) };
  },
  async deleteSnapshot({ world, path }) {
    if (!(await world.forget(path.snapshot_id))) throw new Refused('not_found', { message });
    return undefined;
  },
};
