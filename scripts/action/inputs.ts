/** From the inputs of the action to the words of the command. Node.js runs these files as they are: no packages. */
import { resolve } from 'node:path';

/** Inputs that are options when they are set; a value is one word, or several where the option takes several. */
const options: Readonly<Record<string, { flag: string; many?: true }>> = {
  INPUT_TARGET: { flag: '--target' },
  INPUT_BASE_URL: { flag: '--base-url' },
  INPUT_AREAS: { flag: '--area', many: true },
  INPUT_CHECKS: { flag: '--check', many: true },
  INPUT_KNOWN_FAILURES: { flag: '--known-failures' },
  INPUT_REQUIREMENTS: { flag: '--requirements' },
  INPUT_SHARD: { flag: '--shard' },
  INPUT_GATE: { flag: '--gate' },
  INPUT_ALLOW_INCOMPLETE: { flag: '--allow-incomplete' },
  INPUT_SEED: { flag: '--seed' },
  INPUT_TIME_LIMIT: { flag: '--time-limit' },
};

export type Inputs = Readonly<Record<string, string | undefined>>;

/** The arguments of the kit; a value that begins with a dash stays a value. */
export function wordsOf(inputs: Inputs): string[] {
  const words = ['conformance', 'run'];
  for (const [name, { flag, many }] of Object.entries(options)) {
    const text = inputs[name]?.trim() ?? '';
    const values = many ? text.split(/\s+/).filter(Boolean) : [text].filter(Boolean);
    for (const value of values) words.push(`${flag}=${value}`);
  }
  // Nobody waits for the server that is inside.
  const is_remote = Boolean(inputs.INPUT_TARGET?.trim() || inputs.INPUT_BASE_URL?.trim());
  if (is_remote && inputs.INPUT_WAIT?.trim()) words.push(`--wait=${inputs.INPUT_WAIT.trim()}`);
  const forms = (inputs.INPUT_REPORTERS ?? '').split(',').flatMap((form) => form.trim() || []);
  words.push(`--reporter=${[...new Set(['terminal', ...forms])].join(',')}`, `--out=${reportFolder(inputs)}`);
  return words;
}

export function reportFolder(inputs: Inputs): string {
  return inputs.INPUT_REPORT?.trim() || 'conformance-report';
}

/** Command before the arguments, and the command that must install it before. */
export interface Kit {
  install?: string[];
  call: string[];
}

/**
 * @param version a version, or a file that `npm run bundle` (`.mjs`) or `npm pack` (`.tgz`) made
 * @param folder where a package may be installed
 * @param from the folder in which the user names files
 */
export function kitOf(version: string, folder: string, from: string): Kit {
  if (version === '') return { call: ['npx', '--no-install', 'model-run-kit'] };
  if (version.endsWith('.mjs')) return { call: [process.execPath, version] };
  const wanted = version.endsWith('.tgz') ? resolve(from, version) : `model-run-kit@${version}`;
  return {
    install: ['npm', 'install', '--no-save', '--no-audit', '--no-fund', '--prefix', folder, '--', wanted],
    call: [process.execPath, `${folder}/node_modules/model-run-kit/dist/cli/launch.js`],
  };
}
