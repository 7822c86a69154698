/** One small file up and down by presigned URLs, and how much later the list shows it. It is deleted with the rest. */
import { answerOrStop } from '../acts/answer-or-stop.ts';
import { sendFile } from '../acts/uploads.ts';
import { walk } from '../acts/walk.ts';
import { actsIn } from '../models/acts-in.ts';
import { ofAssets } from '../models/queryable.ts';
import { isSuccess } from '../models/steps.ts';
import { sameId } from '../models/values.ts';
import type { Session } from '../runner/session.ts';
import { CaseStopped, type CheckContext, type RequestDraft } from '../suite/context.ts';
import type { Exchange } from '../suite/exchange.ts';
import { type Finding, findingsOf } from './finding.ts';

const { well, problem, doubt, notTried } = findingsOf('storage');

/** The most that `consistency_ms` may say. */
const most_lag_ms = 30_000;
const pause_ms = 100;

export interface StorageFindings {
  findings: Finding[];
  /** From the answer to the upload to the list that shows it. */
  list_lag_ms?: number;
}

/** @param consistency_ms what the target file says; the session itself waits for nothing */
export async function tryStorage(
  session: Session,
  ctx: CheckContext,
  consistency_ms: number,
): Promise<StorageFindings> {
  const { target, facts } = session;
  if (target.mode === 'read-only') return { findings: [notTried('the target file says mode: read-only')] };
  if (!facts.operations.includes('createAssetUpload')) return { findings: [notTried('uploads are not claimed')] };
  try {
    const bytes = new TextEncoder().encode('sent by the doctor');
    const { notes, put } = await sendFile(ctx, 'doctor', bytes);
    if (!isSuccess(put)) {
      const says = `the presigned URL answered the upload with ${put.received?.status}`;
      return { findings: [problem('network.storage_origins', says, 'look into the log of the storage')] };
    }
    const findings = [well('a file goes up by its presigned URL')];
    const list_lag_ms = await lagOf(session, ctx, notes);
    if (list_lag_ms === undefined) return { findings };
    if (list_lag_ms > consistency_ms + pause_ms) {
      const says = `a list showed it ${list_lag_ms} ms after its upload, and the file allows ${consistency_ms}`;
      findings.push(problem('consistency_ms', says, `write at least ${Math.min(most_lag_ms, list_lag_ms * 2)}`));
    }
    return { findings, list_lag_ms };
  } catch (error) {
    if (!(error instanceof CaseStopped)) throw error;
    const { reason } = error.stop;
    const is_origin = reason.includes('network.storage_origins');
    const mend = is_origin
      ? 'add the origin, if it is the storage of the target'
      : 'let this machine reach the storage';
    const is_choice = reason.includes('choices.');
    if (is_choice) return { findings: [doubt('choices', reason, 'declare it')] };
    return { findings: [problem('network.storage_origins', reason, mend)] };
  }
}

/** Undefined where no list can be narrowed to it, or time does not go by itself. */
async function lagOf(
  { facts, clock, elapsed_ms }: Session,
  ctx: CheckContext,
  { id, mime_type }: { id: string; mime_type: string },
): Promise<number | undefined> {
  if (!facts.operations.includes('listAssets') || clock.kind === 'stepped') return undefined;
  const began_ms = elapsed_ms();
  let is_missed = false;
  const query = ofAssets(facts, { mime_type, ids: [id] });
  for (;;) {
    const request = { operation: 'listAssets' as const, query, ...actsIn(facts, 'owner') };
    const { exchange } = await answerOrStop(() => firstWithItems(ctx, request));
    const { items } = exchange?.decoded?.page ?? {};
    if (items === undefined) return undefined;
    // The way there and back is the whole delay where the first list shows it.
    const lag_ms = is_missed ? elapsed_ms() - began_ms : 0;
    if (items.some((one) => sameId(one.id, id)) || lag_ms > most_lag_ms) return lag_ms;
    is_missed = true;
    await new Promise((done) => setTimeout(done, pause_ms));
  }
}

/** Pages before it may be empty. @returns the last page that was read, where none of them holds anything */
async function firstWithItems(ctx: CheckContext, request: RequestDraft): Promise<Exchange> {
  const pages = await walk(ctx, { caller: 'owner', request, step: 'listed', filled_pages: 1 });
  return pages.at(-1)!;
}
