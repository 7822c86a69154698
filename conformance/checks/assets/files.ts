import { chosen } from '../../../src/choices/choices.ts';
import { sameValue } from '../../../src/choices/same-value.ts';
import { no_bytes, putAnswerOf } from '../../models/put-answers.ts';
import { clauseOfChoice, declared_codes, judgeSeen, observeSeen, type SeenChoice } from '../../models/seen-choices.ts';
import { exchangeAt, isRefused, isSuccess, serverError } from '../../models/steps.ts';
import { commonType, fileName } from '../../models/uploadable.ts';
import { check, table } from '../../suite/check.ts';
import type { CheckContext } from '../../suite/context.ts';
import type { Evidence, Facts } from '../../suite/evidence.ts';
import type { Exchange } from '../../suite/exchange.ts';

interface Case {
  /** The file that is put: the one that was declared, or one of another type or size. */
  put: 'as_declared' | 'other_type' | 'other_size';
}

const bytes = new TextEncoder().encode('twelve bytes');
const keys = ['assets.get_before_put', 'assets.put_answer', 'assets.put_mismatch', 'assets.listed_from'] as const;

/** Answers of storage before the file is there, to the file, and to another one than was declared: all open. */
export const storedFiles = check<Case>({
  id: 'assets/files',
  title: 'Storage answers as the target declares: before the file is there, to it, and to another one',
  how: 'An asset’s URL is tried before its file; then a file is sent as declared, or of another type or size: as the target file declares, or observed.',
  clauses: keys.map(clauseOfChoice),
  codes: declared_codes,
  since: '0.1.0',
  operations: ['createAssetUpload', 'getAsset'],
  needs: { principals: ['owner'], writes: true },
  cases: () => table<Case>([{ put: 'as_declared' }, { put: 'other_type' }, { put: 'other_size' }]),
  async run(ctx, { put }) {
    const session = await open(ctx, 'session');
    const id = session.decoded?.record?.asset_id;
    if (typeof id !== 'string' || typeof session.decoded?.record?.upload_url !== 'string') {
      return ctx.stop('could-not-run', 'POST /v1/asset-uploads answered without an asset_id and an upload_url');
    }
    await readAndOpen(ctx, id);
    await send(ctx, session, 'put', put);
    if (put === 'other_type') await send(ctx, await open(ctx, 'size-session'), 'size-put', 'other_size');
    await ctx.time.settle();
    await ctx.call('owner', { operation: 'getAsset', path: { id } }, 'after');
  },
  control: (evidence) => serverError(evidence),
  judge: (evidence, tally) => judgeSeen(evidence, seenFiles(evidence), tally),
  observe: (evidence) => observeSeen(seenFiles(evidence)),
});

function open(ctx: CheckContext, step: string): Promise<Exchange> {
  const filename = fileName(ctx.facts, `${ctx.newName('file')}.bin`);
  const mime_type = commonType(ctx.facts, 'application/octet-stream');
  return ctx.call(
    'owner',
    { operation: 'createAssetUpload', body: { filename, mime_type, size_bytes: bytes.length } },
    step,
  );
}

async function send(ctx: CheckContext, session: Exchange, step: string, put: Case['put']): Promise<void> {
  const url = session.decoded?.record?.upload_url;
  if (typeof url !== 'string') return;
  const declared = commonType(ctx.facts, 'application/octet-stream');
  const other = declared === 'text/plain' ? 'text/html' : 'text/plain';
  const body = put === 'other_size' ? bytes.subarray(0, 5) : bytes;
  await ctx.transfer('PUT', url, session, step, { body, type: put === 'other_type' ? other : declared });
}

async function readAndOpen(ctx: CheckContext, id: string): Promise<void> {
  const read = await ctx.call('owner', { operation: 'getAsset', path: { id }, query: {} }, 'before');
  const url = read.decoded?.record?.url;
  if (typeof url === 'string') await ctx.transfer('GET', url, read, 'early');
}

function seenFiles(evidence: Evidence<Case>): SeenChoice[] {
  const [before, early, put, after] = ['before', 'early', 'put', 'after'].map((step) => exchangeAt(evidence, step));
  const seen: SeenChoice[] = [];
  const told = (
    key: SeenChoice['key'],
    value: unknown,
    exchange: SeenChoice['exchange'],
    agrees?: SeenChoice['agrees'],
  ) => seen.push({ key, value, exchange, but: `what was seen is ${JSON.stringify(value)}`, ...(agrees && { agrees }) });
  if (evidence.case.put !== 'as_declared') return seenMismatches(evidence);
  if (isRefused(early)) told('assets.get_before_put', early?.received?.status, early);
  if (isSuccess(early) && early?.received?.body === no_bytes) told('assets.get_before_put', 'empty', early);
  const value = putAnswerOf(put);
  if (value) {
    const agrees = (declared: unknown) => sameValue({ ...value, ...(declared as object) }, value);
    told('assets.put_answer', value, put, agrees);
  }
  // The time from the PUT until it shows is not asked.
  const late = (declared: unknown) => declared === 'put' || typeof declared === 'number';
  if (!isListedAlike(evidence.facts)) return seen;
  if (isSuccess(before)) told('assets.listed_from', 'session', ofSession(before));
  if (isRefused(before) && isSuccess(after)) told('assets.listed_from', 'put', ofSession(before), late);
  return seen;
}

/** Declared otherwise for the session than for the read, either may be met. */
function isListedAlike({ choices }: Facts): boolean {
  const [of_session, of_read] = (['createAssetUpload', 'getAsset'] as const).map((operation) =>
    chosen(choices, 'assets.listed_from', operation),
  );
  return sameValue(of_session, of_read);
}

/** The fate of a file is chosen where its upload is opened. */
function ofSession(exchange: Exchange | undefined): Exchange | undefined {
  return exchange && { ...exchange, request: { ...exchange.request, operation: 'createAssetUpload' } };
}

/** Of a file of another type, and of one of another size: either may be taken without the other. */
function seenMismatches(evidence: Evidence<Case>): SeenChoice[] {
  const is_type = evidence.case.put === 'other_type';
  const of_type = is_type ? wasRefused(exchangeAt(evidence, 'put')) : undefined;
  const of_size = wasRefused(exchangeAt(evidence, is_type ? 'size-put' : 'put'));
  const known = [of_type, of_size].filter((one) => one !== undefined);
  if (known.length === 0) return [];
  const is_one = known.every((one) => one === known[0]);
  const value = is_one ? (known[0] ? 'refused' : 'accepted') : of_type ? 'type_refused' : 'size_refused';
  const agrees = (declared: unknown) =>
    (of_type === undefined || of_type === (declared === 'refused' || declared === 'type_refused')) &&
    (of_size === undefined || of_size === (declared === 'refused' || declared === 'size_refused'));
  const exchange = ofSession(exchangeAt(evidence, 'put'));
  const but = `a file of another ${is_type ? 'type' : 'size'} than declared is ${(is_type ? of_type : of_size) ? 'refused' : 'taken'}`;
  return [{ key: 'assets.put_mismatch', value, is_partial: known.length < 2, agrees, exchange, but }];
}

function wasRefused(put: Exchange | undefined): boolean | undefined {
  return isRefused(put) ? true : isSuccess(put) ? false : undefined;
}
