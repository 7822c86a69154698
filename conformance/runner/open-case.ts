/** Opens a case of a check: its context sends requests to the target and records them in the history. */
import { createHash } from 'node:crypto';
import type { CanonicalRequest } from '../../src/choices/canonical.ts';
import {
  type DecodedReply,
  type Dialect,
  Inexpressible,
  MissingChoice,
  type WireReply,
} from '../../src/choices/dialect.ts';
import { writeQueryString } from '../../src/choices/query-string.ts';
import { isUnderBase } from '../../src/client/under-base.ts';
import { operations } from '../../src/contract/operations.ts';
import { answerOrStop } from '../acts/answer-or-stop.ts';
import { freshWebhook } from '../acts/fresh-webhook.ts';
import { actsIn } from '../models/acts-in.ts';
import { exchangesOf } from '../models/trials.ts';
import { withoutQuery } from '../reports/redact.ts';
import { type Caller, CaseStopped, type CheckContext, type SentForm, type Stranger } from '../suite/context.ts';
import { budgetEnded, type Exchange, erred_before, isSentAgain, isServerError } from '../suite/exchange.ts';
import { whyNotSent } from '../target/read-only.ts';
import type { PrincipalName } from '../target/target.ts';
import { type CheckTime, untimed } from './check-time.ts';
import { cursorTarget, whyNotFollowed } from './cursor-target.ts';
import { asGiven, noteGiven } from './given-times.ts';
import { type HttpAnswer, type OutgoingRequest, tellsNothing, traceparent } from './http.ts';
import { most_useless } from './liveness.ts';
import { askAgain } from './quotas.ts';
import type { Loan } from './rated-runs.ts';
import { chunked } from './receive.ts';
import { withTokenRenewed } from './renewed-tokens.ts';
import { shared_asker } from './run-polling.ts';
import { erred, maybeDone } from './server-errors.ts';
import type { Session } from './session.ts';
import { isSilence } from './silences.ts';
import { ample, type Slot } from './slots.ts';
import { isAllowedStorage } from './storage-urls.ts';
import type { TimeLimit } from './time-limit.ts';

/** The context of one case, and what it gathers. */
export interface OpenCase {
  context: CheckContext;
  exchanges: Exchange[];
}

interface Asked {
  step: string;
  caller: Caller;
  request: CanonicalRequest;
  decode: boolean;
  hasCompany?: () => boolean;
  /** Only a page is of use. */
  wants_page?: true;
  /** It is asked once more where that changes nothing, and the answer to that counts. */
  is_first?: boolean;
  /** The same where it meets an error of the server. */
  is_sent_again?: boolean;
  /** The check judges an error of the server itself. */
  is_tested?: boolean;
}

interface Answered {
  /** The last request sent. */
  outgoing: OutgoingRequest;
  answer: HttpAnswer;
  at_ms: number;
  ended_ms: number;
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
  let acts_for_all = 0;
  // A user may have to name the organization of the owner, and always may: checks ask as if the owner were a key.
  const placeOf = (caller: Caller) => (caller === 'owner' ? actsIn(session.facts, caller) : {});
  const repeats = new WeakSet<Exchange>();
  // Preflight, cleaning and doctor look at errors as they come, and hostile input is judged by whoever sent it.
  const asks_rightly = check_id.includes('/') ? !check_id.startsWith('hostile/') : shared_contexts.includes(check_id);

