/** Requests that a case sends: calls of operations, cursor URLs, other paths, and presigned URLs. */
import type { CanonicalRequest } from '../../src/choices/canonical.ts';
import { writeQueryString } from '../../src/choices/query-string.ts';
import { operations } from '../../src/contract/operations.ts';
import { actsIn } from '../models/acts-in.ts';
import { type Caller, CaseStopped, type CheckContext } from '../suite/context.ts';
import { budgetEnded, type Exchange } from '../suite/exchange.ts';
import { baseAbove } from '../target/base-urls.ts';
import { headersOf, inForm, lowerCased, nameOf, userAgent } from './callers.ts';
import type { CheckTime } from './check-time.ts';
import { cursorTarget, whyNotFollowed } from './cursor-target.ts';
import { asGiven, noteGiven } from './given-times.ts';
import type { OutgoingRequest } from './http.ts';
import { askAgain } from './quotas.ts';
import { type Asked, createSending, isConflict } from './sending.ts';
import type { Session } from './session.ts';
import { isAllowedStorage } from './storage-urls.ts';
import type { TimeLimit } from './time-limit.ts';
import type { Kept } from './time-port.ts';
import { encode } from './translated.ts';

interface RequestsOf {
  session: Session;
  check_id: string;
  contextOf(): CheckContext;
  limit: TimeLimit;
  time: CheckTime;
  kept: Kept;
  /** Those of the case: each request adds its own. */
  exchanges: Exchange[];
}

type RequestsPort = Pick<CheckContext, 'call' | 'follow' | 'followToPage' | 'probe' | 'transfer'>;

export function createRequestsPort(of: RequestsOf): RequestsPort {
  const { session, check_id, contextOf, limit, time, kept, exchanges } = of;
  const sending = createSending(session, check_id, { limit, time, exchanges });
  const { ask, asksRightly, refuseWhenOver, refuseWrite } = sending;
  // A user may have to name the organization of the owner, and always may: checks ask as if the owner were a key.
  const placeOf = (caller: Caller) => (caller === 'owner' ? actsIn(session.facts, caller) : {});
  const isOurs = (url: string) => baseAbove(session.target, url) !== undefined;
  const headersFor = (caller: Caller) => headersOf(session, caller, check_id, limit);

  return {
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
        await session.quotas.check(found, (taken) => askAgain(contextOf(), caller, taken));
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
        const reason = `presigned URLs point at ${place}, which network.storage_origins does not name`;
        throw new CaseStopped({ verdict: 'could-not-run', reason });
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
      const reason = `the cursor URL ${JSON.stringify(url)} is no http or https URL`;
      throw new CaseStopped({ verdict: 'inconclusive', reason });
    }
    if ('origin' in followed) {
      throw new CaseStopped({ verdict: 'could-not-run', reason: whyNotFollowed(session.target, followed) });
    }
    const { organization = placeOf(caller).organization } = request;
    return ask({ ...asked, request, from, kind: 'cursor' }, async (exchange) => {
      const headers = await headersFor(caller);
      if (organization !== undefined) headers['x-organization-id'] = organization;
      return exchange({ method: 'GET', url: followed.url, headers, followsTo: isOurs });
    });
  }
}
