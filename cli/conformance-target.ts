/** Which target a `conformance` command judges: a file, a base URL, or the reference server inside this process. */
import { dirname, resolve } from 'node:path';
import { parseTarget } from '../conformance/target/load.ts';
import type { Target } from '../conformance/target/target.ts';
import { InputError } from '../src/input/input-error.ts';
import { readSource } from '../src/input/yaml-document.ts';
import type { ConformanceOptions } from './conformance-options.ts';

export interface ChosenTarget {
  target: Target;
  /** The options that name it again in a replay line. */
  replay_options: string;
  close(): Promise<void>;
}

/** @throws InputError one line naming what is wrong with the options or the file */
export async function chooseTarget(options: ConformanceOptions): Promise<ChosenTarget> {
  const remote = options.target !== undefined || options.baseUrl !== undefined;
  const embedded_only = { mutant: options.mutant, choices: options.choices };
  for (const [name, value] of Object.entries(embedded_only)) {
    if (remote && value !== undefined) {
      throw new InputError(`--${name} changes the embedded server; it cannot go with --target or --base-url`);
    }
  }
  return remote ? remoteTarget(options) : embeddedTarget(options);
}

function remoteTarget(options: ConformanceOptions): ChosenTarget {
  const source = options.target === undefined ? { name: 'command line', text: '{}' } : readSource(options.target);
  const folder = options.target === undefined ? process.cwd() : dirname(resolve(options.target));
  const settings = [
    ...options.set.map(setting),
    ...(options.baseUrl === undefined ? [] : [['base_url', options.baseUrl] as const]),
  ];
  const target = parseTarget(source, folder, process.env, settings);
  const named = [options.target && `--target ${options.target}`, options.baseUrl && `--base-url ${options.baseUrl}`];
  return { target, replay_options: named.filter(Boolean).join(' '), close: async () => {} };
}

function setting(text: string): readonly [key: string, value: string] {
  const at = text.indexOf('=');
  if (at < 1) throw new InputError(`--set ${text}: it takes KEY=VALUE, such as principals.owner.token=abc`);
  return [text.slice(0, at), text.slice(at + 1)];
}

async function embeddedTarget(options: ConformanceOptions): Promise<ChosenTarget> {
  const { startEmbedded } = await import('./embedded.ts');
  const { target, close } = await startEmbedded({
    clock: options.clock,
    choices: options.choices,
    mutant: options.mutant,
  });
  const named = [
    options.mutant && `--mutant ${options.mutant}`,
    options.choices && `--choices ${options.choices}`,
    options.clock === 'real' && '--clock real',
  ];
  return { target, replay_options: named.filter(Boolean).join(' '), close };
}
