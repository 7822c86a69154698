import { setTimeout as pause, setImmediate } from 'node:timers/promises';
import type { OperationId } from '../../../src/contract/operations.ts';
import { type Call, exchanged, type HandlerReply, type Parts } from '../../../src/server/parts.ts';
import type { RunRow } from '../../../src/store/run-rows.ts';
import { creationsAtOnce } from '../../checks/concurrency/creations.ts';
import { withHandlers, withPart } from '../changed-parts.ts';
import { mutantsOf } from '../mutant.ts';

export const mutants = mutantsOf(creationsAtOnce, {
  'deletion-rolled-back': {
    breaks: ['concurrency.some-order-explains'],
    mistake:
      'All writes of an organization share one transaction, and a creation that is under way takes back a deletion beside it.',
    applyTo(parts) {
      const { createAssetUpload, deleteAsset } = parts.handlers;
      const taken_back = new Set<string>();
      let under_way = 0;
      const handlers: typeof parts.handlers = {
        ...parts.handlers,
        async createAssetUpload(call) {
          under_way += 1;
          await pause(20);
          under_way -= 1;
          return createAssetUpload(call);
        },
        async deleteAsset(call) {
          await pause(10);
          if (under_way > 0) taken_back.add(String(call.request.path.id).toLowerCase());
          return deleteAsset(call);
        },
      };
      const store = exchanged(parts.store, {
        async asset(id) {
          const asset = await parts.store.asset(id);
          return asset && taken_back.has(id) ? { ...asset, deleted_at: null, deleted_by: null } : asset;
        },
      });
      return { ...parts, handlers, store };
    },
  },
  'deletion-written-over': {
    breaks: ['concurrency.some-order-explains'],
    mistake:
      'A creation writes the page of the table back as it was when it began, without the deletion that came between.',
    applyTo(parts) {
      const { store, handlers } = parts;
      const written_over = new Set<string>();
      let creating = 0;
      return {
        ...parts,
        handlers: {
          ...handlers,
          async createAssetUpload(call) {
            creating += 1;
            await pause(40);
            creating -= 1;
            return handlers.createAssetUpload(call);
          },
        },
        store: exchanged(store, {
          async softDeleteAsset(id, deletion) {
            await pause(20);
            if (creating > 0) written_over.add(id);
            return store.softDeleteAsset(id, deletion);
          },
          async asset(id) {
            const asset = await store.asset(id);
            return asset && written_over.has(id) ? { ...asset, deleted_at: null, deleted_by: null } : asset;
          },
        }),
      };
    },
  },
  'fifth-workflow-of-the-pool': {
    breaks: ['concurrency.some-order-explains'],
    mistake:
      'Four connections write workflows, and a fifth creation at the same time is answered by the first of them.',
    applyTo: (parts) => withFourWorkers(parts, 'createGraphWorkflow'),
  },
  'runs-share-an-input': {
    breaks: ['concurrency.some-order-explains'],
    mistake: 'The worker reads the input from where the last dispatch has put it.',
    applyTo(parts) {
      let input: RunRow['record']['input'] | undefined;
      return withPart(parts, 'runs', (runs) => ({
        async start(run) {
          ({ input } = run.record);
          await pause(20);
          return runs.start({ ...run, record: { ...run.record, input } });
        },
      }));
    },
  },
  'shared-name': {
    breaks: ['concurrency.some-order-explains'],
    mistake: 'The body under way is kept in a variable of the module, and read again behind an await.',
    applyTo(parts) {
      let body: unknown;
      return withHandlers(parts, ({ createAssetFolder }) => ({
        async createAssetFolder(call) {
          ({ body } = call.request);
          await pause(20);
          return createAssetFolder({ ...call, request: { ...call.request, body } });
        },
      }));
    },
  },
  'taken-for-a-repeat': {
    breaks: ['concurrency.some-order-explains'],
    mistake: 'A request of a caller whose like is under way is taken for its repetition, whatever it asks for.',
    applyTo(parts) {
      const under_way = new Map<string, Promise<HandlerReply>>();
      return withHandlers(parts, ({ createAssetUpload }) => ({
        async createAssetUpload(call) {
          const key = String(call.caller?.user_id);
          const answer = under_way.get(key) ?? setImmediate().then(() => createAssetUpload(call));
          under_way.set(key, answer);
          return answer.finally(() => under_way.delete(key));
        },
      }));
    },
  },
});

/** Of more than four calls at the same time the others get the answer of the first. */
function withFourWorkers(parts: Parts, operation: OperationId): Parts {
  const under_way = new Set<Promise<HandlerReply>>();
  return withHandlers(parts, ({ [operation]: handler }) => ({
    [operation]: async (call: Call) => {
      const [first] = under_way;
      if (first && under_way.size >= 4) return first;
      const answer = pause(20).then(() => handler(call));
      under_way.add(answer);
      return answer.finally(() => under_way.delete(answer));
    },
  }));
}
