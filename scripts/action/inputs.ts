/** From the inputs of the action to the words of the command. Node.js runs these files as they are: no packages. */
import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** Something that the user gave is wrong: one line. */
export class WrongInput extends Error {}

interface OptionInput {
  flag: string;
  /** Several values: words, or lines where a value may hold spaces. */
  many?: 'words' | 'lines';
  is_switch?: true;
}

/** Inputs that are options when they are set. */
const options: Readonly<Record<string, OptionInput>> = {
  INPUT_TARGET: { flag: '--target' },
  INPUT_BASE_URL: { flag: '--base-url' },
  INPUT_SET: { flag: '--set', many: 'lines' },
  INPUT_OWNER: { flag: '--owner' },
  INPUT_TWICE: { flag: '--twice', is_switch: true },
  INPUT_AREAS: { flag: '--area', many: 'words' },
  INPUT_CHECKS: { flag: '--check', many: 'words' },
  INPUT_KNOWN_FAILURES: { flag: '--known-failures' },
  INPUT_REQUIREMENTS: { flag: '--requirements' },
  INPUT_SHARD: { flag: '--shard' },
  INPUT_GATE: { flag: '--gate' },
  INPUT_ALLOW_INCOMPLETE: { flag: '--allow-incomplete' },
  INPUT_SEED: { flag: '--seed' },
  INPUT_SAMPLES: { flag: '--samples' },
  INPUT_TIME_LIMIT: { flag: '--time-limit' },
  INPUT_FAIL_FAST: { flag: '--fail-fast', is_switch: true },
};

export type Inputs = Readonly<Record<string, string | undefined>>;

/** The arguments of the kit; a value that begins with a dash stays a value. @throws WrongInput */
export function wordsOf(inputs: Inputs): string[] {
  const words = ['conformance', 'run'];
  for (const [name, option] of Object.entries(options))
    words.push(...wordsOfOne(name, option, inputs[name]?.trim() ?? ''));
  // Nobody waits for the server that is inside.
  const is_remote = Boolean(inputs.INPUT_TARGET?.trim() || inputs.INPUT_BASE_URL?.trim());
  if (is_remote && inputs.INPUT_WAIT?.trim()) words.push(`--wait=${inputs.INPUT_WAIT.trim()}`);
  const forms = (inputs.INPUT_REPORTERS ?? '').split(',').flatMap((form) => form.trim() || []);
  words.push(`--reporter=${[...new Set(['terminal', ...forms])].join(',')}`, `--out=${reportFolder(inputs)}`);
  return words;
}

function wordsOfOne(name: string, { flag, many, is_switch }: OptionInput, text: string): string[] {
  if (is_switch) {
    if (!['', 'true', 'false'].includes(text)) {
      throw new WrongInput(`${name.slice('INPUT_'.length).toLowerCase().replaceAll('_', '-')}: takes true or false`);
    }
    return text === 'true' ? [flag] : [];
  }
  const values = many ? text.split(many === 'lines' ? /\r?\n/ : /\s+/) : [text];
  return values.flatMap((value) => (value.trim() === '' ? [] : [`${flag}=${value.trim()}`]));
}

export function reportFolder(inputs: Inputs): string {
  return inputs.INPUT_REPORT?.trim() || 'conformance-report';
}

/** Command before the arguments, and the command that must install it before. */
export interface Kit {
  install?: string[];
  call: string[];
}

/** Of the registry: a version, or the name of one such as `latest`. */
const of_registry = /^(?:\d+\.\d+\.\d+(?:-[\w.]+)?|[a-z][\w-]*)$/;

/**
 * @param version a version; a file that `npm run bundle` (`.mjs`) or `npm pack` (`.tgz`) made; or `installed`
 * @param folder where a package may be installed
 * @param from the folder in which the user names files
 * @throws WrongInput where it is none of these, or is not there
 */
export function kitOf(version: string, folder: string, from: string): Kit {
  if (version === 'installed') return { call: [process.execPath, installedIn(from)] };
  if (/\.(?:mjs|tgz)$/.test(version)) {
    const file = resolve(from, version);
    if (!existsSync(file)) throw new WrongInput(`version: there is no file ${version}`);
    return file.endsWith('.mjs') ? { call: [process.execPath, file] } : installed(file, folder);
  }
  if (!of_registry.test(version)) {
    throw new WrongInput(`version: takes a version such as 1.0.0, a file .tgz or .mjs, or installed; not ${version}`);
  }
  return installed(`model-run-kit@${version}`, folder);
}

function installed(wanted: string, folder: string): Kit {
  return {
    install: ['npm', 'install', '--no-save', '--no-audit', '--no-fund', '--prefix', folder, '--', wanted],
    call: [process.execPath, `${folder}/node_modules/model-run-kit/dist/cli/launch.js`],
  };
}

/** Called without npx, which passes no signal on. */
function installedIn(from: string): string {
  for (let folder = from; ; folder = dirname(folder)) {
    const file = join(folder, 'node_modules/model-run-kit/dist/cli/launch.js');
    if (existsSync(file)) return file;
    if (dirname(folder) === folder) {
      throw new WrongInput(`version: the kit is not installed in ${from}; install it there, or give its version`);
    }
  }
}
