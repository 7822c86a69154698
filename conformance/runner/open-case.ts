/** Opens a case of a check: its context sends requests to the target and records them in the history. */
import type { CanonicalRequest } from '../../src/choices/canonical.ts';
import { writeQueryString } from '../../src/choices/query-string.ts';
import { operations } from '../../src/contract/operations.ts';
import { answerOrStop } from '../acts/answer-or-stop.ts';
import { freshWebhook } from '../acts/fresh-webhook.ts';
import { actsIn } from '../models/acts-in.ts';
import { exchangesOf } from '../models/trials.ts';
import { type Caller, CaseStopped, type CheckContext } from '../suite/context.ts';
import { budgetEnded, type Exchange } from '../suite/exchange.ts';
import { baseAbove } from '../target/base-urls.ts';
import { headersOf, inForm, lowerCased, nameOf, userAgent } from './callers.ts';
import { type CheckTime, untimed } from './check-time.ts';
import { cursorTarget, whyNotFollowed } from './cursor-target.ts';
import { createDoneOnce } from './done-once.ts';
import { asGiven, noteGiven } from './given-times.ts';
import type { OutgoingRequest } from './http.ts';
import { askAgain } from './quotas.ts';
import type { Loan } from './rated-runs.ts';
import { type Asked, createSending, isConflict } from './sending.ts';
import type { Session } from './session.ts';
import { ample, type Slot } from './slots.ts';
import { isAllowedStorage } from './storage-urls.ts';
import type { TimeLimit } from './time-limit.ts';
import { encode } from './translated.ts';

/** The context of one case, and what it gathers. */
export interface OpenCase {
  context: CheckContext;
  exchanges: Exchange[];
}

/** Circumstances of a case. */
export interface Around {
  /** The end of all that it does. */
  limit?: TimeLimit;
  /** So long may the target keep its check waiting. */
  time?: CheckTime;
  slot?: Slot;
  /** Runs that it rates, while nobody else does. */
  loan?: Loan;
}

