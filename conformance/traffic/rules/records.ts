/** Records that callers make: shown as they were asked for, kept as they were made, and marked once they are deleted. */
import type { OperationId } from '../../../src/contract/operations.ts';
import { isSet, sameId, sameMoment } from '../../models/values.ts';
import type { Mismatch } from '../../suite/evidence.ts';
import type { Exchange } from '../../suite/exchange.ts';
import type { Shown, Tally } from '../../suite/tally.ts';
import type { Caller } from '../callers.ts';
import { urlOf } from '../match.ts';
import { digestOf } from '../store.ts';
import { type Seen, trafficRule } from '../traffic-rule.ts';

interface Session {
  mime_type: unknown;
  size_bytes: unknown;
  ended_ms: number;
}

/** An upload URL: what was declared for it, and whether it was used. */
interface Upload extends Session {
  asset: string;
  used?: true;
}

interface Kept {
  /** It was shown before any deletion that was recorded. */
  is_live?: true;
  values: Record<string, unknown>;
  /** Time at which its deletion was answered. */
  deleted_ms?: number;
}

/** Fields that stay as they were first shown. */
const fixed = ['org_id', 'created_at'] as const;
/** Fields of an asset that no signing and no use of it changes. */
const alike = ['name', 'size_bytes'] as const;
/** Two clocks of one service may differ. */
const clocks_ms = 60_000;
/** Storage may end a URL later. */
const soon_ms = 60_000;
/** Somebody may bring a record back, by means of the operator's, later. */
const restored_ms = 10_000;

const kinds: { readonly [Id in OperationId]?: string } = {
  getAsset: 'asset',
  listAssets: 'asset',
  deleteAsset: 'asset',
  createAssetFolder: 'folder',
  getAssetFolder: 'folder',
  deleteAssetFolder: 'folder',
};

/** A name that no service has a reason to write otherwise. */
const plain_name = /^[A-Za-z0-9]{1,40}$/;

