import { answerOrStop } from '../../acts/answer-or-stop.ts';
import { type SentFile, sendFile } from '../../acts/uploads.ts';
import { takenPicture } from '../../arbitraries/picture.ts';
import { actsIn } from '../../models/acts-in.ts';
import { type Caller, callersOf } from '../../models/callers.ts';
import { endOf, timeIn, week_s } from '../../models/signed-urls.ts';
import { exchangeAt, isRefused, isSuccess, saysNotThere, serverError, statusOf } from '../../models/steps.ts';
import { check, table } from '../../suite/check.ts';
import { CaseStopped, type CheckContext, type RequestDraft } from '../../suite/context.ts';
import type { Evidence, Mismatch } from '../../suite/evidence.ts';
import type { Exchange, Stop } from '../../suite/exchange.ts';
import type { Tally } from '../../suite/tally.ts';

/** Beyond the end, by more than whole seconds can hide. */
const beyond_ms = 4_000;
/** Clocks of the interface and of its storage may differ by so much. */
const clock_slack_ms = 300_000;

interface Notes {
  /** The end of the URL, by the clock that is stepped. */
  ends_ms: number;
  /** The stepped clock went on to the end of the URL. */
  has_ended: boolean;
}

/**
 * A URL opens its file, and no longer does when the end that it tells has passed; one that tells none ends within a
 * week. It moves the time of the target by as much, and so belongs behind all checks that look at what is under way.
 */
export const presignedGetEnds = check<null, Notes>({
  id: 'assets/presigned-get-ends',
  title: 'A presigned URL stops working when its end has passed',
  how: 'A picture and its thumbnail are opened before and beyond the end that their URLs tell, on a stepped clock: then refused, and a new read opens.',
  clauses: ['assets.presigned-get-ends', 'assets.presigned-get-opens', 'uploads.asset-readable'],
  codes: {
    'opens-after-its-end': {
      clause: 'assets.presigned-get-ends',
      message: 'A presigned URL still opens the file after the end that it tells.',
    },
    'gone-with-its-url': {
      clause: 'uploads.asset-readable',
      message: 'An asset that nobody deleted is no longer there when its presigned URL has ended.',
    },
    'not-signed-anew': {
      clause: 'assets.presigned-get-opens',
      message: 'An asset that is read after its presigned URL has ended shows one that does not open.',
    },
  },
  since: '0.1.0',
  operations: ['createAssetUpload', 'getAsset'],
  needs: { principals: ['owner'], writes: true },
  cases: () => table([null]),
  async run(ctx) {
    const now_ms = ctx.time.target_ms();
    if (now_ms === undefined) {
      const reason = 'a presigned URL may end a week from now, and the time of this target cannot be moved';
      return ctx.stop('not-claimed', reason);
    }
    const { notes } = await sendPicture(ctx);
    const read = await ctx.call(
      'owner',
      { operation: 'getAsset', path: { id: notes.id }, query: { presign: true } },
      'read',
    );
    const url = read.decoded?.record?.url;
    if (typeof url !== 'string') return ctx.stop('not-claimed', 'the read of the asset shows no URL');
    await ctx.transfer('GET', url, read, 'early');
    const thumbnail = read.decoded?.record?.thumbnail_url;
    const has_thumbnail = typeof thumbnail === 'string' && endsAlike(thumbnail, url);
    if (has_thumbnail) await ctx.transfer('GET', thumbnail, read, 'early-thumbnail');
    // Headers that tell a time may be written by another clock.
    const latest_ms = now_ms + week_s * 1000;
    const ends_ms = endOf(url)?.ends_ms ?? latest_ms;
    if (ends_ms < now_ms || ends_ms > latest_ms + clock_slack_ms) {
      const reason = 'the URL tells an end by another clock than the one that can be moved, or is valid for too long';
      ctx.stop('not-claimed', reason);
    }
    const kept = await keepOthers(ctx);
    // Timers that are due meanwhile do not count: others may dispatch runs all the time.
    await ctx.time.skip(ends_ms - now_ms + beyond_ms);
    const has_ended = (ctx.time.target_ms() ?? now_ms) > ends_ms;
    await ctx.transfer('GET', url, read, 'late');
    if (has_thumbnail) await ctx.transfer('GET', thumbnail, read, 'late-thumbnail');
    const again = { operation: 'getAsset' as const, path: { id: notes.id }, query: { presign: true } };
    const still = await ctx.call('owner', again, 'still');
    const afresh = still.decoded?.record?.url;
    if (typeof afresh === 'string') await ctx.transfer('GET', afresh, still, 'afresh');
    for (const { by, request } of kept) await answerOrStop(() => ctx.call(by, request, `still-${by}`));
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
    const ways = [
      { early: 'early', late: 'late', pointer: '/url', of: '' },
      { early: 'early-thumbnail', late: 'late-thumbnail', pointer: '/thumbnail_url', of: ' of a thumbnail' },
    ];
    for (const { early, late, pointer, of } of ways) {
      const end = exchangeAt(evidence, late);
      if (!isSuccess(exchangeAt(evidence, early)) || tally.compared(!isSuccess(end))) continue;
      if (keepsOwnTime(evidence, end)) continue;
      return tally.broken('opens-after-its-end', {
        at: end,
        message: `a presigned URL${of} still opens the file after the end that it tells`,
        expected: 'a refusal',
        actual: statusOf(end),
        operation: 'getAsset',
        pointer,
      });
    }
    return [...judgeStill(evidence, tally), ...judgeAfresh(evidence, tally)];
  },
});