  async function exchange(first: OutgoingRequest, rest: Asked): Promise<Exchange> {
    const { operation } = rest.request;
    // Presigned URLs keep silent by themselves.
    const silence = rest.decode ? operation : `${first.method} of a presigned URL`;
    if (session.silences.isGivenUp(silence)) {
      const reason = `${lineOf(first)} gave no usable answer several times in a row, and is not asked again`;
      throw new CaseStopped({ verdict: 'inconclusive', reason, operation, silent: true });
    }
    if (session.liveness.is_gone) {
      const reason = `the target gave no usable answer ${most_useless} times in a row, and is not asked again`;
      throw new CaseStopped({ verdict: 'inconclusive', reason, operation, silent: true });
    }
    if (rest.decode && asks_rightly && !rest.is_tested) session.errors.check(operation);
    const asked = { outgoing: first, caller: rest.caller, operation, limit };
    const { outgoing, answer, at_ms, ended_ms } = await withTokenRenewed(session, asked, sent);
    const { received } = answer;
    const is_cut = answer.failure?.kind === 'cut';
    if (!is_cut) session.silences.note(silence, isSilence(answer, outgoing.method), [at_ms, ended_ms]);
    // Storage may be somebody else's.
    if (rest.decode && !is_cut) {
      const is_usable = received !== undefined && !tellsNothing(received.status);
      session.liveness.note({ began_ms: at_ms, ended_ms }, is_usable);
      const is_error = isServerError(answer);
      if (is_usable && !(is_error && (rest.is_tested || !asks_rightly)))
        session.errors.note(operation, is_error ? received.status : undefined);
    }
    let unread: CaseStopped | undefined;
    const found: Exchange = {
      number: session.history.exchanges.length + 1,
      // Then it is sent again, and this answer is none to what the check asked.
      step: stepOf(rest, outgoing.method, answer),
      principal: nameOf(rest.caller),
      request: rest.request,
      sent: {
        method: outgoing.method,
        url: outgoing.url,
        headers: withoutSecrets(outgoing.headers),
        body: textOf(outgoing.body),
      },
      at_ms,
      took_ms: answer.took_ms,
    };
    // The query of a presigned URL is the key to a file.
    if (!rest.decode) found.sent.url = withoutQuery(outgoing.url);
    if (rest.decode && answer.led_to !== undefined && isOurs(answer.led_to)) found.led_to = answer.led_to;
    if (answer.failure) {
      const { is_away: _, ...failure } = answer.failure;
      found.failure = failure;
    }
    if (answer.away_ms !== undefined) found.away_ms = answer.away_ms;
    if (received && rest.decode) {
      const { status, headers, body } = received;
      found.received = session.kept({ status, headers, body });
      const decoded = decode(session.dialect, rest.request, { status, headers, body });
      if ('stop' in decoded) unread = decoded.stop;
      else found.decoded = decoded;
    } else if (received) {
      // Stored files are told apart by digest; their bytes have no place in a report.
      const digest = createHash('sha256').update(received.bytes).digest('hex');
      found.received = { status: received.status, headers: received.headers, body: `sha256:${digest}` };
    }
    if (rest.wants_page && received && !found.decoded?.page) found.pageless = true;
    keepSecret(session.secrets, found);
    session.history.add({ type: 'exchange', ...found });
    session.spending.saw(found);
    exchanges.push(found);
    if (unread) throw unread;
    if (answer.is_repeat) repeats.add(found);
    if (is_cut) limit.check();
    return usable(found, answer.budget);
  }

  const isOurs = (url: string) => isUnderBase(session.target.base_url, url);

  async function sent(outgoing: OutgoingRequest): Promise<Answered> {
    refuseWhenOver();
    refuseWrite(outgoing);
    const { underWay } = session;
    const at_ms = session.elapsed_ms();
    const sending = session.http.send(outgoing, limit);
    underWay.requests.add(sending);
    const answer = await sending.finally(() => underWay.requests.delete(sending));
    const ended_ms = session.elapsed_ms();
    time.waited(ended_ms - answer.took_ms, ended_ms);
    return { outgoing, answer, at_ms, ended_ms };
  }

  function refuseWhenOver(): void {
    limit.check();
    time.check();
    if (!session.underWay.is_over || check_id === 'clean-up') return;
    throw new CaseStopped({ verdict: 'inconclusive', reason: 'the run is over' });
  }

  function refuseWrite(asked: Pick<OutgoingRequest, 'method' | 'url'>): void {
    const reason = whyNotSent(session.target, asked.method, lineOf(asked));
    if (reason !== undefined) throw new CaseStopped({ verdict: 'not-claimed', reason });
  }

