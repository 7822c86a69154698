import { walk } from '../../acts/walk.ts';
import { takenPicture } from '../../arbitraries/picture.ts';
import { ofAssets } from '../../models/queryable.ts';
import { endOf, isTooLong, isUrl, type ReadTime, readTime, type UrlEnd, week_s } from '../../models/signed-urls.ts';
import { exchangeAt, isRefused, isSuccess, serverError, statusOf } from '../../models/steps.ts';
import { fileName } from '../../models/uploadable.ts';
import { sameId } from '../../models/values.ts';
import { check, table } from '../../suite/check.ts';
import type { CheckContext } from '../../suite/context.ts';
import type { Evidence, Mismatch } from '../../suite/evidence.ts';
import type { Exchange } from '../../suite/exchange.ts';
import type { Tally } from '../../suite/tally.ts';

interface Case {
  operation: 'getAsset' | 'listAssets';
}

interface SeenThumbnail {
  /** Of the thumbnail's URL with presigning on, which is itself kept nowhere; `hidden` where it tells none. */
  end: UrlEnd | 'hidden';
  /** It is the very URL that is shown with presigning off. */
  is_plain: boolean;
}

type Notes = ((ReadTime & SeenThumbnail) | { [Name in keyof SeenThumbnail]?: undefined }) & {
  /** The text in the place of a URL, where it is none. */
  no_url?: string;
};

/** The rules for `url` with presigning on hold for `thumbnail_url` too. */
export const thumbnails = check<Case, Notes>({
  id: 'assets/thumbnails',
  title: 'With presigning on, the thumbnail of a picture has a presigned URL as well',
  how: 'A picture is read and listed with presigning on and off: a thumbnail_url with presigning on is another one, opens, and is valid for a week at most.',
  clauses: ['assets.presigned-urls', 'assets.presigned-get-opens', 'assets.presigned-validity'],
  codes: {
    'never-presigned': {
      clause: 'assets.presigned-urls',
      message: 'With presigning on, thumbnail_url is the URL that is shown with presigning off.',
    },
    'get-refused': {
      clause: 'assets.presigned-get-opens',
      message: 'The presigned URL of a thumbnail does not open.',
    },
    'too-long': {
      clause: 'assets.presigned-validity',
      message: 'The presigned URL of a thumbnail tells an end that is more than a week ahead.',
    },
  },
  since: '0.1.0',
  operations: ['createAssetUpload', 'getAsset', 'listAssets'],
  needs: { principals: ['owner'], writes: true },
  cases: () => table<Case>([{ operation: 'getAsset' }, { operation: 'listAssets' }]),
  async run(ctx, { operation }) {
    const id = await sentPicture(ctx);
    const on = await shownBy(ctx, { operation, id, presign: true });
    const url = on.record?.thumbnail_url;
    if (typeof url !== 'string') return {};
    if (!isUrl(url, on.exchange)) return { no_url: url };
    const when = readTime(ctx);
    const off = await shownBy(ctx, { operation, id, presign: false });
    const open = await ctx.transfer('GET', url, on.exchange, 'open');
    if (isRefused(open)) await openAgain(ctx, { operation, id });
    return {
      end: endOf(url) ?? 'hidden',
      is_plain: off.record?.thumbnail_url === url,
      ...when,
    };
  },
  control(evidence) {
    const unread =
      serverError(evidence) ??
      (isSuccess(exchangeAt(evidence, 'put')) ? undefined : 'storage did not take the picture');
    if (unread !== undefined) return unread;
    if (evidence.notes.end !== undefined || evidence.notes.no_url !== undefined) return undefined;
    return { verdict: 'not-claimed', reason: 'the target shows no thumbnail of a small picture' };
  },
  judge(evidence, tally) {
    return [...judgePlain(evidence, tally), ...judgeOpen(evidence, tally), ...judgeEnd(evidence, tally)];
  },
});

async function sentPicture(ctx: CheckContext): Promise<string> {
  const taken = takenPicture(ctx.facts);
  if (!taken) return ctx.stop('not-claimed', 'the target takes no pictures');
  const { mime_type, ending, body: file } = taken;
  const filename = fileName(ctx.facts, `${ctx.newName('picture')}.${ending}`);
  const body = { filename, mime_type, size_bytes: file.length };
  const session = await ctx.call('owner', { operation: 'createAssetUpload', body }, 'session');
  const { asset_id: id, upload_url: url } = session.decoded?.record ?? {};
  if (typeof id !== 'string' || typeof url !== 'string')
    return ctx.stop('could-not-run', 'POST /v1/asset-uploads answered without an asset_id and an upload_url');
  await ctx.transfer('PUT', url, session, 'put', { body: file, type: mime_type });
  await ctx.time.settle();
  return id;
}

async function shownBy(
  ctx: CheckContext,
  { operation, id, presign }: Case & { id: string; presign: boolean },
): Promise<{ exchange: Exchange; record: Record<string, unknown> | undefined }> {
  const step = presign ? 'on' : 'off';
  if (operation === 'getAsset') {
    const exchange = await ctx.call('owner', { operation, path: { id }, query: { presign } }, step);
    return { exchange, record: exchange.decoded?.record };
  }
  const { mime_type } = takenPicture(ctx.facts)!;
  const query = { ...ofAssets(ctx.facts, { mime_type, ids: [id] }), presign };
  const [first] = await walk(ctx, { caller: 'owner', request: { operation, query }, step, until: [id] });
  // A cursor URL may drop the flag, so that the first page alone tells.
  return { exchange: first!, record: first?.decoded?.page?.items.find((item) => sameId(item.id, id)) };
}

/** A thumbnail may be made a moment after the picture came. */
async function openAgain(ctx: CheckContext, { operation, id }: Case & { id: string }): Promise<void> {
  await ctx.time.settle();
  const { exchange, record } = await shownBy(ctx, { operation, id, presign: true });
  const url = record?.thumbnail_url;
  if (isUrl(url, exchange)) await ctx.transfer('GET', url, exchange, 'open');
}

function about(evidence: Evidence<Case, Notes>, step: string) {
  const { operation } = evidence.case;
  return { at: exchangeAt(evidence, step), operation, pointer: '/thumbnail_url' };
}

function judgePlain(evidence: Evidence<Case, Notes>, tally: Tally): Mismatch[] {
  const { is_plain } = evidence.notes;
  if (is_plain === undefined) return [];
  const shown = { expected: 'a presigned URL', actual: 'the same URL', ...about(evidence, 'off') };
  return tally.holds(!is_plain, 'never-presigned', shown);
}

function judgeOpen(evidence: Evidence<Case, Notes>, tally: Tally): Mismatch[] {
  const open = exchangeAt(evidence, 'open');
  const { no_url } = evidence.notes;
  if (no_url !== undefined) {
    return tally.broken('get-refused', { expected: 'a URL', actual: no_url, ...about(evidence, 'on') });
  }
  if (!open) return [];
  const shown = { expected: 'a 2xx', actual: statusOf(open), ...about(evidence, 'open') };
  return tally.holds(!isRefused(open), 'get-refused', shown);
}

function judgeEnd(evidence: Evidence<Case, Notes>, tally: Tally): Mismatch[] {
  const { notes } = evidence;
  const read = exchangeAt(evidence, 'on') ?? evidence.exchanges.find(({ step }) => step.startsWith('on/'));
  if (!notes.end || notes.end === 'hidden' || !read || !isTooLong(notes.end, read, notes, tally)) return [];
  const shown = { ...about(evidence, 'on'), at: read, expected: { at_most_s: week_s }, actual: notes.end };
  return tally.broken('too-long', shown);
}
