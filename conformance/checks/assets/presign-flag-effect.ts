import fc from 'fast-check';
import { type FileNotes, sendFile } from '../../acts/uploads.ts';
import { walk } from '../../acts/walk.ts';
import { isOffered, ofAssets } from '../../models/queryable.ts';
import { isUrl } from '../../models/signed-urls.ts';
import { exchangeAt, isRefused, isSuccess, serverError, statusOf, stepsOf } from '../../models/steps.ts';
import { isSet, sameId } from '../../models/values.ts';
import { check, drawn } from '../../suite/check.ts';
import type { Evidence } from '../../suite/evidence.ts';

interface Case {
  size: number;
  /** Projected, the URL is the same; where it cannot be named, or projections are refused, it is asked for in full. */
  projected: boolean;
}

type Notes = FileNotes;

/** The list with presigning on gives a URL that opens the file, just as the read of the asset does. */
export const presignFlagEffect = check<Case, Notes>({
  id: 'assets/presign-flag-effect',
  title: 'With presigning on, the URLs of the list open the files',
  how: 'A file is sent, and the URL that the list shows for it with presigning on is fetched without a token: its bytes are those that were sent.',
  clauses: ['assets.presign-flag-effect', 'assets.presigned-urls', 'assets.bytes-kept'],
  codes: {
    'no-url': {
      clause: 'assets.presigned-urls',
      message: 'Listed with presigning on, an asset whose file is there shows no URL.',
    },
    'get-refused': {
      clause: 'assets.presign-flag-effect',
      message: 'The presigned URL that the list shows does not open the file.',
    },
    'other-bytes': {
      clause: 'assets.bytes-kept',
      message: 'The presigned URL that the list shows delivers other bytes than were sent.',
    },
  },
  since: '0.1.0',
  operations: ['createAssetUpload', 'getAsset', 'listAssets'],
  needs: { principals: ['owner'], writes: true },
  cases: () => ({
    ...drawn(fc.record({ size: fc.integer({ min: 1, max: 300 }), projected: fc.boolean() }), 2),
    // A projection may be read by a query of its own.
    named: [true, false].map((projected) => ({ size: 9, projected })),
  }),
  async run(ctx, { size, projected }) {
    const name = `flag-${size}-${projected ? 'part' : 'full'}`;
    const { notes, put } = await sendFile(ctx, name, new Uint8Array(size).fill(size % 251));
    const { id, mime_type } = notes;
    if (!isSuccess(put)) return notes;
    const query = { ...ofAssets(ctx.facts, { mime_type, ids: [id] }), presign: true };
    const can_name = (['id', 'url'] as const).every((field) => isOffered(ctx.facts, 'project', field));
    const part = projected && can_name ? { fields: ['id', 'url'] } : {};
    const request = { operation: 'listAssets' as const, query: { ...query, ...part } };
    const pages = await walk(ctx, { caller: 'owner', request, step: 'list', until: [id] });
    const shown = pages.find(({ decoded }) => decoded?.page?.items.some((item) => sameId(item.id, id)));
    const url = shown?.decoded?.page?.items.find((item) => sameId(item.id, id))?.url;
    if (shown && isUrl(url, shown)) await ctx.transfer('GET', url, shown, 'get');
    const read = await ctx.call('owner', { operation: 'getAsset', path: { id }, query: { presign: true } }, 'read');
    const own_url = read.decoded?.record?.url;
    if (isUrl(own_url, read)) await ctx.transfer('GET', own_url, read, 'get-read');
    return notes;
  },
  control(evidence) {
    const unread =
      serverError(evidence) ??
      (isSuccess(exchangeAt(evidence, 'put')) ? undefined : 'storage did not take the file') ??
      (isSuccess(exchangeAt(evidence, 'get-read')) ? undefined : 'the URL of the read does not open the file either');
    if (unread !== undefined) return unread;
    const item = shownItem(evidence);
    if (!item) return 'the list does not show the asset';
    const get = exchangeAt(evidence, 'get');
    // A cursor URL may drop the flag, and its effect with it.
    const is_dropped = !onFirstPage(evidence) && (isRefused(get) || (!get && !isSet(item.url)));
    return is_dropped ? { verdict: 'not-claimed', reason: dropped } : undefined;
  },
  judge(evidence, tally) {
    const get = exchangeAt(evidence, 'get');
    const item = shownItem(evidence);
    const at = get ?? stepsOf(evidence, 'list').at(-1);
    const where = { at, operation: 'listAssets' as const, pointer: '/items' };
    if (item && !get && tally.compared(!hidesUrl(evidence, item))) {
      return tally.broken('no-url', { ...where, expected: 'a URL', actual: item.url ?? null });
    }
    if (tally.compared(isRefused(get))) {
      return tally.broken('get-refused', { ...where, expected: 'a 2xx', actual: statusOf(get) });
    }
    const { digest } = evidence.notes;
    if (!isSuccess(get)) return [];
    const actual = get?.received?.body;
    return tally.holds(actual === digest, 'other-bytes', { ...where, expected: digest, actual });
  },
});

const dropped = 'the list shows the asset on a later page only, and its cursor URL may drop the flag';

function onFirstPage(evidence: Evidence<Case, Notes>): boolean {
  const [first] = stepsOf(evidence, 'list');
  return first?.decoded?.page?.items.some(({ id }) => sameId(id, evidence.notes.id)) ?? false;
}

function shownItem(evidence: Evidence<Case, Notes>): Record<string, unknown> | undefined {
  const items = stepsOf(evidence, 'list').flatMap(({ decoded }) => decoded?.page?.items ?? []);
  return items.find(({ id }) => sameId(id, evidence.notes.id));
}

/** A projection to the URL may be ignored, or know no such field. */
function hidesUrl({ case: { projected } }: Evidence<Case, Notes>, item: Record<string, unknown>): boolean {
  return projected && item.url === undefined;
}
