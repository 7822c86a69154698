/** Webhooks that a case makes, and the suite's receiver. */
import { freshWebhook } from '../acts/fresh-webhook.ts';
import { exchangesOf } from '../models/trials.ts';
import { CaseStopped, type CheckContext, type HooksPort } from '../suite/context.ts';
import { budgetEnded, type Exchange } from '../suite/exchange.ts';
import type { Session } from './session.ts';
import { encode } from './translated.ts';

interface HooksOf {
  session: Session;
  check_id: string;
  contextOf(): CheckContext;
  borrow(made: readonly Exchange[]): void;
}

export function createHooksPort({ session, check_id, contextOf, borrow }: HooksOf): HooksPort {
  return {
    url: async (name) => (await session.stage()).openUrl(`${check_id}/${name}`),
    ownPort: async () => (await session.stage()).ownPort(),
    heard: async (url) => (await session.stage()).heard(url),
    toldOf: async (url) => (await session.stage()).toldOf(url),
    async shared() {
      const [reused] = session.target.webhooks?.reuse ?? [];
      if (reused) return reused.id;
      const context = contextOf();
      return (await context.once('webhook', () => freshWebhook(context, 'owner', 'shared'))).id;
    },
    spend(body) {
      const { no_new_webhooks } = session.facts;
      if (no_new_webhooks) throw new CaseStopped(no_new_webhooks);
      encode(session.dialect, { operation: 'createWebhook', path: {}, query: {}, body });
      const { webhooks } = session.budgets;
      if (webhooks.left <= 0) {
        throw new CaseStopped(budgetEnded(`the run may create ${webhooks.most} webhooks (limits.webhooks)`));
      }
      webhooks.spend();
    },
    async wave(scenarios) {
      const stage = await session.stage();
      const note = await stage.perform(scenarios, { only: session.only });
      borrow(exchangesOf(note).map((number) => session.history.exchanges[number - 1]!));
      return note;
    },
  };
}
