import type { CanonicalQuery } from '../../../src/choices/canonical.ts';
import { allowed } from '../../acts/allowed.ts';
import { answerOrStop } from '../../acts/answer-or-stop.ts';
import { assetSpecs } from '../../arbitraries/lists.ts';
import { actsIn } from '../../models/acts-in.ts';
import { type Caller, caller_words, callersOf } from '../../models/callers.ts';
import { ownQuery } from '../../models/own-items.ts';
import { plainForm } from '../../models/plain-urls.ts';
import { exchangeAt, serverError, statusOf } from '../../models/steps.ts';
import { sameId } from '../../models/values.ts';
import { check, table } from '../../suite/check.ts';
import type { DataSet } from '../../suite/data-set.ts';
import type { Evidence, Mismatch } from '../../suite/evidence.ts';
import type { Tally } from '../../suite/tally.ts';

interface Case {
  by: Caller;
  operation: 'getAsset' | 'listAssets';
  /** With the user who made the asset, as for a page. */
  embed: boolean;
}

interface Notes {
  data: DataSet;
}

export const presignDefault = check<Case, Notes>({
  id: 'assets/presign-default',
  title: 'Presigning is on for the read of an asset, and off for the list, without the flag',
  how: 'The read and the list are called without the flag, with it on and with it off: without it, the read looks like on and the list like off.',
  clauses: ['assets.presign-flag', 'assets.presign-default-read', 'assets.presign-default-list'],
  codes: {
    'flag-without-effect': {
      clause: 'assets.presign-flag',
      message: 'The presign flag changes nothing about the URLs.',
    },
    'read-unsigned': {
      clause: 'assets.presign-default-read',
      message: 'Without the flag, the read of an asset shows the URL that it shows with presigning off.',
    },
    'list-signed': {
      clause: 'assets.presign-default-list',
      message: 'Without the flag, the list shows the presigned URLs that it shows with presigning on.',
    },
  },
  since: '0.1.0',
  operations: ['createAssetUpload', 'getAsset', 'listAssets'],
  needs: { principals: ['owner'], writes: true },
  cases: (facts) =>
    table(
      (['getAsset', 'listAssets'] as const).flatMap((operation) => [
        ...callersOf(facts).map((by): Case => ({ by, operation, embed: false })),
        { by: 'owner', operation, embed: true },
        // Records of people that people are shown may be made apart.
        ...(operation === 'getAsset' && facts.principals.human
          ? [{ by: 'human', operation, embed: true } as const]
          : []),
      ]),
    ),
  async run(ctx, { by, operation, embed }) {
    const data = await allowed(ctx, by, () => ctx.data.shared(by === 'outsider' ? by : 'owner', assetSpecs(1)));
    const acts = actsIn(ctx.facts, by);
    const path = { id: data.assets[0]!.id };
    const flags: Record<string, CanonicalQuery> = { default: {}, on: { presign: true }, off: { presign: false } };
    for (const [step, given] of Object.entries(flags)) {
      const flag = embed ? { ...given, embed: ['created_by_user'] } : given;
      const request = operation === 'getAsset' ? { path, query: flag } : { query: { ...ownQuery(data), ...flag } };
      const answer = await ctx.call(by, { operation, ...request, ...acts }, step);
      const shown = answer.decoded?.record ?? answer.decoded?.page?.items.find(({ id }) => sameId(id, path.id));
      if (!shown && by !== 'owner') ctx.stop('not-claimed', `${caller_words[by]} is not shown the asset`);
      if (!shown && operation === 'listAssets' && answer.decoded?.outcome === 'refusal') {
        ctx.stop('not-claimed', 'the target does not filter assets by mime_type, as the specification permits');
      }
      // With its file there, an asset has a URL: uploads/put-and-read-back asks for it.
      if (step === 'on' && shown && typeof shown.url !== 'string') {
        ctx.stop('not-claimed', 'the target shows no URL of an asset before its file is there');
      }
    }
    if (by === 'owner' && operation === 'listAssets' && !embed) {
      // Parts may be made elsewhere. Fields need not be offered, nor have a name in the query.
      const query = { ...ownQuery(data), fields: ['id', 'url'] };
      await answerOrStop(() => ctx.call(by, { operation, query, ...acts }, 'projected'));
    }
    return { data };
  },
  control(evidence) {
    const unshown = ['default', 'on', 'off'].find((step) => !recordOf(evidence, step));
    return (
      serverError(evidence) ??
      (unshown && `the asset is not shown (${unshown}: ${statusOf(exchangeAt(evidence, unshown))})`)
    );
  },
  judge(evidence, tally) {
    const { operation } = evidence.case;
    const [given, on, off] = ['default', 'on', 'off'].map((step) => recordOf(evidence, step)?.url);
    if (shapeOf(on) === shapeOf(off) && (on === off || URL.parse(String(on))?.search)) {
      return tally.broken('flag-without-effect', {
        at: exchangeAt(evidence, 'default'),
        message: `the flag changes nothing about the URLs of ${operation}`,
        expected: 'different URLs with presigning on and off',
        actual: shapeOf(off),
        pointer: '/url',
      });
    }
    const whole = judgeDefault(evidence, 'default', { given, on, off }, tally);
    const part = recordOf(evidence, 'projected')?.url;
    return whole.length > 0 || part === undefined
      ? whole
      : judgeDefault(evidence, 'projected', { given: part, on, off }, tally);
  },
  observe(evidence) {
    const value = plainForm(recordOf(evidence, 'off')?.url);
    return [{ choice: 'assets.presign_off_url', operation: evidence.case.operation, value }];
  },
});

function judgeDefault(
  evidence: Evidence<Case, Notes>,
  step: 'default' | 'projected',
  urls: { given: unknown; on: unknown; off: unknown },
  tally: Tally,
): Mismatch[] {
  const isRead = evidence.case.operation === 'getAsset';
  const wrong = isRead ? urls.off : urls.on;
  return tally.holds(shapeOf(urls.given) !== shapeOf(wrong), isRead ? 'read-unsigned' : 'list-signed', {
    at: exchangeAt(evidence, step),
    expected: shapeOf(isRead ? urls.on : urls.off),
    actual: shapeOf(urls.given),
    pointer: '/url',
  });
}

/** A URL without the values that change with each signature: its place, and the names of its parameters. */
function shapeOf(url: unknown): string | null {
  if (typeof url !== 'string') return null;
  const parsed = URL.parse(url, 'relative://');
  if (!parsed) return url;
  const names = [...new Set(parsed.searchParams.keys())].toSorted();
  return `${parsed.protocol}//${parsed.host}${parsed.pathname}${names.length > 0 ? `?${names.join('&')}` : ''}`;
}

function recordOf(evidence: Evidence<Case, Notes>, step: string): Record<string, unknown> | undefined {
  const { assets } = evidence.notes.data;
  const decoded = exchangeAt(evidence, step)?.decoded;
  return decoded?.record ?? decoded?.page?.items.find(({ id }) => sameId(id, assets[0]!.id));
}
