import type { CanonicalQuery } from '../../../src/choices/canonical.ts';
import { batchOf, itemRequest, itemsRequest, readAll } from '../../acts/finished-batch.ts';
import { type BatchItem, idsOf, unreadList } from '../../models/batch-items.ts';
import { isOffered } from '../../models/queryable.ts';
import { exchangeAt, isRefused, serverError, statusOf, stepsOf } from '../../models/steps.ts';
import { isSet, sameId } from '../../models/values.ts';
import { check, table } from '../../suite/check.ts';
import type { CheckContext } from '../../suite/context.ts';
import type { Evidence, Facts, Mismatch } from '../../suite/evidence.ts';
import type { Codes, Tally } from '../../suite/tally.ts';

type Feature = 'filter' | 'sort';

interface Case {
  feature: Feature;
}

/** The fields with one value, those first that every target has most reason to offer. */
const tried_fields = [
  'id',
  'sequence_index',
  'status_code',
  'created_at',
  'client_ref',
  'run_id',
  'cost',
  'started_at',
  'completed_at',
];

const features: Readonly<Record<Feature, { clause: string; form: string }>> = {
  filter: { clause: 'filtering.batch-grammar', form: 'q=id.eq:…' },
  sort: { clause: 'sorting.batch-form', form: 'sort_by=<field>:asc' },
};

function codesOf(feature: Feature): Codes {
  const { clause, form } = features[feature];
  return {
    [`${feature}-refused`]: { clause, message: `The list of batch items refuses ${form}, whatever the field.` },
    [`${feature}-without-effect`]: {
      clause,
      message: `The list of batch items is the same with ${form} as without, whatever the field.`,
    },
    [`${feature}-refused-on-item`]: {
      clause,
      message: `The read of one batch item refuses ${form}, which the list takes.`,
    },
  };
}

interface Notes {
  /** The field that was taken; null where none was. */
  field?: string | null;
}

/**
 * `q` and `sort_by` are there, in the form that the text states, on the list and on the read of one item.
 * The fields that they take are open, but for `id.eq`: so one after the other is tried until one is taken.
 */
export const batchQueryFeatures = check<Case, Notes>({
  id: 'batches/query-features',
  title: 'Both reads of a batch take q and sort_by in their stated forms',
  how: 'The list is filtered by q=id.eq, and sorted by one field after the other until one takes effect; the read of one item is then asked the same.',
  clauses: Object.values(features).map(({ clause }) => clause),
  codes: {
    ...codesOf('filter'),
    ...codesOf('sort'),
  },
  since: '0.1.0',
  operations: ['listBatchItems', 'getBatchItem'],
  needs: { principals: ['owner'] },
  cases: () => table((['filter', 'sort'] as const).map((feature) => ({ feature }))),
  async run(ctx, { feature }) {
    const batch_id = batchOf(ctx, 'finished');
    const items = await readAll(ctx, batch_id);
    const id = items.at(-1)?.id;
    if (typeof id !== 'string') return {};
    const field = await firstTaken(ctx, batch_id, feature, id, items);
    // The read of one item may declare fewer fields than the list.
    if (field === undefined) return { field: null };
    if (!isOfferedFor(ctx.facts, feature, field, 'getBatchItem')) return { field };
    await ctx.call('owner', itemRequest(batch_id, id), 'control');
    await ctx.call('owner', itemRequest(batch_id, id, queryFor(feature, field, id).list), 'item');
    return { field };
  },
  control(evidence) {
    const control = exchangeAt(evidence, 'control');
    const unread = isRefused(control)
      ? `the item is not read without the parameter either (${statusOf(control)})`
      : undefined;
    return serverError(evidence) ?? unreadList(evidence, 2) ?? unread;
  },
  judge(evidence, tally) {
    return evidence.notes.field === null ? judgeNone(evidence, tally) : judgeOnItem(evidence, tally);
  },
  observe(evidence) {
    const { feature } = evidence.case;
    const answers = [
      ...new Set(asked(evidence).map(({ decoded }) => (decoded?.outcome === 'refusal' ? 'refused' : 'taken'))),
    ];
    const choice = { filter: 'lists.unknown_filter', sort: 'lists.unknown_sort' }[feature];
    if (!answers.includes('refused')) return [];
    return [{ choice, operation: 'listBatchItems', value: 'refused' }];
  },
});

