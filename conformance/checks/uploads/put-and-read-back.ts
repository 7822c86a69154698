import fc from 'fast-check';
import { type FileNotes, openUpload, sendFile, surely_taken_bytes } from '../../acts/uploads.ts';
import { walk } from '../../acts/walk.ts';
import { actsIn } from '../../models/acts-in.ts';
import { type Caller, callersOf, refusedToOther } from '../../models/callers.ts';
import { putAnswerOf } from '../../models/put-answers.ts';
import { ofAssets } from '../../models/queryable.ts';
import { othersOf } from '../../models/record-kinds.ts';
import { isUrl } from '../../models/signed-urls.ts';
import { exchangeAt, isRefused, isSuccess, serverError, statusOf, stepsOf } from '../../models/steps.ts';
import { ownType, takesType } from '../../models/uploadable.ts';
import { isSet, sameId } from '../../models/values.ts';
import { ownSequence, walkResult } from '../../models/walk.ts';
import { check, drawn } from '../../suite/check.ts';
import type { CheckContext } from '../../suite/context.ts';
import type { Evidence, Mismatch } from '../../suite/evidence.ts';
import type { Exchange, Stop } from '../../suite/exchange.ts';
import type { Tally } from '../../suite/tally.ts';

interface Case {
  by: Caller;
  size: number;
  /** The bytes of the file: nothing but zeros, every byte in turn, or text that a careless hand could recode. */
  content: 'zeros' | 'counting' | 'text';
  /** A file that is called otherwise than most, of a type that others have too, or empty; its session may be refused. */
  unusual?: keyof typeof unusual_files;
  /** Behind it other files of the same name, type and size are sent, one of them by another organization. */
  twins?: true;
  /** Its session alone is opened. */
  unsent?: true;
}

/** A whole picture and the head of a video, so that files are of their declared types. */
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"><path d="M0 0h1v1H0z"/></svg>';
const video_head = '\0\0\0\x18ftypmp42\0\0\0\0mp42isom';

interface UnusualBytes {
  name: string;
  /** Behind the name as others have it. */
  ending?: string;
  mime_type?: string;
  bytes: string;
}

/**
 * Names that a URL has to escape, that are longer than a column, or that end as those of other types do; types that URLs
 * and rules are made of, that are written otherwise than most, or that the bodies of requests have, which a framework
 * reads before anybody asks; text with a mark of its order and line ends of several kinds; no bytes.
 */
const unusual_files: Readonly<Record<string, UnusualBytes>> = {
  signs: { name: 'a #%?&+b', bytes: 'signs' },
  letters: { name: 'süß 写真', bytes: 'letters' },
  endings: { name: 'noted', ending: '.csv.json', mime_type: 'text/plain', bytes: '\ufeffnoted,\r\nagain\r\rand again' },
  capitals: { name: 'spoken', mime_type: 'Text/Plain', bytes: 'spoken' },
  long: { name: 'long'.repeat(50), bytes: 'long' },
  picture: { name: 'drawn', mime_type: 'image/svg+xml', bytes: svg },
  video: { name: 'moving', mime_type: 'video/mp4', bytes: video_head },
  json: { name: 'told', mime_type: 'application/json', bytes: '{ "b": 1.0,\n  "a": [] }\n' },
  guessed: { name: 'guessed', ending: '.txt', bytes: 'guessed' },
  parameter: { name: 'noted', mime_type: 'text/plain; charset=utf-8', bytes: 'línea' },
  empty: { name: 'empty', bytes: '' },
};

type Notes = FileNotes;

/** Around the ends of the buffers that files are read in, 8, 16 and 64 KiB: one byte less, just as many, one more. */
const buffer_sizes = [8_192, 16_384, 65_536].flatMap((size) => [size, size + 1]);

/** Of one name and size, and of other bytes. */
const [one_of_twins, other_of_twins] = ['one', 'two'] as const;

/** In several parts, whatever the size of a buffer; it may be refused as too large. */
const large_size = 300_001;

/** More than 32 bits hold, with a sign or without; it may be refused as too large. */
const giant_size = 4_294_967_301;
/** Values that stand for a size that nobody knows yet. */
const unknown_sizes: readonly unknown[] = [undefined, null, 0, -1];

