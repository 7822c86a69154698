/** `send`: one event to a receiver, as the service sends it, or wrong in a known way. */
import { randomBytes } from 'node:crypto';
import { Command, InvalidArgumentError, Option } from 'commander';
import type { ChangedField } from '../conformance/receivers/example-event.ts';
import type { EventCode } from '../src/contract/types.ts';
import { createRandom, type Random } from '../src/engine/random.ts';
import { InputError } from '../src/input/input-error.ts';
import { STATUS_CODES } from '../src/input/node-http.ts';
import type { Break } from '../src/webhooks/broken.ts';
import { httpUrl } from './http-url.ts';
import type { PostResult } from './send/post-event.ts';
import { breakOption, signatureOf } from './sign.ts';
import {
  bytesOf,
  type EventDialect,
  eventDialectOf,
  type SignatureOptions,
  secretsOf,
  withSignatureOptions,
} from './signature-options.ts';
import { seconds, wholeNumber } from './values.ts';

const events = ['run.completed', 'run.failed', 'run.cancelled'] as const satisfies readonly EventCode[];

interface SendOptions extends SignatureOptions {
  event?: EventCode;
  seed?: number;
  set?: ChangedField[];
  insecure?: boolean;
  break?: Break;
  unsigned?: boolean;
  requestId?: string;
  repeat: number;
  timeout: number;
  json?: boolean;
}

const exit_codes = `
Exits 0 when every answer was a 2xx, 1 when one was not or did not come, and 2 when an option or a file is wrong.`;

export function sendCommand(): Command {
  return withSignatureOptions(new Command('send'))
    .description('send an event to a receiver, signed as the service signs')
    .argument('<url>', 'where to send it', httpUrl)
    .argument('[file]', 'the body, byte for byte; - for standard input; left out, an example of the document')
    .addOption(new Option('--event <code>', 'which example (default: run.completed)').choices(events))
    .option('--seed <number>', 'draw the ids from this seed: the same ones each time', wholeNumber(0))
    .option(
      '--set <field=value>',
      'change a field of the example, such as run.failure_code=no_luck; may be repeated',
      field,
    )
    .addOption(breakOption())
    .addOption(new Option('--unsigned', 'without a signature, as callbacks without a secret').conflicts('break'))
    .option('--request-id <uuid>', 'the id of the request; repeats have one of their own', uuid)
    .option('--repeat <number>', 'send it so many times in all: same bytes, new request id', wholeNumber(1), 1)
    .option('--timeout <seconds>', 'how long to wait for each answer', seconds, 5)
    .option('--insecure', 'take any certificate of the receiver, such as one signed by itself')
    .option('--json', 'print one JSON object for each answer')
    .addHelpText('after', exit_codes)
    .action(async (url: string, file: string | undefined, options: SendOptions) => {
      process.exitCode = await send(url, file, options);
    });
}

async function send(url: string, file: string | undefined, options: SendOptions): Promise<number> {
  const of_example = (['event', 'set'] as const).find((name) => options[name] !== undefined);
  if (file !== undefined && of_example !== undefined) {
    throw new InputError(`--${of_example}: an example is sent where no file is given; leave one of them out`);
  }
  const dialect = await eventDialectOf(options);
  const secrets = await secretsFor(options, dialect);
  const random = createRandom(options.seed === undefined ? randomBytes(32).toString('hex') : String(options.seed));
  const body = file === undefined ? await example(options, random, dialect) : await bytesOf(file, 'the body');
  const signature = secrets === undefined ? undefined : signatureOf(body, secrets, dialect.scheme, options.break);
  const { postEvent } = await import('./send/post-event.ts');
  let all_taken = true;
  for (let number = 1; number <= options.repeat; number += 1) {
    const request_id = number === 1 ? (options.requestId ?? random.uuid()) : random.uuid();
    const headers = headersOf(dialect, request_id, signature);
    const result = await postEvent({
      url,
      headers,
      body,
      timeout_ms: options.timeout * 1_000,
      insecure: options.insecure,
    });
    process.stdout.write(options.json ? jsonLine(request_id, signature, result) : readableLine(request_id, result));
    all_taken &&= isTaken(result);
  }
  return all_taken ? 0 : 1;
}

/** Undefined for an event without a signature. */
async function secretsFor(options: SendOptions, { scheme }: EventDialect): Promise<string[] | undefined> {
  if (options.unsigned) return undefined;
  if (options.secret === undefined) {
    throw new InputError('--secret: give the signing secret, or --unsigned to send without a signature');
  }
  return secretsOf(options, scheme);
}

async function example({ event = 'run.completed', set }: SendOptions, random: Random, { choices }: EventDialect) {
  const { exampleEvent } = await import('../conformance/receivers/example-event.ts');
  return exampleEvent(event, { delivery_id: random.uuid(), run_id: random.uuid() }, choices, set);
}

function headersOf(dialect: EventDialect, request_id: string, signature: string | undefined): Record<string, string> {
  return {
    'content-type': 'application/json',
    'user-agent': 'model-run-kit',
    [dialect.request_id_header]: request_id,
    ...(signature !== undefined && { [dialect.signature_header]: signature }),
  };
}

function isTaken({ status }: PostResult): boolean {
  return status !== null && status >= 200 && status <= 299;
}

function jsonLine(request_id: string, signature: string | undefined, result: PostResult): string {
  return `${JSON.stringify({ request_id, signature: signature ?? null, ...result })}\n`;
}

function readableLine(request_id: string, { status, took_ms, answer, error }: PostResult): string {
  const said = status === null ? error : `${status} ${STATUS_CODES[status] ?? ''}`.trim();
  const begins = answer === null ? '' : beginning(answer);
  return `${said}  ${took_ms} ms  request ${request_id}${begins === '' ? '' : `  ${begins}`}\n`;
}

/** On one line, and nothing in it steers the terminal. */
function beginning(answer: string): string {
  const line = answer.trim().replaceAll(/\s+/g, ' ');
  return line.replaceAll(/[\p{Cc}\p{Cf}]/gu, '\ufffd').slice(0, 120);
}

/** JSON where it is some, and else the text itself. */
function field(text: string, before: readonly ChangedField[] = []): ChangedField[] {
  const [, path, value] = /^([^=]+)=(.*)$/s.exec(text) ?? [];
  if (path === undefined) throw new InvalidArgumentError('It takes FIELD=VALUE, such as run.failure_code=no_luck.');
  try {
    return [...before, [path, JSON.parse(value!)]];
  } catch {
    return [...before, [path, value]];
  }
}

function uuid(text: string): string {
  if (!/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)) {
    throw new InvalidArgumentError('It takes a UUID, in 36 characters.');
  }
  return text;
}
