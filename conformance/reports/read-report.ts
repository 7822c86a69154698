/** Reads a stored `report.json`. What is wrong with it is one message that names the file. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import { InputError } from '../../src/input/input-error.ts';
import type { YamlSource } from '../../src/input/yaml-document.ts';
import { isObject } from '../../src/json/is-object.ts';
import schema from './report.schema.json' with { type: 'json' };
import { type Report, report_version } from './report.ts';

/** @throws InputError when it is no report, or one that this kit cannot read */
export function readReport({ name, text }: YamlSource): Report {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new InputError(`${name}: is no JSON: ${(error as Error).message.replaceAll(/\s+/g, ' ')}`);
  }
  if (!isObject(value) || !('report_version' in value) || !Array.isArray(value.verdicts)) {
    throw new InputError(`${name}: is no report of this kit; give a report.json that conformance --out wrote`);
  }
  if (value.report_version !== report_version) {
    const { version } = (isObject(value.kit) ? value.kit : {}) as { version?: unknown };
    throw new InputError(
      `${name}: a report of version ${JSON.stringify(value.report_version)}, written by kit ${JSON.stringify(version)}; this kit reads version ${report_version}`,
    );
  }
  const validate = new Ajv2020({ strict: false, validateFormats: false }).compile<Report>(schema);
  if (!validate(value)) {
    const [error] = validate.errors ?? [];
    throw new InputError(`${name}: is no report of this kit: ${error?.instancePath || 'it'} ${error?.message}`);
  }
  refuseLoose(name, value);
  return value;
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