export const putAndReadBack = check<Case, Notes>({
  id: 'uploads/put-and-read-back',
  title: 'A file that was sent comes back byte for byte, as it was declared',
  how: 'Files of many sizes, names and types are put to the upload URL: they come back from the presigned URL byte for byte, and assets show type, size and organization.',
  clauses: [
    'uploads.put',
    'uploads.put-without-credentials',
    'uploads.asset-readable',
    'uploads.asset-as-declared',
    'assets.presigned-urls',
    'assets.presigned-get-opens',
    'assets.bytes-kept',
  ],
  codes: {
    'put-refused': {
      clause: 'uploads.put-without-credentials',
      message: 'Storage wants a token for a file that is sent to its upload URL.',
    },
    'put-not-taken': {
      clause: 'uploads.put',
      message: 'Storage refuses a file that is sent with the declared type and size to its upload URL.',
    },
    'not-readable': {
      clause: 'uploads.asset-readable',
      message: 'The asset cannot be read although its file was sent.',
    },
    'not-listed': {
      clause: 'uploads.asset-readable',
      message: 'The asset is not listed although its file was sent.',
    },
    'another-type': {
      clause: 'uploads.asset-as-declared',
      message: 'An asset shows another media type than its session declared.',
    },
    'another-size': {
      clause: 'uploads.asset-as-declared',
      message: 'An asset shows another size than its session declared.',
    },
    'another-organization': {
      clause: 'uploads.asset-readable',
      message: 'An asset belongs to another organization than the one in which its session was opened.',
    },
    'no-url': {
      clause: 'assets.presigned-urls',
      message: 'The asset, read with presigning on, shows no URL.',
    },
    'file-lost': {
      clause: 'uploads.put',
      message: 'Storage accepted the file, but the presigned URL of the asset leads to no file.',
    },
    'get-refused': {
      clause: 'assets.presigned-get-opens',
      message: 'The presigned URL of the asset does not open.',
    },
    'other-bytes': {
      clause: 'assets.bytes-kept',
      message: 'The presigned URL delivers other bytes than were sent.',
    },
  },
  since: '0.1.0',
  operations: ['createAssetUpload', 'getAsset', 'listAssets'],
  needs: { principals: ['owner'], writes: true },
  cases: (facts) => ({
    ...drawn(
      fc.record({
        by: fc.constantFrom(...callersOf(facts)),
        size: fc.oneof(fc.integer({ min: 1, max: 300 }), fc.constantFrom(1, 255, 256, 4096, 70_000)),
        content: fc.constantFrom('zeros' as const, 'counting' as const, 'text' as const),
      }),
      5,
    ),
    named: [
      ...buffer_sizes.map((size): Case => ({ by: 'owner', size, content: 'text' })),
      ...callersOf(facts).map((by): Case => ({ by, size: by === 'owner' ? large_size : 4_097, content: 'counting' })),
      ...othersOf(facts).map((by): Case => ({ by, size: 77, content: 'zeros' })),
      { by: 'owner', size: giant_size, content: 'zeros', unsent: true },
      { by: 'owner', size: one_of_twins.length, content: 'text', twins: true },
      ...Object.entries(unusual_files)
        .filter(([, { mime_type }]) => mime_type === undefined || takesType(facts, mime_type))
        .map(
          ([unusual, { bytes }]): Case => ({ by: 'owner', size: Buffer.byteLength(bytes), content: 'text', unusual }),
        ),
    ],
  }),
  async run(ctx, { by, size, content, unusual, twins, unsent }) {
    const acts = actsIn(ctx.facts, by);
    if (unsent) return declare(ctx, size);
    if (unusual !== undefined) return sendUnusual(ctx, unusual);
    if (twins) return sendTwins(ctx);
    const { notes, put } = await sendFile(ctx, `file-${size}-${content}`, bytesOf(size, content), by);
    const { id, mime_type } = notes;
    const read = await ctx.call(by, { operation: 'getAsset', path: { id }, ...acts }, 'read');
    const query = ofAssets(ctx.facts, { mime_type, ids: [id] });
    const request = { operation: 'listAssets' as const, query, ...acts };
    await walk(ctx, { caller: by, request, step: 'list', until: [id] });
    const url = read.decoded?.record?.url;
    if (isSuccess(put) && isUrl(url, read)) await ctx.transfer('GET', url, read, 'get');
    return notes;
  },
  control(evidence) {
    const away = ['put', 'get']
      .map((step) => exchangeAt(evidence, step))
      .find((one) => one && !isSuccess(one) && !isRefused(one));
    const failed = serverError(evidence);
    if (evidence.case.unsent) return failed ?? unshown(evidence);
    if (failed === undefined && evidence.case.size > surely_taken_bytes && isRefused(exchangeAt(evidence, 'put'))) {
      return { verdict: 'not-claimed', reason: 'storage takes no files as large as this, as may be' };
    }
    const refused = refusedToOther(evidence.case.by, [exchangeAt(evidence, 'read'), ...stepsOf(evidence, 'list')]);
    return failed ?? refused ?? (away ? `storage answered neither yes nor no (${statusOf(away)})` : undefined);
  },
  judge: (evidence, tally) => [
    ...(evidence.case.unsent ? [] : judgePut(evidence, tally)),
    ...judgeShown(evidence, tally),
    ...judgeGet(evidence, tally),
    ...judgeDeclared(evidence, tally),
  ],
  observe(evidence) {
    const value = putAnswerOf(exchangeAt(evidence, 'put'));
    return value ? [{ choice: 'assets.put_answer', operation: 'createAssetUpload', value }] : [];
  },
});

