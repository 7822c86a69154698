/** Tries the promises of a target file before anything is judged. Its records are in the journal, and are removed. */
import { request } from 'undici';
import { answerOrStop } from '../acts/answer-or-stop.ts';
import { cleanUp } from '../runner/clean-up.ts';
import { createSession } from '../runner/create-session.ts';
import { missingKeys, tellMissing } from '../runner/missing-keys.ts';
import { onOneReplica, replicasOf } from '../runner/one-replica.ts';
import { openCase } from '../runner/open-case.ts';
import type { RunOptions } from '../runner/run-options.ts';
import type { Session } from '../runner/session.ts';
import { CaseStopped, type CheckContext } from '../suite/context.ts';
import type { Exchange } from '../suite/exchange.ts';
import type { LeftBehind } from '../suite/records.ts';
import { createAgent } from '../target/agent.ts';
import { proxyFor } from '../target/proxies.ts';
import type { Target } from '../target/target.ts';
import { clientCertificate, wantsClientCertificate } from '../target/tls-fault.ts';
import { lineOf, tryCallers } from './callers.ts';
import { alertBehindHandshake, type Connection, speaksTls, tryConnection } from './connection.ts';
import { tryControl } from './control.ts';
import { tryCursors } from './cursors.ts';
import { type Finding, findingsOf } from './finding.ts';
import { tryFixtures } from './fixtures.ts';
import { entryOf, gatewayDoubts, isPage, titleOf } from './gateway.ts';
import { tryWebhook } from './hooks.ts';
import { type CalledRun, type Ear, openEar } from './receiver.ts';
import { tryRuns } from './runs.ts';
import { tryStorage } from './storage.ts';

export interface Diagnosis {
  base_url: string;
  /** Nobody answers at the base URL. */
  is_dead: boolean;
  findings: Finding[];
  /** In milliseconds; absent what could not be measured. */
  measured: {
    /** From the beginning of a connection until it takes requests. */
    connection_set_up_ms?: number;
    /** Lead of the target's clock over this one, by the Date of an answer, which has whole seconds. */
    clock_ahead_ms?: number;
    /** Delay from an upload to its place in the list. */
    list_lag_ms?: number;
  };
  left_behind: LeftBehind[];
}

const health = findingsOf('health');
const connection = findingsOf('connection');
const gaps = findingsOf('gaps');
/** More than the whole seconds of a Date and a slow answer explain. */
const most_ahead_ms = 5_000;

/** @param options of a run without checks: the journal and the history go where those of a run do */
export async function diagnose(options: RunOptions): Promise<Diagnosis> {
  const { target } = options;
  const { findings, is_dead, set_up_ms } = await tryConnections(target);
  const diagnosis: Diagnosis = {
    base_url: target.base_url,
    is_dead,
    findings,
    measured: set_up_ms === undefined ? {} : { connection_set_up_ms: set_up_ms },
    left_behind: [],
  };
  if (is_dead) return diagnosis;
  const control = await tryControl(target);
  // A control interface that does not answer is told of as such; all else goes without it.
  const { control: _, ...uncontrolled } = target;
  const usable: Target = { ...(control.state === 'problem' ? uncontrolled : target), consistency_ms: 0 };
  const session = await createSession({ ...options, target: usable }, new Date().toISOString());
  const ear = await openEar(target);
  try {
    const { context } = openCase(session, 'doctor');
    let called: CalledRun = { not: 'nothing could be asked of it' };
    const known = await tryReplicas(session, diagnosis);
    if (known) {
      findings.push(...(await tryCallers(session, context)));
      const is_readable = !findings.some(({ key }) => key === 'principals.owner.token');
      if (is_readable) findings.push(...(await tryFixtures(session, context)));
      findings.push(control);
      if (is_readable) {
        const stored = await tryStorage(session, context, target.consistency_ms ?? 0);
        findings.push(...stored.findings);
        if (stored.list_lag_ms !== undefined) diagnosis.measured.list_lag_ms = stored.list_lag_ms;
        called = await tryEvents(session, context, ear, target.consistency_ms ?? 0, findings);
        findings.push(...(await tryCursors(session, context)));
      }
    }
    if (known) findings.push(...gatewayDoubts(session.history.exchanges));
    findings.push(...(await ear.findings(session, context, called)));
    findings.push(...tellMissing(missingKeys(session.facts)).map((says) => gaps.notTried(says)));
    diagnosis.left_behind = await cleanUp(session);
    return diagnosis;
  } catch (error) {
    // Interrupted: what was made so far goes, too.
    if (error instanceof CaseStopped) await cleanUp(session);
    throw error;
  } finally {
    await ear.close();
    await session.close();
  }
}