/** The request that the feature shows itself in, and for a sort the opposite one. */
function queryFor(feature: Feature, field: string, id: string): { list: CanonicalQuery; other?: CanonicalQuery } {
  if (feature === 'filter') return { list: { filter: [{ field, operator: 'eq', value: id }] } };
  return { list: { sort: [{ field, direction: 'asc' }] }, other: { sort: [{ field, direction: 'desc' }] } };
}

/** Acts until a field is taken; what was asked stands in the steps `list/FIELD` and `other/FIELD`. */
async function firstTaken(
  ctx: CheckContext,
  batch_id: string,
  feature: Feature,
  id: string,
  items: readonly BatchItem[],
): Promise<string | undefined> {
  const candidates = feature === 'filter' ? ['id'] : tried_fields.filter((field) => canShow(field, items));
  const offered = candidates.filter((field) => isOfferedFor(ctx.facts, feature, field, 'listBatchItems'));
  if (offered.length === 0) {
    return ctx.stop(
      'not-claimed',
      `the target file names no field of batch items to ${feature} by, as the specification permits`,
    );
  }
  const onItem = (field: string) => Number(isOfferedFor(ctx.facts, feature, field, 'getBatchItem'));
  for (const field of offered.toSorted((a, b) => onItem(b) - onItem(a))) {
    const query = queryFor(feature, field, id);
    const list = await ctx.call('owner', itemsRequest(batch_id, query.list), `list/${field}`);
    const other = query.other && (await ctx.call('owner', itemsRequest(batch_id, query.other), `other/${field}`));
    const shown = list.decoded?.page?.items;
    if (!shown) continue;
    if (feature === 'filter' && shown.every((item) => sameId(item.id, id))) return field;
    if (feature === 'sort' && other?.decoded?.page && idsOf(shown).join() !== idsOf(other.decoded.page.items).join()) {
      return field;
    }
  }
  return undefined;
}

function isOfferedFor(
  facts: Facts,
  feature: Feature,
  field: string,
  operation: 'listBatchItems' | 'getBatchItem',
): boolean {
  return isOffered(facts, feature, field, operation);
}

/** Only among different values an order shows. */
function canShow(field: string, items: readonly BatchItem[]): boolean {
  return new Set(items.map((item) => item[field]).filter(isSet)).size > 1;
}

function asked(evidence: Evidence<Case, Notes>) {
  return [...stepsOf(evidence, 'list'), ...stepsOf(evidence, 'other')];
}

function judgeNone(evidence: Evidence<Case, Notes>, tally: Tally): Mismatch[] {
  const { feature } = evidence.case;
  const tried = asked(evidence);
  if (tried.length === 0) return [];
  return tally.broken(tried.every(isRefused) ? `${feature}-refused` : `${feature}-without-effect`, {
    at: tried[0],
    expected: `a list as ${features[feature].form.split('=')[0]} asks for it`,
    actual: tried.map((exchange) => `${exchange.step.split('/')[1]}: ${statusOf(exchange)}`),
  });
}

function judgeOnItem(evidence: Evidence<Case, Notes>, tally: Tally): Mismatch[] {
  const item = exchangeAt(evidence, 'item');
  const { feature } = evidence.case;
  const { field } = evidence.notes;
  const message = `the read of one batch item refuses ${features[feature].form} with the field ${String(field)}, which the list takes`;
  const values = { expected: 'the item', actual: statusOf(item) };
  return tally.holds(!isRefused(item), `${feature}-refused-on-item`, { at: item, message, ...values });
}
