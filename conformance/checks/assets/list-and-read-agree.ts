import { sameValue } from '../../../src/choices/same-value.ts';
import { operations } from '../../../src/contract/operations.ts';
import { isObject } from '../../../src/json/is-object.ts';
import { walk } from '../../acts/walk.ts';
import { queryable_specs } from '../../arbitraries/lists.ts';
import { ownIds, ownQuery } from '../../models/own-items.ts';
import { isSuccess, serverError, stepsOf } from '../../models/steps.ts';
import { isSet, sameId, sameMoment } from '../../models/values.ts';
import { check, table } from '../../suite/check.ts';
import type { DataSet } from '../../suite/data-set.ts';
import type { Evidence, Mismatch } from '../../suite/evidence.ts';
import type { Exchange } from '../../suite/exchange.ts';
import type { Tally } from '../../suite/tally.ts';

interface Case {
  embed: boolean;
}

/** Fields that depend on the flag, and may be another text in each answer. */
const signed_fields = ['url', 'thumbnail_url'];
/** Fields that move with anything that a target counts as a change, a read among it. */
const moving_fields = ['updated_at'];

interface Notes {
  data: DataSet;
}

/** Each asset of a set shows the same values in the list as in its own read. */
export const listAndReadAgree = check<Case, Notes>({
  id: 'assets/list-and-read-agree',
  title: 'A listed asset and its own read agree',
  how: 'Assets are listed and read: every field that both show is equal, but for URLs and the time of the last change.',
  clauses: ['assets.list-and-read-agree'],
  codes: {
    'fields-differ': {
      clause: 'assets.list-and-read-agree',
      message: 'An asset shows other values in the list than in its own read.',
    },
  },
  since: '0.1.0',
  operations: ['createAssetUpload', 'getAsset', 'listAssets'],
  needs: { principals: ['owner'], writes: true },
  cases: () => table([{ embed: false }, { embed: true }]),
  async run(ctx, { embed }) {
    const data = await ctx.data.shared('owner', queryable_specs);
    const asked = embed ? { embed: ['created_by_user'] } : {};
    const request = { operation: 'listAssets' as const, query: { ...ownQuery(data), page_size: 3, ...asked } };
    await walk(ctx, { caller: 'owner', request, step: 'list', until: ownIds(data) });
    for (const id of ownIds(data)) {
      await ctx.call(
        'owner',
        { operation: 'getAsset', path: { id }, query: { presign: false, ...asked } },
        `read/${id}`,
      );
    }
    return { data };
  },
  control(evidence) {
    const unread = stepsOf(evidence, 'read').find((exchange) => !isSuccess(exchange));
    const met = pairs(evidence).length > 0;
    return serverError(evidence) ?? (unread || !met ? 'the assets are not both listed and read' : undefined);
  },
  judge: (evidence, tally) =>
    pairs(evidence)
      .flatMap((pair) => judgePair(pair, tally))
      .slice(0, 1),
});

type Members = Readonly<Record<string, unknown>>;

interface Pair {
  listed: Members;
  read: Members;
  exchange: Exchange;
}

function pairs(evidence: Evidence<Case, Notes>): Pair[] {
  const { assets } = evidence.notes.data;
  const pages = stepsOf(evidence, 'list').map(({ decoded }) => decoded?.page?.items ?? []);
  const raw = stepsOf(evidence, 'list').map(({ decoded }) => membersOf(decoded?.json).items as unknown[] | undefined);
  return assets.flatMap(({ id }) => {
    const reads = stepsOf(evidence, 'read').filter(({ request }) => sameId(request.path.id, id));
    const page = pages.findIndex((items) => items.some((item) => sameId(item.id, id)));
    const index = pages[page]?.findIndex((item) => sameId(item.id, id)) ?? -1;
    const [read] = reads;
    if (page < 0 || !read?.decoded?.record) return [];
    const listed = shownOf(pages[page]![index]!, raw[page]?.[index]);
    return [{ listed, read: shownOf(read.decoded.record, read.decoded.json), exchange: read }];
  });
}

/** A record without the fields that are null since the answer left them out, in the record and in its embeds. */
function shownOf(record: Members, json: unknown): Members {
  const shown = membersOf(json);
  const kept = Object.entries(record).filter(([name]) => name in shown);
  return Object.fromEntries(kept.map(([name, value]) => [name, shownIn(value, shown[name])]));
}

function shownIn(value: unknown, json: unknown): unknown {
  if (Array.isArray(value))
    return value.map((one, index) => shownIn(one, Array.isArray(json) ? json[index] : undefined));
  return isObject(value) ? shownOf(value, json) : value;
}

function membersOf(json: unknown): Members {
  return isObject(json) ? json : {};
}

function judgePair({ listed, read, exchange }: Pair, tally: Tally): Mismatch[] {
  const fields = operations.getAsset.success.fields.filter(
    (field) => ![...signed_fields, ...moving_fields].includes(field),
  );
  const wrong = fields.filter(
    (field) => field in listed && field in read && tally.compared(!agrees(field, listed[field], read[field])),
  );
  if (wrong.length === 0) return [];
  const part = (record: Members) => Object.fromEntries(wrong.map((field) => [field, record[field] ?? null]));
  return tally.broken('fields-differ', {
    at: exchange,
    message: `an asset shows another ${wrong.join(', ')} in the list than in its own read`,
    expected: { read: part(read) },
    actual: { listed: part(listed) },
    operation: 'listAssets',
    pointer: '/items',
  });
}

function agrees(field: string, one: unknown, other: unknown): boolean {
  if (!isSet(one) || !isSet(other)) return isSet(one) === isSet(other);
  if (isObject(one) && isObject(other)) return agreesInside(one, other);
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((item, index) => agrees(field, item, other[index]));
  }
  return sameValue(one, other) || (field.endsWith('_at') && sameMoment(one, other));
}

/** Fields that both show of an embedded user, without the picture: its URL may be signed too. */
function agreesInside(one: Members, other: Members): boolean {
  return Object.keys(one).every(
    (name) => !(name in other) || name === 'avatar_url' || agrees(name, one[name], other[name]),
  );
}
