import { sendFile } from '../../acts/uploads.ts';
import { endOf, week_s } from '../../models/signed-urls.ts';
import { exchangeAt, isSuccess, serverError, statusOf } from '../../models/steps.ts';
import { check, table } from '../../suite/check.ts';
import type { CheckContext } from '../../suite/context.ts';
import type { Exchange } from '../../suite/exchange.ts';

/** Beyond the end, by more than whole seconds can hide. */
const beyond_ms = 2_000;

interface Notes {
  /** Whether the time went on to the end of the URL. */
  has_ended: boolean;
}

/**
 * A URL opens its file, and no longer does when the end that it tells has passed; one that tells none ends within a
 * week. It moves the time of the target by as much, and so belongs behind all checks that look at what is under way.
 */
export const presignedGetEnds = check<null, Notes>({
  id: 'assets/presigned-get-ends',
  title: 'A presigned URL stops working when its end has passed',
  how: 'A file is sent and opened by its URL; the time of the target is moved beyond the end of the URL, and it is tried again. In real time that would take too long, and is not done.',
  clauses: ['assets.presigned-get-ends'],
  since: '0.1.0',
  operations: ['createAssetUpload', 'getAsset'],
  needs: { principals: ['owner'], writes: true },
  cases: () => table([null]),
  async run(ctx) {
    if (!ctx.facts.steps_time) {
      ctx.stop('not-claimed', 'a presigned URL may end a week from now, and the time of this target cannot be moved');
    }
    const { notes } = await sendFile(ctx, 'ends', new TextEncoder().encode('for a while'));
    const read = await ctx.call(
      'owner',
      { operation: 'getAsset', path: { id: notes.id }, query: { presign: true } },
      'read',
    );
    const url = read.decoded?.record?.url;
    if (typeof url !== 'string') return ctx.stop('not-claimed', 'the read of the asset shows no URL');
    await ctx.transfer('GET', url, read, 'early');
    const ends_ms = endOf(url)?.ends_ms ?? timeOf(read) + week_s * 1000;
    const has_ended = await moveTo(ctx, read, ends_ms + beyond_ms);
    await ctx.transfer('GET', url, read, 'late');
    return { has_ended };
  },
  control(evidence) {
    const early = exchangeAt(evidence, 'early');
    const before = isSuccess(early) ? undefined : `the URL did not open before its end either (${statusOf(early)})`;
    return (
      serverError(evidence) ?? before ?? (evidence.notes.has_ended ? undefined : 'the time did not go on to the end')
    );
  },
  judge(evidence, tally) {
    const late = exchangeAt(evidence, 'late');
    if (tally.compared(!isSuccess(late))) return [];
    return [
      {
        code: 'opens-after-its-end',
        clause: 'assets.presigned-get-ends',
        message: 'a presigned URL still opens the file after the end that it tells',
        expected: 'a refusal',
        actual: statusOf(late),
        operation: 'getAsset',
        pointer: '/url',
        exchange: late?.number,
      },
    ];
  },
});

function timeOf(exchange: Exchange): number {
  return Date.parse(exchange.received?.headers.date ?? '');
}

/** Notes `has_ended` when an answer of the target bears a later time. */
async function moveTo(ctx: CheckContext, read: Exchange, end_ms: number): Promise<boolean> {
  const now_ms = timeOf(read);
  if (Number.isNaN(now_ms) || now_ms > end_ms) return now_ms > end_ms;
  // Whatever is due meanwhile: others may dispatch runs all the time.
  await ctx.skip(end_ms - now_ms + beyond_ms);
  const { operation, path } = read.request;
  return timeOf(await ctx.call('owner', { operation, path }, 'clock')) > end_ms;
}