export const recordRule = trafficRule({
  id: 'traffic/records',
  title: 'Assets, folders and ratings are shown as they were made',
  how: 'Answers about one asset, folder or rating are compared with what was sent for it: type, size, name and rating, owner and time of creation, and its deletion.',
  clauses: [
    'uploads.asset-as-declared',
    'uploads.ids-distinct',
    'uploads.put',
    'folders.create',
    'records.fixed-fields',
    'soft-delete.never-live-on-read',
    'soft-delete.never-live-in-lists',
    'soft-delete.asset-marked',
    'soft-delete.live-unmarked',
    'feedback.answers-run',
    'feedback.records-rating',
    'assets.list-and-read-agree',
  ],
  codes: {
    'another-type': { clause: 'uploads.asset-as-declared', message: 'An asset has another type than was declared.' },
    'another-size': { clause: 'uploads.asset-as-declared', message: 'An asset has another size than was declared.' },
    'id-given-twice': { clause: 'uploads.ids-distinct', message: 'Two upload sessions have one asset id.' },
    'put-refused': {
      clause: 'uploads.put',
      message: 'Storage refuses a file as it was declared, at the URL that was made for it a moment before.',
    },
    'another-name': { clause: 'folders.create', message: 'A new folder has another name than was sent.' },
    'value-moved': {
      clause: 'records.fixed-fields',
      message: 'Two answers show one record with two values of a field that stays.',
    },
    'deleted-shown-live': { message: 'A record that was just deleted is shown without a mark of that.' },
    'deleter-not-named': {
      clause: 'soft-delete.asset-marked',
      message: 'An asset that a caller deleted shows when, and not by whom.',
    },
    'live-with-a-deleter': {
      clause: 'soft-delete.live-unmarked',
      message: 'A new record that nobody deleted names who deleted it.',
    },
    'list-and-read-differ': {
      clause: 'assets.list-and-read-agree',
      message: 'A listed asset and its own read, unchanged between them, show two values of one field.',
    },
    'deleted-before-made': {
      clause: 'soft-delete.live-unmarked',
      message: 'A record is shown as deleted at a time before it was made.',
    },
    'size-lost': {
      clause: 'records.fixed-fields',
      message: 'An asset does not show its size any more, to a caller who was shown it.',
    },
    'another-rating': {
      clause: 'feedback.records-rating',
      message: 'Answers to ratings show another rating than was sent.',
    },
  },
  operations: ['getAsset'],
  unseen: 'no record was shown behind its creation, and none twice',
  open({ store, facts }) {
    const rated = new Set<string>();

    function take(seen: Seen, tally: Tally): Mismatch[] {
      const { exchange, entry } = seen;
      if (!exchange) return entry.method === 'PUT' ? put(seen, tally) : [];
      const { decoded, request } = exchange;
      if (request.operation === 'deleteAsset' || request.operation === 'deleteAssetFolder') return deleted(seen);
      if (decoded?.outcome !== 'success') return [];
      const kind = kinds[request.operation];
      const shown = decoded.record ? [decoded.record] : (decoded.page?.items ?? []);
      const found = kind
        ? shown.flatMap((record, index) => shows(kind, record, decoded.page ? `/items/${index}` : '', seen, tally))
        : [];
      if (request.operation === 'createAssetUpload') found.push(...opened(seen, tally));
      if (request.operation === 'createAssetFolder') found.push(...made(exchange, tally));
      if (request.operation === 'rateRun') found.push(...rating(exchange, tally));
      return found;
    }

    function deleted({ exchange, entry, ended_ms }: Seen): Mismatch[] {
      const { operation, path } = exchange!.request;
      if (entry.status < 200 || entry.status > 299) return [];
      const key = `${kinds[operation]} ${String(path.id).toLowerCase()}`;
      const known = store.get<Kept>('record', key) ?? { values: {} };
      store.set('record', key, { ...known, deleted_ms: ended_ms });
      return [];
    }

    function opened({ exchange, ended_ms }: Seen, tally: Tally): Mismatch[] {
      const { request, decoded } = exchange!;
      const { asset_id, upload_url } = decoded!.record ?? {};
      const { mime_type, size_bytes } = (request.body ?? {}) as Record<string, unknown>;
      if (typeof asset_id !== 'string') return [];
      const asset = asset_id.toLowerCase();
      const before = store.get<Session>('session', asset);
      store.set('session', asset, { mime_type, size_bytes, ended_ms });
      if (typeof upload_url === 'string') {
        const upload: Upload = { asset, mime_type, size_bytes, ended_ms };
        store.set('upload', digestOf(urlOf(upload_url).pathname), upload);
      }
      const shown = { at: exchange!, expected: 'an id of its own', actual: asset_id, pointer: '/asset_id' };
      return tally.holds(before === undefined, 'id-given-twice', shown);
    }

    /** The first use of an upload URL, with the type and the size that were declared. */
    function put({ entry, began_ms, exchange }: Seen, tally: Tally): Mismatch[] {
      const key = digestOf(urlOf(entry.url).pathname);
      const upload = store.get<Upload>('upload', key);
      if (!upload || upload.used || exchange) return [];
      store.set('upload', key, { ...upload, used: true });
      if (entry.status >= 200 && entry.status < 300) store.set('put', upload.asset, true);
      const { headers = {}, body } = entry.request;
      const size = Number(headers['content-length'] ?? (body === undefined ? Number.NaN : Buffer.byteLength(body)));
      const is_as_declared = headers['content-type'] === upload.mime_type && size === upload.size_bytes;
      if (!is_as_declared || began_ms - upload.ended_ms > soon_ms || entry.status === 0) return [];
      const is_refused = [400, 401, 403, 404, 405, 409, 411, 415, 422].includes(entry.status);
      return tally.holds(!is_refused, 'put-refused', {
        expected: 'a 2xx',
        actual: `status ${entry.status}`,
        operation: 'createAssetUpload',
        pointer: '/upload_url',
      });
    }

    function shows(
      kind: string,
      record: Record<string, unknown>,
      pointer: string,
      { exchange, began_ms, caller }: Seen,
      tally: Tally,
    ): Mismatch[] {
      if (typeof record.id !== 'string') return [];
      const id = record.id.toLowerCase();
      const known = store.get<Kept>('record', `${kind} ${id}`) ?? { values: {} };
      const found: Mismatch[] = [];
      const told = (field: string, expected: unknown) => {
        return { at: exchange!, expected, actual: record[field] ?? null, pointer: `${pointer}/${field}` };
      };
      for (const field of fixed) {
        const [before, value] = [known.values[field], record[field]];
        if (!isSet(value)) continue;
        if (before === undefined) known.values[field] = value;
        else {
          const is_same = field.endsWith('_at') ? sameMoment(before, value) : sameId(before, value);
          found.push(...tally.holds(is_same, 'value-moved', told(field, before)));
        }
      }
      const is_whole = exchange!.request.query.fields === undefined;
      // Of a deleted one, marks alone may be left.
      if (kind === 'asset' && is_whole && caller.is_known && !isSet(record.deleted_at)) {
        const { size_bytes: size } = record;
        // Each operation shows what it shows.
        const sized = `${id} ${caller.name} ${exchange!.request.operation}`;
        const before = store.get('size', sized);
        if (before !== undefined) found.push(...tally.holds(isSet(size), 'size-lost', told('size_bytes', before)));
        else if (isSet(size)) store.set('size', sized, size);
      }
      if (kind === 'asset' && is_whole && caller.is_known)
        found.push(...elsewhere(id, record, told, exchange!, caller, tally));
      if (isSet(record.deleted_at) && isSet(record.created_at)) {
        const since_ms = Date.parse(String(record.deleted_at)) - Date.parse(String(record.created_at));
        const is_before = since_ms < -clocks_ms;
        found.push(...tally.holds(!is_before, 'deleted-before-made', told('deleted_at', 'null, or a later time')));
      }
      if (kind === 'asset' && known.deleted_ms !== undefined && known.is_live && isSet(record.deleted_at)) {
        found.push(...tally.holds(isSet(record.deleted_by), 'deleter-not-named', told('deleted_by', 'who deleted it')));
      }
      if (known.deleted_ms === undefined && !isSet(record.deleted_at) && is_whole) {
        known.is_live = true;
        const made_ms = store.get<Session>('session', id)?.ended_ms;
        if (made_ms !== undefined && began_ms - made_ms < restored_ms)
          found.push(...tally.holds(!isSet(record.deleted_by), 'live-with-a-deleter', told('deleted_by', null)));
      }
      store.set('record', `${kind} ${id}`, known);
      const session = kind === 'asset' ? store.get<Session>('session', id) : undefined;
      if (session && isSet(record.mime_type) && typeof session.mime_type === 'string') {
        const is_same = String(record.mime_type).toLowerCase() === session.mime_type.toLowerCase();
        found.push(...tally.holds(is_same, 'another-type', told('mime_type', session.mime_type)));
      }
      if (session && typeof record.size_bytes === 'number' && typeof session.size_bytes === 'number') {
        // Not known until the file is there.
        const is_same = record.size_bytes === session.size_bytes || record.size_bytes === 0;
        found.push(...tally.holds(is_same, 'another-size', told('size_bytes', session.size_bytes)));
      }
      const since_ms = known.deleted_ms === undefined ? -1 : began_ms - known.deleted_ms - facts.consistency_ms;
      if (since_ms >= 0 && since_ms < restored_ms && is_whole && exchange!.request.operation !== 'createAssetFolder') {
        const clause = `soft-delete.never-live-${pointer === '' ? 'on-read' : 'in-lists'}`;
        const shown = { ...told('deleted_at', 'a time, or no such record'), clause };
        found.push(...tally.holds(isSet(record.deleted_at), 'deleted-shown-live', shown));
      }
      return found.slice(0, 1);
    }

    /** By the other of the two operations that show it. */
    function elsewhere(
      id: string,
      record: Record<string, unknown>,
      told: (field: string, expected: unknown) => Shown,
      { request }: Exchange,
      caller: Caller,
      tally: Tally,
    ): Mismatch[] {
      const key = (operation: string) => `${id} ${caller.name} ${operation}`;
      const { updated_at } = record;
      if (!isSet(updated_at) || isSet(record.deleted_at)) return [];
      const own = Object.fromEntries(alike.map((field) => [field, record[field]]));
      store.set('shown by', key(request.operation), { ...own, updated_at });
      const other = request.operation === 'getAsset' ? 'listAssets' : 'getAsset';
      const before = store.get<Record<string, unknown>>('shown by', key(other));
      if (!before || before.updated_at !== updated_at) return [];
      return alike.flatMap((field) => {
        const [one, two] = [before[field], record[field]];
        // A size may not be known until the file is there.
        if (!isSet(one) || !isSet(two) || one === 0 || two === 0) return [];
        return tally.holds(one === two, 'list-and-read-differ', told(field, one));
      });
    }

    function made(exchange: Exchange, tally: Tally): Mismatch[] {
      const { name: sent } = (exchange.request.body ?? {}) as { name?: unknown };
      const { name } = exchange.decoded!.record ?? {};
      if (typeof sent !== 'string' || typeof name !== 'string' || !plain_name.test(sent)) return [];
      return tally.holds(name === sent, 'another-name', {
        at: exchange,
        expected: sent,
        actual: name,
        pointer: '/name',
      });
    }

    /** Somebody else may rate at the same moment: seen for two runs, it is no accident. */
    function rating(exchange: Exchange, tally: Tally): Mismatch[] {
      const { is_positive } = (exchange.request.body ?? {}) as { is_positive?: unknown };
      const { feedback_is_positive: shown } = exchange.decoded!.record ?? {};
      if (typeof is_positive !== 'boolean' || typeof shown !== 'boolean') return [];
      if (tally.compared(shown === is_positive)) return [];
      if (rated.size < 2) rated.add(String(exchange.request.path.run_id));
      if (rated.size < 2) return [];
      const at = { at: exchange, expected: is_positive, actual: shown, pointer: '/feedback_is_positive' };
      return tally.broken('another-rating', at);
    }

    return { take };
  },
});