/** Each of several replicas by itself. */
async function tryConnections(target: Target): Promise<Connection> {
  if (!target.base_urls) return tryConnection(target);
  const tried: Connection[] = [];
  for (const base_url of target.base_urls) tried.push(await tryConnection({ ...target, base_url }, 'base_urls'));
  const set_up_ms = Math.max(0, ...tried.flatMap((one) => one.set_up_ms ?? []));
  const is_dead = tried.some((one) => one.is_dead);
  return { findings: tried.flatMap((one) => one.findings), is_dead, ...(!is_dead && { set_up_ms }) };
}

/** @returns whether it is the target that answers, at each of its replicas */
async function tryReplicas(session: Session, diagnosis: Diagnosis): Promise<boolean> {
  const replicas = replicasOf(session);
  if (replicas.length === 0) return tryHealth(session, openCase(session, 'doctor').context, diagnosis);
  let is_known = true;
  for (const replica of replicas) {
    const alone = onOneReplica(session, replica);
    const before = diagnosis.findings.length;
    is_known = (await tryHealth(alone, openCase(alone, 'doctor').context, diagnosis)) && is_known;
    for (const one of diagnosis.findings.splice(before)) {
      const key = one.key === 'base_url' ? { key: 'base_urls' } : {};
      diagnosis.findings.push({ ...one, ...key, says: `${replica}: ${one.says}` });
    }
  }
  return is_known;
}

/** Runs, and the hooks for them and for webhooks. @returns the run that is to be heard of */
async function tryEvents(
  session: Session,
  ctx: CheckContext,
  ear: Ear,
  consistency_ms: number,
  findings: Finding[],
): Promise<CalledRun> {
  const runs = await tryRuns(session, ctx, ear, consistency_ms);
  findings.push(...runs.findings, ...(await tryWebhook(session, ctx, ear)));
  return runs.called;
}

/** @returns whether it is the target that answers, so that there is more to ask */
async function tryHealth(session: Session, ctx: CheckContext, diagnosis: Diagnosis): Promise<boolean> {
  const { base_url } = session.target;
  const { findings } = diagnosis;
  const probe = await answerOrStop(() => ctx.call('nobody', { operation: 'getHealth' }, 'health'));
  const exchange = probe.exchange ?? session.history.exchanges.at(-1);
  if (!exchange?.received) {
    const is_tls = base_url.startsWith('http:') && (await speaksTls(session.target));
    diagnosis.is_dead = !is_tls;
    findings.push(is_tls ? tlsUnasked : await unanswered(session, exchange, probe.stop?.reason ?? ''));
    return false;
  }
  const { status, headers } = exchange.received;
  const ahead_ms = aheadBy(exchange, Date.now());
  if (ahead_ms !== undefined && session.clock.kind !== 'stepped') diagnosis.measured.clock_ahead_ms = ahead_ms;
  const listed = await answerOrStop(() => ctx.call('owner', { operation: 'listAssets' }, 'somebody'));
  const other = listed.exchange ?? session.history.exchanges.at(-1)!;
  if (isPage(exchange.received) && (!other.received || isPage(other.received))) {
    const title = titleOf(exchange.received.body);
    const said = `${status} ${headers['content-type']}${title === undefined ? '' : ` “${title}”`}`;
    findings.push(pageInPlace(session, exchange, said));
    return false;
  }
  if (status === 403 && other.received?.status === 403 && other.received.body === exchange.received.body) {
    const says = `GET /v1/health and ${lineOf('listAssets')} are refused alike with 403: by a gateway, it seems`;
    findings.push(health.problem('network.headers', says, 'give the header that it asks for'));
    return false;
  }
  if (status >= 300) {
    const elsewhere = await answeringBase(session.target);
    const mend = elsewhere === undefined ? 'give what stands before /v1 in every path' : `write ${elsewhere}`;
    // Health need not be served where all else is.
    if (elsewhere !== undefined || (other.received?.status ?? 404) === 404) {
      findings.push(health.problem('base_url', `GET ${base_url}/v1/health answers ${status}`, mend));
      return false;
    }
    findings.push(health.doubt('base_url', `${lineOf('getHealth')} answers ${status}`, 'the suite asks it first'));
    return true;
  }
  findings.push(health.well(`${lineOf('getHealth')} answers ${status}`));
  if (session.clock.kind !== 'stepped' && ahead_ms !== undefined && Math.abs(ahead_ms) > most_ahead_ms) {
    const way = ahead_ms > 0 ? 'ahead of' : 'behind';
    const says = `its clock is ${Math.abs(ahead_ms) / 1000} s ${way} this one`;
    findings.push(health.doubt('base_url', says, 'set both by one source, lest events look early'));
  }
  return true;
}

