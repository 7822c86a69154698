import { chosen } from '../../../src/choices/choices.ts';
import { actsIn } from '../../models/acts-in.ts';
import { agreesIn, type BatchItem, batchList, item_fields, unreadList } from '../../models/batch-items.ts';
import { isOffered } from '../../models/queryable.ts';
import { exchangeAt, isRefused, serverError, statusOf } from '../../models/steps.ts';
import { isSet, sameId } from '../../models/values.ts';
import { check, table } from '../../suite/check.ts';
import type { Evidence, Mismatch, Observation } from '../../suite/evidence.ts';
import type { Exchange } from '../../suite/exchange.ts';
import type { Tally } from '../../suite/tally.ts';
import { batchOf, itemRequest, itemsRequest, pageSizeQuery, readAll } from './finished-batch.ts';

interface Case {
  /** Each is asked for alone, and both together. The id stands beside them, by which items are told apart. */
  fields: readonly [string, string];
  /** A user asks for both together, too: of one item, since lists of users are asked for elsewhere. */
  by_user?: true;
}

const reads = ['list', 'item'] as const;
const of_users = 'item-of-users/both';

/**
 * `fields` chooses: what it names stands there with its value, and nothing else but the id. Page one alone is looked
 * at, since cursor URLs need not carry a projection.
 */
export const batchProjected = check<Case>({
  id: 'batches/projected',
  title: 'A projected batch item shows the fields that were named, with their values, and no others',
  how: 'The list and the read of one item are asked for two fields, alone and together. Values must be those of the whole item; fields may be refused or ignored.',
  clauses: ['projection.only-named', 'projection.batches', 'lists.queryable-fields'],
  codes: {
    'another-value': {
      clause: 'projection.only-named',
      message: 'A projected batch item shows another value than the whole item.',
    },
    'unnamed-shown': {
      clause: 'projection.only-named',
      message: 'A projected batch item shows fields that were not named.',
    },
    'not-projected': {
      clause: 'lists.queryable-fields',
      level: 'declared',
      message: 'The whole item comes although the target file declares that batch items are projected to these fields.',
    },
    'two-fields-refused': {
      clause: 'projection.batches',
      message: 'A projection to two fields is refused, and each of the two is taken alone.',
    },
    'not-all-named': {
      clause: 'projection.batches',
      message: 'A projection to two fields does not show both, and each of the two is shown alone.',
    },
  },
  since: '0.1.0',
  operations: ['listBatchItems', 'getBatchItem'],
  needs: { principals: ['owner'] },
  cases: () =>
    table<Case>([
      { fields: ['status_code', 'sequence_index'] },
      { fields: ['run_id', 'created_at'], by_user: true },
      { fields: ['client_ref', 'cost'] },
      { fields: ['completed_at', 'batch_id'] },
    ]),
  async run(ctx, { fields, by_user }) {
    const batch_id = batchOf(ctx, 'finished');
    const items = await readAll(ctx, batch_id);
    // The item with the most to show.
    const worth = (item: BatchItem) => fields.filter((field) => isSet(item[field])).length;
    const id = items.toSorted((one, other) => worth(other) - worth(one))[0]?.id;
    if (typeof id !== 'string') return;
    await ctx.call('owner', itemRequest(batch_id, id), 'whole');
    const size = pageSizeQuery(ctx.facts, 5);
    for (const [name, wanted] of asking(fields)) {
      await ctx.call('owner', itemsRequest(batch_id, { fields: wanted, ...size }), `list/${name}`);
      await ctx.call('owner', itemRequest(batch_id, id, { fields: wanted }), `item/${name}`);
    }
    if (by_user && ctx.facts.principals.human) {
      const request = itemRequest(batch_id, id, { fields: ['id', ...fields] });
      await ctx.call('human', { ...request, ...actsIn(ctx.facts, 'human') }, of_users);
    }
    // A projection may show the id without naming it.
    if (isOffered(ctx.facts, 'project', fields[0], 'listBatchItems')) {
      await ctx.call('owner', itemsRequest(batch_id, { fields: [fields[0]], ...size }), 'without-id');
    }
  },
  control(evidence, found) {
    const whole = exchangeAt(evidence, 'whole');
    const unread = isRefused(whole) ? `the whole item is not read either (${statusOf(whole)})` : undefined;
    const nothing = reads.every((read) => isNothingTaken(evidence, read))
      ? {
          verdict: 'not-claimed' as const,
          reason: 'the target projects batch items to none of these fields, as the specification permits',
        }
      : undefined;
    return serverError(evidence) ?? unreadList(evidence) ?? unread ?? (found.length > 0 ? undefined : nothing);
  },
  judge: judgeAll,
  observe(evidence) {
    const shown = itemsOf(exchangeAt(evidence, 'without-id'));
    const [field] = evidence.case.fields;
    if (shown.length === 0 || !shown.every((item) => isNarrow(item, [field]))) return [];
    const value = shown.some((item) => isSet(item.id));
    return [{ choice: 'lists.id_always_projected', operation: 'listBatchItems', value } satisfies Observation];
  },
});

/** The fields that are asked for, by the name of the step. */
function asking([one, other]: Case['fields']): [string, string[]][] {
  return [
    ['one', ['id', one]],
    ['other', ['id', other]],
    ['both', ['id', one, other]],
  ];
}

