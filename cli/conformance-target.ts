/** Target that a `conformance` command judges: a file, a base URL, or the reference server inside this process. */
import { dirname, resolve } from 'node:path';
import { parseTarget } from '../conformance/target/load.ts';
import { type OwnerName, ownedBy } from '../conformance/target/owned-by.ts';
import type { Target } from '../conformance/target/target.ts';
import type { ChoicesDocument } from '../src/choices/choices-document.ts';
import { InputError } from '../src/input/input-error.ts';
import { readSource, type YamlSource } from '../src/input/yaml-document.ts';
import { refuseUnproven } from './conformance-checks.ts';
import type { ConformanceOptions } from './conformance-options.ts';

export interface ChosenTarget {
  target: Target;
  /** The options that name it again in a replay line. */
  replay_options: string;
  close(): Promise<void>;
}

/** A target as a target file has it. */
export type TargetDocument = Omit<Target, 'choices' | 'base_url' | 'base_urls'> & {
  choices?: ChoicesDocument | { file: string };
} & (Pick<Target, 'base_url' | 'base_urls'> | { base_urls: readonly string[]; base_url?: undefined });

export interface TargetOptions
  extends Pick<ConformanceOptions, 'baseUrl' | 'set' | 'owner' | 'twice' | 'clock' | 'choices' | 'mutant'> {
  /** A file, or what would stand in one. */
  target?: string | TargetDocument;
}

/** @throws InputError one line naming what is wrong with the options or the file */
export async function chooseTarget(options: TargetOptions): Promise<ChosenTarget> {
  const remote = options.target !== undefined || options.baseUrl !== undefined;
  const embedded_only = { mutant: options.mutant, choices: options.choices };
  for (const [name, value] of Object.entries(embedded_only)) {
    if (remote && value !== undefined) {
      throw new InputError(`--${name} changes the embedded server; it cannot go with --target or --base-url`);
    }
  }
  const chosen = remote ? remoteTarget(options) : await embeddedTarget(options);
  const { owner, twice } = options;
  try {
    const target = owner ? ownedBy(chosen.target, owner) : chosen.target;
    const words = [chosen.replay_options, owner && `--owner ${owner}`, twice && '--twice'];
    return {
      ...chosen,
      target: twice ? { ...target, asked_twice: true } : target,
      replay_options: words.filter(Boolean).join(' '),
    };
  } catch (error) {
    await chosen.close();
    throw error;
  }
}

/** The options that `replay_options` of a remote target are made of. */
export function optionsNamed(replay_options: string): Pick<ConformanceOptions, 'target' | 'baseUrl' | 'owner'> {
  const [, target, , baseUrl, , owner] =
    /^(?:--target (.+?))?( ?--base-url (\S+))?( ?--owner (\S+))?( ?--twice)?$/.exec(replay_options) ?? [];
  return {
    ...(target !== undefined && { target }),
    ...(baseUrl !== undefined && { baseUrl }),
    ...(owner !== undefined && { owner: owner as OwnerName }),
  };
}

function remoteTarget(options: TargetOptions): ChosenTarget {
  const { baseUrl } = options;
  const { source, folder, named } = sourceOf(options.target);
  const settings = [
    ...options.set.map(setting),
    ...(baseUrl === undefined ? [] : [[baseUrl.includes(',') ? 'base_urls' : 'base_url', baseUrl] as const]),
  ];
  const target = parseTarget(source, folder, process.env, settings);
  refuseUnproven(target);
  const words = [named, baseUrl && `--base-url ${baseUrl}`];
  return { target, replay_options: words.filter(Boolean).join(' '), close: async () => {} };
}

/** Source in the place of the target file, and the option that names it again. */
function sourceOf(target: TargetOptions['target']): { source: YamlSource; folder: string; named?: string } {
  if (typeof target === 'string') {
    return { source: readSource(target), folder: dirname(resolve(target)), named: `--target ${target}` };
  }
  const folder = process.cwd();
  if (target === undefined) return { source: { name: 'command line', text: '{}' }, folder };
  return { source: { name: 'target', text: JSON.stringify(target) }, folder, named: '--target FILE' };
}

/** @throws InputError */
export function setting(text: string): readonly [key: string, value: string] {
  const at = text.indexOf('=');
  if (at < 1) throw new InputError(`--set ${text}: it takes KEY=VALUE, such as principals.owner.token=abc`);
  return [text.slice(0, at), text.slice(at + 1)];
}

async function embeddedTarget(options: TargetOptions): Promise<ChosenTarget> {
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
