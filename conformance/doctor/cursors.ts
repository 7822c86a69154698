/** Every kind of cursor URL that the lists of the target answer with is followed, once. */
import { type OperationId, operationsIn } from '../../src/contract/operations.ts';
import { answerOrStop } from '../acts/answer-or-stop.ts';
import { sendFile } from '../acts/uploads.ts';
import { actsIn } from '../models/acts-in.ts';
import { isSuccess } from '../models/steps.ts';
import type { Session } from '../runner/session.ts';
import { CaseStopped, type CheckContext } from '../suite/context.ts';
import type { Exchange } from '../suite/exchange.ts';
import { lineOf } from './callers.ts';
import { type Finding, findingsOf } from './finding.ts';

const { well, problem, doubt } = findingsOf('cursors');

const links = ['first', 'next', 'previous'] as const;

export async function tryCursors(session: Session, ctx: CheckContext): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const operation of operationsIn('lists')) {
    if (!session.facts.operations.includes(operation)) continue;
    const path = pathOf(session, operation);
    if (path) findings.push(...(await tryList(session, ctx, operation, path)));
  }
  return findings;
}

/** Undefined where the list belongs to a record that is not there. */
function pathOf({ target }: Session, operation: OperationId): Record<string, string> | undefined {
  if (operation === 'listBatchItems') {
    const id = target.fixtures?.batches?.finished?.id;
    return id === undefined ? undefined : { batch_id: id };
  }
  if (operation !== 'listWebhookDeliveries') return {};
  const id = target.webhooks?.reuse?.[0]?.id;
  return id === undefined ? undefined : { webhook_id: id };
}

async function tryList(
  session: Session,
  ctx: CheckContext,
  operation: OperationId,
  path: Record<string, string>,
): Promise<Finding[]> {
  const ask = (query: { page_size?: number }) =>
    answerOrStop(() =>
      ctx.call('owner', { operation, path, query, ...actsIn(session.facts, 'owner') }, `${operation}/first-page`),
    );
  const sized = await ask({ page_size: 1 });
  const findings: Finding[] = [];
  const [choice] = /choices\.[\w.]*\w/.exec(sized.stop?.reason ?? '') ?? [];
  if (choice !== undefined) findings.push(doubt(choice, sized.stop!.reason, 'declare it; init finds it'));
  let { exchange: page } = choice === undefined ? sized : await ask({});
  if (operation === 'listAssets' && page?.decoded?.page?.next === null && (await makesAnother(session, ctx))) {
    ({ exchange: page } = await ask(choice === undefined ? { page_size: 1 } : {}));
  }
  // Other obstacles of a list are told where tokens are tried.
  if (!page?.decoded?.page) return findings;
  const seen: string[] = [];
  const from: Exchange[] = [page];
  const tried = new Set<string>();
  for (const one of from) {
    for (const link of links) {
      const url = one.decoded?.page?.[link];
      if (typeof url !== 'string' || tried.has(link)) continue;
      tried.add(link);
      const { exchange, stop } = await answerOrStop(() => ctx.follow('owner', url, one, `${operation}/${link}`));
      if (isSuccess(exchange)) {
        seen.push(`${link} ${exchange!.received!.status} in ${Math.round(exchange!.took_ms)} ms`);
        // The page behind `next` is the first that has a `previous`.
        if (link === 'next') from.push(exchange!);
      } else findings.push(unfollowed(operation, link, url, exchange?.received?.status, stop?.reason));
    }
  }
  if (seen.length > 0) findings.push(well(`${lineOf(operation)}: ${seen.join(', ')}`));
  return findings;
}

function unfollowed(
  operation: OperationId,
  link: string,
  url: string,
  status: number | undefined,
  reason: string | undefined,
): Finding {
  const says = `${link} of ${lineOf(operation)}, ${withoutCursor(url)}: ${reason ?? `answers ${status}`}`;
  const [key] = /network\.cursor_origins/.exec(reason ?? '') ?? [];
  if (key !== undefined) return problem(key, says, 'name the origin there, if it stands for the base URL');
  const mend =
    'clients follow it as it is: let the target write its public name, port and prefix, or give base_url as it writes them';
  return problem('base_url', says, mend);
}

/** A cursor may hold what filters hold, and is long. */
function withoutCursor(url: string): string {
  return url.replace(/\?.*/s, '?…');
}

/** A list of one item has no second page. */
async function makesAnother({ target, facts }: Session, ctx: CheckContext): Promise<boolean> {
  if (target.mode === 'read-only' || !facts.operations.includes('createAssetUpload')) return false;
  try {
    return isSuccess((await sendFile(ctx, 'doctor', new TextEncoder().encode('a second page'))).put);
  } catch (error) {
    if (!(error instanceof CaseStopped)) throw error;
    return false;
  }
}
