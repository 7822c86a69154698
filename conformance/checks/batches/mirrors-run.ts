import { batchOf, itemRequest, items_looked_at, itemsRequest, readAll } from '../../acts/finished-batch.ts';
import { walk } from '../../acts/walk.ts';
import { type BatchItem, unreadList } from '../../models/batch-items.ts';
import { isUnchanged } from '../../models/embedded-run.ts';
import {
  declared_word_codes,
  type ItemAndRun,
  judgeDeclaredWords,
  judgeWords,
  observedWords,
  word_codes,
} from '../../models/item-mirrors.ts';
import { isTerminalRun, showsEnd } from '../../models/run-state.ts';
import { serverError } from '../../models/steps.ts';
import { isSet, sameId } from '../../models/values.ts';
import { check, table } from '../../suite/check.ts';
import type { CheckContext } from '../../suite/context.ts';
import type { Evidence, Observation } from '../../suite/evidence.ts';
import type { Exchange, Stop } from '../../suite/exchange.ts';

interface Case {
  batch: 'finished' | 'running';
}

/** So often the running batch is looked at: enough for a run that waits, moves and ends within a few seconds. */
const looks = 8;
/** A step between two looks: on a stepped clock no longer than to the next thing that is due. */
const step_ms = 700;

/**
 * Items between two reads of their runs, in a batch that is done and in one that is under way, as time goes on. Only
 * where the two reads agree is there a state that the item must show.
 */
export const batchMirrorsRun = check<Case>({
  id: 'batches/mirrors-run',
  title: 'A batch item shows the state in which its run then is',
  how: 'The list and its items are read between two reads of their runs, several times in a running batch. Each word of items must stand for one state.',
  clauses: ['batches.item-mirrors-run', 'batches.item-run-agrees', 'records.batch-item-words'],
  codes: { ...word_codes, ...declared_word_codes },
  since: '0.1.0',
  operations: ['listBatchItems', 'getBatchItem', 'getRun'],
  needs: { principals: ['owner'] },
  waits: true,
  cases: () => table<Case>([{ batch: 'finished' }, { batch: 'running' }]),
  async run(ctx, { batch }) {
    const batch_id = batchOf(ctx, batch);
    const all = await readAll(ctx, batch_id);
    const items = chosenItems(all);
    if (items.length === 0) ctx.stop('not-claimed', `no item of fixtures.batches.${batch} has a run`);
    for (let look = 1; look <= (batch === 'running' ? looks : 1); look++) {
      if (await lookAt(ctx, batch_id, items, look)) break;
      await ctx.time.goOn(step_ms);
    }
  },
  control: (evidence, found) =>
    serverError(evidence) ?? unreadList(evidence) ?? (found.length > 0 ? undefined : unmoved(evidence)),
  judge(evidence, tally) {
    const sights = sightsIn(evidence);
    return [...judgeWords(sights, tally), ...judgeDeclaredWords(sights, evidence.facts.choices, tally)];
  },
  observe(evidence) {
    return (['listBatchItems', 'getBatchItem'] as const).flatMap((operation): Observation[] => {
      const value = observedWords(
        sightsIn(evidence).filter(({ exchange }) => exchange.request.operation === operation),
      );
      return value === undefined ? [] : [{ choice: 'records.batch_item_words', operation, value }];
    });
  },
});

/** Items with a run, of every kind that there is: what they show beside their word tells kinds apart too. */
function chosenItems(items: readonly BatchItem[]): BatchItem[] {
  const kindOf = (item: BatchItem) => [
    item.status_code,
    ...['error', 'output', 'started_at'].map((name) => isSet(item[name])),
  ];
  const with_run = items.filter(({ run_id }) => isSet(run_id));
  const kinds = Object.values(Object.groupBy(with_run, (item) => kindOf(item).join()));
  const [firsts, seconds] = [0, 1].map((place) => kinds.flatMap((kind = []) => kind.slice(place, place + 1)));
  return [...firsts!, ...seconds!].slice(0, items_looked_at);
}

/** Reads runs, list, items and runs again; tells whether all of the runs have ended. */
async function lookAt(
  ctx: CheckContext,
  batch_id: string,
  items: readonly BatchItem[],
  look: number,
): Promise<boolean> {
  const readRuns = async (step: string) => {
    const reads: Exchange[] = [];
    for (const { run_id } of items) {
      reads.push(
        await ctx.call('owner', { operation: 'getRun', path: { id: String(run_id) } }, `look/${look}/${step}`),
      );
    }
    return reads;
  };
  await readRuns('before');
  await walk(ctx, { caller: 'owner', request: itemsRequest(batch_id), step: `look/${look}/list` });
  for (const { id } of items) await ctx.call('owner', itemRequest(batch_id, String(id)), `look/${look}/item`);
  const after = await readRuns('after');
  return after.every(showsEnd);
}

/** Sights of items whose run stood still meanwhile. */
function sightsIn(evidence: Evidence<Case>): ItemAndRun[] {
  return Array.from({ length: looks }, (_, index) => `look/${index + 1}/`).flatMap((look) => {
    const seen = evidence.exchanges.filter(({ step }) => step.startsWith(look));
    const runIn = (step: string, id: unknown) =>
      seen.find((one) => one.step === `${look}${step}` && sameId(one.decoded?.record?.id, id))?.decoded;
    return seen.flatMap((exchange) =>
      shownIn(exchange, look).flatMap(({ item, word, pointer }) => {
        const [before, after] = [runIn('before', item.run_id), runIn('after', item.run_id)];
        if (!isSet(item.run_id) || !isUnchanged(before?.record, after?.record)) return [];
        return [{ item, run: before!.record!, words: { item: word, run: rawWord(before!.json) }, exchange, pointer }];
      }),
    );
  });
}

function shownIn({ step, decoded }: Exchange, look: string): { item: BatchItem; word: unknown; pointer: string }[] {
  const { record, page, json } = decoded ?? {};
  if (step === `${look}item`) return record ? [{ item: record, word: rawWord(json), pointer: '' }] : [];
  if (!step.startsWith(`${look}list/`) || !page) return [];
  const raw = (json as { items?: unknown[] } | undefined)?.items;
  return page.items.map((item, index) => ({ item, word: rawWord(raw?.[index]), pointer: `/items/${index}` }));
}

/** The word as it came, before any that the target file declares was exchanged. */
function rawWord(record: unknown): unknown {
  return (record as { status_code?: unknown } | undefined)?.status_code;
}

/** A batch that is said to run may have ended long before. */
function unmoved(evidence: Evidence<Case>): Stop | string | undefined {
  const sights = sightsIn(evidence);
  if (sights.length === 0) return 'no run stood still while its item was read, so that nothing was compared';
  if (evidence.case.batch === 'finished' || sights.some(({ run }) => !isTerminalRun(run))) return undefined;
  const reason = 'every run of fixtures.batches.running had ended before it was looked at';
  return { verdict: 'not-claimed', reason };
}
