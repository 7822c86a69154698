import { picture, takenPicture } from '../../arbitraries/picture.ts';
import { plainForm } from '../../models/plain-urls.ts';
import { clauseOfChoice, declared_codes, judgeSeen, observeSeen, type SeenChoice } from '../../models/seen-choices.ts';
import { exchangeAt, isRefused, isSuccess, serverError } from '../../models/steps.ts';
import { fileName, takesType } from '../../models/uploadable.ts';
import { isSet } from '../../models/values.ts';
import { check, table } from '../../suite/check.ts';
import type { Evidence } from '../../suite/evidence.ts';
import type { Exchange } from '../../suite/exchange.ts';

interface Case {
  kind: 'image' | 'other';
}

const keys = ['assets.presign_off_url', 'assets.thumbnail_url', 'assets.stored_name'] as const;
const other_type = 'text/plain';
/** The beginning of a file must fit its type: a target may look into it. */
const text = Buffer.from('A short text, in a file of its own.\n');

interface Notes {
  filename: string;
}

/** Open clauses: the name of a kept file, its URL with presigning off, and the files that have a thumbnail. */
export const shownAsset = check<Case, Notes>({
  id: 'assets/shown',
  title: 'An asset shows its name, its plain URL and its thumbnail as the target declares',
  how: 'A picture and a text are sent under a name with spaces and capitals, twice, and read with presigning off: as the target file declares, or observed.',
  clauses: keys.map(clauseOfChoice),
  codes: declared_codes,
  since: '0.1.0',
  operations: ['createAssetUpload', 'getAsset'],
  needs: { principals: ['owner'], writes: true },
  cases: () => table<Case>([{ kind: 'image' }, { kind: 'other' }]),
  async run(ctx, { kind }) {
    const { mime_type: of_picture = 'image/png', ending = 'png', body: file = picture } = takenPicture(ctx.facts) ?? {};
    const own_type = kind === 'image' ? of_picture : other_type;
    if (!takesType(ctx.facts, own_type)) ctx.stop('not-claimed', `the target takes no files of type ${own_type}`);
    const filename = fileName(ctx.facts, `${ctx.newName('shown')} My  File.${ending.toUpperCase()}`);
    const takes_other = takesType(ctx.facts, other_type);
    for (const step of kind === 'image' && takes_other ? ['one', 'two', 'other'] : ['one', 'two']) {
      const mime_type = step === 'other' ? other_type : own_type;
      const name = step === 'other' ? fileName(ctx.facts, `${filename}.txt`) : filename;
      const bytes = mime_type === other_type ? text : file;
      const body = { filename: name, mime_type, size_bytes: bytes.length };
      const session = await ctx.call('owner', { operation: 'createAssetUpload', body }, `${step}-session`);
      const { asset_id: id, upload_url: url } = session.decoded?.record ?? {};
      if (typeof id !== 'string' || typeof url !== 'string') {
        // A target that takes a name once, or pictures alone, has shown enough.
        if (step !== 'one' && isRefused(session)) continue;
        return ctx.stop('could-not-run', 'POST /v1/asset-uploads answered without an asset_id and an upload_url');
      }
      await ctx.transfer('PUT', url, session, `${step}-put`, { body: bytes, type: mime_type });
      await ctx.time.settle();
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
    ...seenThumbnails(evidence).map(({ key, value, ...more }) => seen(key, value, more)),
    seen('assets.stored_name', stored, { operation: 'createAssetUpload' }),
  ];
}

/** Of a picture and of a text: one alone does not tell which assets have a thumbnail. */
function seenThumbnails(
  evidence: Evidence<Case, Notes>,
): Pick<SeenChoice, 'key' | 'value' | 'is_partial' | 'agrees'>[] {
  if (evidence.case.kind !== 'image') return [];
  const [picture_has, other_has] = ['one', 'other'].map((step) => hasThumbnail(exchangeAt(evidence, step)));
  if (picture_has === undefined) return [];
  const value = picture_has ? (other_has ? 'all' : 'images') : other_has ? 'another' : 'null';
  const expected: Readonly<Record<string, boolean>> = {
    // Thumbnails of other files than pictures are the target's own affair.
    images: picture_has,
    all: picture_has && other_has !== false,
    null: !picture_has && !other_has,
  };
  const agrees = (declared: unknown) => expected[String(declared)] ?? false;
  return [{ key: 'assets.thumbnail_url', value, is_partial: other_has === undefined, agrees }];
}

/** A record without a URL with presigning off has none of a thumbnail either. */
function hasThumbnail(exchange: Exchange | undefined): boolean | undefined {
  const { thumbnail_url, url } = exchange?.decoded?.record ?? {};
  return isSet(thumbnail_url) || (isSet(url) ? false : undefined);
}
