import { chosen } from '../../../src/choices/chosen.ts';
import type { OperationId } from '../../../src/contract/operations.ts';
import { listCheck } from '../../acts/list-check.ts';
import { keyField, type ListItem } from '../../models/list-items.ts';
import {
  agreesIn,
  type FoundNotes,
  foundItems,
  type ListSubject,
  type SubjectList,
  shownFields,
  subject_lists,
} from '../../models/list-subjects.ts';
import { isOffered } from '../../models/queryable.ts';
import { declared_codes, judgeSeen, observeSeen, type SeenChoice } from '../../models/seen-choices.ts';
import { exchangeAt, isFoundInvalid, isRefused, isSuccess, statusOf } from '../../models/steps.ts';
import { isSet } from '../../models/values.ts';
import type { Evidence, Mismatch } from '../../suite/evidence.ts';
import type { Exchange } from '../../suite/exchange.ts';
import type { Tally } from '../../suite/tally.ts';

type Seen = Evidence<ListSubject, FoundNotes>;

/** Asked for together, beside each field alone: the field that tells items apart is among them, at every place. */
const together: Readonly<Record<SubjectList, readonly (readonly string[])[]>> = {
  listAssets: [
    ['id', 'name'],
    ['size_bytes', 'id', 'mime_type'],
    ['created_at', 'name', 'size_bytes', 'id'],
  ],
  listAssetTypes: [['name', 'created_at']],
  listBatchItems: [
    ['id', 'status_code', 'sequence_index'],
    ['run_id', 'id', 'created_at'],
    ['id', 'client_ref', 'cost'],
    ['completed_at', 'batch_id', 'id'],
  ],
};

const clauses: Readonly<Record<SubjectList, string>> = {
  listAssets: 'projection.assets',
  listAssetTypes: 'projection.assets',
  listBatchItems: 'projection.batches',
};

/** The list, and one of its items, where that can be read alone. */
const reads = ['list', 'item'] as const;
type Read = (typeof reads)[number];

/**
 * A projected item shows the named fields as the full item does, and no others that the interface knows but the one
 * that tells items apart. A field may be refused, or a projection to it alone ignored; not for every field.
 */
export const projections = listCheck<ListSubject>({
  id: 'lists/projection',
  title: 'A projection shows the named fields with their values, and no others',
  how: 'Each list, and an item of a batch, is projected to each field alone, and to several: only these may show, as in full. Others name a few.',
  clauses: [
    'projection.only-named',
    'projection.assets',
    'projection.batches',
    'lists.queryable-fields',
    'lists.id-always-projected',
  ],
  codes: {
    ...declared_codes,
    'no-projection': { message: 'What was asked for cannot be projected to any of the fields that it has.' },
    'several-refused': { message: 'A projection to several fields is refused, though each of them alone is not.' },
    'unnamed-shown': { clause: 'projection.only-named', message: 'A projection shows fields that were not named.' },
    'named-missing': { clause: 'projection.only-named', message: 'A projection lacks a field that was named.' },
    'another-value': {
      clause: 'projection.only-named',
      message: 'A projection shows another value of a field than what is shown in full.',
    },
    'invalid-for-others': {
      clause: 'projection.only-named',
      message: 'A projection is invalid for somebody else than the owner, who is answered the same without it.',
    },
  },
  since: '0.1.0',
  lists: subject_lists,
  async ask(ctx, { list, by }, { request, large, items, item }) {
    // The one with the most to show.
    const fullest = items.toSorted((a, b) => shownFields(list, [b]).length - shownFields(list, [a]).length)[0];
    const one = typeof fullest?.id === 'string' ? item?.(fullest.id) : undefined;
    if (one) await ctx.call(by, one, 'whole-item');
    const named = by === 'owner' ? together[list] : together[list].slice(0, 1);
    const alone = shownFields(list, items).filter((field) => by === 'owner' || named[0]!.includes(field));
    const ask = async (fields: readonly string[], step = stepOf(fields)) => {
      await ctx.call(by, { ...request, query: { ...request.query, ...large, fields } }, `list ${step}`);
      if (one) await ctx.call(by, { ...one, query: { fields } }, `item ${step}`);
    };
    for (const fields of [...alone.map((field) => [field]), ...named]) await ask(fields);
    for (const field of alone.slice(0, 1)) await ask([field], again);
  },
  control: (evidence, found) => (found.length > 0 ? undefined : nothingToTell(evidence)),
  judge: (evidence, tally) => [
    ...reads.flatMap((read) => judgeRead(evidence, read, tally)),
    ...judgeSeen(evidence, seenId(evidence), tally),
  ],
  covers: ({ case: { list } }) => [
    'projection.only-named',
    clauses[list],
    'lists.queryable-fields',
    'lists.id-always-projected',
  ],
  observe(evidence) {
    if (evidence.case.by !== 'owner') return [];
    const project = projectedAlone(evidence, 'list').flatMap(({ field, effect }) => (effect === 'shown' ? field : []));
    const seen = { choice: 'lists.queryable_fields', operation: evidence.case.list, value: { project } };
    return [seen, ...observeSeen(seenId(evidence))];
  },
});