  /** In real time the check is kept waiting; on a clock that is stepped nobody is. @param ms how long, where it is known */
  async function kept<Value>(wait: () => Promise<Value>, ms = 0): Promise<Value> {
    if (session.clock.kind === 'stepped') return wait();
    time.check(ms);
    const began_ms = session.elapsed_ms();
    try {
      return await slot.aside(wait);
    } finally {
      time.waited(began_ms, session.elapsed_ms());
    }
  }

  async function headersOf(caller: Caller): Promise<Record<string, string>> {
    const headers: Record<string, string> = {
      accept: 'application/json, text/markdown;q=0.9',
      'user-agent': `model-run-kit/${session.kit_version} (${check_id})`,
      traceparent: traceparent(),
      ...lowerCased(session.target.network?.headers ?? {}),
    };
    if (caller !== 'nobody') headers.authorization = await authorizationOf(caller);
    return headers;
  }

  const tokenOf = (principal: PrincipalName) => limit.before(session.tokens.tokenOf(principal));

  async function authorizationOf(caller: PrincipalName | Stranger): Promise<string> {
    if (typeof caller === 'string') return `Bearer ${await tokenOf(caller)}`;
    if ('authorization' in caller) return caller.authorization;
    const changed = await changedToken(caller);
    // A target may repeat it, and whoever reads that has the token but for one character.
    session.secrets.add(changed);
    return `Bearer ${changed}`;
  }

