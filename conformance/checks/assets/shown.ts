import { plainForm } from '../../models/plain-urls.ts';
import { clauseOfChoice, judgeSeen, observeSeen, type SeenChoice } from '../../models/seen-choices.ts';
import { exchangeAt, isRefused, isSuccess, serverError } from '../../models/steps.ts';
import { isSet } from '../../models/values.ts';
import { check, table } from '../../suite/check.ts';
import type { Evidence } from '../../suite/evidence.ts';

interface Case {
  kind: 'image' | 'other';
}

const keys = ['assets.presign_off_url', 'assets.thumbnail_url', 'assets.stored_name'] as const;
/** A picture of one transparent point. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

interface Notes {
  filename: string;
}

/** Open: under which name a file is kept, what stands for it with presigning off, and which files have a thumbnail. */
export const shownAsset = check<Case, Notes>({
  id: 'assets/shown',
  title: 'An asset shows its name, its plain URL and its thumbnail as the target declares',
  how: 'A picture and another file are sent under a name with spaces and capital letters, the name twice, and read with presigning off.',
  clauses: keys.map(clauseOfChoice),
  since: '0.1.0',
  operations: ['createAssetUpload', 'getAsset'],
  needs: { principals: ['owner'], writes: true },
  cases: () => table<Case>([{ kind: 'image' }, { kind: 'other' }]),
  async run(ctx, { kind }) {
    const mime_type = kind === 'image' ? 'image/png' : 'text/plain';
    const filename = `${ctx.newName('shown')} My  File.PNG`;
    const body = { filename, mime_type, size_bytes: picture.length };
    for (const step of ['one', 'two']) {
      const session = await ctx.call('owner', { operation: 'createAssetUpload', body }, `${step}-session`);
      const { asset_id: id, upload_url: url } = session.decoded?.record ?? {};
      if (typeof id !== 'string' || typeof url !== 'string') {
        // Who takes a name once has shown what it does with it.
        if (step === 'two' && isRefused(session)) break;
        return ctx.stop('could-not-run', 'POST /v1/asset-uploads answered without an asset_id and an upload_url');
      }
      await ctx.transfer('PUT', url, session, `${step}-put`, { body: picture, type: mime_type });
      await ctx.settle();
      await ctx.call('owner', { operation: 'getAsset', path: { id }, query: { presign: false } }, step);
    }
    return { filename };
  },
  control: (evidence) =>
    serverError(evidence) ??
    (['one', 'two'].every((step) => isTakenOnce(evidence, step) || isSuccess(exchangeAt(evidence, step)))
      ? undefined
      : 'the assets could not be read'),
  judge: (evidence, tally) => judgeSeen(evidence, seenAsset(evidence), tally),
  observe: (evidence) => observeSeen(seenAsset(evidence)),
});

function isTakenOnce(evidence: Evidence<Case, Notes>, step: string): boolean {
  return step === 'two' && isRefused(exchangeAt(evidence, 'two-session'));
}

function seenAsset(evidence: Evidence<Case, Notes>): SeenChoice[] {
  const [one, two] = ['one', 'two'].map((step) => exchangeAt(evidence, step)?.decoded?.record);
  const exchange = exchangeAt(evidence, 'one');
  if (!one) return [];
  const seen = (key: SeenChoice['key'], value: unknown, more: Partial<SeenChoice> = {}): SeenChoice => {
    return { key, value, exchange, but: `what was seen is ${JSON.stringify(value)}`, ...more };
  };
  const has_thumbnail = isSet(one.thumbnail_url);
  // Where no URL is shown with presigning off, none of a thumbnail is either.
  const told = evidence.case.kind === 'image' && (has_thumbnail || isSet(one.url));
  const thumbnail = told ? (has_thumbnail ? 'images' : 'null') : undefined;
  const { filename } = evidence.notes;
  const names = [one.name, ...(two ? [two.name] : [])];
  const kept = names.every((name) => name === filename)
    ? 'as_sent'
    : names[0] === names[1]
      ? 'normalised'
      : 'made_unique';
  // Of a name that is taken once, only one that is kept as it is tells what becomes of it.
  const stored = two || kept === 'as_sent' ? kept : undefined;
  return [
    seen('assets.presign_off_url', plainForm(one.url)),
    seen('assets.thumbnail_url', thumbnail),
    seen('assets.stored_name', stored, { operation: 'createAssetUpload' }),
  ];
}
