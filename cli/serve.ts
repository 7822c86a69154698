/** `serve`: the reference server on two sockets, until it is told to stop. */
import { resolve } from 'node:path';
import { Command, InvalidArgumentError, Option } from 'commander';
import type { ChoicesDocument } from '../src/choices/choices.ts';
import { type ClockMode, clock_modes } from '../src/engine/clock-mode.ts';
import { InputError } from '../src/input/input-error.ts';
import type { WrapParts } from '../src/server/parts.ts';
import type { CorsOrigins } from '../src/server/requests/cors.ts';
import type { StartedServer, StartOptions } from '../src/server/start-server.ts';
import { choicesNamed } from './choices-option.ts';
import { createLog, type LogForm, log_forms, type ServeLog } from './serve/log.ts';
import { bearerToken, clockMode, corsOrigins, port, wholeNumber } from './values.ts';

export interface ServeOptions {
  port: number;
  host: string;
  publicUrl?: string;
  storagePublicUrl?: string;
  data?: string;
  database?: string;
  fsync?: boolean;
  /** A file, or a document that callers in this process have at hand. */
  choices?: string | ChoicesDocument;
  seedState: string;
  seed: number;
  clock: ClockMode;
  /** Pages that may read the interface and storage: all of them unless given. Those named may use `/_control`, too. */
  cors?: CorsOrigins;
  /** False leaves nothing under `/_control`. */
  control?: boolean;
  controlToken?: string;
  /** Events go to public hosts alone. */
  denyPrivateCallbacks?: boolean;
  /** False leaves directives in texts and `Prefer` unread. */
  directives?: boolean;
  /** Files in PEM; both or none. */
  tlsCert?: string;
  tlsKey?: string;
  mutant?: string;
  writeTarget?: string;
  metrics?: boolean;
  json?: boolean;
  /** The form in which requests are told of; lines on a terminal unless given, and else none. */
  log?: LogForm;
  /** Say nothing: for callers in this process. */
  quiet?: boolean;
  /** Is told what the server itself got wrong; the error stream is, unless given. */
  onFault?(error: unknown): void;
}

/** Finds a seeded fault by its id. @throws InputError when there is none of that name */
export type LoadMutant = (id: string) => Promise<WrapParts>;

const noMutants: LoadMutant = async (id) => {
  throw new InputError(`--mutant ${id}: there is no such mutant`);
};

export function serveCommand(loadMutant: LoadMutant = noMutants): Command {
  return new Command('serve')
    .description('run the reference server')
    .option('--port <port>', 'port of the interface; storage takes the one two above it', port, 4010)
    .option('--host <host>', 'address to listen on', '127.0.0.1')
    .option('--public-url <url>', 'what callers see before /v1 in URLs; otherwise what they used themselves', httpUrl)
    .option('--storage-public-url <url>', 'what callers see of storage', httpUrl)
    .option('--data <file>', 'keep the state in this file, and uploads in a folder beside it')
    .option(
      '--fsync',
      'with --data: have the disk keep each write before it is answered, which outlives a loss of power',
    )
    .addOption(
      new Option(
        '--database <url>',
        'keep every world in this PostgreSQL database (postgres://…); it takes the package pg',
      ).env('MODEL_RUN_KIT_DATABASE'),
    )
    .option(
      '--choices <choices>',
      'what to do about open clauses: a file (the reference for what it leaves out), or such as drawn:7 for any that are permitted',
    )
    .option('--seed-state <state>', 'what is there at first: small, full, or a file', 'small')
    .option('--seed <number>', 'seed of everything drawn: ids, tokens, secrets', wholeNumber(0), 1)
    .option('--clock <clock>', `where times come from: ${clock_modes}`, clockMode, 'real')
    .addOption(corsOption())
    .option('--no-control', 'leave out the control interface under /_control')
    .addOption(controlTokenOption())
    .option('--tls-cert <file>', 'speak HTTPS on both ports, with this certificate in PEM')
    .option('--tls-key <file>', 'its private key in PEM')
    .option('--deny-private-callbacks', 'send no events into this machine or a private network')
    .option('--no-directives', 'read texts in inputs, and Prefer headers, as nothing but what they are')
    .option('--mutant <id>', 'seed this fault into the server')
    .option('--write-target <file>', 'write a target file for the conformance suite, tokens and all')
    .option('--metrics', 'count for Prometheus, at /_control/metrics; it takes the package prom-client')
    .option('--json', 'print the ready line as JSON')
    .addOption(
      new Option(
        '--log <form>',
        'tell of each request: text on stderr, json on stdout (with faults, start and end), or off (default: text on a terminal)',
      ).choices(log_forms),
    )
    .action(async (options: ServeOptions) => {
      const log = logOf(options);
      const { stop } = await serve(options, loadMutant, log);
      stopOnSignals(stop, log);
    });
}

function corsOption(): Option {
  const description =
    'pages that may read answers in a browser: origins with commas between, which may use /_control too; * for all; or off';
  return new Option('--cors <origins>', description).argParser(corsOrigins).default('*');
}

function controlTokenOption(): Option {
  return new Option(
    '--control-token <token>',
    'ask for this bearer token under /_control, and answer other machines too',
  )
    .env('MODEL_RUN_KIT_CONTROL_TOKEN')
    .argParser(bearerToken);
}

