/**
 * Fields of records, from answer to answer: finds those that were shown with two values by turns, or with two where
 * there can be one alone. Records that others may change at any time are left out. Pure.
 */
import { bundledDocument, type Schema } from '../../src/contract/document.ts';
import { isUuid } from '../../src/contract/formats.ts';
import type { OperationId } from '../../src/contract/operations.ts';
import { isObject } from '../../src/json/is-object.ts';
import type { Exchange } from '../suite/exchange.ts';
import { lazily } from '../suite/lazily.ts';
import { free_form_objects } from './free-form.ts';
import { isSet, sameId, sameMoment } from './values.ts';

/** Operations that show the same records, by the record that each answers with. */
const families: readonly Partial<Record<OperationId, string>>[] = [
  { createAssetUpload: 'session', getAsset: 'asset', listAssets: 'asset' },
  { createAssetFolder: 'folder', getAssetFolder: 'folder' },
  { getRun: 'run', rateRun: 'run', getBatchItem: 'item', listBatchItems: 'item' },
  { listWebhookDeliveries: 'delivery', listAllDeliveries: 'delivery' },
];

function familyOf(operation: OperationId): Partial<Record<OperationId, string>> | undefined {
  return families.find((one) => operation in one);
}

/** Exchanges of one family are looked at together; undefined for what shows no record, or one of the operator's. */
export function recordFamily({ request: { operation }, decoded }: Exchange): string | undefined {
  if (decoded?.outcome !== 'success' || !(decoded.record || decoded.page)) return undefined;
  return Object.keys(familyOf(operation) ?? {})[0];
}

/** Records that the service writes by itself, and no person: the catalog and people's profiles change at any time. */
const of_the_service = new Set(['run', 'item', 'delivery', 'attempts', 'logs', 'node_runs']);
/** Records that people write: those that this suite made, alone, change by nobody else. */
const of_people = new Set(['asset', 'folder']);

/** Ids of assets and folders that were made here. */
function idsMade(exchanges: readonly Exchange[]): ReadonlySet<string> {
  const made = exchanges.flatMap(({ request: { operation }, decoded }) => {
    if (operation === 'createAssetUpload') return [decoded?.record?.asset_id];
    return operation === 'createAssetFolder' ? [decoded?.record?.id] : [];
  });
  return new Set(made.map((id) => String(id).toLowerCase()));
}

/** Fields that never change while the record exists. */
const fixed = new Set([
  'org_id',
  'created_at',
  // Of an entry of a log, which tells when something happened.
  'timestamp',
  'batch_id',
  'sequence_index',
  'model_id',
  'graph_workflow_id',
]);
const times = new Set(['created_at', 'timestamp']);
/** Fields that the suite itself changes to and fro, or others may; URLs are signed or not, page by page of a walk. */
const by_turns = new Set([
  'url',
  'thumbnail_url',
  'feedback_is_positive',
  'feedback_reason',
  // An evaluation may take the rating for its own.
  'current_evaluation_summary',
  // Of people and of the catalog, where they stand without an id.
  'created_by_user',
  'model',
  'graph_workflow',
]);
/** Of a run, how much of them an answer shows is open. Entries with an id are records of their own. */
const shown_in_part = new Set(['logs', 'node_runs']);
/** Fields that each operation may fill in its own words: who acted, under which name, and in which state. */
const in_own_words = new Set(['created_by', 'deleted_by', 'name', 'status_code']);

const free_form = new Set<string>(free_form_objects);

/** A field of a record as one answer showed it. */
interface Shown {
  exchange: Exchange;
  pointer: string;
  field: string;
  value: unknown;
}

/** Three answers, one after another: the first and the last show one value, and that between them another. */
export interface ByTurns {
  kind: 'by-turns';
  before: Shown;
  shown: Shown;
}

/** Two answers show two values of what cannot change. */
export interface Another {
  kind: 'another';
  before: Shown;
  shown: Shown;
}

/**
 * @param isSettled whether the first of two answers, which came later, must show what the other showed, or what came after
 * @returns what was found first, and how many records were compared with an earlier sight of them
 */