  async function changedToken(caller: Exclude<Stranger, { authorization: string }>): Promise<string> {
    if ('lengthened' in caller) return `${await tokenOf(caller.lengthened)}0`;
    if ('altered' in caller) return altered(await tokenOf(caller.altered));
    const token = await tokenOf(caller.recased);
    if (tellsCasesApart(token)) return recased(token);
    throw new CaseStopped({ verdict: 'not-claimed', reason: 'in the token, the case of letters tells nothing' });
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
      let is_first = session.target.asked_twice && check_id !== 'clean-up';
      const is_tested = !asks_rightly || step.startsWith('attempt') || typeof caller === 'object';
      // Two runs tell one callback, so that another one is dispatched with another URL.
      let is_sent_again =
        check_id === 'clean-up' || (asks_rightly && !(is_tested ? countsTwice(request) : callsBack(request)));
      let was_erred = false;
      const send = async (hasCompany = () => false): Promise<Exchange> => {
        limit.check();
        // Before the token is asked for, which may not outlast the wait.
        await kept(() => session.unsettled.before(request));
        const headers = inForm({ ...(await headersOf(caller)), ...lowerCased(wire.headers) }, form);
        const outgoing: OutgoingRequest = { method: wire.method, url, headers, followsTo: isOurs };
        // A record is the interface's own; of a text, nothing says that it is not elsewhere.
        if (operations[request.operation].success.kind === 'text') outgoing.followsTo = () => true;
        if (body !== undefined) outgoing.body = body;
        refuseWhenOver();
        const over = session.spending.begin(request);
        if (over !== undefined) throw new CaseStopped(budgetEnded(over));
        const entry = session.journal.before(request, nameOf(caller));
        const rest = { step, caller, request, decode: true, hasCompany, is_first, is_sent_again, is_tested };
        const found = await exchange(outgoing, rest).finally(() => session.spending.end(request));
        session.journal.after(entry, found);
        session.unsettled.after(found);
        noteGiven(session.history, found);
        return found;
      };
      const sendInTurn = () => (wire.method === 'POST' ? session.turns.take(send, isConflict) : send());
      let found = await sendInTurn();
      for (; isSentAgain(found) || found.step.startsWith(first_asking); found = await sendInTurn()) {
        if (isSentAgain(found)) [is_sent_again, was_erred] = [false, true];
        else is_first = false;
      }
      session.quotas.took(found);
      if (asks_rightly && typeof caller === 'string' && caller !== 'nobody') {
        await session.quotas.check(found, (taken) => askAgain(context, caller, taken));
      }
      if (isServerError(found) && !is_tested) throw erred(request.operation, found.received!.status, was_erred);
      if (was_erred && !is_tested && countsTwice(request)) throw maybeDone(request.operation);
      if (repeats.has(found) && check_id !== 'clean-up' && countsTwice(request)) {
        const reason = `${lineOf(found.sent)} may have been carried out before, behind the error of a gateway`;
        return context.stop('inconclusive', reason, request.operation);
      }
      return found;
    },
    follow: (caller, url, from, step) => follow(caller, url, from, { step }),
    followToPage: (caller, url, from, step) => follow(caller, url, from, { step, wants_page: true }),
    async probe(caller, path, from, step) {
      const outgoing: OutgoingRequest = {
        method: 'GET',
        url: `${session.target.base_url}${path}`,
        headers: await headersOf(caller),
      };
      return exchange(outgoing, { step, caller, request: from.request, decode: false });
    },
    async transfer(method, shown, from, step, put) {
      const { base_url, network } = session.target;
      // As it is given, whose signature may cover each letter; a reference is none yet.
      const is_reference = !URL.canParse(shown) && URL.canParse(shown, from.sent.url);
      const url = is_reference ? new URL(shown, from.sent.url).href : shown;
      const isAllowed = (there: string) => isAllowedStorage(base_url, network?.storage_origins, there);
      if (!isAllowed(url)) {
        const { origin, protocol } = URL.canParse(url) ? new URL(url) : { origin: url, protocol: '' };
        const place = origin === 'null' ? protocol : origin;
        context.stop('could-not-run', `presigned URLs point at ${place}, which network.storage_origins does not name`);
      }
      const headers: Record<string, string> = { 'user-agent': `model-run-kit/${session.kit_version} (${check_id})` };
      const outgoing: OutgoingRequest = { method, url, headers };
      // A file may be served elsewhere, and storage send the same request on to the region where the file is to be.
      outgoing.followsTo = isAllowed;
      if (put) {
        headers['content-type'] = put.type;
        outgoing.body = put.body;
      }
      const asked: Asked = { step, caller: 'nobody', request: from.request, decode: false };
      const found = await exchange(outgoing, { ...asked, is_sent_again: asks_rightly });
      return isSentAgain(found) ? exchange(outgoing, asked) : found;
    },
    settle: () => kept(() => session.wait(session.facts.consistency_ms), session.facts.consistency_ms),
    shared: (caller, specs) => session.data.shared(context, caller, specs, { borrow, aside: slot.aside }),
    fresh: (caller, specs) => session.data.fresh(context, caller, specs),
    stop(verdict, reason, operation) {
      throw new CaseStopped({ verdict, reason, ...(operation && { operation }) });
    },
    dispatch: (caller, name, step, options) =>
      session.polledRuns.dispatch(check_id, context, caller, name, step, options),
    untilEnd: (caller, run, step) => kept(() => session.polledRuns.untilEnd(context, caller, run, step)),
    async polledRun(name) {
      // Of what is done for all, the runs are those of all.
      const runs = loan && acts_for_all === 0 ? await slot.aside(loan.runs) : session.polledRuns;
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
    async once(name, act) {
      // Two that want it side by side make it once; where one could not, the next one tries.
      for (let other = session.doing.get(name); other; other = session.doing.get(name)) {
        await slot.aside(() => Promise.allSettled([other]));
      }
      const known = session.done.get(name);
      if (known) {
        borrow(known.exchanges);
        return known.value as Awaited<ReturnType<typeof act>>;
      }
      const before = exchanges.length;
      acts_for_all += 1;
      const acting = act();
      session.doing.set(name, acting);
      try {
        const value = await acting;
        session.done.set(name, { value, exchanges: exchanges.slice(before) });
        return value;
      } finally {
        acts_for_all -= 1;
        session.doing.delete(name);
      }
    },
    async handOn(name, act) {
      const before = exchanges.length;
      const value = await act();
      session.handedOn.set(name, { value, exchanges: exchanges.slice(before) });
      return value;
    },
    async takeOver(name, act) {
      const kept = session.handedOn.get(name);
      session.handedOn.delete(name);
      if (!kept) return act();
      borrow(kept.exchanges);
      return kept.value as Awaited<ReturnType<typeof act>>;
    },
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
      const note = await stage.perform(scenarios);
      borrow(exchangesOf(note).map((number) => session.history.exchanges[number - 1]!));
      return note;
    },
  };

  async function follow(
    caller: Caller,
    url: string,
    from: Exchange,
    how: Pick<Asked, 'step' | 'wants_page'>,
  ): Promise<Exchange> {
    const followed = cursorTarget(session.target, from.led_to ?? from.sent.url, url);
    if (followed === 'unreadable') {
      return context.stop('inconclusive', `the cursor URL ${JSON.stringify(url)} is no http or https URL`);
    }
    if ('origin' in followed) return context.stop('could-not-run', whyNotFollowed(session.target, followed));
    const headers = await headersOf(caller);
    const { organization = placeOf(caller).organization } = from.request;
    if (organization !== undefined) headers['x-organization-id'] = organization;
    const outgoing: OutgoingRequest = { method: 'GET', url: followed.url, headers, followsTo: isOurs };
    const { request } = from;
    const asked = { ...how, caller, request, decode: true, is_tested: how.step.startsWith('attempt') };
    // Twice only where nothing came of it: a cursor may be for one use.
    const found = await exchange(outgoing, { ...asked, is_sent_again: asks_rightly });
    if (!isSentAgain(found)) return found;
    const again = await exchange(outgoing, asked);
    if (isServerError(again)) throw erred(request.operation, again.received!.status);
    if (again.decoded?.outcome !== 'success') throw maybeDone(request.operation);
    return again;
  }

  /** The requests that made a shared data set belong to the evidence of every case that uses it. */
  function borrow(made: readonly Exchange[]): void {
    for (const one of made) if (!exchanges.includes(one)) exchanges.push(one);
  }

  return { context, exchanges };
}

