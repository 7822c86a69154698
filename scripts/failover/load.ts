/** Writes of every kind through the load balancer, side by side, until they are stopped; what is acknowledged is kept. */
import { setTimeout as wait } from 'node:timers/promises';
import type { createRandom } from '../../src/engine/random.ts';
import type { Ask, Kept } from '../crashes/ledger.ts';
import {
  aWorld,
  deletion,
  newFolder,
  newRun,
  newWebhook,
  newWorkflow,
  threshold,
  upload,
  type Writing,
} from '../crashes/writers.ts';
import type { Hook } from './judge.ts';

export interface LoadOptions {
  ask: Ask;
  fetch: typeof fetch;
  ledger: Map<string, Kept>;
  hooks: Hook[];
  random: Pick<ReturnType<typeof createRandom>, 'integer'>;
  receiver_url: string;
  acknowledged(kind: string): void;
}

export interface Load {
  /** Lets each write end. @returns answers that nobody expected */
  stop(): Promise<string[]>;
}

const writers = 6;
/** Each is told of every run. */
const most_hooks = 3;
/** Until the next try, when no server takes a connection. */
const pause_ms = 20;

/** The other side went away, or its database is away: nobody knows what became of the write. */
export class Unknown extends Error {
  override readonly name = 'Unknown';
}

type Write = (writing: Writing, hooks: Hook[]) => Promise<string | undefined>;

/** Of a hundred writes. */
const shares: readonly (readonly [share: number, write: Write])[] = [
  [18, newFolder],
  [10, newWorkflow],
  [10, deletion],
  [10, upload],
  [4, threshold],
  [5, aHook],
  [43, newRun],
];
const usual_writes = shares.flatMap(([share, write]) => Array<Write>(share).fill(write));

export function startLoad({ hooks, ...given }: LoadOptions): Load {
  const writing: Writing = given;
  const problems: string[] = [];
  let is_over = false;

  async function keepWriting(next: () => Write): Promise<void> {
    while (!is_over) {
      try {
        const problem = await next()(writing, hooks);
        if (problem !== undefined) problems.push(problem);
      } catch (error) {
        // A TypeError of fetch: the connection ended without an answer.
        if (!(error instanceof TypeError || error instanceof Unknown)) problems.push(String(error));
        await wait(pause_ms);
      }
    }
  }

  function drawn(): Write {
    return usual_writes[writing.random.integer(usual_writes.length)]!;
  }

  // A world is acknowledged when every server has it, so that the loss of one takes time: only one writer waits for that.
  const ended = Promise.all([...Array.from({ length: writers }, () => keepWriting(drawn)), keepWriting(() => aWorld)]);
  return {
    async stop() {
      is_over = true;
      await ended;
      return problems;
    },
  };
}

/** Makes a webhook, or deletes one. */
async function aHook(writing: Writing, hooks: Hook[]): Promise<string | undefined> {
  const there = hooks.filter(({ deleting_ms }) => deleting_ms === undefined);
  if (there.length < most_hooks) {
    const problem = await newWebhook({
      ...writing,
      // Of the ledger, they are no part: each is judged by when it was there.
      ledger: new Map(),
      ask: async (method, path, body) => {
        const answer = await writing.ask(method, path, body);
        const { url } = body as { url: string };
        if (answer.status === 201) hooks.push({ id: answer.json.id, url, made_ms: Date.now() });
        return answer;
      },
    });
    return problem;
  }
  const hook = there[writing.random.integer(there.length)]!;
  hook.deleting_ms = Date.now();
  const { status, text } = await writing.ask('DELETE', `/_control/webhooks/${hook.id}`);
  if (status >= 300) return `the deletion of a webhook was answered ${status}: ${text.slice(0, 300)}`;
  hook.deleted_ms = Date.now();
  writing.acknowledged('deletion of a webhook');
  return undefined;
}
