import type { Parts } from '../../../src/server/parts.ts';
import { Refused } from '../../../src/server/refused.ts';
import { batchEmbeddedRun } from '../../checks/batches/embedded-run.ts';
import { withAsked } from '../asked.ts';
import { withMembers } from '../changed-members.ts';
import { withRecord, withReply } from '../changed-replies.ts';
import { mutantsOf } from '../mutant.ts';

export const mutants = mutantsOf(batchEmbeddedRun, {
  'canceled-as-the-event': {
    breaks: ['runs.canceled-spelling'],
    mistake: 'Items write their runs by the enumeration that names the events, with two l.',
    applyTo: (parts) =>
      (['listBatchItems', 'getBatchItem'] as const).reduce(
        (changed, one) =>
          withEmbedded(
            changed,
            (run) => (run.status_code === 'canceled' ? { ...run, status_code: 'cancelled' } : run),
            one,
          ),
        parts,
      ),
  },
  'inner-names-for-keys-alone': {
    breaks: ['embedding.batch-run-nested'],
    mistake: 'The page for people embeds what it shows itself, which is the run without its parts.',
    applyTo: (parts) =>
      withAsked(parts, 'listBatchItems', (query, { caller }) => {
        const { embed } = query;
        if (caller?.kind !== 'user' || !embed || 'raw' in embed) return query;
        return { ...query, embed: embed.map((name) => name.replace(/\(.*/, '')) };
      }),
  },
  'inner-names-in-one-order': {
    breaks: ['embedding.batch-run-nested'],
    mistake: 'The values that the documentation shows are allowed as they stand there, with the names in that order.',
    applyTo: (parts) =>
      withAsked(parts, 'getBatchItem', (query) => {
        const { embed } = query;
        if (Array.isArray(embed) && embed.includes('run(node_runs,logs)')) throw new Refused('invalid');
        return query;
      }),
  },
  'node-runs-beside-logs-alone': {
    breaks: ['embedding.batch-run-nested'],
    mistake: 'Node runs are fetched where logs are, and without logs nobody asks for them.',
    applyTo: (parts) =>
      withAsked(parts, 'listBatchItems', (query) => {
        const { embed } = query;
        if (!Array.isArray(embed) || !embed.includes('run(node_runs)')) return query;
        return { ...query, embed: ['run'] };
      }),
  },
  'without-a-word': {
    breaks: ['embedding.batch-run-is-the-run'],
    mistake:
      'The names of states are joined to runs, and to those within items they are not: an empty text stands there.',
    applyTo: (parts) => withEmbedded(parts, (run) => ({ ...run, status_code: '' })),
  },
  'without-what-came-of-it': {
    breaks: ['embedding.batch-run'],
    mistake: 'Outputs are left out of embedded runs, since the items around them have outputs too.',
    applyTo: (parts) => withEmbedded(parts, (run) => ({ ...run, output: null })),
  },
  'failed-as-completed-beside-its-run': {
    breaks: ['batches.item-mirrors-run'],
    mistake: 'An item that is shown with its run says no more than that it is done.',
    applyTo: (parts) =>
      withRecord(parts, 'listBatchItems', (item) =>
        item.run && item.status_code === 'failed' ? { ...item, status_code: 'completed' } : item,
      ),
  },
  'always-on-item': {
    breaks: ['embedding.batch-run'],
    mistake: 'The read of one item always shows its run, since only lists can grow too long.',
    applyTo: (parts) => withAsked(parts, 'getBatchItem', (query) => ({ ...query, embed: query.embed ?? ['run'] })),
  },
  'cost-before-rounding': {
    breaks: ['embedding.batch-run-is-the-run'],
    mistake: 'The cost of an embedded run is rounded to cents.',
    applyTo: (parts) =>
      withEmbedded(parts, (run) =>
        typeof run.cost === 'string' ? { ...run, cost: Number(run.cost).toFixed(2) } : run,
      ),
  },
  'forgotten-on-item': {
    breaks: ['embedding.batch-run'],
    mistake: 'The read of one item takes embed and does nothing with it.',
    applyTo: (parts) => withAsked(parts, 'getBatchItem', ({ embed: _, ...query }) => query),
  },
  'inner-names-refused': {
    breaks: ['embedding.batch-run-nested'],
    mistake: 'The allowed values of embed are compared as whole words, so that brackets are refused.',
    applyTo: (parts) =>
      withAsked(parts, 'listBatchItems', (query) => {
        const { embed } = query;
        if (embed && !('raw' in embed) && embed.some((name) => name.includes('('))) throw new Refused('invalid');
        return query;
      }),
  },
  'latest-log-alone': {
    breaks: ['embedding.batch-run-is-the-run'],
    mistake: 'The query that embeds logs takes one row for each run, as it does for everything else that it joins.',
    applyTo: (parts) =>
      withEmbedded(parts, (run) => (Array.isArray(run.logs) ? { ...run, logs: run.logs.slice(-1) } : run)),
  },
  'of-the-row-before': {
    breaks: ['embedding.batch-run-is-the-run'],
    mistake: 'Runs are fetched at once and dealt out by place: an item without a run shifts those behind it.',
    applyTo: (parts) =>
      withReply(parts, 'listBatchItems', (reply) => {
        if (reply.kind !== 'page') return reply;
        const { items } = reply.page;
        const shifted = items.map((item, index) => {
          const before = index > 1 ? items[index - 1]?.run : item.run;
          return item.run && before ? { ...item, run: before } : item;
        });
        return { ...reply, page: { ...reply.page, items: shifted } };
      }),
  },
  summary: {
    breaks: ['embedding.batch-run'],
    mistake: 'The embedded run is the summary that the page of a batch shows.',
    applyTo: (parts) =>
      withEmbedded(parts, ({ id, model_id, status_code, input, output }) => ({
        id,
        model_id,
        status_code,
        input,
        output,
      })),
  },
});

type Run = Record<string, unknown>;

/** Runs within items are shown otherwise: in lists, unless another operation is named. */
function withEmbedded(
  parts: Parts,
  change: (run: Run) => Run,
  operation: 'listBatchItems' | 'getBatchItem' = 'listBatchItems',
): Parts {
  return withRecord(parts, operation, (item) => withMembers(item, 'run', change));
}
