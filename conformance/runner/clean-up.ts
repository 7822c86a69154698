/** Deletes what runs created, newest first, and tells what could not be deleted. */
import { isObject } from '../../src/json/is-object.ts';
import { answerOrStop } from '../acts/answer-or-stop.ts';
import { walk } from '../acts/walk.ts';
import { ofMediaType } from '../models/queryable.ts';
import { CaseStopped, type CheckContext, type RequestDraft } from '../suite/context.ts';
import type { Exchange, Stop } from '../suite/exchange.ts';
import type { LeftBehind } from '../suite/records.ts';
import type { PrincipalName } from '../target/target.ts';
import { deleteWebhook, lasting, later, type Stays, staysBy } from './deletion.ts';
import { type Created, undoOf } from './journal.ts';
import { openCase } from './open-case.ts';
import type { Session } from './session.ts';
import { endless, type TimeLimit } from './time-limit.ts';

/** So many deletions in a row without an answer: the target is gone, and waiting for each would hang the run. */
const max_silent = 2;
const most_at_once = 4;

/** A record left behind by the cleaning. */
export type Left = LeftBehind & Stays;

type Outcome = Stays | undefined;

/** Time that a run may take for it on top of its limit; records not deleted by then are told as left behind. */
export const clean_up_s = 10;

/** @param limit of its own: that of the run may be over */
export async function cleanUp(session: Session, limit: TimeLimit = endless): Promise<LeftBehind[]> {
  return (await removeAll(session, limit)).map(({ operation, id, reason }) => ({ operation, id, reason }));
}

/** Records of a run that may still be there. */
export function leftOf({ journal }: Pick<Session, 'journal'>): Created[] {
  return leftIn(journal.entries);
}

function leftIn(entries: readonly Created[]): Created[] {
  return entries.filter(({ refused, removed }) => !refused && !removed);
}

/** @param entries everything that may still be there unless given */
export async function removeAll(
  session: Session,
  limit: TimeLimit = endless,
  entries: readonly Created[] = session.journal.entries,
): Promise<Left[]> {
  const { context } = openCase(session, 'clean-up', { limit });
  const { journal } = session;
  const left: Left[] = [];
  let silent = 0;
  // None of them holds another, so that several may go at once.
  const waiting = leftIn(entries).toReversed();
  const lane = async () => {
    for (let entry = waiting.shift(); entry; entry = waiting.shift()) {
      const outcome = whyNoMore() ?? (await remove(entry));
      if (outcome) left.push({ operation: entry.operation, id: entry.id ?? null, ...outcome });
      else journal.removed(entry);
    }
  };
  const { concurrency = most_at_once } = session.target.limits ?? {};
  await Promise.all(Array.from({ length: Math.min(concurrency, most_at_once) }, lane));
  return left;

  function whyNoMore(): Outcome {
    if (session.facts.read_only) return later('the target file says mode: read-only');
    if (limit.over) return later(limit.over.reason);
    return silent >= max_silent ? later('the target stopped answering') : undefined;
  }

  async function remove(entry: Created): Promise<Outcome> {
    // Records of callers outside the target file lie with nobody, or with the owner.
    const { id, principal = 'owner' } = entry;
    if (session.target.principals[principal] === undefined) {
      return later(`the target file has no principals.${principal}, who made it`);
    }
    if (id === undefined) return removeLost(entry, principal);
    if (entry.operation === 'createWebhook') return removeWebhook(id, principal);
    return removeBy(principal, undoOf(entry)!);
  }

  async function removeBy(principal: PrincipalName, request: RequestDraft): Promise<Outcome> {
    const { exchange, stop } = await ask(() => context.call(principal, request, 'delete'));
    if (stop) return later(stop.reason);
    return staysBy(exchange!.received!.status);
  }

  async function removeWebhook(id: string, principal: PrincipalName): Promise<Outcome> {
    // It may be gone already: its log tells.
    const statusOfLog = async () => {
      const request = { operation: 'listWebhookDeliveries' as const, path: { webhook_id: id } };
      return (await ask(() => context.call(principal, request, 'delete'))).exchange?.received?.status;
    };
    const { answer, stop } = await inTime(deleteWebhook(id, session, statusOfLog));
    return stop ? later(stop.reason) : answer;
  }

  /** Its answer never came: it may be there, or not. */
  async function removeLost(entry: Created, principal: PrincipalName): Promise<Outcome> {
    // Some requests are sent without a body on purpose.
    const { filename, name, mime_type } = isObject(entry.body) ? entry.body : {};
    const own_name = [filename, name].find(isOwn);
    // A record without a name of the run could be somebody else's.
    if (own_name === undefined) return undefined;
    if (entry.operation !== 'createAssetUpload') {
      return lasting(
        `its creation was not answered, or with an error: look for ${own_name}, since no list shows such records`,
      );
    }
    const items = await listed(context, principal, isOwn(mime_type) ? mime_type : undefined);
    if ('stop' in items)
      return later(`its creation was not answered, or with an error, and no list tells of it: ${items.stop.reason}`);
    const known = new Set(journal.entries.map(({ id }) => id));
    for (const item of items.found) {
      const { id, name: shown, deleted_at } = item;
      const is_it = shown === own_name || (isOwn(mime_type) && item.mime_type === mime_type);
      if (!is_it || typeof id !== 'string' || known.has(id) || (deleted_at ?? null) !== null) continue;
      const outcome = await removeBy(principal, undoOf({ ...entry, id })!);
      if (outcome) return outcome;
    }
    return undefined;
  }

  async function inTime<Answer>(awaited: Promise<Answer>): Promise<{ answer?: Answer; stop?: Stop }> {
    try {
      return { answer: await limit.before(awaited) };
    } catch (error) {
      if (!(error instanceof CaseStopped)) throw error;
      return { stop: error.stop };
    }
  }

  async function ask(call: () => Promise<Exchange>): Promise<{ exchange?: Exchange; stop?: Stop }> {
    const answer = await answerOrStop(call);
    silent = answer.stop ? silent + 1 : 0;
    return answer;
  }
}

/** Assets of a media type where the list can be narrowed to it, else all of them as far as a walk goes. */
async function listed(
  ctx: CheckContext,
  principal: PrincipalName,
  mime_type: unknown,
): Promise<{ found: Record<string, unknown>[] } | { stop: Stop }> {
  const queries = [...(typeof mime_type === 'string' ? [ofMediaType(mime_type)] : []), {}];
  let stop: Stop | undefined;
  for (const query of queries) {
    try {
      const pages = await walk(ctx, {
        caller: principal,
        request: { operation: 'listAssets', query },
        step: 'find',
      });
      const found = pages.flatMap(({ decoded }) => decoded?.page?.items ?? []);
      if (pages[0]?.decoded?.page) return { found };
      stop = { verdict: 'could-not-run', reason: `GET /v1/assets answered ${pages[0]?.received?.status}` };
    } catch (error) {
      if (!(error instanceof CaseStopped)) throw error;
      stop = error.stop;
    }
  }
  return { stop: stop! };
}

/** Begins as the names of a run do, or holds such a name. */
function isOwn(text: unknown): text is string {
  return typeof text === 'string' && /mrk[0-9a-f]{12}/.test(text);
}
