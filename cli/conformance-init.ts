/** `conformance init`: asks a server what it can, and writes a target file. */
import { existsSync, writeFileSync } from 'node:fs';
import { type FoundOut, findOut } from '../conformance/init/find-out.ts';
import { renderTarget } from '../conformance/init/write-target.ts';
import { parseTarget } from '../conformance/target/load.ts';
import { type PrincipalName, principalNames, type Target, type TokenSource } from '../conformance/target/target.ts';
import { TargetUnusable } from '../conformance/target/unusable.ts';
import { tags } from '../src/contract/operations.ts';
import { counted } from '../src/input/counted.ts';
import { InputError } from '../src/input/input-error.ts';
import { visibleText } from '../src/input/visible-text.ts';
import { command_name } from './command-name.ts';
import { setting } from './conformance-target.ts';
import { exitCodes } from './exit-codes.ts';

export interface InitOptions {
  token: string[];
  model: string[];
  name: string[];
  set: string[];
  out: string;
  force?: boolean;
}

/**
 * @param signal of an end that interrupts it @param environment where tokens are read from that are given as `${NAME}`
 * @returns the exit code
 * @throws InputError; TargetUnusable where nobody answers, a token is refused, or nothing is found out
 */
export async function conformanceInit(
  url: string,
  options: InitOptions,
  { signal, environment = process.env }: { signal?: AbortSignal; environment?: NodeJS.ProcessEnv } = {},
): Promise<number> {
  const { out, force = false } = options;
  if (existsSync(out) && !force) throw new InputError(`--out ${out}: the file is there; --force overwrites it`);
  const tokens = tokensOf(options.token);
  const models = modelsOf(options.model);
  const target = knownTarget(url, options, tokens, environment);
  const found = await findOut({ target, models, further: options.name.flatMap((names) => names.split(',')), signal });
  if (signal?.aborted) return exitCodes.interrupted;
  refuseNothing(url, found);
  const references = Object.fromEntries(options.set.map(setting).filter(([, value]) => /\$\{\w+/.test(value)));
  const written = renderTarget({ found, tokens: referencesOf(tokens), command: commandOf(url, options), references });
  writeFileSync(out, written, { mode: 0o600 });
  tell(found, out, unsetIn(written, [...tokens.values(), ...options.set], environment));
  return exitCodes.conforms;
}

/** A file without a choice would look like a server that leaves all to the suite. */
function refuseNothing(url: string, { findings: { finds, doubts }, requests }: FoundOut): void {
  if (finds.length > 0) return;
  const [first] = doubts;
  const why = first ? `; ${first.about} (tried: ${first.tried.slice(0, 150)})` : '';
  throw new TargetUnusable(`${url}: nothing was found out in ${requests} requests, and no file is written${why}`);
}

function knownTarget(
  base_url: string,
  { set }: InitOptions,
  tokens: ReadonlyMap<PrincipalName, string>,
  environment: NodeJS.ProcessEnv,
): Target {
  const principals = Object.fromEntries([...tokens].map(([name, token]) => [name, { kind: kindOf(name), token }]));
  const text = JSON.stringify({ base_url, principals });
  return parseTarget({ name: 'command line', text }, process.cwd(), environment, set.map(setting));
}

function kindOf(name: PrincipalName): 'api_key' | 'user' {
  return name === 'human' || name === 'member' ? 'user' : 'api_key';
}

function tokensOf(given: readonly string[]): ReadonlyMap<PrincipalName, string> {
  const tokens = new Map<PrincipalName, string>();
  for (const text of given) {
    const [name, token] = split(text, '--token', 'owner=TOKEN');
    const principal = principalNames.find((one) => one === name);
    if (!principal) throw new InputError(`--token ${name}=…: principals are ${principalNames.join(', ')}`);
    tokens.set(principal, token);
  }
  if (!tokens.has('owner')) throw new InputError('--token owner=TOKEN is needed, of a key that has every scope');
  return tokens;
}

function modelsOf(given: readonly string[]): Record<string, string> {
  const models = given.map((text) => split(text, '--model', 'succeeds=provider/model'));
  const wrong = models.find(([, path]) => !/^[^/?#]+(\/[^/?#]+){1,4}$/.test(path));
  if (wrong)
    throw new InputError(`--model ${wrong[0]}=${wrong[1]}: a path has 2 to 5 segments, such as provider/model`);
  return Object.fromEntries(models);
}

function split(text: string, option: string, example: string): [name: string, value: string] {
  const at = text.indexOf('=');
  if (at < 1 || at === text.length - 1) throw new InputError(`${option}: it takes NAME=VALUE, such as ${example}`);
  return [text.slice(0, at), text.slice(at + 1)];
}

const reference = /^\$\{\w+(:-[^}]*)?\}$/;

/** Names of the environment, in the place of what was given. */
function referencesOf(tokens: ReadonlyMap<PrincipalName, string>): Record<string, TokenSource> {
  const named = [...tokens].map(([name, token]) => {
    return [name, reference.test(token) ? token : `\${${variableOf(name)}}`] as const;
  });
  return Object.fromEntries(named);
}

function variableOf(name: PrincipalName): string {
  return `${name.toUpperCase()}_TOKEN`;
}

function commandOf(url: string, { token, model, name }: InitOptions): string {
  const words = [
    ...token.map((text) => `--token ${text.split('=')[0]}=…`),
    ...model.map((text) => `--model ${text}`),
    ...name.map((text) => `--name ${text}`),
  ];
  return [command_name, 'conformance init', url, ...words].join(' ');
}

/** Names of the environment in the lines of a target file that nobody has given, or set. */
function unsetIn(file: string, given: readonly string[], environment: NodeJS.ProcessEnv): string[] {
  const lines = file.split('\n').filter((line) => !line.startsWith('#'));
  const named = lines.flatMap((line) => [...line.matchAll(/\$\{(\w+)\}/g)].map(([, name]) => name!));
  const isGiven = (name: string) => given.some((text) => text.includes(`\${${name}`));
  return [...new Set(named)].filter((name) => environment[name] === undefined && !isGiven(name));
}

/** Talk, to the error stream. */
function tell(
  { findings, target, left_behind, served_areas, requests, seconds }: FoundOut,
  out: string,
  variables: readonly string[],
): void {
  const lines = [
    `${out}: ${counted(findings.finds.length, 'choice')} found out, ${counted(findings.doubts.length, 'doubt')}; ${requests} requests, ${seconds.toFixed(1)} s`,
    ...left_behind.map(({ operation, id, reason }) => `left behind: ${operation} ${id} (${reason})`),
    ...(variables.length > 0
      ? [`set ${variables.join(', ')} in the environment; no token or secret is in the file`]
      : []),
    ...(target.areas === undefined && served_areas.length < tags.length
      ? [
          `only these areas took a request: ${served_areas.join(', ')}; where the server offers no others, once more with --force and --set areas=${served_areas.join(',')} claims no others`,
        ]
      : []),
    `next: try what the file says: ${command_name} conformance doctor --target ${out}`,
  ];
  process.stderr.write(`${lines.map(visibleText).join('\n')}\n`);
}