export function judgeRecords(
  exchanges: readonly Exchange[],
  isSettled: (later: Exchange, earlier: Exchange) => boolean,
): { found: ByTurns | Another | undefined; compared: number } {
  /** Of each way of asking, what it showed of each record. */
  const ways = new Map<string, Way>();
  const seenAs = createLookedAt();
  const batches = new Map<string, Shown>();
  const made = idsMade(exchanges);
  const isOfOthers = ({ kind, record }: SeenRecord) =>
    of_people.has(kind) ? !made.has(String(record.id).toLowerCase()) : !of_the_service.has(kind);
  let compared = 0;
  let found: ByTurns | Another | undefined;

  function wayOf(name: string): Way {
    const way: Way = ways.get(name) ?? new Map();
    ways.set(name, way);
    return way;
  }

  function see(seen: Way, record: SeenRecord, place: Place, by: ComparedBy): void {
    const sight = seen.get(record.of_id);
    if (!sight) {
      seen.set(record.of_id, { last: record.record, first: { record, place } });
      seeFixed(record, place);
      return;
    }
    compared += 1;
    // Most answers show what the last one showed.
    if (isEqual(sight.last, record.record)) return;
    sight.last = record.record;
    sight.fields ??= seeFields(new Map(), sight.first.record, sight.first.place, by);
    seeFixed(record, place);
    seeFields(sight.fields, record, place, by);
  }

  function seeFixed({ of_id, record }: SeenRecord, { pointer, exchange }: Place): void {
    found ??= batchOfTwo(batches, record, pointer, exchange);
    for (const field of fixed) {
      const value = record[field];
      if (found || value === undefined || of_id.fixed.get(field)?.value === value) continue;
      found = another(of_id.fixed, field, { exchange, pointer: `${pointer}/${field}`, field, value });
    }
  }

  function seeFields(
    turns: Map<string, Turns>,
    { record, fields }: SeenRecord,
    { pointer, exchange }: Place,
    by: ComparedBy,
  ): Map<string, Turns> {
    // An unfinished run may go back too: one that is tried again is queued again.
    const is_over = !('completed_at' in record) || isSet(record.completed_at);
    if (!is_over) return turns;
    for (const seen of fields()) {
      const { field, value, json } = seen;
      const before = turns.get(field);
      if (before?.json === json || by_turns.has(field)) continue;
      const shown: Shown = { exchange, pointer: `${pointer}/${field}`, field, value };
      if (!isCompared(shown, by)) continue;
      const next = turn(before, shown, json, seen[by === 'any-operation' ? 'plain' : 'whole'], isSettled);
      if ('by_turns' in next) found ??= next.by_turns;
      else turns.set(field, next);
    }
    return turns;
  }

  for (const exchange of exchanges) {
    const { operation, query, organization } = exchange.request;
    // Flags and embeds say what is to be shown.
    const asked = `${operation} ${JSON.stringify([query.presign, query.embed])}`;
    const by_own = wayOf(`${exchange.principal} ${organization} ${asked}`);
    const by_anybody = wayOf(asked);
    const by_any_operation = wayOf('');
    /** @param pointer is put together for what is looked at alone */
    const visit = (seen: SeenRecord, pointer: () => string): void => {
      if (found || isOfOthers(seen)) return;
      const { of_id, record } = seen;
      // Most of what is shown is what was shown last, to whoever asks in the same way: all three have seen it.
      if (of_id.record === record && of_id.way === by_own) compared += 3;
      else {
        of_id.record = record;
        of_id.way = by_own;
        const place = { pointer: pointer(), exchange };
        see(by_own, seen, place, 'own');
        see(by_anybody, seen, place, 'anybody');
        see(by_any_operation, seen, place, 'any-operation');
      }
      for (const one of seen.within()) visit(one.seen, () => `${pointer()}${one.pointer}`);
    };
    const kind = familyOf(operation)?.[operation];
    if (kind === undefined) continue;
    const { record, page } = exchange.decoded ?? {};
    const alone = record && seenAs(record, kind);
    if (alone) visit(alone, () => '');
    for (const [index, item] of (page?.items ?? []).entries()) {
      const seen = seenAs(item, kind);
      if (seen) visit(seen, () => `/items/${index}`);
    }
    if (found) break;
  }
  return { found, compared };
}

type Members = Readonly<Record<string, unknown>>;

/** A record as one answer showed it; what is made of it is made once, and when it is needed. */
interface SeenRecord {
  kind: string;
  record: Members;
  of_id: OfId;
  /** Fields that may be compared: those of the document that hold no records themselves. */
  fields(): readonly SeenField[];
  /** Records within this one. */
  within(): readonly Within[];
}

