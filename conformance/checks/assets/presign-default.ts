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
  /** With the user who made the asset, as who builds a page asks for it. */
  embed: boolean;
}

interface Notes {
  data: DataSet;
}

export const presignDefault = check<Case, Notes>({
  id: 'assets/presign-default',
  title: 'Presigning is on for the read of an asset, and off for the list, unless the flag says otherwise',
  how: "The read and the list are each called by the owner, a user and somebody of another organization without the flag, with it on and with it off; without it, the read must look like on and the list like off, whether the user is embedded or not, and also where the list is asked for some fields alone. What `url` holds with presigning off is the target's choice, so that only the three answers are compared.",
  clauses: ['assets.presign-flag', 'assets.presign-default-read', 'assets.presign-default-list'],
  since: '0.1.0',
  operations: ['createAssetUpload', 'getAsset', 'listAssets'],
  needs: { principals: ['owner'], writes: true },
  cases: (facts) =>
    table(
      (['getAsset', 'listAssets'] as const).flatMap((operation) => [
        ...callersOf(facts).map((by): Case => ({ by, operation, embed: false })),
        { by: 'owner', operation, embed: true },
        // What people are shown of people may be made apart.
        ...(operation === 'getAsset' && facts.principals.human
          ? [{ by: 'human', operation, embed: true } as const]
          : []),
      ]),
    ),
  async run(ctx, { by, operation, embed }) {
    const data = await allowed(ctx, by, () => ctx.shared(by === 'outsider' ? by : 'owner', assetSpecs(1)));
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
      // What is shown in part may be made elsewhere. Fields need not be offered, nor have a name in the query.
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
    const where = { operation, pointer: '/url', exchange: exchangeAt(evidence, 'default')?.number };
    if (shapeOf(on) === shapeOf(off) && (on === off || URL.parse(String(on))?.search)) {
      const message = `the flag changes nothing about the URLs of ${operation}`;
      const expected = 'different URLs with presigning on and off';
      return [
        {
          code: 'flag-without-effect',
          clause: 'assets.presign-flag',
          message,
          expected,
          actual: shapeOf(off),
          ...where,
        },
      ];
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
  const { operation } = evidence.case;
  const isRead = operation === 'getAsset';
  const wrong = isRead ? urls.off : urls.on;
  if (tally.compared(shapeOf(urls.given) !== shapeOf(wrong))) return [];
  return [
    {
      code: isRead ? 'read-unsigned' : 'list-signed',
      clause: isRead ? 'assets.presign-default-read' : 'assets.presign-default-list',
      message: isRead
        ? 'without the flag, the read of an asset shows the URL that it shows with presigning off'
        : `without the flag, the list${step === 'projected' ? ', projected,' : ''} shows the presigned URLs that it shows with presigning on`,
      expected: shapeOf(isRead ? urls.on : urls.off),
      actual: shapeOf(urls.given),
      operation,
      pointer: '/url',
      exchange: exchangeAt(evidence, step)?.number,
    },
  ];
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
