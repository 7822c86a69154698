/** `listen`: a receiver for people who write a client. It prints each event, and answers as its options say. */
import { randomBytes } from 'node:crypto';
import { styleText } from 'node:util';
import { Command, Option } from 'commander';
import { InputError } from '../src/input/input-error.ts';
import { newSecret } from '../src/webhooks/spell-secret.ts';
import { httpUrl } from './http-url.ts';
import type { Paint } from './listen/readable-event.ts';
import type { ReceivedEvent, SenderAnswer } from './listen/received-event.ts';
import { type ListenReply, replies } from './listen/replies.ts';
import {
  type EventDialect,
  eventDialectOf,
  type SignatureOptions,
  secretsOf,
  withSignatureOptions,
} from './signature-options.ts';
import { port, wholeNumber } from './values.ts';

interface ListenOptions extends SignatureOptions {
  port: number;
  host: string;
  forwardTo?: string;
  respond?: ListenReply[];
  json?: boolean;
  printSecret?: boolean;
  once?: number;
}

const after_help = `
Every POST to any path is an event. Without a secret, signatures are not verified.
Exits 0 when it is told to stop (SIGINT, SIGTERM) or --once is reached, and 2 when an option or a file is wrong.`;

export function listenCommand(): Command {
  return withSignatureOptions(
    new Command('listen')
      .description('receive events: verify, print and answer each')
      .option('--port <port>', 'port to listen on; 0 for any free one', port, 4013)
      .option('--host <host>', 'address to listen on', '127.0.0.1'),
  )
    .option('--forward-to <url>', 'pass each event on to this server, and answer what it answers', httpUrl)
    .option(
      '--respond <list>',
      'what to answer, such as 500,500,200: statuses, reset, hang, forward; the last one repeats (default: 200)',
      replies,
    )
    .option('--json', 'print one JSON object for each event')
    .addOption(
      new Option('--print-secret', 'make a secret, print it in a line before all events, and verify with it').conflicts(
        'secret',
      ),
    )
    .option('--once [number]', 'leave after one event, or after so many', wholeNumber(1))
    .addHelpText('after', after_help)
    .action((options: Omit<ListenOptions, 'once'> & { once?: number | true }) =>
      listen({ ...options, once: options.once === true ? 1 : options.once }),
    );
}

/** Listens until there is nothing more to come. @throws InputError one line for whatever the options got wrong */
async function listen(options: ListenOptions): Promise<void> {
  const dialect = await eventDialectOf(options);
  const secrets = await secretsFor(options, dialect);
  const { startListener } = await import('./listen/listener.ts');
  const listener = await startListener({
    host: options.host,
    port: options.port,
    dialect,
    secrets,
    respond: repliesOf(options),
    forward_to: options.forwardTo,
    most_events: options.once,
    onEvent: await printer(options),
    onOther: (line) => process.stderr.write(`${line}\n`),
  });
  if (options.printSecret)
    process.stdout.write(`${options.json ? JSON.stringify({ secret: secrets[0] }) : secrets[0]}\n`);
  const checked = secrets.length === 0 ? 'signatures are not verified without --secret' : 'signatures are verified';
  process.stderr.write(`listening on ${listener.url}; ${checked}\n`);
  const { stopped, forget } = toldToStop();
  await Promise.race([listener.finished, stopped]);
  forget();
  await listener.close();
}

async function secretsFor(options: ListenOptions, { scheme }: EventDialect): Promise<string[]> {
  if (options.printSecret) return [newSecret(randomBytes(32), scheme.key)];
  return options.secret === undefined ? [] : secretsOf(options, scheme);
}

function repliesOf({ respond, forwardTo }: ListenOptions): ListenReply[] {
  const forwards = respond?.includes('forward');
  if (forwards && forwardTo === undefined) throw new InputError('--respond: forward needs --forward-to URL');
  if (respond && !forwards && forwardTo !== undefined) {
    throw new InputError('--respond: nothing is passed on to --forward-to; add the word forward, as in 500,forward');
  }
  return respond ?? [forwardTo === undefined ? 200 : 'forward'];
}

async function printer({ json }: ListenOptions): Promise<(event: ReceivedEvent, answered: SenderAnswer) => void> {
  if (json) return (event, answered) => process.stdout.write(`${JSON.stringify({ ...event, ...answered })}\n`);
  const { readableEvent } = await import('./listen/readable-event.ts');
  // Colours are for a terminal, and NO_COLOR is obeyed.
  const paint: Paint = (colour, text) => styleText(colour, text, { stream: process.stdout });
  return (event, answered) => process.stdout.write(readableEvent(event, answered, paint));
}

/** By a signal, or since nobody reads what is printed any more. */
function toldToStop(): { stopped: Promise<void>; forget(): void } {
  const { promise: stopped, resolve } = Promise.withResolvers<void>();
  const stop = () => resolve();
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  process.stdout.on('error', stop);
  const forget = () => {
    process.off('SIGINT', stop);
    process.off('SIGTERM', stop);
  };
  return { stopped, forget };
}
