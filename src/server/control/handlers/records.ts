/** Records that the service itself has no endpoint for. */
import { Refused } from '../../refused.ts';
import { addClient, addModel, addOrganization, addToken, cancelRun, createBatch, deleteWebhook } from '../acts.ts';
import type { ControlHandlers } from '../call.ts';

type Handlers = Pick<
  ControlHandlers,
  'createBatch' | 'cancelRun' | 'deleteWebhook' | 'addModel' | 'addOrganization' | 'addToken' | 'addClient'
>;

export const recordHandlers: Handlers = {
  createBatch: ({ world, body }) => createBatch(world, body),
  async cancelRun({ world, path }) {
    const outcome = await cancelRun(world, path.run_id);
    if (outcome === 'canceled') return { id: path.run_id, status: outcome };
    if (outcome === 'ended') throw new Refused('conflict', { message: 'The run has ended already.' });
    throw new Refused('not_found', { message: 'The world has no such run.' });
  },
  async deleteWebhook({ world, path }) {
    if (await deleteWebhook(world, path.webhook_id)) return undefined;
    throw new Refused('not_found', { message: 'The world has no such webhook.' });
  },
  addModel: ({ world, body }) => addModel(world, body),
  addOrganization: ({ world, body }) => addOrganization(world, body),
  addToken: ({ world, body }) => addToken(world, body),
  addClient: async ({ world, baseUrl, body }) => ({
    ...(await addClient(world, body)),
    token_url: `${baseUrl()}/_control/token`,
  }),
};
