/** `serve`: the reference server on two sockets, until it is told to stop. */
import { Command, InvalidArgumentError, Option } from 'commander';
import type { ChoicesDocument } from '../choices/choices.ts';
import { InputError } from '../input/input-error.ts';
import type { WrapParts } from '../server/parts.ts';
import type { Listening } from '../server/server.ts';
import type { World } from '../server/world.ts';
import { port, wholeNumber } from './values.ts';

export interface ServeOptions {
  port: number;
  host: string;
  publicUrl?: string;
  storagePublicUrl?: string;
  data?: string;
  /** A file, or a document that callers in this process have at hand. */
  choices?: string | ChoicesDocument;
  seedState: string;
  seed: number;
  clock: 'real' | 'virtual';
  mutant?: string;
  writeTarget?: string;
  json?: boolean;
  /** Say nothing: for callers in this process. */
  quiet?: boolean;
}

/** Finds a seeded fault by its id. @throws InputError when there is none of that name */
export type LoadMutant = (id: string) => Promise<WrapParts>;

const noMutants: LoadMutant = async (id) => {
  throw new InputError(`--mutant ${id}: there is no such mutant`);
};

/** How far storage's port lies above the interface's; the one between is the mock's. */
const storage_port_offset = 2;

export function serveCommand(loadMutant: LoadMutant = noMutants): Command {
  return new Command('serve')
    .description('run the reference server')
    .option('--port <port>', 'port of the interface; storage takes the one two above it', port, 4010)
    .option('--host <host>', 'address to listen on', '127.0.0.1')
    .option('--public-url <url>', 'what callers see before /v1 in URLs; otherwise what they used themselves', httpUrl)
    .option('--storage-public-url <url>', 'what callers see of storage', httpUrl)
    .option('--data <file>', 'keep the state in this file, and uploads in a folder beside it')
    .option('--choices <file>', 'what to do about open clauses; the reference for what it leaves out')
    .option('--seed-state <state>', 'what is there at first: small, full, or a file', 'small')
    .option('--seed <number>', 'seed of everything drawn: ids, tokens, secrets', wholeNumber(0), 1)
    .addOption(new Option('--clock <clock>', 'where times come from').choices(['real', 'virtual']).default('real'))
    .option('--mutant <id>', 'seed this fault into the server')
    .option('--write-target <file>', 'write a target file for the conformance suite, tokens and all')
    .option('--json', 'print the ready line as JSON')
    .action(async (options: ServeOptions) => {
      const { stop } = await serve(options, loadMutant);
      stopOnSignals(stop);
    });
}

export interface Served {
  world: World;
  base_url: string;
  storage_url: string;
  /** Finishes what is under way and closes the store. */
  stop(): Promise<void>;
}

/** Starts the server and says that it is ready. @throws InputError one line for whatever the options got wrong */
export async function serve(options: ServeOptions, loadMutant: LoadMutant = noMutants): Promise<Served> {
  const [{ createWorld }, { listen }] = await Promise.all([
    import('../server/world.ts'),
    import('../server/server.ts'),
  ]);
  const wrap = options.mutant === undefined ? undefined : await loadMutant(options.mutant);
  const world = await createWorld(
    {
      seed_state: await seedState(options.seedState),
      choices: await choices(options.choices),
      seed: options.seed,
      clock: options.clock,
      data: options.data,
      public_url: options.publicUrl,
      storage_public_url: options.storagePublicUrl,
    },
    wrap,
  );
  let listening: Listening | undefined;
  const stop = async () => {
    await listening?.close();
    await world.close();
  };
  try {
    const { port, host } = options;
    const worlds = { main: world, others: new Map<string, World>() };
    listening = await listen(worlds, { host, port, storage_port: storagePort(port) });
    const base_url = world.urls.base ?? listening.base_url;
    const served: Served = { world, base_url, storage_url: world.urls.storage, stop };
    if (options.writeTarget !== undefined) await writeTarget(options.writeTarget, served);
    if (!options.quiet) announce(served, options);
    return served;
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Any free port where the interface has one too, and where no port lies so far above it. */
function storagePort(port: number): number {
  const above = port + storage_port_offset;
  return port === 0 || above > 65_535 ? 0 : above;
}

async function seedState(given: string) {
  if (given === 'small' || given === 'full') return given;
  return (await import('../server/seed/load-seed-state.ts')).loadSeedState(given);
}

async function choices(given: string | ChoicesDocument | undefined) {
  return typeof given === 'string' ? (await import('../choices/load.ts')).loadChoices(given) : given;
}

/** The file holds tokens, so that nobody but its owner may read it, whatever stood there before. */
async function writeTarget(file: string, { world, base_url }: Served): Promise<void> {
  const [{ rmSync, writeFileSync }, { stringify }, { targetOf }, { kit_version }] = await Promise.all([
    import('node:fs'),
    import('yaml'),
    import('../server/target-file.ts'),
    import('./version.ts'),
  ]);
  const text = stringify(await targetOf(world, { base_url, version: kit_version }));
  try {
    rmSync(file, { force: true });
    writeFileSync(file, text, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    throw new InputError(`--write-target ${file}: cannot be written (${(error as NodeJS.ErrnoException).code})`);
  }
}

function announce({ world, base_url, storage_url }: Served, { json }: ServeOptions): void {
  if (json) {
    process.stdout.write(`${JSON.stringify({ base_url, storage_url, control_url: null, console_url: null })}\n`);
    return;
  }
  const { owner } = world.principals;
  process.stderr.write(`serving ${base_url}, storage on ${storage_url}\n`);
  if (owner) process.stderr.write(`try: curl -H 'Authorization: Bearer ${owner.token}' ${base_url}/v1/assets\n`);
}

/** The first signal stops in good order; the second one ends the process at once, as 128 and its number. */
function stopOnSignals(stop: () => Promise<void>): void {
  let stopping = false;
  for (const [signal, number] of [
    ['SIGINT', 2],
    ['SIGTERM', 15],
  ] as const) {
    process.on(signal, () => {
      if (stopping) process.exit(128 + number);
      stopping = true;
      void stop().then(
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
