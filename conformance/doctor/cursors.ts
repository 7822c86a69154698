/** Every kind of cursor URL that the lists of the target answer with is followed, once. */
import { type OperationId, operationsIn } from '../../src/contract/operations.ts';
import { answerOrStop } from '../acts/answer-or-stop.ts';
import { sendFile } from '../acts/uploads.ts';
import { actsIn } from '../models/acts-in.ts';
import { isSuccess } from '../models/steps.ts';
import { cursorTarget } from '../runner/cursor-target.ts';
import type { Session } from '../runner/session.ts';
import { CaseStopped, type CheckContext } from '../suite/context.ts';
import type { Exchange } from '../suite/exchange.ts';
import { lineOf } from './callers.ts';
import { choiceIn, type Finding, findingsOf } from './finding.ts';

const { well, problem, doubt } = findingsOf('cursors');

const links = ['first', 'next', 'previous'] as const;
const own_url = 'let the server write the URL by which it was asked (X-Forwarded-Proto, -Host, -Prefix)';

/** Trouble of several lists with one cause is told once, by the first of them. */
export async function tryCursors(session: Session, ctx: CheckContext): Promise<Finding[]> {
  const findings = new Map<string, Finding>();
  for (const operation of operationsIn('lists')) {
    if (!session.facts.operations.includes(operation)) continue;
    const path = pathOf(session, operation);
    if (!path) continue;
    for (const found of await tryList(session, ctx, operation, path)) {
      const kind =
        found.state === 'well' || found.key?.startsWith('choices.') ? found.says : `${found.key} ${found.mend}`;
      if (!findings.has(kind)) findings.set(kind, found);
    }
  }
  return [...findings.values()];
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
  const choice = choiceIn(sized.stop?.reason);
  if (choice !== undefined)
    findings.push(doubt(choice, sized.stop!.reason, 'declare it; init finds it where the list has several items'));
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
      }
      findings.push(...followed(session, one, { link, url, exchange, stop: stop?.reason }));
    }
  }
  if (seen.length > 0) findings.push(well(`${lineOf(operation)}: ${seen.join(', ')}`));
  return findings;
}

interface Followed {
  link: string;
  url: string;
  exchange: Exchange | undefined;
  stop: string | undefined;
}

/** Trouble with a URL that was followed, or is not to be. */
function followed({ target }: Session, page: Exchange, { link, url, exchange, stop }: Followed): Finding[] {
  const found = cursorTarget(target, page.led_to ?? page.sent.url, url);
  const of_list = `${link} of ${lineOf(page.request.operation)}`;
  if (found === 'unreadable') return [problem('base_url', `${of_list} is ${JSON.stringify(url)}, no URL`, own_url)];
  const there = withoutQuery(new URL(url, page.sent.url));
  const base = new URL(target.base_url);
  const is_clear = base.protocol === 'https:' && there.startsWith('http:');
  const in_the_clear = is_clear ? ', to which a client would send its token in the clear' : '';
  if ('origin' in found) {
    const says = `${of_list} points at ${there}, another origin than ${base.origin}${in_the_clear}; nothing is requested there`;
    return [problem('network.cursor_origins', says, `${own_url}, or name ${found.origin} where it is this server`)];
  }
  if (!isSuccess(exchange)) {
    const said = exchange ? `answers ${exchange.received?.status}` : stop;
    return [
      problem('base_url', `${of_list} points at ${there}, and ${withoutQuery(new URL(found.url))} ${said}`, own_url),
    ];
  }
  return is_clear ? [doubt('network.cursor_origins', `${of_list} points at ${there}${in_the_clear}`, own_url)] : [];
}

/** The query of a cursor URL is long, and says nothing of where it leads. */
function withoutQuery({ origin, pathname }: URL): string {
  return `${origin}${pathname}`;
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