export function openCase(
  session: Session,
  check_id: string,
  { limit = session.limit, time = untimed, slot = ample, loan }: Around = {},
): OpenCase {
  const exchanges: Exchange[] = [];
  const { ask, asksRightly, refuseWhenOver, refuseWrite } = createSending(session, check_id, {
    limit,
    time,
    exchanges,
  });
  const { aside } = slot;
  const shared = createDoneOnce(session, exchanges, { borrow, aside });
  // A user may have to name the organization of the owner, and always may: checks ask as if the owner were a key.
  const placeOf = (caller: Caller) => (caller === 'owner' ? actsIn(session.facts, caller) : {});
  const isOurs = (url: string) => baseAbove(session.target, url) !== undefined;
  const headersFor = (caller: Caller) => headersOf(session, caller, check_id, limit);

  /** In real time the check is kept waiting; on a clock that is stepped nobody is. @param ms how long, where it is known */
  async function kept<Value>(wait: () => Promise<Value>, ms = 0): Promise<Value> {
    if (session.clock.kind === 'stepped') return wait();
    time.check(ms);
    const began_ms = session.elapsed_ms();
    try {
      return await aside(wait);
    } finally {
      time.waited(began_ms, session.elapsed_ms());
    }
  }

  const context: CheckContext = {
    facts: session.facts,
    prefix: session.prefix,
    newName(name) {
      session.names += 1;
      return `${session.prefix}${name}${session.names}`;
    },
    async call(caller, draft, step, form = {}) {
      const request: CanonicalRequest = { path: {}, query: {}, ...draft };
      const wire = encode(session.dialect, { ...placeOf(caller), ...request });
      const query = writeQueryString(wire.query);
      const url = `${session.target.base_url}${wire.path}${query === '' ? '' : `?${query}`}`;
      const usual = wire.body && asGiven(session.history, request, wire.body);
      const body = typeof form.body === 'function' ? form.body(usual ?? '') : (form.body ?? usual);
      // Before anything is written down as made, or spent.
      refuseWrite({ method: wire.method, url });
      const found = await ask({ step, caller, request, kind: 'operation' }, (exchange) => {
        const send = async (hasCompany?: () => boolean): Promise<Exchange> => {
          limit.check();
          // Before the token is asked for, which may not outlast the wait.
          await kept(() => session.unsettled.before(request));
          const headers = inForm({ ...(await headersFor(caller)), ...lowerCased(wire.headers) }, form);
          const outgoing: OutgoingRequest = { method: wire.method, url, headers, followsTo: isOurs };
          // A record is the interface's own; of a text, nothing says that it is not elsewhere.
          if (operations[request.operation].success.kind === 'text') outgoing.followsTo = () => true;
          if (body !== undefined) outgoing.body = body;
          refuseWhenOver();
          const over = session.spending.begin(request);
          if (over !== undefined) throw new CaseStopped(budgetEnded(over));
          const entry = session.journal.before(request, nameOf(caller));
          const answered = await exchange(outgoing, hasCompany).finally(() => session.spending.end(request));
          session.journal.after(entry, answered);
          session.unsettled.after(answered);
          session.quotas.took(answered);
          noteGiven(session.history, answered);
          return answered;
        };
        return wire.method === 'POST' ? session.turns.take(send, isConflict) : send();
      });
      if (asksRightly({ step }) && typeof caller === 'string' && caller !== 'nobody') {
        await session.quotas.check(found, (taken) => askAgain(context, caller, taken));
      }
      return found;
    },
    follow: (caller, url, from, step) => follow(url, from, { step, caller }),
    followToPage: (caller, url, from, step) => follow(url, from, { step, caller, wants_page: true }),
    probe(caller, path, { request }, step) {
      const url = `${session.target.base_url}${path}`;
      return ask({ step, caller, request, kind: 'path' }, async (exchange) =>
        exchange({ method: 'GET', url, headers: await headersFor(caller) }),
      );
    },
    async transfer(method, shown, from, step, put) {
      // As it is given, whose signature may cover each letter; a reference is none yet.
      const is_reference = !URL.canParse(shown) && URL.canParse(shown, from.sent.url);
      const url = is_reference ? new URL(shown, from.sent.url).href : shown;
      const isAllowed = (there: string) => isAllowedStorage(session.target, there);
      if (!isAllowed(url)) {
        const { origin, protocol } = URL.canParse(url) ? new URL(url) : { origin: url, protocol: '' };
        const place = origin === 'null' ? protocol : origin;
        context.stop('could-not-run', `presigned URLs point at ${place}, which network.storage_origins does not name`);
      }
      const headers: Record<string, string> = userAgent(session, check_id);
      // A file may be served elsewhere, and storage send the same request on to the region where the file is to be.
      const outgoing: OutgoingRequest = { method, url, headers, followsTo: isAllowed };
      if (put) {
        headers['content-type'] = put.type;
        outgoing.body = put.body;
      }
      const asked: Asked = { step, caller: 'nobody', request: from.request, kind: 'storage' };
      return ask(asked, (exchange) => exchange(outgoing));
    },
    settle: () => kept(() => session.wait(session.facts.consistency_ms), session.facts.consistency_ms),
    shared: (caller, specs) => session.data.shared(context, caller, specs, { borrow, aside }),
    fresh: (caller, specs) => session.data.fresh(context, caller, specs),
    stop(verdict, reason, operation) {
      throw new CaseStopped({ verdict, reason, ...(operation && { operation }) });
    },
    dispatch: (caller, name, step, options) =>
      session.polledRuns.dispatch(check_id, context, caller, name, step, options),
    untilEnd: (caller, run, step) => kept(() => session.polledRuns.untilEnd(context, caller, run, step)),
    async polledRun(name) {
      // Of what is done for all, the runs are those of all.
      const runs = loan && !shared.is_for_all ? await aside(loan.runs) : session.polledRuns;
      return kept(() => runs.polledRun(context, name, borrow));
    },
    cancelRun: (id) => session.polledRuns.cancel(id),
    goOn: (most_ms) => kept(() => session.clock.goOn(most_ms), most_ms),
    skip: (ms) => kept(() => session.clock.skip(ms), ms),
    receiverUrl: async (name) => (await session.stage()).openUrl(`${check_id}/${name}`),
    ownPort: async () => (await session.stage()).ownPort(),
    now_ms: () => session.clock.now_ms(),
    target_ms: () => session.clock.target_ms(),
    heard: async (url) => (await session.stage()).heard(url),
    toldOf: async (url) => (await session.stage()).toldOf(url),
    ...shared.acts,
    async sharedWebhook() {
      const [reused] = session.target.webhooks?.reuse ?? [];
      if (reused) return reused.id;
      return (await context.once('webhook', () => freshWebhook(context, 'owner', 'shared'))).id;
    },
    spendWebhook(body) {
      const { no_new_webhooks } = session.facts;
      if (no_new_webhooks) context.stop(no_new_webhooks.verdict, no_new_webhooks.reason);
      encode(session.dialect, { operation: 'createWebhook', path: {}, query: {}, body });
      const { webhooks } = session.budgets;
      if (webhooks.left <= 0) {
        throw new CaseStopped(budgetEnded(`the run may create ${webhooks.most} webhooks (limits.webhooks)`));
      }
      webhooks.spend();
    },
    async tryRun(caller, request, step) {
      const { runs } = session.budgets;
      if (runs.free <= 0) return undefined;
      // Others may be dispatched beside it.
      runs.spend();
      const { exchange, stop } = await answerOrStop(() => context.call(caller, request, step));
      if (exchange?.decoded?.outcome !== 'success') runs.giveBack();
      if (stop) throw new CaseStopped(stop);
      return exchange;
    },
    async wave(scenarios) {
      const stage = await session.stage();
      const note = await stage.perform(scenarios, { only: session.only });
      borrow(exchangesOf(note).map((number) => session.history.exchanges[number - 1]!));
      return note;
    },
  };

  async function follow(
    url: string,
    from: Exchange,
    asked: Pick<Asked, 'step' | 'caller' | 'wants_page'>,
  ): Promise<Exchange> {
    const { caller } = asked;
    const { request } = from;
    const followed = cursorTarget(session.target, from.led_to ?? from.sent.url, url);
    if (followed === 'unreadable') {
      return context.stop('inconclusive', `the cursor URL ${JSON.stringify(url)} is no http or https URL`);
    }
    if ('origin' in followed) return context.stop('could-not-run', whyNotFollowed(session.target, followed));
    const { organization = placeOf(caller).organization } = request;
    return ask({ ...asked, request, from, kind: 'cursor' }, async (exchange) => {
      const headers = await headersFor(caller);
      if (organization !== undefined) headers['x-organization-id'] = organization;
      return exchange({ method: 'GET', url: followed.url, headers, followsTo: isOurs });
    });
  }

  /** The requests that made a shared data set belong to the evidence of every case that uses it. */
  function borrow(made: readonly Exchange[]): void {
    for (const one of made) if (!exchanges.includes(one)) exchanges.push(one);
  }

  return { context, exchanges };
}