function itemsOf(exchange: Exchange | undefined): BatchItem[] {
  const { page, record } = exchange?.decoded ?? {};
  return page?.items ?? (record ? [record] : []);
}

/** Only what is asked for is there. Fields that the text does not name are passed over. */
function isNarrow(item: BatchItem, wanted: readonly string[]): boolean {
  return unnamed(item, wanted).length === 0;
}

function unnamed(item: BatchItem, wanted: readonly string[]): string[] {
  return item_fields.filter((field) => field !== 'id' && !wanted.includes(field) && isSet(item[field]));
}

/**
 * The whole item, as if no projection had been asked for: so a target may treat a field that it does not project to.
 */
function isWhole(item: BatchItem, truth: BatchItem): boolean {
  return item_fields.every((field) => isSet(item[field]) === isSet(truth[field]));
}

function isNothingTaken(evidence: Evidence<Case>, read: (typeof reads)[number]): boolean {
  return asking(evidence.case.fields).every(([name, wanted]) => {
    const items = itemsOf(exchangeAt(evidence, `${read}/${name}`));
    return !items.some(
      (item) => isNarrow(item, wanted) && wanted.some((field) => field !== 'id' && isSet(item[field])),
    );
  });
}

function truthOf(evidence: Evidence<Case>, item: BatchItem): BatchItem | undefined {
  return batchList(evidence, 'all').items.find(({ id }) => sameId(id, item.id));
}

function judgeAll(evidence: Evidence<Case>, tally: Tally): Mismatch[] {
  const asked = exchangeAt(evidence, of_users);
  const of_user = asked ? judgeProjection(evidence, asked, ['id', ...evidence.case.fields], tally) : [];
  const of_owner = reads.flatMap((read) => {
    const found = asking(evidence.case.fields).flatMap(([name, wanted]) => {
      const exchange = exchangeAt(evidence, `${read}/${name}`);
      return exchange ? judgeProjection(evidence, exchange, wanted, tally) : [];
    });
    return found.length > 0 ? found.slice(0, 1) : judgeTogether(evidence, read, tally);
  });
  return of_owner.length > 0 ? of_owner : of_user;
}

function judgeProjection(
  evidence: Evidence<Case>,
  exchange: Exchange,
  wanted: readonly string[],
  tally: Tally,
): Mismatch[] {
  const { operation } = exchange.request;
  for (const [index, item] of itemsOf(exchange).entries()) {
    const pointer = operation === 'listBatchItems' ? `/items/${index}` : '';
    const truth = truthOf(evidence, item);
    if (!truth) continue;
    const wrong = wanted.find((field) => isSet(item[field]) && !agreesIn(field, truth[field], item[field]));
    if (wrong !== undefined) {
      const message = `a batch item projected to ${wanted.join()} shows another ${wrong} than the whole item`;
      const values = { expected: truth[wrong] ?? null, actual: item[wrong], pointer: `${pointer}/${wrong}` };
      return tally.broken('another-value', { at: exchange, message, ...values });
    }
    const extra = unnamed(item, wanted);
    if (extra.length === 0) continue;
    const message = `a batch item projected to ${wanted.join()} shows ${extra.join()} too`;
    const shown = { at: exchange, message, expected: wanted, actual: extra, pointer: `${pointer}/${extra[0]}` };
    if (tally.compared(!isWhole(item, truth))) return tally.broken('unnamed-shown', shown);
    if (tally.compared(isPromised(evidence, operation, wanted))) return tally.broken('not-projected', shown);
  }
  return [];
}

function isPromised(evidence: Evidence<Case>, operation: Exchange['request']['operation'], wanted: readonly string[]) {
  const offered = chosen(evidence.facts.choices, 'lists.queryable_fields', operation)?.project;
  return offered === 'scalars' || (Array.isArray(offered) && wanted.every((field) => offered.includes(field)));
}

/** Two fields that are each shown when asked for alone are shown together. */
function judgeTogether(evidence: Evidence<Case>, read: (typeof reads)[number], tally: Tally): Mismatch[] {
  const both = exchangeAt(evidence, `${read}/both`);
  const shownAlone = (name: string, field: string, id: unknown) =>
    itemsOf(exchangeAt(evidence, `${read}/${name}`)).some(
      (item) => sameId(item.id, id) && isNarrow(item, [field]) && isSet(item[field]),
    );
  const [one, other] = evidence.case.fields;
  const ids = itemsOf(exchangeAt(evidence, `${read}/one`)).map(({ id }) => id);
  const taken = ids.filter((id) => shownAlone('one', one, id) && shownAlone('other', other, id));
  if (taken.length === 0) return [];
  if (tally.compared(isRefused(both))) {
    const message = `a projection to ${one},${other} is refused, and each of the two is taken alone`;
    return tally.broken('two-fields-refused', { at: both, message, expected: 'both fields', actual: statusOf(both) });
  }
  const lacking = itemsOf(both).find(
    (item) => taken.some((id) => sameId(id, item.id)) && tally.compared(!(isSet(item[one]) && isSet(item[other]))),
  );
  if (!lacking) return [];
  const message = `a projection to ${one},${other} does not show both, and each of the two is shown alone`;
  return tally.broken('not-all-named', { at: both, message, expected: [one, other], actual: lacking });
}
