/** Reads a target file into a `Target`. */

import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { loadChoices } from '../../src/choices/load.ts';
import { clauses } from '../../src/contract/clauses.ts';
import { tags } from '../../src/contract/operations.ts';
import { bearerText } from '../../src/input/bearer-text.ts';
import { InputError } from '../../src/input/input-error.ts';
import { matchesGlob } from '../../src/input/matches-glob.ts';
import { nearest } from '../../src/input/nearest.ts';
import { parseYaml, readSource, type YamlSource } from '../../src/input/yaml-document.ts';
import { isObject } from '../../src/json/is-object.ts';
import { families } from './areas.ts';
import schema from './target.schema.json' with { type: 'json' };
import type { Target, TargetHooks } from './target.ts';
import { trustOf, withFilesIn } from './trust.ts';

/**
 * @param file path of a YAML or JSON target file
 * @throws InputError one line naming the file, the place and the mend
 */
export function loadTarget(file: string, environment: NodeJS.ProcessEnv = process.env): Target {
  return parseTarget(readSource(file), dirname(resolve(file)), environment);
}

/** A key of the target file, with dots, and the text that replaces what stands there. */
export type Setting = readonly [key: string, value: string];

/** The same for text at hand; `{file}` inside is relative to `folder`. */
export function parseTarget(
  source: YamlSource,
  folder: string,
  environment: NodeJS.ProcessEnv = {},
  settings: readonly Setting[] = [],
): Target {
  const validate = new Ajv2020({ allErrors: true, verbose: true, strict: false }).compile(schema);
  const change = (value: unknown) => settings.reduce(applySetting, value);
  const value = parseYaml(source, { validate, environment, change }) as Target & { choices?: { file?: unknown } };
  refuseUnknownNames(source.name, value);
  for (const [key, base_url] of baseUrlsIn(value)) refuseUserInformation(source.name, key, base_url);
  const principals = withPlainTokens(source.name, value.principals);
  const { file } = value.choices ?? {};
  const choices =
    typeof file === 'string' ? loadChoices(resolve(folder, file)) : value.choices && loadChoices(source, value.choices);
  const network = value.network && withFilesIn(folder, value.network);
  refuseUnusableWay(source.name, network);
  const hooks = value.hooks && withModulesIn(source.name, folder, value.hooks);
  return {
    ...withoutNulls({ ...value, principals }),
    ...basesOf(source.name, value),
    choices,
    ...(network && { network }),
    ...(hooks && { hooks }),
  };
}

/** @throws InputError for a token that no header can carry, before anything is sent */
function withPlainTokens(name: string, principals: Target['principals']): Target['principals'] {
  const entries = Object.entries(principals).map(([who, principal]) => {
    const { token } = principal ?? {};
    if (typeof token !== 'string') return [who, principal];
    return [who, { ...principal, token: bearerText(token, `${name}: principals.${who}.token`) }];
  });
  return Object.fromEntries(entries);
}

/** A null in the file stands for nothing, and its key is among `absent`. */
function withoutNulls(target: Target): Target {
  const absent: string[] = [];
  const keep = (value: unknown, key: string, depth: number): unknown => {
    if (!isObject(value) || depth === 0) return value;
    const entries = Object.entries(value).flatMap(([name, one]) => {
      const place = `${key}.${name}`;
      if (one !== null) return [[name, keep(one, place, depth - 1)]];
      absent.push(place);
      return [];
    });
    return Object.fromEntries(entries);
  };
  const { principals, fixtures } = target;
  // A model, a batch, an entry of the catalog; a second organization. Inside of them, null is a value.
  const kept = {
    principals: keep(principals, 'principals', 2) as Target['principals'],
    ...(fixtures && { fixtures: keep(fixtures, 'fixtures', 2) as Target['fixtures'] }),
  };
  return { ...target, ...kept, ...(absent.length > 0 && { absent }) };
}

/** @throws InputError where there is no such file */
function withModulesIn(name: string, folder: string, hooks: TargetHooks): TargetHooks {
  const entries = Object.entries(hooks).map(([hook, does]) => {
    if (!('module' in does)) return [hook, does];
    const module = resolve(folder, does.module);
    if (!existsSync(module)) throw new InputError(`${name}: hooks.${hook}.module: there is no file ${module}`);
    return [hook, { module }];
  });
  return Object.fromEntries(entries);
}

function refuseUnknownNames(name: string, target: Target): void {
  const known = [...tags, ...families];
  const named = Array.isArray(target.areas) ? target.areas : (target.areas as { except: string[] } | undefined)?.except;
  const refuse = (key: string, areas: readonly string[] = []) => {
    const unknown = areas.find((area) => !known.includes(area));
    if (unknown === undefined) return;
    throw new InputError(
      `${name}: ${key}: no area is called ${unknown}; ${meant(unknown, known)}areas: ${known.join(', ')}`,
    );
  };
  refuse('areas', named);
  refuse('require.areas', target.require?.areas);
  const ids = clauses().map(({ id }) => id);
  for (const pattern of target.require?.clauses ?? []) {
    if (ids.some((id) => matchesGlob(id, pattern))) continue;
    const near = meant(pattern.replaceAll('*', ''), ids) || 'such as pagination.envelope or pagination.*; ';
    throw new InputError(`${name}: require.clauses: no clause is called ${pattern}; ${near}see: conformance list`);
  }
}