const tlsUnasked = connection.problem(
  'base_url',
  'the port speaks TLS, not plain HTTP',
  'let base_url begin with https://',
);

/** Connections are taken there, and the first request on one is not answered. */
async function unanswered({ target }: Session, exchange: Exchange | undefined, reason: string): Promise<Finding> {
  const { kind, message = reason } = exchange?.failure ?? {};
  const { host } = new URL(target.base_url);
  const code = /ERR_\w+/.exec(message)?.[0] ?? (await alertBehindHandshake(target));
  if (code !== undefined && wantsClientCertificate(code)) {
    const { key, says, mend } = clientCertificate(host, code);
    return connection.problem(key, says, mend);
  }
  if (kind === 'gateway') {
    const mend = 'give what the gateway asks for under network.headers, or correct the entry';
    return health.problem('network.gateway', `GET /v1/health: ${message}`, mend);
  }
  const proxy = proxyFor(new URL(target.base_url), target.network);
  if (proxy && message.startsWith('the proxy')) {
    return connection.problem(proxy.said_by, `${proxy.url.host}: ${message}`, 'write http://USER:PASSWORD@HOST:PORT');
  }
  return health.problem('base_url', `GET /v1/health: ${message}`, 'look into the log of what answers there');
}

/** A page where every answer of the API is JSON. @param said its status, type and title */
function pageInPlace({ target }: Session, exchange: Exchange, said: string): Finding {
  const { body } = exchange.received!;
  // As nginx, Apache and others tell of it, which ask for it and go on without.
  if (/(SSL|client|TLS) certificate/i.test(body)) {
    const { key, says, mend } = clientCertificate(new URL(target.base_url).host, said);
    return connection.problem(key, says, mend);
  }
  const says = `${said}: a gateway or a web page answers in its place`;
  const mend = `give what it asks for under network.headers, or the base URL behind it; where it answers so now and then, paste into network.gateway: ${entryOf(exchange.received!)}`;
  return health.problem('base_url', says, mend);
}

function aheadBy({ received }: Exchange, now_ms: number): number | undefined {
  const date = Date.parse(received?.headers.date ?? '');
  if (Number.isNaN(date)) return undefined;
  // The Date is cut to whole seconds: half of one is added on average, and less than that tells nothing.
  const ahead_ms = Math.round((date + 500 - now_ms) / 100) * 100;
  return Math.abs(ahead_ms) > 500 ? ahead_ms : 0;
}

/** Of the base URLs that are meant most often where another is given, one at which the health probe answers. */
async function answeringBase({ base_url, network }: Target): Promise<string | undefined> {
  const { origin, pathname } = new URL(base_url);
  const without = base_url.replace(/\/v1$/, '');
  const candidates = [...new Set([without, origin, `${origin}/api`])].filter((one) => one !== base_url);
  if (pathname === '/' && candidates.length === 0) return undefined;
  const dispatcher = createAgent({ base_url, network });
  try {
    for (const one of candidates) {
      try {
        // All of them have the base URL's origin.
        const signal = AbortSignal.timeout(5_000);
        const answer = await request(`${one}/v1/health`, { dispatcher, signal, headers: network?.headers ?? {} });
        const is_json = /json/.test(String(answer.headers['content-type']));
        await answer.body.dump();
        if (answer.statusCode < 300 && is_json) return one;
      } catch {
        // Nobody there either.
      }
    }
    return undefined;
  } finally {
    await dispatcher.destroy();
  }
}
