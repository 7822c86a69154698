/** Before anything is judged: does somebody answer at the base URL, and are the credentials taken? */
import { setTimeout } from 'node:timers/promises';
import { request } from 'undici';
import { answerOrStop } from '../acts/answer-or-stop.ts';
import type { CheckContext, RequestDraft } from '../suite/context.ts';
import type { Exchange, Stop } from '../suite/exchange.ts';
import { createAgent } from '../target/agent.ts';
import { baseUrlsOf } from '../target/base-urls.ts';
import type { PrincipalName, Target } from '../target/target.ts';
import { mendUnanswered } from '../target/tls-fault.ts';
import { TargetUnusable } from '../target/unusable.ts';
import { onOneReplica, replicasOf } from './one-replica.ts';
import { openCase } from './open-case.ts';
import type { Session } from './session.ts';

/** One connection that breaks says nothing of the target. */
const most_tries = 3;

/** Of each replica, where the target has several. @throws TargetUnusable */
export async function preflight(session: Session, signal?: AbortSignal): Promise<void> {
  const replicas = replicasOf(session);
  if (replicas.length === 0) return preflightOf(session, signal);
  for (const replica of replicas) await preflightOf(onOneReplica(session, replica), signal);
}

async function preflightOf(session: Session, signal?: AbortSignal): Promise<void> {
  const { target } = session;
  const { context } = openCase(session, 'preflight');
  const health = await ask(() => context.call('nobody', { operation: 'getHealth' }, 'health'));
  const { over } = session.limit;
  const is_silent = !health.exchange && session.history.exchanges.length > 0;
  if (is_silent && over?.budget && !signal?.aborted) {
    throw new TargetUnusable(`${target.base_url}: no answer came before the end of the time (${over.reason})`);
  }
  if (session.limit.over || health.stop?.budget) return;
  if (health.stop) {
    const { reason } = health.stop;
    const key = target.base_urls ? 'base_urls' : 'base_url';
    throw new TargetUnusable(`${target.base_url}: ${reason}; ${mendUnanswered(target.base_url, reason, key)}`);
  }
  for (const principal of Object.keys(target.principals) as PrincipalName[]) {
    const found = await probe(context, principal);
    if (session.limit.over || ('stop' in found && found.stop.budget)) return;
    if ('stop' in found) {
      throw new TargetUnusable(
        `${target.base_url}: ${found.stop.reason}, nor was GET /v1/auth/me answered; its health is, but nothing else seems to be`,
      );
    }
    if (found.status === 401) {
      throw new TargetUnusable(
        `principals.${principal}.token is refused (401 at GET /v1/assets and GET /v1/auth/me of ${target.base_url}); give a token that is valid there`,
      );
    }
  }
}

const probes = ['listAssets', 'getMe'] as const satisfies RequestDraft['operation'][];

/** 401 only when every probe says so: an API key may be refused at the account. A stop only when none is answered. */
async function probe(
  context: CheckContext,
  principal: PrincipalName,
): Promise<{ status: number | undefined } | { stop: Stop }> {
  const stops: Stop[] = [];
  let status: number | undefined;
  for (const operation of probes) {
    const { exchange, stop } = await ask(() => context.call(principal, { operation }, `${principal}/${operation}`));
    if (stop) stops.push(stop);
    else status = exchange?.received?.status;
    if (exchange && status !== 401) return { status };
  }
  const [first] = stops;
  return first && stops.length === probes.length ? { stop: first } : { status: stops.length > 0 ? undefined : status };
}

/** Asks again where the connection broke; a target that does not answer at all is asked once. */
async function ask(call: () => Promise<Exchange>): Promise<{ exchange?: Exchange; stop?: Stop }> {
  for (let tries = 1; ; tries++) {
    const found = await answerOrStop(call);
    if (!found.stop || found.stop.silent || tries === most_tries) return found;
  }
}

const poll_ms = 200;
/** One that is silent for so long is asked again beside it: a proxy may have taken the connection before the server was there. */
const patience_ms = 2_000;

/**
 * Waits until anything answers at the base URL, or at each of several; what it answers is for `preflight` to judge.
 * @returns the base URL at which nothing did in that time
 */
export async function waitUntilAnswers(
  target: Target,
  seconds: number,
  interruption?: AbortSignal,
): Promise<string | undefined> {
  const deadline = performance.now() + seconds * 1_000;
  const bases = baseUrlsOf(target);
  const waited = await Promise.all(bases.map((base_url) => isAnswered(base_url, target, { deadline, interruption })));
  return bases.find((_, place) => !waited[place]);
}

async function isAnswered(
  base_url: string,
  target: Target,
  { deadline, interruption }: { deadline: number; interruption: AbortSignal | undefined },
): Promise<boolean> {
  const dispatcher = createAgent(target);
  const given_up = new AbortController();
  const signal = AbortSignal.any([given_up.signal, ...(interruption ? [interruption] : [])]);
  const leftOf = (ms: number) => Math.max(0, Math.min(ms, deadline - performance.now()));
  let is_answered = false;
  const ask = async () => {
    const answer = await request(`${base_url}/v1/health`, { dispatcher, signal });
    is_answered = true;
    await answer.body.dump().catch(() => {});
  };
  try {
    for (;;) {
      const asked = ask().catch(() => setTimeout(leftOf(poll_ms), undefined, { signal }).catch(() => {}));
      await Promise.race([asked, setTimeout(leftOf(patience_ms), undefined, { signal }).catch(() => {})]);
      if (is_answered) return true;
      if (signal.aborted || performance.now() >= deadline) return false;
    }
  } finally {
    given_up.abort();
    await dispatcher.destroy();
  }
}
