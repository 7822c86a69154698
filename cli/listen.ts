/** `listen`: a receiver for people who write a client. It prints each event, and answers as its options say. */
import { randomBytes } from 'node:crypto';
import { styleText } from 'node:util';
import { Command, Option } from 'commander';
import { bearerText } from '../src/input/bearer-text.ts';
import { InputError } from '../src/input/input-error.ts';
import { newSecret } from '../src/webhooks/spell-secret.ts';
import { onEnd } from './ending.ts';
import { httpUrl } from './http-url.ts';
import { type FromOptions, type FromWorld, fromWorldOf, withFromOptions } from './listen/from-options.ts';
import type { ListenerOptions } from './listen/listener.ts';
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

interface ListenOptions extends SignatureOptions, FromOptions {
  port: number;
  host: string;
  forwardTo?: string;
  insecure?: boolean;
  register?: string;
  token?: string;
  receiveAt?: string;
  respond?: ListenReply[];
  json?: boolean;
  printSecret?: boolean;
  once?: number;
}

const after_help = `
Every POST to any path is an event. Without a secret, signatures are not verified.
With --from nothing listens on a port: that server gives its attempts to this listener, and records its answers.
Exits 0 when it is told to stop (SIGINT, SIGTERM) or --once is reached, and 2 when an option or a file is wrong.`;

export function listenCommand(): Command {
  return withFromOptions(
    withSignatureOptions(
      new Command('listen')
        .description('receive events: verify, print and answer each')
        .option('--port <port>', 'port to listen on; 0 for any free one', port, 4013)
        .option('--host <host>', 'address to listen on', '127.0.0.1'),
    ),
  )
    .option('--forward-to <url>', 'pass each event on to this server, and answer what it answers', httpUrl)
    .option('--insecure', 'take any certificate of that server, such as one signed by itself')
    .option('--register <url>', 'make a webhook for all events at this service, and take it away at the end', httpUrl)
    .addOption(new Option('--token <text>', 'the token to make it with').env('MODEL_RUN_KIT_TOKEN'))
    .option(
      '--receive-at <url>',
      'where the service reaches this listener, such as a tunnel (default: where it listens)',
      httpUrl,
    )
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
  const world = await fromWorldOf(options);
  if (world && options.resend !== undefined) return sendAgain(world, options.resend);
  const dialect = await eventDialectOf(options);
  const secrets = await secretsFor(options, dialect);
  const token = tokenFor(options);
  const receiving = {
    dialect,
    secrets,
    respond: repliesOf(options),
    forward_to: options.forwardTo,
    insecure: options.insecure,
    most_events: options.once,
    onEvent: await printer(options),
    onOther: (line: string) => process.stderr.write(`${line}\n`),
  };
  const listener = await (world ? listenFrom(world, receiving) : listenHere(options, receiving));
  if (options.printSecret)
    process.stdout.write(`${options.json ? JSON.stringify({ secret: secrets[0] }) : secrets[0]}\n`);
  const checked = secrets.length === 0 ? 'signatures are not verified without --secret' : 'signatures are verified';
  process.stderr.write(`listening ${listener.says}; ${checked}\n`);
  const { stopped, forget } = toldToStop();
  try {
    const registered =
      token === undefined ? undefined : await register(options, token, listener.url ?? '', secrets, dialect);
    await Promise.race([listener.finished, stopped]);
    await registered?.remove();
  } finally {
    forget();
    await listener.close();
  }
}

type Receiving = Omit<ListenerOptions, 'host' | 'port'>;

async function listenHere({ host, port }: ListenOptions, receiving: Receiving) {
  const { startListener } = await import('./listen/listener.ts');
  const listener = await startListener({ host, port, ...receiving });
  return { ...listener, says: `on ${listener.url}` };
}

async function listenFrom({ place, wish }: FromWorld, receiving: Receiving) {
  const { startWorldListener } = await import('./listen/world-listener.ts');
  const listener = await startWorldListener({ place, wish, ...receiving });
  return { ...listener, url: undefined, says: `for ${wish.for} at ${place.control_url}` };
}

/** The listener for its URL gets it, if there is one. @throws InputError */
async function sendAgain({ place }: FromWorld, delivery_id: string): Promise<void> {
  const { resend } = await import('./listen/control-calls.ts');
  process.stderr.write(`delivery ${delivery_id} goes to ${await resend(place, delivery_id)} again\n`);
}

/** Undefined where no webhook is to be made. @throws InputError */
function tokenFor({ register, token, receiveAt, from }: ListenOptions): string | undefined {
  const of_it = receiveAt !== undefined && '--receive-at';
  if (register === undefined && of_it) throw new InputError(`${of_it}: is for --register URL`);
  if (register === undefined) return undefined;
  if (from !== undefined && receiveAt === undefined)
    throw new InputError('--register: with --from it needs --receive-at URL, one that --for fits');
  if (token === undefined) throw new InputError('--token: --register needs one that may make webhooks');
  return bearerText(token, '--token');
}

/** Says what becomes of the webhook. @throws InputError */
async function register(
  { register: base_url = '', receiveAt }: ListenOptions,
  token: string,
  url: string,
  secrets: readonly string[],
  { choices }: EventDialect,
): Promise<{ remove(): Promise<void> }> {
  const { registerWebhook } = await import('./listen/register.ts');
  const service = base_url.replace(/\/+$/, '');
  const receive_at = receiveAt ?? url;
  const webhook = await registerWebhook({ base_url: service, token, receive_at, secret: secrets[0]!, choices });
  process.stderr.write(`webhook ${webhook.id} at ${service} sends every event to ${receive_at}\n`);
  return {
    async remove() {
      const outcome = (await webhook.remove())
        ? 'was taken away'
        : 'stays: the interface has no way to delete one; take it away where your provider does';
      process.stderr.write(`webhook ${webhook.id} ${outcome}\n`);
    },
  };
}

async function secretsFor(options: ListenOptions, { scheme }: EventDialect): Promise<string[]> {
  const is_made = options.printSecret || (options.register !== undefined && options.secret === undefined);
  if (is_made) return [newSecret(randomBytes(32), scheme.key)];
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
  return { stopped, forget: onEnd(() => resolve()) };
}
