/**
 * The receiver of the suite: it can listen, and what the target sends arrives. That this machine reaches it by itself
 * tells little of the target, which may be elsewhere.
 */
import { request } from 'undici';
import { InputError } from '../../src/input/input-error.ts';
import { createReceiver, type Receiver } from '../receiver/receiver.ts';
import type { Session } from '../runner/session.ts';
import type { CheckContext } from '../suite/context.ts';
import type { Target } from '../target/target.ts';
import { receiverProblem } from '../waves/target-offers.ts';
import { type Finding, findingsOf } from './finding.ts';

const { well, problem, notTried } = findingsOf('receiver');
const timeout_ms = 10_000;
/** As long as the suite waits for an event behind the end of a run. */
const most_wait_ms = 30_000;
const step_ms = 100;
const longest_step_ms = 1_000;

/**
 * The run that was asked to call, and when its end was read, by `performance.now()`; else the reason why there is none.
 */
export type CalledRun = { run_id: string; ended_ms: number } | { not: string };

export interface Ear {
  /** The URL for the callback of one run; undefined where nothing can be heard. */
  callback_url?: string;
  /** The URL for a webhook. */
  webhook_url?: string;
  /** Tells, once runs were tried, what came. */
  findings(session: Session, ctx: CheckContext, called: CalledRun): Promise<Finding[]>;
  close(): Promise<void>;
}

export async function openEar(target: Target): Promise<Ear> {
  const missing = receiverProblem(target);
  if (missing) return deaf(problem('receiver', missing.reason, 'or leave out the areas that deliver events'));
  let receiver: Receiver;
  try {
    receiver = await createReceiver(target.receiver);
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    const [says = '', mend = ''] = error.message.split('; ');
    return deaf(problem('receiver.bind', says, mend));
  }
  // Some senders want back what they sent before they take a webhook's URL.
  const receiver_began_ms = performance.now() - receiver.now_ms();
  const open = () => receiver.open(({ body }) => ({ kind: 'status', status: 200, body }));
  const inbox = open();
  const { origin } = new URL(inbox.url);
  const key = target.receiver?.public_url === undefined ? 'receiver' : 'receiver.public_url';
  return {
    callback_url: inbox.url,
    webhook_url: open().url,
    async findings({ clock }, ctx, called) {
      clock.heed(receiver);
      if ('not' in called) {
        const unreached = await unreachedFromHere(open());
        if (unreached !== undefined) return [problem(key, `${origin} ${unreached}`, lead)];
        return [notTried(`this machine itself reaches ${origin}; whether the target does is not known: ${called.not}`)];
      }
      const began_ms = ctx.time.now_ms();
      const most = clock.kind === 'stepped' ? longest_step_ms : step_ms;
      while (inbox.arrivals.length === 0 && ctx.time.now_ms() - began_ms < most_wait_ms) await ctx.time.goOn(most);
      const [first] = inbox.arrivals;
      if (first) {
        const after_ms = Math.round(first.accepted_ms - (called.ended_ms - receiver_began_ms));
        const when = `${Math.abs(after_ms)} ms ${after_ms < 0 ? 'before' : 'after'} the end of its run was read`;
        return [well(`the target's ${first.method} of a callback came to ${origin}, ${when}`)];
      }
      const unreached = await unreachedFromHere(open());
      const here =
        unreached === undefined ? 'this machine itself reaches it' : `for this machine, too, it ${unreached}`;
      const says = `no callback of run ${called.run_id} came to ${origin} within ${most_wait_ms / 1000} s of its end; ${here}`;
      return [problem(key, says, unreached === undefined ? reach : lead)];
    },
    close: () => receiver.close(),
  };
}

const lead = 'let the tunnel or proxy lead to receiver.bind, and give the URL at which it begins';
const reach =
  'give receiver.public_url, and receiver.bind.host, as the target sees this machine (a container sees another loopback), or look for the callback in the log of the target';

function deaf(finding: Finding): Ear {
  return { findings: async () => [finding], close: async () => {} };
}

/** @returns how it fails; undefined where what this machine sends arrives */
async function unreachedFromHere({ url, arrivals }: ReturnType<Receiver['open']>): Promise<string | undefined> {
  try {
    const body = 'is this the receiver?';
    const answer = await request(url, { method: 'POST', body, signal: AbortSignal.timeout(timeout_ms) });
    await answer.body.dump();
    return arrivals.length > 0 ? undefined : `answers ${answer.statusCode}, and nothing arrives here`;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    return `cannot be reached from here (${code ?? message})`;
  }
}
