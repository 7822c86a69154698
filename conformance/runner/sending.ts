/** The place where the requests of a case leave: each is recorded with its answer, and sent again where that is due. */
import { createHash } from 'node:crypto';
import type { CanonicalRequest } from '../../src/choices/canonical.ts';
import { operations } from '../../src/contract/operations.ts';
import { withoutQuery } from '../reports/redact.ts';
import { type Caller, CaseStopped } from '../suite/context.ts';
import { budgetEnded, type Exchange, erred_before, isSentAgain, isServerError, type Stop } from '../suite/exchange.ts';
import { baseAbove } from '../target/base-urls.ts';
import { whyNotSent } from '../target/read-only.ts';
import { nameOf, withoutSecrets } from './callers.ts';
import type { CheckTime } from './check-time.ts';
import { type HttpAnswer, type OutgoingRequest, tellsNothing } from './http.ts';
import { most_useless } from './liveness.ts';
import { withTokenRenewed } from './renewed-tokens.ts';
import { createReplicas, type Placeable, type Placed } from './replicas.ts';
import { shared_asker } from './run-polling.ts';
import { erred, maybeDone } from './server-errors.ts';
import type { Session } from './session.ts';
import { isSilence } from './silences.ts';
import type { TimeLimit } from './time-limit.ts';
import { decode } from './translated.ts';

export interface Asked extends Placeable {
  caller: Caller;
  /** Only a page is of use. */
  wants_page?: true;
}

/** Reasons to send it once more, as far as they are not used up. */
interface Again {
  /** To see whether it changes something: `asked_twice` of the target file. */
  is_first: boolean;
  /** In case it meets an error of the server. */
  is_sent_again: boolean;
  /** True where something else was under way, which may be what it is in conflict with. */
  hasCompany?: (() => boolean) | undefined;
}

/** Sends one request of the same kind each time. */
type Attempt = (
  exchange: (outgoing: OutgoingRequest, hasCompany?: () => boolean) => Promise<Exchange>,
) => Promise<Exchange>;

/** Of contexts without a check: those of deliveries and of runs that checks share. */
const shared_contexts: readonly string[] = ['deliveries', shared_asker];
const cleaning = 'clean-up';

