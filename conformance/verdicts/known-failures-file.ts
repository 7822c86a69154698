/** Reads a file of known failures. */
import type { ValidateFunction } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { clauseById } from '../../src/contract/clauses.ts';
import { InputError } from '../../src/input/input-error.ts';
import { matchesGlob } from '../../src/input/matches-glob.ts';
import { type PlacedYaml, parsePlacedYaml, readSource, type YamlSource } from '../../src/input/yaml-document.ts';
import type { Check } from '../suite/check.ts';
import { currentCheck } from '../suite/current-check.ts';
import schema from './known-failures.schema.json' with { type: 'json' };
import { type KnownFailure, names, type PlacedFailure } from './known-failures.ts';

/** The facts of a check that an entry may name. */
export type KnownCheck = Pick<Check, 'id' | 'clauses'>;

/** Compiled when it is first needed. */
let validate: ValidateFunction | undefined;

/**
 * @param file path of a YAML or JSON file
 * @throws InputError one line naming the file, the entry and the mend
 */
export function loadKnownFailures(file: string, checks: readonly KnownCheck[]): PlacedFailure[] {
  return parseKnownFailures(readSource(file), checks);
}

/** The same for text at hand. */
export function parseKnownFailures(source: YamlSource, checks: readonly KnownCheck[]): PlacedFailure[] {
  validate ??= new Ajv2020({ allErrors: true, verbose: true, strict: false }).compile(schema);
  const { value, place } = parsePlacedYaml(source, { validate });
  const { known_failures } = value as { known_failures: KnownFailure[] };
  return known_failures.map((written, index) => {
    const entry = { ...written, check: currentCheck(written.check) };
    refuseUnknown(entry, checks, (key) => place(['known_failures', index, key]));
    return { ...entry, place: lineOf(place, index) };
  });
}

function lineOf(place: PlacedYaml['place'], index: number): string {
  return place(['known_failures', index]).split(': ')[0]!;
}

function refuseUnknown(entry: KnownFailure, checks: readonly KnownCheck[], place: (key: string) => string): void {
  const { check, clause, expires } = entry;
  if (!checks.some(({ id }) => matchesGlob(id, check))) {
    throw new InputError(`${place('check')}no check is called ${check}; see: conformance list`);
  }
  if (clause !== undefined && !clauseById(clause)) {
    throw new InputError(`${place('clause')}no clause is called ${clause}; see: conformance list`);
  }
  if (!checks.some(({ id, clauses }) => names(entry, { check: id, clauses }))) {
    throw new InputError(`${place('clause')}${check} is not about ${clause}; see: conformance explain ${clause}`);
  }
  if (expires !== undefined && !isDay(expires)) {
    throw new InputError(`${place('expires')}${expires} is no day of the calendar; write such as 2026-12-31`);
  }
}

function isDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
