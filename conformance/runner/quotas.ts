/**
 * Creations that are refused for their number. Nothing in a refusal says so: a request like one that was taken before is
 * sent once more, and where that is refused too, the refusal says nothing of what was asked.
 */
import { extname } from 'node:path';
import type { CanonicalRequest } from '../../src/choices/canonical.ts';
import { isIn, type OperationId, operations } from '../../src/contract/operations.ts';
import { stopOf } from '../acts/answer-or-stop.ts';
import { fileName } from '../models/uploadable.ts';
import { CaseStopped, type CheckContext, type RequestDraft } from '../suite/context.ts';
import type { Facts } from '../suite/evidence.ts';
import type { Exchange } from '../suite/exchange.ts';
import type { PrincipalName } from '../target/target.ts';

export interface Quotas {
  /** To be told each creation that was taken. */
  took(found: Exchange): void;
  /** @param again asks once more for a creation that was taken before @throws CaseStopped where it is refused, too */
  check(found: Exchange, again: (taken: CanonicalRequest) => Promise<Exchange | undefined>): Promise<void>;
}

/** Step of what was taken before and is asked for once more. */
const taken_before = 'taken before';

/** By which a server says that it holds as many as it takes; 402 is said of the balance, and 429 is waited out. */
const of_quotas = [403, 409, 413];

/** One kind of creation by one caller in one organization. */
interface Kind {
  taken: CanonicalRequest;
  count: number;
  /** Refusals that were seen to have another cause. */
  others: Set<string>;
  /** Reason why nothing more is taken, until something is. */
  full?: CaseStopped;
}

export function createQuotas({ fixtures, principals }: Pick<Facts, 'fixtures' | 'principals'>): Quotas {
  const kinds = new Map<string, Kind>();

  /** Without a header, a caller acts in its own organization. */
  function kindOf({ request, principal }: Exchange): string {
    const own = principals[principal as PrincipalName]?.organization?.id;
    return `${request.operation} ${principal} ${request.organization ?? own}`;
  }

  return {
    took(found) {
      const { request, decoded } = found;
      if (operations[request.operation].method !== 'POST' || decoded?.outcome !== 'success') return;
      // A workflow of a check may be deleted when it is asked for again.
      const is_passing = request.operation === 'dispatchGraphWorkflowRun';
      if (is_passing && request.path.slug !== fixtures?.workflow?.slug) return;
      const name = kindOf(found);
      const { count = 0, others = new Set<string>() } = kinds.get(name) ?? {};
      kinds.set(name, { taken: request, count: count + 1, others });
    },
    async check(found, again) {
      const { request, received, step } = found;
      const kind = kinds.get(kindOf(found));
      if (!kind || step === taken_before || !isOfQuotas(found) || kind.others.has(refusalOf(found))) return;
      if (kind.full) throw kind.full;
      const { count, taken } = kind;
      const second = await again(taken);
      if (second && !isOfQuotas(second)) {
        kinds.get(kindOf(found))!.others.add(refusalOf(found));
        return;
      }
      kind.full = refusedForNumber(request.operation, received!.status, count);
      throw kind.full;
    },
  };
}

function isOfQuotas({ received }: Exchange): boolean {
  return of_quotas.includes(received?.status ?? 0);
}

/** Two of one status and one code have one cause. */
function refusalOf({ received, decoded }: Exchange): string {
  return `${received!.status} ${decoded?.problem?.code}`;
}

function refusedForNumber(operation: OperationId, status: number, count: number): CaseStopped {
  const { path } = operations[operation];
  const seen = `POST ${path} refuses with ${status} what it took ${count} times before, as if a quota were used up`;
  const remedy = `delete what earlier runs left there, raise the quota${limitOf(operation)}`;
  return new CaseStopped({ verdict: 'inconclusive', reason: `${seen}: ${remedy}`, operation, budget: true });
}

/** The limit of the target file that keeps below a quota. */
function limitOf(operation: OperationId): string {
  if (operation === 'createWebhook') return ', or set limits.webhooks';
  if (operation === 'createAssetUpload') return ', or set limits.assets';
  return isIn('dispatches', operation) ? ', or set limits.runs' : '';
}

/**
 * Asks once more for a creation that was taken before, under another name, as the same caller. The record made counts
 * against the limits; undefined where they leave nothing.
 */
export async function askAgain(
  ctx: CheckContext,
  caller: PrincipalName,
  taken: CanonicalRequest,
): Promise<Exchange | undefined> {
  const draft: RequestDraft = { ...taken, body: await anew(ctx, taken) };
  if (isIn('dispatches', taken.operation)) return ctx.runs.tryDispatch(caller, draft, taken_before);
  if (taken.operation === 'createWebhook') {
    const stop = await stopOf(async () => ctx.hooks.spend(draft.body as Record<string, unknown>));
    if (stop) return undefined;
  }
  return ctx.call(caller, draft, taken_before);
}

/** A name may be taken, and what is made must tell nobody of anything. */
async function anew(ctx: CheckContext, { operation, body }: CanonicalRequest): Promise<unknown> {
  const { callback_url: _, ...rest } = body as Record<string, unknown>;
  if (isIn('dispatches', operation)) return rest;
  const named = {
    ...rest,
    ...('name' in rest && { name: ctx.newName('again') }),
    ...('filename' in rest && {
      filename: fileName(ctx.facts, `${ctx.newName('again')}${extname(String(rest.filename))}`),
    }),
  };
  return operation === 'createWebhook' ? { ...named, url: await ctx.hooks.url('again') } : named;
}