/** A webhook's secret is in the request that makes it, or in its answer. */
function keepSecret(secrets: Set<string>, { request, decoded }: Exchange): void {
  if (request.operation !== 'createWebhook') return;
  for (const told of [request.body, decoded?.record]) {
    const secret = (told as { secret?: unknown } | undefined)?.secret;
    if (typeof secret === 'string') secrets.add(secret);
  }
}

function encode(dialect: Dialect, request: CanonicalRequest) {
  const { operation } = request;
  if (!isText([request.path, request.query])) {
    const reason = `${operation} cannot be asked for a text that holds half of a character, which no URL can`;
    throw new CaseStopped({ verdict: 'could-not-run', reason });
  }
  try {
    return dialect.encodeRequest(request);
  } catch (error) {
    if (error instanceof Inexpressible) throw new CaseStopped({ verdict: 'not-claimed', reason: error.message });
    throw undeclared(error);
  }
}

/** False where a text within it has half of a surrogate pair, which has no UTF-8. */
function isText(value: unknown): boolean {
  if (typeof value === 'string') return value.isWellFormed();
  return value === null || typeof value !== 'object' || Object.values(value).every(isText);
}

/** The decoded answer, or the reason why nobody can tell. */
function decode(dialect: Dialect, request: CanonicalRequest, wire: WireReply): DecodedReply | { stop: CaseStopped } {
  try {
    return dialect.decodeReply(request, wire);
  } catch (error) {
    return { stop: undeclared(error) };
  }
}

/** @throws what is no want of a choice */
function undeclared(error: unknown): CaseStopped {
  if (!(error instanceof MissingChoice)) throw error;
  const reason = `the target file does not declare choices.${error.key}, which ${error.operation} needs`;
  return new CaseStopped({ verdict: 'could-not-run', reason, undeclared: true });
}

/** @param budget the limit that was met */
function usable(exchange: Exchange, budget?: string): Exchange {
  const { operation } = exchange.request;
  const silent = isSilence(exchange, exchange.sent.method) && { silent: true as const };
  if (exchange.failure) {
    const line = lineOf(exchange.sent);
    if (budget !== undefined && exchange.failure.kind === 'too_large') {
      const reason = `an answer is too large: ${budget} (${line})`;
      throw new CaseStopped({ verdict: 'inconclusive', reason, operation, ...silent, budget: true, too_large: true });
    }
    if (budget !== undefined) throw new CaseStopped(budgetEnded(`${budget} (${line})`, { operation, ...silent }));
    const reason = `${line}: ${exchange.failure.message}`;
    throw new CaseStopped({ verdict: 'inconclusive', reason, operation, ...silent });
  }
  const { status } = exchange.received!;
  if (tellsNothing(status)) {
    const line = lineOf(exchange.sent);
    if (budget !== undefined) {
      throw new CaseStopped(budgetEnded(`${budget} (${line}, ${status})`, { operation, ...silent }));
    }
    throw new CaseStopped({
      verdict: 'inconclusive',
      reason: `${line} kept answering ${status}`,
      operation,
      ...silent,
    });
  }
  return exchange;
}

