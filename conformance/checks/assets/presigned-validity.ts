import { assetSpecs } from '../../arbitraries/lists.ts';
import { ownQuery } from '../../models/own-items.ts';
import { judgeSeen, observeSeen, type SeenChoice } from '../../models/seen-choices.ts';
import { endOf, type UrlEnd, week_s } from '../../models/signed-urls.ts';
import { exchangeAt, isSuccess, serverError, statusOf } from '../../models/steps.ts';
import { sameId } from '../../models/values.ts';
import { check, table } from '../../suite/check.ts';
import type { DataSet } from '../../suite/data-set.ts';
import type { Evidence } from '../../suite/evidence.ts';
import type { Exchange } from '../../suite/exchange.ts';
import { uncounted } from '../../suite/tally.ts';

interface Case {
  operation: 'getAsset' | 'listAssets';
}

/** Clocks of the interface and of its storage may differ by so much. */
const slack_s = 300;

interface Notes {
  end: ReturnType<typeof shownEnd>;
}

/** The end that a presigned URL tells lies at most a week behind the answer that brought it. */
export const presignedValidity = check<Case, Notes>({
  id: 'assets/presigned-validity',
  title: 'A presigned URL is valid for a week at most',
  how: 'The end that the URL tells is compared with the time of the answer; a URL that tells none is not judged.',
  clauses: ['assets.presigned-validity', 'assets.signed-url-end'],
  since: '0.1.0',
  operations: ['createAssetUpload', 'getAsset', 'listAssets'],
  needs: { principals: ['owner'], writes: true },
  cases: () => table([{ operation: 'getAsset' }, { operation: 'listAssets' }] as const),
  async run(ctx, { operation }) {
    const data = await ctx.shared('owner', assetSpecs(1));
    const path = { id: data.assets[0]!.id };
    const query = { presign: true };
    const request = operation === 'getAsset' ? { path, query } : { query: { ...ownQuery(data), ...query } };
    const read = await ctx.call('owner', { operation, ...request }, 'read');
    // The query of the URL is the key to the file, and is kept nowhere.
    return { end: shownEnd(urlOf(read, data)) };
  },
  control(evidence) {
    const read = exchangeAt(evidence, 'read');
    const unread =
      serverError(evidence) ?? (isSuccess(read) ? undefined : `the asset is not shown (${statusOf(read)})`);
    if (unread) return unread;
    if (evidence.notes.end === null)
      return { verdict: 'not-claimed', reason: 'the target shows no URL of an asset before its file is there' };
    if (seenEnd(evidence)[0]?.value !== 'hidden' || judgeSeen(evidence, seenEnd(evidence), uncounted).length > 0)
      return undefined;
    return { verdict: 'not-claimed', reason: 'presigned URLs do not tell when they end' };
  },
  judge(evidence, tally) {
    const [end, read] = [endIn(evidence), exchangeAt(evidence, 'read')];
    const wrong = judgeSeen(evidence, seenEnd(evidence), tally);
    if (!end || !read) return wrong;
    const now_ms = Date.parse(read.received?.headers.date ?? '');
    const ahead_s = Number.isNaN(now_ms) ? undefined : Math.round((end.ends_ms - now_ms) / 1000);
    const is_long =
      (end.validity_s !== undefined && tally.compared(end.validity_s > week_s)) ||
      (ahead_s !== undefined && tally.compared(ahead_s > week_s + slack_s));
    if (!is_long) return wrong;
    return [
      {
        code: 'too-long',
        clause: 'assets.presigned-validity',
        message: 'a presigned URL tells an end that is more than a week ahead',
        expected: { at_most_s: week_s },
        actual: { validity_s: end.validity_s ?? ahead_s },
        operation: evidence.case.operation,
        pointer: evidence.case.operation === 'getAsset' ? '/url' : '/items',
        exchange: read.number,
      },
    ];
  },
  observe: (evidence) => observeSeen(seenEnd(evidence)),
});

function urlOf({ decoded }: Exchange, { assets: [asset] }: DataSet): unknown {
  return (decoded?.record ?? decoded?.page?.items.find(({ id }) => sameId(id, asset!.id)))?.url;
}

/** What is noted of a URL: its end, that it tells none, or null where there is no URL. */
export function shownEnd(url: unknown): UrlEnd | 'hidden' | null {
  return typeof url === 'string' ? (endOf(url) ?? 'hidden') : null;
}

function endIn({ notes }: Evidence<Case, Notes>): UrlEnd | undefined {
  const { end } = notes;
  return end && end !== 'hidden' ? end : undefined;
}

function seenEnd(evidence: Evidence<Case, Notes>): SeenChoice[] {
  if (evidence.notes.end === null) return [];
  const value = endIn(evidence)?.form ?? 'hidden';
  const but = value === 'hidden' ? 'its URLs tell no end' : `its URLs tell their end otherwise`;
  return [{ key: 'assets.signed_url_end', value, exchange: exchangeAt(evidence, 'read'), but }];
}
