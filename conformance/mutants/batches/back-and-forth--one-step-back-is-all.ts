import { Refused } from '../../../src/server/refused.ts';
import type { Mutant } from '../mutant.ts';

export const oneStepBackIsAll: Mutant = {
  id: 'batches/back-and-forth--one-step-back-is-all',
  clauses: ['pagination.backward-walk'],
  check: 'batches/back-and-forth',
  mistake: 'The cursor of a page that was reached by going back is written in another form than the one that is read.',
  applyTo(parts) {
    const broken = new Set<unknown>();
    const { listBatchItems } = parts.handlers;
    const handlers: typeof parts.handlers = {
      ...parts.handlers,
      async listBatchItems(call) {
        const { query } = call.request;
        if (query.backward && broken.has(query.cursor)) throw new Refused('bad_cursor');
        const reply = await listBatchItems(call);
        const previous = reply.kind === 'page' && query.backward ? reply.page.previous : null;
        if (previous) broken.add(new URL(previous).searchParams.get('cursor'));
        return reply;
      },
    };
    return { ...parts, handlers };
  },
};
