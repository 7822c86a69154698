/**
 * Processes of their own for what is measured, so that no two share an event loop. A file of this folder plays one role:
 * it is told once what it needs, answers when it is ready, and then answers one question after the other.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { withoutLoader } from '../built.ts';

export interface Usage {
  cpu_ms: number;
  resident_bytes: number;
  most_resident_bytes: number;
}

export interface Running<Ready, Question, Answer> {
  ready: Ready;
  ask(question: Question): Promise<Answer>;
  usage(): Promise<Usage>;
  stop(): Promise<void>;
}

type Message = { given: unknown } | { question: unknown } | { usage: true };
type Reply = { answer: unknown } | { failed: string };

/** @param role a file of this folder, such as `bare.ts` */
export async function start<Ready, Question = never, Answer = never>(
  role: string,
  given: unknown = {},
): Promise<Running<Ready, Question, Answer>> {
  const child = fork(fileURLToPath(new URL(role, import.meta.url)), {
    execArgv: ['--expose-gc'],
    env: withoutLoader(),
  });
  const ended = once(child, 'exit');
  const exchange = async (message: Message): Promise<unknown> => {
    child.send(message);
    const [reply] = (await Promise.race([
      once(child, 'message'),
      ended.then(([code]) => [{ failed: `it ended with ${code}` }]),
    ])) as [Reply];
    if ('failed' in reply) throw new Error(`${role}: ${reply.failed}`);
    return reply.answer;
  };
  return {
    ready: (await exchange({ given })) as Ready,
    ask: (question) => exchange({ question }) as Promise<Answer>,
    usage: () => exchange({ usage: true }) as Promise<Usage>,
    async stop() {
      child.disconnect();
      await ended;
    },
  };
}

export interface Role<Given, Ready, Question, Answer> {
  begin(given: Given): Promise<Ready>;
  answer?(question: Question): Promise<Answer>;
  end?(): Promise<void>;
}

/** Plays the role of a file of this folder, once. It ends with the process that started it. */
export function play<Given, Ready, Question = never, Answer = never>(role: Role<Given, Ready, Question, Answer>): void {
  const reply = (made: Promise<unknown>) =>
    void made.then(
      (answer) => process.send!({ answer } satisfies Reply),
      (error: Error) => process.send!({ failed: error.stack ?? String(error) } satisfies Reply),
    );
  process.on('message', (message: Message) => {
    if ('given' in message) reply(role.begin(message.given as Given));
    else if ('question' in message) reply(role.answer!(message.question as Question));
    else reply(Promise.resolve(usage()));
  });
  process.on('disconnect', () => void Promise.resolve(role.end?.()).finally(() => process.exit()));
}

function usage(): Usage {
  const { user, system } = process.cpuUsage();
  return {
    cpu_ms: (user + system) / 1000,
    resident_bytes: process.memoryUsage.rss(),
    most_resident_bytes: process.resourceUsage().maxRSS * 1024,
  };
}