/** A repeat has another step, so that a check finds one answer to each of its requests. */
function stepOf({ step, hasCompany, is_first, is_sent_again }: Asked, method: string, answer: HttpAnswer): string {
  if (is_sent_again && isServerError(answer)) return `${erred_before}${step}`;
  if (isConflict(answer) && hasCompany?.()) return `beside another: ${step}`;
  return is_first && (method === 'GET' || isRefusal(answer)) ? `${first_asking}${step}` : step;
}

/** Stands before the step of what changed nothing, and is asked for once more. */
const first_asking = 'first asking: ';

/** A caller who is told of a conflict may mean it when asking again, which may be done then. */
function isRefusal(answer: HttpAnswer): boolean {
  const status = answer.received?.status ?? 0;
  return status >= 400 && status < 500 && status !== 412 && !isConflict(answer);
}

/** Refused for what is there, or for what is under way. */
function isConflict({ received }: Pick<Exchange | HttpAnswer, 'received'>): boolean {
  return received?.status === 409 || received?.status === 423;
}

/** Done twice, it is not what was done once: two runs tell one callback, and a deletion is the second one. */
function countsTwice(request: CanonicalRequest): boolean {
  const { method } = operations[request.operation];
  return callsBack(request) || method === 'DELETE' || method === 'PATCH';
}

/** Names a URL to which events go. */
function callsBack({ operation, body }: CanonicalRequest): boolean {
  const { callback_url } = (body ?? {}) as { callback_url?: unknown };
  return callback_url !== undefined || operation === 'createWebhook';
}

/** Of contexts without a check: those of deliveries and of runs that checks share. */
const shared_contexts: readonly string[] = ['deliveries', shared_asker];

function lineOf({ method, url }: { method: string; url: string }): string {
  return `${method} ${new URL(url).pathname}`;
}

/** Not the last character: in base64 it may hold bits that stand for nothing. */
function altered(token: string): string {
  const place = Math.max(0, token.length - 10);
  return `${token.slice(0, place)}${token[place] === 'x' ? 'y' : 'x'}${token.slice(place + 1)}`;
}

/** True where it has letters of both cases, not at its beginning alone: codes of one case may be read in any. */
function tellsCasesApart(token: string): boolean {
  return [/[a-z]/g, /[A-Z]/g].every((letters) => (token.match(letters)?.length ?? 0) >= 4);
}

function recased(token: string): string {
  return token.replaceAll(/[a-z]/gi, (letter) =>
    letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
  );
}

function nameOf(caller: Caller): string | null {
  if (caller === 'nobody') return null;
  return typeof caller === 'string' ? caller : caller.name;
}

function withoutSecrets(headers: Record<string, string>): Record<string, string> {
  return headers.authorization === undefined ? headers : { ...headers, authorization: 'Bearer ***' };
}

function textOf(body: string | Uint8Array | undefined): string | undefined {
  return body === undefined || typeof body === 'string' ? body : `(${body.length} bytes)`;
}

function inForm(
  headers: Record<string, string>,
  { type, accept, coding, is_chunked }: SentForm,
): Record<string, string> {
  const { accept: usual, ...others } = headers;
  const accepted = accept === undefined ? usual : accept;
  return {
    ...(accepted != null && { accept: accepted }),
    ...(coding !== undefined && { 'accept-encoding': coding }),
    ...others,
    ...(type !== undefined && { 'content-type': type }),
    ...(is_chunked && { [chunked.name]: chunked.value }),
  };
}

function lowerCased(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}