/** The steps are `session` and `read`. */
async function declare(ctx: CheckContext, size: number): Promise<Notes> {
  const { id, mime_type } = await openUpload(ctx, 'giant', size);
  await ctx.time.settle();
  await ctx.call('owner', { operation: 'getAsset', path: { id } }, 'read');
  return { id, mime_type, digest: '' };
}

function unshown(evidence: Evidence<Case, Notes>): Stop | undefined {
  if (isSuccess(exchangeAt(evidence, 'read'))) return undefined;
  return { verdict: 'not-claimed', reason: 'the target shows no asset before its file is there, as may be' };
}

/** The step `list` is left out: other files may be of the same type. */
async function sendUnusual(ctx: CheckContext, unusual: string): Promise<Notes> {
  const { name, ending, mime_type = ownType(ctx.facts, `${ctx.prefix}-${unusual}`), bytes } = unusual_files[unusual]!;
  const { notes, put } = await sendFile(ctx, name, new TextEncoder().encode(bytes), 'owner', { mime_type, ending });
  await readAndOpen(ctx, notes, put);
  return notes;
}

/** A file that is kept under its name alone is lost to the next one of that name, whoever sends it. */
async function sendTwins(ctx: CheckContext): Promise<Notes> {
  const { notes, session, put } = await sendFile(ctx, 'twin', new TextEncoder().encode(one_of_twins));
  const { body } = session.request;
  const others = (['owner', 'outsider'] as const).filter((by) => ctx.facts.principals[by]);
  for (const by of others) {
    const request = { operation: 'createAssetUpload' as const, body, ...actsIn(ctx.facts, by) };
    const twin = await ctx.call(by, request, `twin-of-${by}`);
    const url = twin.decoded?.record?.upload_url;
    if (typeof url !== 'string') continue;
    const sent = { body: new TextEncoder().encode(other_of_twins), type: notes.mime_type };
    await ctx.transfer('PUT', url, twin, `put-of-${by}`, sent);
  }
  await ctx.time.settle();
  await readAndOpen(ctx, notes, put);
  return notes;
}

/** The steps are `read` and `get`. */
async function readAndOpen(ctx: CheckContext, { id }: Notes, put: Exchange): Promise<void> {
  const read = await ctx.call('owner', { operation: 'getAsset', path: { id } }, 'read');
  const url = read.decoded?.record?.url;
  if (isSuccess(put) && isUrl(url, read)) await ctx.transfer('GET', url, read, 'get');
}