/** Open: the id may come along where it was not named. */
function seenId(evidence: Seen): SeenChoice[] {
  const { list, by } = evidence.case;
  const other = projectedAlone(evidence, 'list').find(({ field, effect }) => field !== 'id' && effect === 'shown');
  const items = itemsAt(other?.exchange);
  if (keyField(list) !== 'id' || by !== 'owner' || items.length === 0) return [];
  const value = items.every(({ id }) => isSet(id));
  const but = `a projection to ${other?.field} ${value ? 'shows' : 'does not show'} the id`;
  return [{ key: 'lists.id_always_projected', value, exchange: other?.exchange, but }];
}

interface ProjectedField {
  field: string;
  /** `ignored`: the items are shown in full. `lost`: neither in full nor with the field. */
  effect: 'shown' | 'ignored' | 'lost' | 'refused';
  exchange: Exchange;
}

const stepOf = (fields: readonly string[]) => `only ${fields.join(' ')}`;
/** The first of them once more. */
const again = 'again';

function itemsAt(exchange: Exchange | undefined): ListItem[] {
  const { page, record } = exchange?.decoded ?? {};
  return page?.items ?? (record ? [record] : []);
}

/** Items as a read shows them in full. */
function inFull(evidence: Seen, read: Read): ListItem[] {
  return read === 'list' ? foundItems(evidence, 'whole') : itemsAt(exchangeAt(evidence, 'whole-item'));
}

/** Items that a projection shows, each with what is shown of it in full: without those of others, of which that is not known. */
function projected(evidence: Seen, read: Read, exchange: Exchange | undefined) {
  const key = keyField(evidence.case.list);
  const full = new Map(inFull(evidence, read).map((item) => [String(item[key]), item]));
  return itemsAt(exchange).flatMap((item, index) => {
    const whole = full.get(String(item[key]));
    return whole || !isSet(item[key]) ? [{ item, whole, index }] : [];
  });
}

/** Fields that a projection shows beside the named ones and the one that tells items apart. */
function unnamed(evidence: Seen, read: Read, exchange: Exchange, fields: readonly string[]): string[] {
  const { list } = evidence.case;
  const named = [...fields, keyField(list)];
  const items = projected(evidence, read, exchange).map(({ item }) => item);
  return shownFields(list, items).filter((field) => !named.includes(field));
}

function projectedAlone(evidence: Seen, read: Read): ProjectedField[] {
  const { list } = evidence.case;
  return shownFields(list, inFull(evidence, read)).flatMap((field): ProjectedField[] => {
    const exchange = exchangeAt(evidence, `${read} ${stepOf([field])}`);
    if (!exchange) return [];
    if (isRefused(exchange)) return [{ field, effect: 'refused', exchange }];
    const items = projected(evidence, read, exchange);
    // A short page may hold the items of others alone.
    if (items.length === 0 && itemsAt(exchange).length > 0) return [];
    const is_ignored =
      items.length > 0 &&
      items.every(({ item, whole }) => whole && shownFields(list, [whole]).every((one) => isSet(item[one])));
    const has_it = items.some(({ item }) => isSet(item[field]));
    return [{ field, effect: is_ignored ? 'ignored' : has_it ? 'shown' : 'lost', exchange }];
  });
}

function judgeRead(evidence: Seen, read: Read, tally: Tally): Mismatch[] {
  const { list, by } = evidence.case;
  const alone = projectedAlone(evidence, read);
  const shown = alone.filter(({ effect }) => effect === 'shown').map(({ field }) => field);
  if (shown.length === 0 && by === 'owner') return judgeNone(evidence, read, alone, tally);
  const unlike = alone.flatMap((one) => [
    ...judgePromised(evidence, one, tally),
    ...judgeInvalid(evidence, one, tally),
  ]);
  if (unlike.length > 0) return unlike.slice(0, 1);
  const several = together[list].filter((fields) => fields.every((field) => shown.includes(field)));
  const wrong = [...shown.map((field) => [field]), ...several].flatMap((fields) =>
    judgeProjected(evidence, { read, fields }, tally),
  );
  const [first] = alone;
  if (first?.effect !== 'shown' || !isSuccess(exchangeAt(evidence, `${read} ${again}`))) return wrong;
  return [...wrong, ...judgeProjected(evidence, { read, fields: [first.field], step: again }, tally)];
}

