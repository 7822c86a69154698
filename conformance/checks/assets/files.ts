import { chosen } from '../../../src/choices/choices.ts';
import { sameValue } from '../../../src/choices/same-value.ts';
import { no_bytes, putAnswerOf } from '../../models/put-answers.ts';
import { clauseOfChoice, judgeSeen, observeSeen, type SeenChoice } from '../../models/seen-choices.ts';
import { exchangeAt, isRefused, isSuccess, serverError } from '../../models/steps.ts';
import { commonType, fileName } from '../../models/uploadable.ts';
import { check, table } from '../../suite/check.ts';
import type { CheckContext } from '../../suite/context.ts';
import type { Evidence, Facts } from '../../suite/evidence.ts';
import type { Exchange } from '../../suite/exchange.ts';

interface Case {
  /** What is put: the file that was declared, or one of another type or size. */
  put: 'as_declared' | 'other_type' | 'other_size';
}

const bytes = new TextEncoder().encode('twelve bytes');
const keys = ['assets.get_before_put', 'assets.put_answer', 'assets.put_mismatch', 'assets.listed_from'] as const;

/** Open: what storage answers before the file is there, to the file, and to another one than was declared. */
export const storedFiles = check<Case>({
  id: 'assets/files',
  title: 'Storage answers as the target declares: before the file is there, to it, and to another one',
  how: 'An upload session is opened, the asset is read and its URL tried before anything was sent; then a file is sent as it was declared, or of another type or size.',
  clauses: keys.map(clauseOfChoice),
  since: '0.1.0',
  operations: ['createAssetUpload', 'getAsset'],
  needs: { principals: ['owner'], writes: true },
  cases: () => table<Case>([{ put: 'as_declared' }, { put: 'other_type' }, { put: 'other_size' }]),
  async run(ctx, { put }) {
    const name = ctx.newName('file');
    const mime_type = commonType(ctx.facts, 'application/octet-stream');
    const body = { filename: fileName(ctx.facts, `${name}.bin`), mime_type, size_bytes: bytes.length };
    const session = await ctx.call('owner', { operation: 'createAssetUpload', body }, 'session');
    const { asset_id: id, upload_url: url } = session.decoded?.record ?? {};
    if (typeof id !== 'string' || typeof url !== 'string') {
      return ctx.stop('could-not-run', 'POST /v1/asset-uploads answered without an asset_id and an upload_url');
    }
    await readAndOpen(ctx, id);
    const type = put === 'other_type' ? 'text/plain' : body.mime_type;
    const sent = put === 'other_size' ? bytes.subarray(0, 5) : bytes;
    await ctx.transfer('PUT', url, session, 'put', { body: sent, type });
    await ctx.settle();
    await ctx.call('owner', { operation: 'getAsset', path: { id } }, 'after');
  },
  control: (evidence) => serverError(evidence),
  judge: (evidence, tally) => judgeSeen(evidence, seenFiles(evidence), tally),
  observe: (evidence) => observeSeen(seenFiles(evidence)),
});

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
  if (evidence.case.put !== 'as_declared') {
    const value = isRefused(put) ? 'refused' : isSuccess(put) ? 'accepted' : undefined;
    told('assets.put_mismatch', value, ofSession(put));
    return seen;
  }
  if (isRefused(early)) told('assets.get_before_put', early?.received?.status, early);
  if (isSuccess(early) && early?.received?.body === no_bytes) told('assets.get_before_put', 'empty', early);
  const value = putAnswerOf(put);
  if (value) {
    const agrees = (declared: unknown) => sameValue({ ...value, ...(declared as object) }, value);
    told('assets.put_answer', value, put, agrees);
  }
  // How long after the PUT it shows is not asked.
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

/** What becomes of a file is chosen where its upload is opened. */
function ofSession(exchange: Exchange | undefined): Exchange | undefined {
  return exchange && { ...exchange, request: { ...exchange.request, operation: 'createAssetUpload' } };
}