function meant(word: string, known: readonly string[]): string {
  const near = nearest(word, known, 3);
  return near.length > 0 ? `nearest: ${near.join(', ')}; ` : '';
}

/** Nothing is sent to a URL with user information, lest it hide where the URL leads. */
function refuseUserInformation(name: string, key: string, base_url: string): void {
  if (!URL.canParse(base_url)) return;
  const { username, password } = new URL(base_url);
  if (username === '' && password === '') return;
  throw new InputError(`${name}: ${key}: takes no user and password; put tokens under principals`);
}

/** Each with its key. */
function baseUrlsIn({ base_url, base_urls }: Target): [key: string, base_url: string][] {
  if (!base_urls) return [['base_url', base_url]];
  return base_urls.map((one, place) => [`base_urls.${place}`, one]);
}

/** Without slashes at their ends. @throws InputError for two that lead to the same place */
function basesOf(name: string, target: Target): Pick<Target, 'base_url' | 'base_urls'> {
  if (target.base_url !== undefined && target.base_urls) {
    throw new InputError(`${name}: base_urls: stands in the place of base_url; leave one of them out`);
  }
  const bases = baseUrlsIn(target).map(([, one]) => one.replace(/\/+$/, ''));
  const base_url = bases[0]!;
  if (!target.base_urls) return { base_url };
  const twice = bases.find((one, place) => bases.indexOf(one) !== place);
  if (twice !== undefined) throw new InputError(`${name}: base_urls: ${twice} is there twice; name each replica once`);
  if (target.network?.connect_to !== undefined) {
    const mend = 'write the place of each into base_urls';
    throw new InputError(`${name}: network.connect_to: is one place, and base_urls names several replicas; ${mend}`);
  }
  return { base_url, base_urls: bases };
}

/** User and password stand in a URL with their signs escaped. */
function isReadable(url: string): boolean {
  try {
    const { username, password } = new URL(url);
    return typeof decodeURIComponent(username + password) === 'string';
  } catch {
    return false;
  }
}

/** Files of the network are checked before anything is sent. */
function refuseUnusableWay(name: string, network: Target['network']): void {
  const { proxy } = network ?? {};
  if (proxy !== undefined && !isReadable(proxy)) {
    throw new InputError(
      `${name}: network.proxy: is no URL that can be read; write % as %25 and # as %23 in the password`,
    );
  }
  try {
    trustOf(network);
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    throw new InputError(`${name}: ${error.message}`);
  }
}

/** A part of the schema, as far as it tells where lists stand. */
interface SchemaPart {
  type?: string | readonly string[];
  items?: SchemaPart;
  properties?: Readonly<Record<string, SchemaPart>>;
  oneOf?: readonly SchemaPart[];
  anyOf?: readonly SchemaPart[];
}

/** True for a key whose value is a list of texts, which the command line gives with commas. */
function isListOfTexts(key: string): boolean {
  const found = key
    .split('.')
    .reduce<SchemaPart[]>(
      (parts, name) => parts.flatMap((part) => variantsOf(part).flatMap(({ properties }) => properties?.[name] ?? [])),
      [schema as SchemaPart],
    );
  return found.flatMap(variantsOf).some(({ type, items }) => type === 'array' && items?.type === 'string');
}

function variantsOf({ oneOf = [], anyOf = [], ...own }: SchemaPart): SchemaPart[] {
  return [own, ...[...oneOf, ...anyOf].flatMap(variantsOf)];
}

/** @param key with points between its parts; objects on the way are made @returns the object that holds the value now */
export function putAt(root: Record<string, unknown>, key: string, value: unknown): Record<string, unknown> {
  const path = key.split('.');
  let place = root;
  for (const part of path.slice(0, -1)) {
    if (!isObject(place[part])) place[part] = {};
    place = place[part] as Record<string, unknown>;
  }
  place[path.at(-1)!] = value;
  return place;
}

/** Either stands in the place of the other. */
const either: Readonly<Record<string, string>> = { base_url: 'base_urls', base_urls: 'base_url' };

function applySetting(value: unknown, [key, text]: Setting): unknown {
  const root = isObject(value) ? value : {};
  delete root[either[key] ?? ''];
  const place = putAt(root, key, isListOfTexts(key) ? text.split(',') : scalar(text));
  const path = key.split('.');
  // A token alone is enough to name a principal on the command line: most are API keys.
  if (path.length === 3 && path[0] === 'principals' && path[2] === 'token') place.kind ??= 'api_key';
  return root;
}

/** Numbers, booleans and null are meant as such; everything else is text, tokens that look like YAML above all. */
function scalar(text: string): string | number | boolean | null {
  if (text === 'null') return null;
  if (text === 'true' || text === 'false') return text === 'true';
  return /^-?(0|[1-9]\d{0,14})(\.\d+)?$/.test(text) ? Number(text) : text;
}
