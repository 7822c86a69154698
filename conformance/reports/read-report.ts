/** Reads a stored report, of this version of the kit or of another one. */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { InputError } from '../../src/input/input-error.ts';
import { readSource } from '../../src/input/yaml-document.ts';
import { isObject } from '../../src/json/is-object.ts';
import { withCurrentChecks } from '../suite/current-check.ts';
import schema from './report.schema.json' with { type: 'json' };
import { type Report, report_version } from './report.ts';

/**
 * @param path a report.json, or the folder of `--out` that holds one
 * @throws InputError one line: the file cannot be read, or is no report that this kit can read
 */
export function readReport(path: string): Report {
  const is_folder = statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
  const { name, text } = readSource(is_folder ? join(path, 'report.json') : path);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new InputError(`${name}: is no JSON: ${(error as Error).message.replaceAll(/\s+/g, ' ')}`);
  }
  return checkReport(name, value);
}

/** @throws InputError naming the place */
export function checkReport(name: string, value: unknown): Report {
  const version = isObject(value) ? value.report_version : undefined;
  if (Number.isInteger(version) && version !== report_version) {
    throw new InputError(
      `${name}: is a report of version ${version}, and this kit reads version ${report_version}; read it with the kit that wrote it`,
    );
  }
  validate ??= new Ajv2020({ strict: false, validateFormats: false }).compile(tolerant());
  if (validate(value)) {
    const report = withCurrentChecks(value as unknown as Report);
    refuseLoose(name, report);
    return report;
  }
  const { instancePath, message } = validate.errors![0]!;
  throw new InputError(
    `${name}: is no report of this kit: ${instancePath.slice(1) || 'it'} ${message}; give a report.json that --out wrote`,
  );
}

/**
 * Shows stored reports. One that cannot be shown was changed by hand: the contract leaves values open that a form needs.
 * @param files as the user named them
 * @throws InputError in the place of whatever else is thrown
 */
export function shownFrom<Result>(files: readonly string[], show: () => Result): Result {
  try {
    return show();
  } catch (error) {
    if (error instanceof InputError) throw error;
    const why = error instanceof Error ? error.message : String(error);
    throw new InputError(`${files.join(', ')}: cannot be shown (${why}); give a report.json as --out wrote it`);
  }
}

/** Findings and verdicts name each other. */
function refuseLoose(name: string, { findings, verdicts }: Report): void {
  const found = new Set(findings.flatMap(({ checks }) => checks));
  const lost = verdicts.find(({ check, verdict }) => verdict === 'fail' && !found.has(check));
  if (lost) throw new InputError(`${name}: ${lost.check} failed and stands in no finding`);
  const known = new Set(verdicts.map(({ check }) => check));
  const unknown = [...found].find((check) => !known.has(check));
  if (unknown !== undefined) throw new InputError(`${name}: a finding names ${unknown}, which has no verdict`);
  const loose = verdicts.find((verdict) => 'because_of' in verdict && !findings[verdict.because_of! - 1]);
  if (loose) throw new InputError(`${name}: ${loose.check} is because of a finding that is not there`);
}

let validate: ReturnType<Ajv2020['compile']> | undefined;

/** The contract of what is written, without the lists of words for verdicts and entries: other versions of the kit know other ones. */
function tolerant(): object {
  const { properties, $defs, ...rest } = structuredClone(schema);
  const items = properties.verdicts.items as Record<string, unknown> & { properties: Record<string, unknown> };
  items.properties.verdict = { type: 'string' };
  const state = properties.known_failures.items as { properties: Record<string, unknown> };
  state.properties.state = { type: 'string' };
  return {
    ...rest,
    properties,
    $defs: { ...$defs, counts: { type: 'object', additionalProperties: { type: 'integer' } } },
  };
}