/** Items of a projection are those that are shown in full, cut down to the named fields. */
function judgeProjected(
  evidence: Seen,
  { read, fields, step = stepOf(fields) }: { read: Read; fields: readonly string[]; step?: string },
  tally: Tally,
): Mismatch[] {
  const { list } = evidence.case;
  const at = exchangeAt(evidence, `${read} ${step}`);
  if (!at) return [];
  const how = `${at.request.operation} projected to ${fields.join(', ')}${step === again ? ' once more' : ''}`;
  if (tally.compared(isRefused(at))) {
    const message = `${how} is refused, though each of the fields alone is not`;
    const values = { expected: fields, actual: statusOf(at) };
    return tally.broken('several-refused', { at, clause: clauses[list], message, ...values });
  }
  const extra = unnamed(evidence, read, at, fields);
  const pointer = read === 'list' ? '/items' : '';
  if (extra.length > 0) {
    const message = `${how} shows fields that were not named`;
    return tally.broken('unnamed-shown', { at, message, expected: fields, actual: extra, pointer });
  }
  for (const { item, whole, index } of projected(evidence, read, at)) {
    const wrong = fields.find((field) => whole && !agreesIn(list, field, item[field], whole[field]));
    if (!whole || wrong === undefined) continue;
    const is_missing = !isSet(item[wrong]);
    return tally.broken(is_missing ? 'named-missing' : 'another-value', {
      at,
      message: `${how} ${is_missing ? `lacks ${wrong}, which was named` : `shows another ${wrong} than in full`}`,
      expected: whole[wrong] ?? null,
      actual: item[wrong] ?? null,
      pointer: `${pointer}${read === 'list' ? `/${index}` : ''}/${wrong}`,
    });
  }
  return [];
}

/** Of all the fields that the records show, the list can be projected to some, and an item to some that the list is. */
function judgeNone(evidence: Seen, read: Read, alone: readonly ProjectedField[], tally: Tally): Mismatch[] {
  const { list } = evidence.case;
  const taken = read === 'item' ? projectedAlone(evidence, 'list').filter(({ effect }) => effect === 'shown') : alone;
  const [first] = alone;
  if (!first) return [];
  const { operation } = first.exchange.request;
  if (!taken.some(({ field }) => tally.compared(isOffered(evidence.facts, 'project', field, operation)))) return [];
  return tally.broken('no-projection', {
    at: first.exchange,
    clause: clauses[list],
    message: `${operation} cannot be projected to any of the fields that it shows`,
    expected: 'the named fields alone',
    actual: Object.fromEntries(alone.map(({ field, effect }) => [field, effect])),
    operation,
  });
}

/** A projection is not ignored to a field that the target file names. */
function judgePromised(evidence: Seen, { field, effect, exchange }: ProjectedField, tally: Tally): Mismatch[] {
  const { operation } = exchange.request;
  const offered = chosen(evidence.facts.choices, 'lists.queryable_fields', operation)?.project;
  const is_scalar = inFull(evidence, 'list').every((item) => typeof (item[field] ?? '') !== 'object');
  const is_promised = offered === 'scalars' ? is_scalar : Array.isArray(offered) && offered.includes(field);
  if (effect !== 'ignored' || !tally.compared(is_promised)) return [];
  return tally.broken('not-as-declared', {
    at: exchange,
    clause: 'lists.queryable-fields',
    message: `by the target file ${operation} can be projected to ${field}, and all fields are shown`,
    expected: field,
    actual: 'all fields',
  });
}

/**
 * Others may not be offered what the owner is, unless the target file says to what a list is projected; an item is
 * projected for whoever is shown the list so.
 */
function judgeInvalid(evidence: Seen, { field, exchange }: ProjectedField, tally: Tally): Mismatch[] {
  const { list, by } = evidence.case;
  const { operation } = exchange.request;
  const is_told = chosen(evidence.facts.choices, 'lists.queryable_fields', operation)?.project !== undefined;
  const is_due = operation === list ? is_told : isShownInList(evidence, field);
  if (by === 'owner' || !is_due || !isOffered(evidence.facts, 'project', field, operation as OperationId)) return [];
  return tally.holds(!isFoundInvalid(exchange), 'invalid-for-others', {
    at: exchange,
    message: `${operation} projected to ${field} is invalid for somebody else than the owner, who is answered the same without`,
    expected: 'the named field',
    actual: statusOf(exchange),
  });
}

function isShownInList(evidence: Seen, field: string): boolean {
  return projectedAlone(evidence, 'list').some((one) => one.field === field && one.effect === 'shown');
}

/** Items of a single field, or no items, are the same in full and in part. */
function nothingToTell(evidence: Seen) {
  const { list, by } = evidence.case;
  const fields = shownFields(list, inFull(evidence, 'list'));
  const is_taken = by === 'owner' || projectedAlone(evidence, 'list').some(({ effect }) => effect === 'shown');
  if (is_taken && fields.some((field) => field !== keyField(list)) && fields.length > 1) return undefined;
  return { verdict: 'not-claimed' as const, reason: `${list} shows no items with several fields to choose from` };
}