/** @param exchanges receives each as it is there */
export function createSending(
  session: Session,
  check_id: string,
  { limit, time, exchanges }: { limit: TimeLimit; time: CheckTime; exchanges: Exchange[] },
) {
  // Preflight, cleaning and doctor look at errors as they come.
  const is_of_checks = check_id.includes('/') || shared_contexts.includes(check_id);
  const is_hostile = check_id.startsWith('hostile/');
  const is_cleaning = check_id === cleaning;
  const repeats = new WeakSet<Exchange>();
  const replicas = createReplicas(session, check_id, exchanges);

  /** True where nothing is wrong with it, unless that is what it tests. A check of hostile input makes its records so. */
  function asksRightly({ step }: Pick<Asked, 'step'>): boolean {
    return is_of_checks && (!is_hostile || /^(?:create|control)/.test(step));
  }

  /** Then an error of the server is an answer like any other. */
  function isTested({ step, caller }: Asked): boolean {
    return !asksRightly({ step }) || step.startsWith('attempt') || typeof caller === 'object';
  }

  /** @throws CaseStopped where no answer comes that counts */
  async function ask(asked: Asked, attempt: Attempt): Promise<Exchange> {
    const { request, kind } = asked;
    const { operation } = request;
    const is_tested = isTested(asked);
    // Two runs tell one callback, so that another one is dispatched with another URL.
    const is_for_once = is_tested ? countsTwice(request) : callsBack(request);
    const again = {
      is_first: kind === 'operation' && session.target.asked_twice === true && !is_cleaning,
      is_sent_again: kind !== 'path' && (is_cleaning || (asksRightly(asked) && !is_for_once)),
    };
    const placed = replicas.place(asked);
    const { found, was_erred } = await untilItCounts(again, (left) =>
      attempt((outgoing, hasCompany) => exchange(outgoing, { ...asked, placed }, { ...left, hasCompany })),
    );
    placed?.ended(found);
    if (!isDecoded(asked)) return found;
    if (isServerError(found) && !is_tested) throw erred(operation, found.received!.status, was_erred);
    if (is_cleaning) return found;
    // A cursor may be for one use.
    const is_used_up = kind === 'cursor' ? found.decoded?.outcome !== 'success' : countsTwice(request);
    if (was_erred && is_used_up) throw maybeDone(operation);
    if (repeats.has(found) && countsTwice(request)) {
      const may = `${lineOf(found.sent)} may have been carried out before, behind the error of a gateway`;
      throw unusable(may, { operation });
    }
    return found;
  }

  async function exchange(
    unplaced: OutgoingRequest,
    asked: Asked & { placed: Placed | undefined },
    again: Again,
  ): Promise<Exchange> {
    const { step, caller, request, wants_page, placed } = asked;
    const first = placed ? { ...unplaced, url: placed.at(unplaced.url) } : unplaced;
    const { operation } = request;
    const is_decoded = isDecoded(asked);
    // Presigned URLs keep silent by themselves.
    const silence = is_decoded ? operation : `${first.method} of a presigned URL`;
    const [who, times] = session.silences.isGivenUp(silence)
      ? [lineOf(first), 'several']
      : [session.liveness.is_gone && 'the target', most_useless];
    if (who !== false) {
      const reason = `${who} gave no usable answer ${times} times in a row, and is not asked again`;
      throw unusable(reason, { operation, silent: true });
    }
    if (is_decoded && !isTested(asked)) session.errors.check(operation);
    const { outgoing, answer, at_ms, ended_ms } = await withTokenRenewed(
      session,
      { outgoing: first, caller, operation, limit },
      sent,
    );
    const { received } = answer;
    const is_cut = answer.failure?.kind === 'cut';
    if (!is_cut) session.silences.note(silence, isSilence(answer, outgoing.method), [at_ms, ended_ms]);
    // Storage may be somebody else's.
    if (is_decoded && !is_cut) {
      const is_usable = received !== undefined && !tellsNothing(received.status);
      session.liveness.note({ began_ms: at_ms, ended_ms }, is_usable);
      const is_error = isServerError(answer);
      if (is_usable && !(is_error && isTested(asked)))
        session.errors.note(operation, is_error ? received.status : undefined);
    }
    let unread: CaseStopped | undefined;
    const found: Exchange = {
      number: session.history.exchanges.length + 1,
      step: stepOf(step, again, outgoing.method, answer),
      principal: nameOf(caller),
      request,
      ...(placed && { replica: placed.replica }),
      sent: {
        method: outgoing.method,
        // The query of a presigned URL is the key to a file.
        url: is_decoded ? outgoing.url : withoutQuery(outgoing.url),
        headers: withoutSecrets(outgoing.headers),
        body: textOf(outgoing.body),
      },
      at_ms,
      took_ms: answer.took_ms,
    };
    const { led_to, failure, away_ms } = answer;
    if (is_decoded && led_to !== undefined && baseAbove(session.target, led_to)) found.led_to = led_to;
    if (failure) {
      const { is_away: _, ...told } = failure;
      found.failure = told;
    }
    if (away_ms !== undefined) found.away_ms = away_ms;
    if (received && is_decoded) {
      const { status, headers, body } = received;
      found.received = session.kept({ status, headers, body });
      const decoded = decode(session.dialect, request, { status, headers, body });
      if ('stop' in decoded) unread = decoded.stop;
      else found.decoded = decoded;
    } else if (received) {
      // Stored files are told apart by digest; their bytes have no place in a report.
      const digest = createHash('sha256').update(received.bytes).digest('hex');
      found.received = { status: received.status, headers: received.headers, body: `sha256:${digest}` };
    }
    if (wants_page && received && !found.decoded?.page) found.pageless = true;
    keepSecret(session.secrets, found);
    session.history.add({ type: 'exchange', ...found });
    session.spending.saw(found);
    exchanges.push(found);
    if (unread) throw unread;
    if (answer.is_repeat) repeats.add(found);
    if (is_cut) limit.check();
    return usable(found, answer.budget);
  }

  async function sent(outgoing: OutgoingRequest) {
    refuseWhenOver();
    refuseWrite(outgoing);
    const { underWay } = session;
    const at_ms = session.elapsed_ms();
    const sending = session.http.send(outgoing, limit);
    underWay.requests.add(sending);
    const answer: HttpAnswer = await sending.finally(() => underWay.requests.delete(sending));
    const ended_ms = session.elapsed_ms();
    time.waited(ended_ms - answer.took_ms, ended_ms);
    return { outgoing, answer, at_ms, ended_ms };
  }

  /** @throws CaseStopped once nothing more may be asked */
  function refuseWhenOver(): void {
    limit.check();
    time.check();
    if (!session.underWay.is_over || is_cleaning) return;
    throw unusable('the run is over', {});
  }

  /** @throws CaseStopped where nothing may be written */
  function refuseWrite(asked: Pick<OutgoingRequest, 'method' | 'url'>): void {
    const reason = whyNotSent(session.target, asked.method, lineOf(asked));
    if (reason !== undefined) throw new CaseStopped({ verdict: 'not-claimed', reason });
  }

  return { ask, asksRightly, refuseWhenOver, refuseWrite };
}

