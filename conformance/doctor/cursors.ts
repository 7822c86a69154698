/** Cursor URLs: for each list that has a second page, whether a client that follows `next` comes to it. */
import { answerOrStop } from '../acts/answer-or-stop.ts';
import { actsIn } from '../models/acts-in.ts';
import { sizeQuery } from '../models/page-sizes.ts';
import { paged_lists } from '../models/paged-lists.ts';
import { needsWrites } from '../models/plain-operations.ts';
import { cursorTarget } from '../runner/cursor-target.ts';
import type { Session } from '../runner/session.ts';
import type { CheckContext } from '../suite/context.ts';
import type { Exchange } from '../suite/exchange.ts';
import { lineOf } from './callers.ts';
import { type Finding, findingsOf } from './finding.ts';

const { well, problem, doubt, notTried } = findingsOf('lists');

const own_url = 'let the server write the URL by which it was asked (X-Forwarded-Proto, -Host, -Prefix)';

/** Several lists with one finding are told of once. */
export async function tryCursors(session: Session, ctx: CheckContext): Promise<Finding[]> {
  const { facts } = session;
  const findings = new Map<string, Finding>();
  let followed = 0;
  for (const operation of paged_lists) {
    const batch_id = facts.fixtures?.batches?.finished?.id;
    if (!facts.operations.includes(operation) || needsWrites(operation)) continue;
    if (operation === 'listBatchItems' && batch_id === undefined) continue;
    const path: Record<string, string> = operation === 'listBatchItems' ? { batch_id: batch_id! } : {};
    const request = { operation, path, query: sizeQuery(facts, operation, 1), ...actsIn(facts, 'owner') };
    const { exchange } = await answerOrStop(() => ctx.call('owner', request, `${operation}/1`));
    const next = exchange?.decoded?.page?.next;
    if (!exchange || typeof next !== 'string') continue;
    followed += 1;
    for (const found of await tryNext(session, ctx, exchange, next)) {
      const kind = `${found.key} ${found.mend}`;
      if (!findings.has(kind)) findings.set(kind, found);
    }
  }
  if (followed === 0) return [notTried('no list has a second page')];
  if (findings.size === 0) return [well(`next of ${followed} lists leads to their second page`)];
  return [...findings.values()];
}

async function tryNext({ target }: Session, ctx: CheckContext, page: Exchange, next: string): Promise<Finding[]> {
  const { operation } = page.request;
  const found = cursorTarget(target, page.led_to ?? page.sent.url, next);
  const of_list = `next of ${lineOf(operation)}`;
  if (found === 'unreadable') return [problem('base_url', `${of_list} is ${JSON.stringify(next)}, no URL`, own_url)];
  const there = withoutQuery(new URL(next, page.sent.url));
  const base = new URL(target.base_url);
  const is_clear = base.protocol === 'https:' && there.startsWith('http:');
  const in_the_clear = is_clear ? ', to which a client would send its token in the clear' : '';
  if ('origin' in found) {
    const says = `${of_list} points at ${there}, another origin than ${base.origin}${in_the_clear}; nothing is requested there`;
    return [problem('network.cursor_origins', says, `${own_url}, or name ${found.origin} where it is this server`)];
  }
  const answer = await answerOrStop(() => ctx.follow('owner', next, page, `${operation}/2`));
  if (!answer.exchange?.decoded?.page) {
    const said = answer.exchange ? `answers ${answer.exchange.received?.status}` : answer.stop?.reason;
    const asked = withoutQuery(new URL(found.url));
    return [problem('base_url', `${of_list} points at ${there}, and ${asked} ${said}`, own_url)];
  }
  if (!is_clear) return [];
  return [doubt('network.cursor_origins', `${of_list} points at ${there}${in_the_clear}`, own_url)];
}

/** The query of a cursor URL is long, and says nothing of where it leads. */
function withoutQuery({ origin, pathname }: URL): string {
  return `${origin}${pathname}`;
}