function bytesOf(size: number, content: Case['content']): Uint8Array {
  const text = new TextEncoder().encode('línea 1\r\nline 2\n\u{1f305} ');
  const value = { zeros: () => 0, counting: (at: number) => at % 256, text: (at: number) => text[at % text.length]! };
  return Uint8Array.from({ length: size }, (_, place) => value[content](place));
}

function judgePut(evidence: Evidence<Case, Notes>, tally: Tally): Mismatch[] {
  const put = exchangeAt(evidence, 'put');
  const wants_credentials = [401, 403].includes(put?.received?.status ?? 0);
  return tally.holds(!isRefused(put), wants_credentials ? 'put-refused' : 'put-not-taken', {
    at: put,
    expected: 'a 2xx',
    actual: statusOf(put),
    operation: 'createAssetUpload',
    pointer: '/upload_url',
  });
}

function judgeShown(evidence: Evidence<Case, Notes>, tally: Tally): Mismatch[] {
  if (!isSuccess(exchangeAt(evidence, 'put'))) return [];
  const read = exchangeAt(evidence, 'read');
  if (tally.compared(!isSuccess(read))) {
    const shown = { at: read, expected: 'the asset', actual: statusOf(read), operation: 'getAsset' as const };
    return tally.broken('not-readable', shown);
  }
  const list = walkResult(evidence, 'list');
  if (list.ended !== 'end' || ownSequence(list, new Set([evidence.notes.id])).length > 0) return [];
  const at = list.pages.at(-1)?.exchange;
  return tally.broken('not-listed', { at, expected: evidence.notes.id, actual: [], operation: 'listAssets' });
}

/** A type that others have too may be written otherwise, and an empty file be one of no size. */
function judgeDeclared(evidence: Evidence<Case, Notes>, tally: Tally): Mismatch[] {
  const { by, size, unusual, unsent } = evidence.case;
  const read = exchangeAt(evidence, 'read');
  if (!isSuccess(read) || !(unsent || isSuccess(exchangeAt(evidence, 'put')))) return [];
  const { mime_type, size_bytes, org_id } = read?.decoded?.record ?? {};
  const type = evidence.notes.mime_type;
  const is_own_type = unusual === undefined || unusual_files[unusual]?.mime_type === undefined;
  const is_unknown_size = size === 0 || (unsent && unknown_sizes.includes(size_bytes));
  const own = evidence.facts.principals[by]?.organization?.id;
  const shown = (field: string, expected: unknown, actual: unknown) => {
    return { at: read, expected, actual: actual ?? null, pointer: `/${field}` };
  };
  return [
    ...(is_own_type
      ? tally.holds(String(mime_type).toLowerCase() === type, 'another-type', shown('mime_type', type, mime_type))
      : []),
    ...(is_unknown_size ? [] : tally.holds(size_bytes === size, 'another-size', shown('size_bytes', size, size_bytes))),
    ...(own !== undefined && isSet(org_id)
      ? tally.holds(sameId(own, org_id), 'another-organization', shown('org_id', own, org_id))
      : []),
  ];
}

function judgeGet(evidence: Evidence<Case, Notes>, tally: Tally): Mismatch[] {
  const [read, get] = [exchangeAt(evidence, 'read'), exchangeAt(evidence, 'get')];
  const where = { operation: 'getAsset' as const, pointer: '/url' };
  if (isSuccess(exchangeAt(evidence, 'put')) && isSuccess(read) && !get) {
    const actual = read?.decoded?.record?.url ?? null;
    return tally.broken('no-url', { at: read, expected: 'a URL', actual, ...where });
  }
  if (tally.compared(isRefused(get))) {
    const is_lost = [404, 410].includes(get?.received?.status ?? 0);
    const code = is_lost ? 'file-lost' : 'get-refused';
    return tally.broken(code, { at: get, expected: 'a 2xx', actual: statusOf(get), ...where });
  }
  const { digest } = evidence.notes;
  if (!isSuccess(get)) return [];
  const actual = get?.received?.body;
  return tally.holds(actual === digest, 'other-bytes', { at: get, expected: digest, actual, ...where });
}