/** Stands before the step of what changed nothing, and is asked for once more. */
const first_asking = 'first asking: ';

/** A repeat has another step, so that a check finds one answer to each of its requests. */
function stepOf(
  step: string,
  { hasCompany, is_first, is_sent_again }: Again,
  method: string,
  answer: HttpAnswer,
): string {
  if (is_sent_again && isServerError(answer)) return `${erred_before}${step}`;
  if (isConflict(answer) && hasCompany?.()) return `beside another: ${step}`;
  return is_first && (method === 'GET' || isRefusal(answer)) ? `${first_asking}${step}` : step;
}

/**
 * Sends a request, and once more where its first answer does not count.
 * @returns the answer that does, and whether an error of the server came before it
 */
async function untilItCounts(
  again: Again,
  send: (again: Again) => Promise<Exchange>,
): Promise<{ found: Exchange; was_erred: boolean }> {
  let left = again;
  for (let was_erred = false; ; ) {
    const found = await send(left);
    if (isSentAgain(found)) [left, was_erred] = [{ ...left, is_sent_again: false }, true];
    else if (found.step.startsWith(first_asking)) left = { ...left, is_first: false };
    else return { found, was_erred };
  }
}

/** A caller who is told of a conflict may mean it when asking again, which may be done then. */
function isRefusal(answer: HttpAnswer): boolean {
  const status = answer.received?.status ?? 0;
  return status >= 400 && status < 500 && status !== 412 && !isConflict(answer);
}

/** Refused for what is there, or for what is under way. */
export function isConflict({ received }: Pick<Exchange | HttpAnswer, 'received'>): boolean {
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

/** Answered in the form of an operation. */
function isDecoded({ kind }: Asked): boolean {
  return kind === 'operation' || kind === 'cursor';
}

/** @param budget the limit that was met @throws CaseStopped where it tells nothing */
function usable(exchange: Exchange, budget?: string): Exchange {
  const { sent, failure, received } = exchange;
  if (!failure && !tellsNothing(received!.status)) return exchange;
  const line = lineOf(sent);
  const { operation } = exchange.request;
  const about = { operation, ...(isSilence(exchange, sent.method) && { silent: true as const }) };
  if (failure?.kind === 'too_large') {
    const of_limit = { ...about, too_large: true as const, ...(budget !== undefined && { budget: true as const }) };
    throw unusable(`an answer is too large: ${budget ?? failure.message} (${line})`, of_limit);
  }
  if (budget === undefined) {
    throw unusable(failure ? `${line}: ${failure.message}` : `${line} kept answering ${received!.status}`, about);
  }
  const place = failure ? line : `${line}, ${received!.status}`;
  throw new CaseStopped(budgetEnded(`${budget} (${place})`, about));
}

function unusable(reason: string, about: Omit<Stop, 'verdict' | 'reason'>): CaseStopped {
  return new CaseStopped({ verdict: 'inconclusive', reason, ...about });
}

/** A webhook's secret is in the request that makes it, or in its answer. */
function keepSecret(secrets: Set<string>, { request, decoded }: Exchange): void {
  if (request.operation !== 'createWebhook') return;
  for (const told of [request.body, decoded?.record]) {
    const secret = (told as { secret?: unknown } | undefined)?.secret;
    if (typeof secret === 'string') secrets.add(secret);
  }
}

function lineOf({ method, url }: { method: string; url: string }): string {
  return `${method} ${new URL(url).pathname}`;
}

function textOf(body: string | Uint8Array | undefined): string | undefined {
  return body === undefined || typeof body === 'string' ? body : `(${body.length} bytes)`;
}
