/** Client of a control interface (`openapi --control`): time, and the end of webhooks and runs. */
import { request } from 'undici';
import { boundedText } from '../../src/input/bounded-text.ts';
import { createAgent, type Way } from '../target/agent.ts';
import type { Target } from '../target/target.ts';
import { mendTls } from '../target/tls-fault.ts';
import { TargetUnusable } from '../target/unusable.ts';
import { answeredBy, type HookAnswer, undone } from './hook-answer.ts';

export interface ControlClock {
  mode: string;
  /** Milliseconds since 1970 on the target's clock. */
  now_ms: number;
  /** The time at which something happens next of itself; undefined when nothing will. */
  next_due_ms?: number;
  /** Receivers of the attempts under way, once for each, as far as it tells. */
  in_flight?: readonly string[];
}

export interface Control {
  clock(): Promise<ControlClock>;
  /** Resolves when all that came due has happened, and every attempt that left is with its receiver. */
  advance(by_ms: number): Promise<ControlClock>;
  deleteWebhook(id: string): Promise<HookAnswer>;
  cancelRun(id: string): Promise<HookAnswer>;
  close(): Promise<void>;
}

/** Time may bring much on the way. */
const timeout_ms = 60_000;
/** Shorter than what servers keep theirs: who writes into one that the other side is just closing gets no answer. */
const keep_alive_ms = 1_000;

/** @param way by which it is reached, as the target is */
export function createControl({ base_url, token }: NonNullable<Target['control']>, way?: Way): Control {
  const agent = createAgent(way ?? { base_url }, {
    timeout_ms,
    keepAliveTimeout: keep_alive_ms,
    keepAliveMaxTimeout: keep_alive_ms,
  });
  const base = base_url.replace(/\/+$/, '');

  async function send(method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown) {
    try {
      const { statusCode, body: answer } = await request(`${base}${path}`, {
        method,
        dispatcher: agent,
        headers: {
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        // Also for what comes little by little, without end.
        signal: AbortSignal.timeout(timeout_ms),
      });
      return { status: statusCode, text: await boundedText(answer) };
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException;
      const remedy = mendTls(base, code ?? '', 'control.base_url');
      const mend = remedy === undefined ? '' : `; ${remedy}`;
      throw new TargetUnusable(`control.base_url ${base}: cannot be asked (${code ?? message})${mend}`);
    }
  }

  async function clockFrom(method: 'GET' | 'POST', path: string, body?: unknown): Promise<ControlClock> {
    const { status, text } = await send(method, path, body);
    const clock = status === 200 ? readClock(text) : undefined;
    if (clock) return clock;
    throw new TargetUnusable(`control.base_url ${base}: ${method} ${path} answered ${status} without a clock`);
  }

  /** A request that fails counts as not done; a run is not lost for it. */
  const done = async (method: 'POST' | 'DELETE', path: string) => {
    try {
      return answeredBy((await send(method, path)).status);
    } catch (error) {
      if (error instanceof TargetUnusable) return undone(error.message.replace(/^.+?: /, ''));
      throw error;
    }
  };

  return {
    clock: () => clockFrom('GET', '/clock'),
    advance: (by_ms) => clockFrom('POST', '/clock/advance', { by_ms }),
    deleteWebhook: (id) => done('DELETE', `/webhooks/${encodeURIComponent(id)}`),
    cancelRun: (id) => done('POST', `/runs/${encodeURIComponent(id)}/cancel`),
    // A polite close waits for what is under way, however long that takes.
    close: () => agent.destroy(),
  };
}

function readClock(text: string): ControlClock | undefined {
  try {
    const { mode, now, next_due_at, in_flight } = JSON.parse(text);
    const now_ms = Date.parse(now);
    if (typeof mode !== 'string' || Number.isNaN(now_ms)) return undefined;
    return {
      mode,
      now_ms,
      ...(typeof next_due_at === 'string' && { next_due_ms: Date.parse(next_due_at) }),
      ...(Array.isArray(in_flight) && { in_flight: in_flight.map((attempt) => String(attempt?.url)) }),
    };
  } catch {
    return undefined;
  }
}
