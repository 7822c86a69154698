/** Reads a seed state that somebody wrote as a file. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import { InputError } from '../../input/input-error.ts';
import { parseYaml, readSource } from '../../input/yaml-document.ts';
import { problemOf } from './seed-problems.ts';
import schema from './seed-state.schema.json' with { type: 'json' };
import type { SeedState } from './seed-state.ts';

/** @throws InputError one line: the file, the place, and the mend */
export function loadSeedState(file: string): SeedState {
  const validate = new Ajv2020({ verbose: true, strict: false }).compile(schema);
  const state = parseYaml(readSource(file), { validate }) as SeedState;
  const problem = problemOf(state);
  if (problem !== undefined) throw new InputError(`${file}: ${problem}`);
  return state;
}
