import { sendFile } from '../../acts/uploads.ts';
import { endOf, timeIn, week_s } from '../../models/signed-urls.ts';
import { exchangeAt, isSuccess, serverError, statusOf } from '../../models/steps.ts';
import { check, table } from '../../suite/check.ts';
import type { Evidence } from '../../suite/evidence.ts';
import type { Stop } from '../../suite/exchange.ts';

/** Beyond the end, by more than whole seconds can hide. */
const beyond_ms = 4_000;
/** Clocks of the interface and of its storage may differ by so much. */
const clock_slack_ms = 300_000;

interface Notes {
  /** When the URL ends, by the clock that is stepped. */
  ends_ms: number;
  /** Whether that clock went on to the end of the URL. */
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
    const now_ms = ctx.target_ms();
    if (now_ms === undefined) {
      const reason = 'a presigned URL may end a week from now, and the time of this target cannot be moved';
      return ctx.stop('not-claimed', reason);
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
    // Whatever an answer says of the time: what writes its headers may have a clock of its own.
    const latest_ms = now_ms + week_s * 1000;
    const ends_ms = endOf(url)?.ends_ms ?? latest_ms;
    if (ends_ms < now_ms || ends_ms > latest_ms + clock_slack_ms) {
      const reason = 'the URL tells an end by another clock than the one that can be moved, or is valid for too long';
      ctx.stop('not-claimed', reason);
    }
    // Whatever is due meanwhile: others may dispatch runs all the time.
    await ctx.skip(ends_ms - now_ms + beyond_ms);
    const has_ended = (ctx.target_ms() ?? now_ms) > ends_ms;
    await ctx.transfer('GET', url, read, 'late');
    return { ends_ms, has_ended };
  },
  control(evidence) {
    const early = exchangeAt(evidence, 'early');
    const before = isSuccess(early) ? undefined : `the URL did not open before its end either (${statusOf(early)})`;
    return (
      serverError(evidence) ??
      before ??
      (evidence.notes.has_ended ? undefined : 'the time did not go on to the end') ??
      ownTime(evidence)
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

/** Storage may have a clock that nobody moves. */
function ownTime(evidence: Evidence<null, Notes>): Stop | undefined {
  const late = exchangeAt(evidence, 'late');
  const time_ms = timeIn(late?.received?.headers.date);
  if (!isSuccess(late) || time_ms === undefined || time_ms > evidence.notes.ends_ms) return undefined;
  return { verdict: 'not-claimed', reason: 'the time of storage did not go on with that of the interface' };
}
