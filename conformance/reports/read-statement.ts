/** Reads a published statement, as YAML or JSON. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import { InputError } from '../../src/input/input-error.ts';
import { parseYaml, readSource } from '../../src/input/yaml-document.ts';
import schema from './statement.schema.json' with { type: 'json' };
import type { Statement } from './statement.ts';

/** @throws InputError one line: the file cannot be read, or is no statement */
export function readStatement(file: string): Statement {
  const source = readSource(file);
  const value = parseYaml(source);
  const validate = new Ajv2020({ strict: false, validateFormats: false }).compile(schema);
  if (validate(value)) return value as unknown as Statement;
  const { instancePath, message } = validate.errors![0]!;
  throw new InputError(
    `${source.name}: is no conformance statement: ${instancePath.slice(1) || 'it'} ${message}; give one that "conformance statement" printed`,
  );
}