interface Within {
  seen: SeenRecord;
  /** Behind that of the record that holds it. */
  pointer: string;
}

/** All that is known of one kind and id: how it was shown last, and fields that cannot change. */
interface OfId {
  record?: Members;
  way?: Way;
  fixed: Map<string, Shown>;
}

/** The records that one way of asking showed. */
type Way = Map<OfId, Sight>;

/** There are tens of thousands of them. */
class SeenField {
  readonly field: string;
  readonly value: unknown;
  readonly json: string;
  #whole?: string;
  #plain?: string;
  constructor(field: string, value: unknown) {
    this.field = field;
    this.value = value;
    this.json = JSON.stringify(value);
  }
  get whole(): string {
    this.#whole ??= textOf(this.value);
    return this.#whole;
  }
  get plain(): string {
    this.#plain ??= plainText(this.value);
    return this.#plain;
  }
}

/** Undefined for what has no id. Items of lists that come again are the same objects: each is looked at once. */
type LookedAt = (record: unknown, kind: string) => SeenRecord | undefined;

/** For one comparison: what is made of all records of a run is large, and of no use behind it. */
function createLookedAt(): LookedAt {
  const seen_records = new Map<Members, SeenRecord>();
  const by_id = new Map<string, OfId>();

  function ofId(id: string): OfId {
    const known = by_id.get(id) ?? { fixed: new Map() };
    by_id.set(id, known);
    return known;
  }

  function lookedAt(record: Members, kind: string): SeenRecord {
    return {
      kind,
      record,
      of_id: ofId(`${kind} ${String(record.id).toLowerCase()}`),
      fields: lazily(() => fieldsOf(record)),
      within: lazily(() => recordsWithin(record, seenAs)),
    };
  }

  const seenAs: LookedAt = (record, kind) => {
    if (!isObject(record) || typeof record.id !== 'string') return undefined;
    const known = seen_records.get(record);
    if (known?.kind === kind) return known;
    const seen = lookedAt(record, kind);
    seen_records.set(record, seen);
    return seen;
  };
  return seenAs;
}

function fieldsOf(record: Members): SeenField[] {
  return Object.entries(record).flatMap(([field, value]): SeenField[] => {
    if (value === undefined || holdsRecords(value) || !isKnown(field)) return [];
    return [new SeenField(field, value)];
  });
}

function recordsWithin(record: Members, seenAs: LookedAt): Within[] {
  return Object.entries(record).flatMap(([kind, value]): Within[] => {
    if (!holdsRecords(value)) return [];
    const is_list = Array.isArray(value);
    return [value].flat().flatMap((one, index) => {
      const seen = seenAs(one, kind);
      return seen ? [{ seen, pointer: is_list ? `/${kind}/${index}` : `/${kind}` }] : [];
    });
  });
}

/** To the letter, but for the order of members: most answers repeat what was shown, and thousands are compared. */
function isEqual(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const names = Object.keys(one);
  if (names.length !== Object.keys(other).length) return false;
  for (const name of names) {
    if (!Object.hasOwn(other, name) || !isEqual((one as Members)[name], (other as Members)[name])) return false;
  }
  return true;
}

interface Place {
  pointer: string;
  exchange: Exchange;
}

/** With what a record is compared: what the same caller was shown, or anybody, or anybody by whatever operation. */
type ComparedBy = 'own' | 'anybody' | 'any-operation';

/** A value may be hidden from some callers; it is the same for all who are shown it. */
function isCompared({ field, value, exchange }: Shown, by: ComparedBy): boolean {
  if (free_form.has(field) || shown_in_part.has(field)) return false;
  // A field that a projection leaves out may stand there without its value.
  if (exchange.request.query.fields !== undefined && !isSet(value)) return false;
  if (by === 'own') return true;
  if (!isSet(value)) return false;
  return by === 'anybody' || !in_own_words.has(field);
}

/** A record as it was shown last, and the turns of its fields where it has not always been the same. */
interface Sight {
  last: Members;
  first: { record: SeenRecord; place: Place };
  fields?: Map<string, Turns>;
}

