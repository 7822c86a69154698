/** Processes in groups of their own, so that all that they start hears a signal and ends with them. */
import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';

interface Ended {
  status: number | null;
  signal: NodeJS.Signals | null;
  /** It could not be started. */
  error?: Error;
}

export interface Group {
  ended: Promise<Ended>;
  /** To the process and all that it started. */
  signal(name: NodeJS.Signals): void;
  /** Ends it all: asked first, then made to. */
  stop(): Promise<void>;
}

/** A server has so long to end by itself; GitHub kills a cancelled step ten seconds after it told it to end. */
const grace_ms = 2_000;
const poll_ms = 20;

export function startGroup([program, ...words]: readonly string[], options: Parameters<typeof spawn>[2]): Group {
  const child: ChildProcess = spawn(program!, words, { ...options, detached: true });
  const ended = new Promise<Ended>((done) => {
    child.once('exit', (status, signal) => done({ status, signal }));
    child.once('error', (error) => done({ status: null, signal: null, error }));
  });

  /** @returns false where nothing of it is there any more */
  function send(name: NodeJS.Signals | 0): boolean {
    try {
      return child.pid !== undefined && process.kill(-child.pid, name);
    } catch {
      return false;
    }
  }

  return {
    ended,
    signal: (name) => void send(name),
    async stop() {
      send('SIGTERM');
      for (let waited_ms = 0; send(0) && waited_ms < grace_ms; waited_ms += poll_ms) await setTimeout(poll_ms);
      send('SIGKILL');
    },
  };
}
