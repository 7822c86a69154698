/** Reads a seed state that somebody wrote as a file. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import { InputError } from '../../input/input-error.ts';
import { parseYaml, readSource } from '../../input/yaml-document.ts';
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

/** The first name that stands for nothing in the file, or stands for two things. */
export function problemOf(state: SeedState): string | undefined {
  const organizations = state.organizations.map(({ slug }) => slug);
  const users = state.users.map(({ email }) => email);
  const owned = [
    ...state.users.flatMap(({ memberships }) => memberships),
    ...(state.invitations ?? []),
    ...state.principals,
    ...(state.folders ?? []),
    ...(state.assets ?? []),
    ...(state.bulk ?? []),
  ].map(({ organization }) => organization);
  const second = state.principals.flatMap(({ second_organization }) => second_organization ?? []);
  const makers = [
    ...state.principals.map(({ user }) => user),
    ...[...(state.folders ?? []), ...(state.assets ?? []), ...(state.bulk ?? [])].map(({ created_by }) => created_by),
  ];
  return (
    twice('organization', organizations) ??
    twice('user', users) ??
    twice(
      'principal',
      state.principals.map(({ name }) => name),
    ) ??
    strange('organization', [...owned, ...second], organizations) ??
    strange('user', makers, users)
  );
}

function twice(kind: string, names: readonly string[]): string | undefined {
  const name = names.find((each, index) => names.indexOf(each) < index);
  return name === undefined ? undefined : `two of its ${kind}s are called ${name}`;
}

function strange(kind: string, used: readonly string[], known: readonly string[]): string | undefined {
  const name = used.find((each) => !known.includes(each));
  return name === undefined ? undefined : `${name} is none of its ${kind}s: ${known.join(', ')}`;
}