/** A batch is of one organization: that of the key that is shown its id. */
function batchOfTwo(known: Map<string, Shown>, record: Members, pointer: string, exchange: Exchange) {
  const { batch_id } = record;
  if (typeof batch_id !== 'string' || (exchange.principal !== 'owner' && exchange.principal !== 'outsider')) return;
  const shown = { exchange, pointer: `${pointer}/batch_id`, field: 'organization', value: exchange.principal };
  return another(known, `batch ${batch_id.toLowerCase()}`, shown);
}

function another(known: Map<string, Shown>, key: string, shown: Shown): Another | undefined {
  if (!isSet(shown.value)) return undefined;
  const before = known.get(key);
  if (!before) known.set(key, shown);
  else if (!isSame(shown.field, before.value, shown.value)) return { kind: 'another', before, shown };
  return undefined;
}

/** The values of one field so far: when each was last seen to be shown, from the request to the answer. */
interface Turns {
  values: Map<string, Shown>;
  /** The one shown last, in words and as it is. */
  last: string;
  json: string;
}

function turn(
  before: Turns | undefined,
  shown: Shown,
  json: string,
  text: string,
  isSettled: (later: Exchange, earlier: Exchange) => boolean,
): Turns | { by_turns: ByTurns } {
  if (!before) return { values: new Map([[text, shown]]), last: text, json };
  if (text === before.last) {
    // The earliest answer of a row of equal ones stays, so that what comes between two rows lies clearly between.
    return { ...before, json };
  }
  const between = before.values.get(before.last)!;
  const earlier = before.values.get(text);
  if (earlier && isAfter(between.exchange, earlier.exchange) && isSettled(shown.exchange, between.exchange)) {
    return { by_turns: { kind: 'by-turns', before: earlier, shown: between } };
  }
  before.values.set(text, shown);
  return { values: before.values, last: text, json };
}

/** The one was asked for when the other had been answered, and so much later. */
export function isAfter(one: Exchange, other: Exchange, more_ms = 0): boolean {
  return one.at_ms >= other.at_ms + other.took_ms + more_ms;
}

/** Signed URLs are new each time, and each replica may sign for a storage of its own: the place in it is compared. */
function textOf(value: unknown): string {
  return JSON.stringify(value, (_, member) => (isUrl(member) ? placeOf(member) : inOneForm(member)));
}

function placeOf(url: string): string {
  return url.replace(/^[a-z]+:\/\/[^/?#]*/i, '').replace(/[?#].*$/s, '');
}

/** The same for all operations: each writes URLs, times and decimals in its own way. */
function plainText(value: unknown): string {
  return JSON.stringify(value, (_, member) => {
    if (typeof member !== 'string') return inOneForm(member);
    if (isUrl(member) || /^\d{4}-\d\d-\d\dT/.test(member)) return '';
    return decimal.test(member) ? Number(member) : inOneForm(member);
  });
}

/** The members of an object have no order, one that is null may be left out, and the letters of a UUID have no case. */
function inOneForm(member: unknown): unknown {
  if (typeof member === 'string') return isUuid(member) ? member.toLowerCase() : member;
  if (!isObject(member)) return member;
  const set = Object.entries(member).filter(([, value]) => isSet(value));
  return Object.fromEntries(set.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

const decimal = /^[+-]?[\d.]+(e[+-]?\d+)?$/i;

function isUrl(value: unknown): value is string {
  return typeof value === 'string' && /^https?:/i.test(value);
}

function isSame(field: string, one: unknown, other: unknown): boolean {
  if (times.has(field)) return sameMoment(one, other);
  return typeof one === 'string' ? sameId(one, other) : one === other;
}

function holdsRecords(value: unknown): value is Members | readonly Members[] {
  const one: unknown = Array.isArray(value) ? value[0] : value;
  return isObject(one) && typeof one.id === 'string';
}

let known_fields: ReadonlySet<string> | undefined;

/** A field of the implementation's own may be anything: a count of views, a link for this one reader. */
function isKnown(field: string): boolean {
  known_fields ??= new Set(Object.values(bundledDocument().components.schemas).flatMap(propertiesOf));
  return known_fields.has(field);
}

function propertiesOf(schema: Schema): string[] {
  if (typeof schema === 'boolean') return [];
  const parts = (schema.allOf as Schema[] | undefined) ?? [];
  return [...Object.keys(schema.properties ?? {}), ...parts.flatMap(propertiesOf)];
}