/** Starts the server and says that it is ready. @throws InputError one line for whatever the options got wrong */
export async function serve(
  options: ServeOptions,
  loadMutant: LoadMutant = noMutants,
  { onRequest, onFault, tell }: ServeLog = logOf(options),
): Promise<StartedServer> {
  if (options.fsync && options.data === undefined)
    throw new InputError('--fsync: it takes --data FILE; in memory there is nothing for a disk to keep');
  const { startServer } = await import('../src/server/start-server.ts');
  const wrap = options.mutant === undefined ? undefined : await loadMutant(options.mutant);
  const { port, host, cors, seed, clock, directives, data, database, fsync, metrics } = options;
  const tls = await certificate(options);
  const server = await startServer(
    {
      ...{ port, host, cors, seed, clock, directives, data, database, fsync, metrics, onRequest },
      onFault: options.onFault ?? onFault,
      tls,
      seed_state: await seedState(options.seedState),
      choices: await choices(options.choices),
      deny_private_callbacks: options.denyPrivateCallbacks,
      public_url: options.publicUrl,
      storage_public_url: options.storagePublicUrl,
      control: options.control === false ? false : { token: options.controlToken },
    },
    wrap,
  );
  try {
    if (options.writeTarget !== undefined) await writeTarget(options.writeTarget, server, { ...options, tls });
    if (!options.quiet) announce(server, options);
    const { base_url, storage_url, control_url } = server;
    // The ready line says the same.
    if (!options.json) tell('start', { base_url, storage_url, control_url });
    return server;
  } catch (error) {
    await server.stop();
    throw error;
  }
}

function logOf({ json, quiet, log }: ServeOptions): ServeLog {
  const usual = process.stderr.isTTY && !json && !quiet ? 'text' : 'off';
  const form = log ?? usual;
  return createLog(form, form === 'json' ? process.stdout : process.stderr);
}

async function certificate({ tlsCert, tlsKey }: ServeOptions): Promise<StartOptions['tls']> {
  if (tlsCert === undefined && tlsKey === undefined) return undefined;
  if (tlsCert === undefined || tlsKey === undefined)
    throw new InputError('--tls-cert and --tls-key: a certificate and its key are taken together');
  return (await import('../src/input/certificate.ts')).readCertificate(tlsCert, tlsKey);
}

async function seedState(given: string) {
  if (given === 'small' || given === 'full') return given;
  return (await import('../src/server/seed/load-seed-state.ts')).loadSeedState(given);
}

async function choices(given: string | ChoicesDocument | undefined) {
  return typeof given === 'string' ? choicesNamed(given) : given;
}

/** The file holds tokens, so that nobody but its owner may read it, whatever stood there before. */
async function writeTarget(
  file: string,
  { world, base_url, control_url }: StartedServer,
  { controlToken: control_token, mutant, tlsCert, tls }: ServeOptions & Pick<StartOptions, 'tls'>,
): Promise<void> {
  const [{ rmSync, writeFileSync }, { stringify }, { targetOf }, { kit_version }] = await Promise.all([
    import('node:fs'),
    import('yaml'),
    import('../src/server/worlds/target-file.ts'),
    import('./version.ts'),
  ]);
  const ca = tls && (await import('../src/input/certificate.ts')).isSelfSigned(tls) ? resolve(tlsCert!) : undefined;
  const serving = { base_url, control_url, control_token, version: kit_version, mutant, ca };
  const text = stringify(await targetOf(world, serving));
  try {
    rmSync(file, { force: true });
    writeFileSync(file, text, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    throw new InputError(`--write-target ${file}: cannot be written (${(error as NodeJS.ErrnoException).code})`);
  }
}

function announce(server: StartedServer, { json }: ServeOptions): void {
  const { world, base_url, storage_url, control_url = null, console_url = null, sockets } = server;
  if (json) {
    process.stdout.write(`${JSON.stringify({ base_url, storage_url, control_url, console_url })}\n`);
    return;
  }
  const { owner } = world.principals;
  process.stderr.write(`serving ${base_url}, storage on ${storage_url}\n`);
  if (sockets.base_url !== base_url || sockets.storage_url !== storage_url)
    process.stderr.write(`listening on ${sockets.base_url}, for storage on ${sockets.storage_url}\n`);
  process.stderr.write(`every operation, to read and to try: ${base_url}/docs\n`);
  if (control_url !== null) process.stderr.write(`worlds, clock, scripts and faults: ${control_url}\n`);
  if (console_url !== null) process.stderr.write(`all of it live in a browser: ${console_url}\n`);
  if (owner) process.stderr.write(`try: curl -H 'Authorization: Bearer ${owner.token}' ${base_url}/v1/assets\n`);
}

/** The first signal stops in good order; the second one ends the process at once, as 128 and its number. */
function stopOnSignals(stop: () => Promise<void>, { tell, flushed }: ServeLog): void {
  let stopping = false;
  for (const [signal, number] of [
    ['SIGINT', 2],
    ['SIGTERM', 15],
  ] as const) {
    process.on(signal, () => {
      if (stopping) process.exit(128 + number);
      stopping = true;
      tell('drain', { signal });
      const ended = async () => {
        await stop();
        tell('stop');
        await flushed();
      };
      void ended().then(
        () => process.exit(0),
        (error: unknown) => {
          console.error(error);
          process.exit(70);
        },
      );
    });
  }
}

function httpUrl(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.search !== '' || url.hash !== '') {
    throw new InvalidArgumentError('It takes an http or https URL without a query.');
  }
  return text.replace(/\/+$/, '');
}
