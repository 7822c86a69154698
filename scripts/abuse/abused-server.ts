/** The server under abuse: its addresses, its memory, and what it said or how it ended. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

interface Addresses {
  base_url: string;
  storage_url: string;
  control_url: string;
}

export interface AbusedServer extends Addresses {
  memory(): Promise<{ heap_mib: number; rss_mib: number }>;
  hasEnded(): boolean;
  /** @returns what is wrong: it ended by itself, or told of a fault */
  stop(): Promise<string[]>;
}

/** @throws Error with what it said when it does not start */
export async function startAbused(program: string, mutant?: string): Promise<AbusedServer> {
  const child = fork(program, mutant === undefined ? [] : [mutant], {
    execArgv: ['--expose-gc', '--trace-warnings'],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  const gone = once(child, 'close');
  const said = text(child.stderr!);
  const answer = async () => Promise.race([once(child, 'message'), gone.then(() => [])]);
  const [addresses] = await answer();
  if (addresses === undefined) throw new Error(`the server does not start: ${await said}`);
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  return {
    ...(addresses as Addresses),
    hasEnded,
    async memory() {
      const answered = answer();
      if (!hasEnded()) child.send('memory');
      return (await answered)[0] ?? { heap_mib: Number.NaN, rss_mib: Number.NaN };
    },
    async stop() {
      const ended_itself = hasEnded();
      child.kill('SIGKILL');
      await gone;
      const told = (await said).trim().slice(0, 2_000);
      return [
        ...(ended_itself ? [`the server ended by itself (${child.exitCode ?? child.signalCode})`] : []),
        ...(told === '' ? [] : [`the server told of a fault: ${told}`]),
      ];
    },
  };
}