interface Kept {
  by: Caller;
  request: RequestDraft;
}

/** Files of a user and of another organization, as far as each may send one. */
async function keepOthers(ctx: CheckContext): Promise<Kept[]> {
  const kept: Kept[] = [];
  for (const by of callersOf(ctx.facts).filter((one) => one !== 'owner')) {
    await answerOrStop(async () => {
      const { assets } = await ctx.data.fresh(by, [{ name: 'kept', size_bytes: 700, with_file: true }]);
      const request = { operation: 'getAsset' as const, path: { id: assets[0]!.id }, ...actsIn(ctx.facts, by) };
      const before = await ctx.call(by, request, `before-${by}`);
      if (isSuccess(before)) kept.push({ by, request });
      return before;
    });
  }
  return kept;
}

/** A URL ends; the asset does not. A caller may have no token left by then. */
function judgeStill(evidence: Evidence<null, Notes>, tally: Tally): Mismatch[] {
  const still = ['still', 'still-human', 'still-outsider']
    .map((step) => exchangeAt(evidence, step))
    .find((one) => one && tally.compared(saysNotThere(one, true)));
  if (!still) return [];
  return tally.broken('gone-with-its-url', { at: still, expected: 'the asset', actual: statusOf(still) });
}

/** A read at that time shows a URL of its own, which opens the file as the first one did. */
function judgeAfresh(evidence: Evidence<null, Notes>, tally: Tally): Mismatch[] {
  const [late, still, afresh] = ['late', 'still', 'afresh'].map((step) => exchangeAt(evidence, step));
  // The signer may have a time that nobody moves, and storage another.
  if (!isRefused(late) || !isSuccess(still) || keepsOwnTime(evidence, still)) return [];
  // The time that a file is kept is not shown: one that is gone by then is no matter of its URL.
  return tally.holds(!isRefused(afresh) || [404, 410].includes(afresh!.received!.status), 'not-signed-anew', {
    at: afresh,
    expected: 'a 2xx',
    actual: statusOf(afresh),
    operation: 'getAsset',
    pointer: '/url',
  });
}

/** A picture may have a thumbnail; where none is taken, any file will do. */
async function sendPicture(ctx: CheckContext): Promise<SentFile> {
  const taken = takenPicture(ctx.facts);
  try {
    if (taken) return await sendFile(ctx, 'ends', taken.body, 'owner', { mime_type: taken.mime_type });
  } catch (error) {
    if (!(error instanceof CaseStopped) || error.stop.verdict !== 'not-claimed') throw error;
  }
  return sendFile(ctx, 'ends', new TextEncoder().encode('for a while'));
}

/** Signed one after the other, they may end in two seconds. */
function endsAlike(one: string, other: string): boolean {
  const [ends_ms, other_ms] = [endOf(one)?.ends_ms, endOf(other)?.ends_ms];
  return ends_ms !== undefined && other_ms !== undefined && ends_ms - other_ms <= beyond_ms / 2;
}

/** Storage may have a clock that nobody moves, and so may the store of thumbnails. */
function keepsOwnTime({ notes }: Evidence<null, Notes>, late: Exchange | undefined): boolean {
  const time_ms = timeIn(late?.received?.headers.date);
  return isSuccess(late) && time_ms !== undefined && time_ms <= notes.ends_ms;
}

function ownTime(evidence: Evidence<null, Notes>): Stop | undefined {
  if (!keepsOwnTime(evidence, exchangeAt(evidence, 'late'))) return undefined;
  return { verdict: 'not-claimed', reason: 'the time of storage did not go on with that of the interface' };
}
