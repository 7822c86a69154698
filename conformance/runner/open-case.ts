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
import { followUrl } from '../../src/client/follow-url.ts';
import { isUnderBase } from '../../src/client/under-base.ts';
import { operations } from '../../src/contract/operations.ts';
import { answerOrStop } from '../acts/answer-or-stop.ts';
import { freshWebhook } from '../acts/fresh-webhook.ts';
import { actsIn } from '../models/acts-in.ts';
import { exchangesOf } from '../models/trials.ts';
import { withoutQuery } from '../reports/redact.ts';
import { type Caller, CaseStopped, type CheckContext, type SentForm, type Stranger } from '../suite/context.ts';
import { budgetEnded, type Exchange } from '../suite/exchange.ts';
import type { PrincipalName } from '../target/target.ts';
import { type CheckTime, untimed } from './check-time.ts';
import { type HttpAnswer, type OutgoingRequest, tellsNothing, traceparent } from './http.ts';
import { most_useless } from './liveness.ts';
import { chunked } from './receive.ts';
import { withTokenRenewed } from './renewed-tokens.ts';
import type { Session } from './session.ts';
import { isSilence } from './silences.ts';
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
  /** It is asked once more where that changes nothing, and the answer to that counts. */
  is_first?: boolean;
}

interface Answered {
  /** The last request sent. */
  outgoing: OutgoingRequest;
  answer: HttpAnswer;
  at_ms: number;
  ended_ms: number;
}

/** @param limit when it ends, whatever it does @param time how long the target may keep the check of the case waiting */
export function openCase(
  session: Session,
  check_id: string,
  limit: TimeLimit = session.limit,
  time: CheckTime = untimed,
): OpenCase {
  const exchanges: Exchange[] = [];
  // A user may have to name the organization of the owner, and always may: checks ask as if the owner were a key.
  const placeOf = (caller: Caller) => (caller === 'owner' ? actsIn(session.facts, caller) : {});
  const repeats = new WeakSet<Exchange>();

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
    const asked = { outgoing: first, caller: rest.caller, operation, limit };
    const { outgoing, answer, at_ms, ended_ms } = await withTokenRenewed(session, asked, sent);
    const { received } = answer;
    const is_cut = answer.failure?.kind === 'cut';
    if (!is_cut) session.silences.note(silence, isSilence(answer, outgoing.method), [at_ms, ended_ms]);
    // Storage may be somebody else's.
    if (rest.decode && !is_cut) {
      const is_usable = received !== undefined && !tellsNothing(received.status);
      session.liveness.note({ began_ms: at_ms, ended_ms }, is_usable);
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
    if (answer.failure) found.failure = answer.failure;
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

  /** In real time the check is kept waiting; on a clock that is stepped nobody is. @param ms how long, where it is known */
  async function kept<Value>(wait: () => Promise<Value>, ms = 0): Promise<Value> {
    if (session.clock.kind === 'stepped') return wait();
    time.check(ms);
    const began_ms = session.elapsed_ms();
    try {
      return await wait();
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
      const query = wire.query.map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`);
      const url = `${session.target.base_url}${wire.path}${query.length > 0 ? `?${query.join('&')}` : ''}`;
      const body = typeof form.body === 'function' ? form.body(wire.body ?? '') : (form.body ?? wire.body);
      let is_first = session.target.asked_twice && check_id !== 'clean-up';
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
        const rest = { step, caller, request, decode: true, hasCompany, is_first };
        const found = await exchange(outgoing, rest).finally(() => session.spending.end(request));
        session.journal.after(entry, found);
        session.unsettled.after(found);
        return found;
      };
      const sendInTurn = () => (wire.method === 'POST' ? session.turns.take(send, isConflict) : send());
      let found = await sendInTurn();
      if (found.step.startsWith(first_asking)) {
        is_first = false;
        found = await sendInTurn();
      }
      if (repeats.has(found) && check_id !== 'clean-up' && countsTwice(request)) {
        const reason = `${lineOf(found.sent)} may have been carried out before, behind the error of a gateway`;
        return context.stop('inconclusive', reason, request.operation);
      }
      return found;
    },
    async follow(caller, url, from, step) {
      const followed = followUrl(session.target.base_url, from.led_to ?? from.sent.url, url);
      if (!followed) {
        return context.stop('inconclusive', `the cursor URL ${JSON.stringify(url)} is no http or https URL`);
      }
      const headers = await headersOf(caller);
      const { organization = placeOf(caller).organization } = from.request;
      if (organization !== undefined) headers['x-organization-id'] = organization;
      const outgoing: OutgoingRequest = { method: 'GET', url: followed, headers, followsTo: isOurs };
      // Never twice: a cursor may be for one use.
      return exchange(outgoing, { step, caller, request: from.request, decode: true });
    },
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
      return exchange(outgoing, { step, caller: 'nobody', request: from.request, decode: false });
    },
    settle: () => kept(() => session.wait(session.facts.consistency_ms), session.facts.consistency_ms),
    shared: (caller, specs) => session.data.shared(context, caller, specs, borrow),
    fresh: (caller, specs) => session.data.fresh(context, caller, specs),
    stop(verdict, reason, operation) {
      throw new CaseStopped({ verdict, reason, ...(operation && { operation }) });
    },
    dispatch: (caller, name, step, options) =>
      session.polledRuns.dispatch(check_id, context, caller, name, step, options),
    untilEnd: (caller, run, step) => kept(() => session.polledRuns.untilEnd(context, caller, run, step)),
    polledRun: (name) => kept(() => session.polledRuns.polledRun(context, name, borrow)),
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
      for (let other = session.doing.get(name); other; other = session.doing.get(name)) await other.catch(() => {});
      const known = session.done.get(name);
      if (known) {
        borrow(known.exchanges);
        return known.value as Awaited<ReturnType<typeof act>>;
      }
      const before = exchanges.length;
      const acting = act();
      session.doing.set(name, acting);
      try {
        const value = await acting;
        session.done.set(name, { value, exchanges: exchanges.slice(before) });
        return value;
      } finally {
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
  try {
    return dialect.encodeRequest(request);
  } catch (error) {
    if (error instanceof Inexpressible) throw new CaseStopped({ verdict: 'not-claimed', reason: error.message });
    throw undeclared(error);
  }
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
function stepOf({ step, hasCompany, is_first }: Asked, method: string, answer: HttpAnswer): string {
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
function countsTwice({ operation, body }: CanonicalRequest): boolean {
  const { method } = operations[operation];
  const { callback_url } = (body ?? {}) as { callback_url?: unknown };
  return callback_url !== undefined || operation === 'createWebhook' || method === 'DELETE' || method === 'PATCH';
}

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
