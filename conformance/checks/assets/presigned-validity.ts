import { assetSpecs } from '../../arbitraries/lists.ts';
import { actsIn } from '../../models/acts-in.ts';
import { ownQuery } from '../../models/own-items.ts';
import { declared_codes, judgeSeen, observeSeen, type SeenChoice } from '../../models/seen-choices.ts';
import { aheadOf, endOf, isTooLong, type ReadTime, readTime, type UrlEnd, week_s } from '../../models/signed-urls.ts';
import { exchangeAt, isRefused, isSuccess, serverError, statusOf } from '../../models/steps.ts';
import { sameId } from '../../models/values.ts';
import { check, table } from '../../suite/check.ts';
import type { CheckContext, RequestDraft } from '../../suite/context.ts';
import type { DataSet } from '../../suite/data-set.ts';
import type { Evidence } from '../../suite/evidence.ts';
import type { Exchange } from '../../suite/exchange.ts';

interface Case {
  operation: 'getAsset' | 'listAssets';
  /** Of a list, the page behind the first is looked at. */
  behind?: true;
  /** A user reads what the owner made, who may not be shown it. */
  by?: 'owner' | 'human';
}

type Notes = ReadTime & { end: ReturnType<typeof shownEnd> };

/** The end that a presigned URL tells lies at most a week behind the answer that brought it. */
export const presignedValidity = check<Case, Notes>({
  id: 'assets/presigned-validity',
  title: 'A presigned URL is valid for a week at most',
  how: 'Assets are read and listed: the end that a URL tells lies at most a week behind the time of the answer.',
  clauses: ['assets.presigned-validity', 'assets.signed-url-end'],
  codes: {
    ...declared_codes,
    'too-long': {
      clause: 'assets.presigned-validity',
      message: 'A presigned URL tells an end that is more than a week ahead.',
    },
  },
  since: '0.1.0',
  operations: ['createAssetUpload', 'getAsset', 'listAssets'],
  needs: { principals: ['owner'], writes: true },
  cases: ({ principals }) =>
    table<Case>([
      { operation: 'getAsset' },
      { operation: 'listAssets' },
      { operation: 'listAssets', behind: true },
      ...(principals.human ? ([{ operation: 'getAsset', by: 'human' }] as const) : []),
    ]),
  async run(ctx, { operation, behind, by = 'owner' }: Case) {
    const data = await ctx.data.shared('owner', assetSpecs(behind ? 2 : 1));
    const path = { id: data.assets[0]!.id };
    const query = { presign: true };
    const request = operation === 'getAsset' ? { path, query } : { query: { ...ownQuery(data), ...query } };
    const read = behind
      ? await pageBehind(ctx, { operation, query: { ...ownQuery(data), ...query, page_size: 1 } })
      : await ctx.call(by, { operation, ...request, ...actsIn(ctx.facts, by) }, 'read');
    if (by === 'human' && isRefused(read)) ctx.stop('not-claimed', 'a user is not shown the assets of the owner');
    // The query of the URL is the key to the file, and is kept nowhere.
    const shown = shownEnd(urlOf(read, data));
    // A page whose URL dropped the flag shows plain URLs.
    const end = behind && shown === 'hidden' ? null : shown;
    return { end, ...readTime(ctx) };
  },
  control(evidence, found) {
    const read = exchangeAt(evidence, 'read');
    const unread =
      serverError(evidence) ?? (isSuccess(read) ? undefined : `the asset is not shown (${statusOf(read)})`);
    if (unread) return unread;
    if (evidence.notes.end === null)
      return { verdict: 'not-claimed', reason: 'the target shows no URL of an asset before its file is there' };
    if (found.length > 0 || endIn(evidence)) return undefined;
    return { verdict: 'not-claimed', reason: 'presigned URLs do not tell when they end' };
  },
  judge(evidence, tally) {
    const [end, read] = [endIn(evidence), exchangeAt(evidence, 'read')];
    const wrong = judgeSeen(evidence, seenEnd(evidence), tally);
    if (!end || !read) return wrong;
    if (!isTooLong(end, read, evidence.notes, tally)) return wrong;
    return tally.broken('too-long', {
      at: read,
      expected: { at_most_s: week_s },
      actual: { validity_s: end.validity_s ?? aheadOf(end, read, evidence.notes).ahead_s },
      pointer: evidence.case.operation === 'getAsset' ? '/url' : '/items',
    });
  },
  observe: (evidence) => observeSeen(seenEnd(evidence)),
});

/** The second page, which may be signed by other code than the first; its URL need not carry the flag. */
async function pageBehind(ctx: CheckContext, request: RequestDraft): Promise<Exchange> {
  const first = await ctx.call('owner', request, 'first');
  const next = first.decoded?.page?.next;
  if (typeof next !== 'string') return ctx.stop('not-claimed', 'two assets come on one page of the size of one');
  return ctx.followToPage('owner', next, first, 'read');
}

function urlOf({ decoded }: Exchange, { assets }: DataSet): unknown {
  const isOwn = (id: unknown) => assets.some((asset) => sameId(id, asset.id));
  return (decoded?.record ?? decoded?.page?.items.find(({ id }) => isOwn(id)))?.url;
}

/** Notes of a URL: its end, that it tells none, or null where there is no URL. */
export function shownEnd(url: unknown): UrlEnd | 'hidden' | null {
  return typeof url === 'string' ? (endOf(url) ?? 'hidden') : null;
}

function endIn({ notes }: Evidence<Case, Notes>): UrlEnd | undefined {
  const { end } = notes;
  return end && end !== 'hidden' ? end : undefined;
}

function seenEnd(evidence: Evidence<Case, Notes>): SeenChoice[] {
  if (evidence.notes.end === null) return [];
  const form = endIn(evidence)?.form ?? 'hidden';
  const value = form === 'other' ? { other: 'an end in another form' } : form;
  const but = form === 'hidden' ? 'its URLs tell no end' : `its URLs tell their end otherwise`;
  return [{ key: 'assets.signed_url_end', value, exchange: exchangeAt(evidence, 'read'), but }];
}
