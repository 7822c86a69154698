/** Reads a YAML (or JSON) file that people write, checks it by a JSON Schema, and names the line of what is wrong. */

import { readFileSync } from 'node:fs';
import type { ErrorObject, ValidateFunction } from 'ajv';
import { type Document, isMap, isScalar, isSeq, LineCounter, parseDocument } from 'yaml';
import { namesIn } from '../json/pointer.ts';
import { InputError } from './input-error.ts';

export interface YamlSource {
  /** Name in messages: the path as the user gave it. */
  name: string;
  text: string;
}

/** Reads a file; one clear line when it cannot be read. */
export function readSource(file: string): YamlSource {
  try {
    return { name: file, text: readFileSync(file, 'utf8') };
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const why = code === 'ENOENT' ? 'no such file' : code === 'EISDIR' ? 'is a folder' : `cannot be read (${code})`;
    throw new InputError(`${file}: ${why}`);
  }
}

export interface ParseOptions {
  validate?: ValidateFunction;
  environment?: NodeJS.ProcessEnv;
  /** Applied to what stands there, such as settings of the command line, which may name variables too. */
  change?: (value: unknown) => unknown;
}

export interface PlacedYaml {
  value: unknown;
  /** Position of a path's value, as messages begin: `file:line:column: key.path: `. */
  place(path: readonly (string | number)[]): string;
}

/**
 * Parses, replaces `${NAME}` and `${NAME:-default}` in every string when `environment` is given, and validates.
 * @throws InputError with the first problem: `file:line:column: key.path: what is wrong`
 */
export function parseYaml(source: YamlSource, options: ParseOptions = {}): unknown {
  return parsePlacedYaml(source, options).value;
}

/** The same, for callers that have more to refuse than a schema can say. */
export function parsePlacedYaml(source: YamlSource, options: ParseOptions = {}): PlacedYaml {
  const lines = new LineCounter();
  const document = parseDocument(source.text, { lineCounter: lines, prettyErrors: false });
  const broken = document.errors[0];
  if (broken) {
    const at = lines.linePos(broken.pos[0]);
    throw new InputError(`${source.name}:${at.line}:${at.col}: ${broken.message.split('\n')[0]}`);
  }
  if (document.contents === null && options.validate) throw new InputError(`${source.name}: is empty`);
  const place = (path: readonly (string | number)[]) => placeOf(source.name, document, lines, path);
  const written = options.change ? options.change(document.toJS()) : (document.toJS() as unknown);
  const value = options.environment ? interpolate(written, options.environment, [], place) : written;
  if (options.validate && !options.validate(value)) {
    const error = mostTelling(options.validate.errors ?? []);
    throw new InputError(sentence(error, place));
  }
  return { value, place };
}

function placeOf(name: string, document: Document, lines: LineCounter, path: readonly (string | number)[]): string {
  for (let length = path.length; length >= 0; length--) {
    const offset = offsetOf(document, path.slice(0, length));
    if (offset === undefined) continue;
    const at = lines.linePos(offset);
    const key = path.join('.');
    return `${name}:${at.line}:${at.col}: ${key === '' ? '' : `${key}: `}`;
  }
  return `${name}: ${path.join('.')}: `;
}

/** Offset of the key of `path`, or of the item when its parent is a list. */
function offsetOf(document: Document, path: readonly (string | number)[]): number | undefined {
  const node = path.length === 0 ? document.contents : document.getIn(path, true);
  if (path.length > 0) {
    const parent = document.getIn(path.slice(0, -1), true) ?? document.contents;
    if (isMap(parent)) {
      const pair = parent.items.find((item) => isScalar(item.key) && item.key.value === path.at(-1));
      if (isScalar(pair?.key) && pair.key.range) return pair.key.range[0];
    }
  }
  return isScalar(node) || isMap(node) || isSeq(node) ? node.range?.[0] : undefined;
}

const variable = /\$\{([A-Za-z_][A-Za-z0-9_]*)(?::-([^}]*))?\}/g;

function interpolate(
  value: unknown,
  environment: NodeJS.ProcessEnv,
  path: readonly (string | number)[],
  place: (path: readonly (string | number)[]) => string,
): unknown {
  if (typeof value === 'string') {
    return value.replaceAll(variable, (_, name: string, fallback: string | undefined) => {
      // A file or a command that it was set by ends in a line break.
      const found = environment[name]?.replace(/[\r\n]+$/, '');
      if (found !== undefined && found !== '') return found;
      if (fallback !== undefined) return fallback;
      throw new InputError(
        `${place(path)}the environment variable ${name} is not set; set it, or write \${${name}:-default}`,
      );
    });
  }
  if (Array.isArray(value)) return value.map((item, index) => interpolate(item, environment, [...path, index], place));
  if (value !== null && typeof value === 'object') {
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, interpolate(item, environment, [...path, key], place)]),
    );
  }
  return value;
}

/** Of two mistakes at one place: a key that nobody knows explains a key that is missing, and so on down. */
const weight: Record<string, number> = { additionalProperties: 0, required: 1, enum: 2, pattern: 3, type: 4 };

/** Of all that Ajv found: what lies deepest says most; `oneOf` itself says nothing that its branches do not. */
function mostTelling(errors: readonly ErrorObject[]): ErrorObject {
  const own = errors.filter((error) => error.keyword !== 'oneOf' && error.keyword !== 'anyOf');
  const rank = (error: ErrorObject) => weight[error.keyword] ?? 5;
  return (own.length > 0 ? own : errors).toSorted(
    (a, b) => b.instancePath.split('/').length - a.instancePath.split('/').length || rank(a) - rank(b),
  )[0]!;
}

function sentence(error: ErrorObject, place: (path: readonly (string | number)[]) => string): string {
  const path = namesIn(error.instancePath).map((part) => (/^\d+$/.test(part) ? Number(part) : part));
  const params = error.params as Record<string, unknown>;
  switch (error.keyword) {
    case 'additionalProperties': {
      const known = Object.keys((error.parentSchema as { properties?: object }).properties ?? {}).filter(
        (key) => key !== '$schema',
      );
      const key = String(params.additionalProperty);
      return `${place([...path, key])}unknown key; known here: ${known.join(', ')}`;
    }
    case 'required':
      return `${place(path)}the key ${params.missingProperty} is missing`;
    case 'enum':
      return `${place(path)}must be one of: ${(params.allowedValues as unknown[]).join(', ')}`;
    case 'type':
      return `${place(path)}must be of type ${String(params.type)}`;
    case 'pattern': {
      const { description } = (error.parentSchema ?? {}) as { description?: string };
      return `${place(path)}must match ${params.pattern}${description ? ` (${description})` : ''}`;
    }
    case 'minProperties': {
      const { description } = (error.parentSchema ?? {}) as { description?: string };
      return `${place(path)}needs ${params.limit} keys or more${description ? ` (${description})` : ''}`;
    }
    default:
      return `${place(path)}${error.message ?? 'is not allowed'}`;
  }
}
