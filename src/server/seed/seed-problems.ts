/** Faults of a seed state that follows its schema. */
import { isLive } from './plant-runs.ts';
import { recordProblemOf } from './record-problems.ts';
import type { SeedState } from './seed-state.ts';

/** The first name that stands for nothing in it, or stands for two things; then the first record that is not right. */
export function problemOf(state: SeedState): string | undefined {
  const { models = [], workflows = [], runs = [], batches = [], webhooks = [] } = state;
  const organizations = state.organizations.map(({ slug }) => slug);
  const users = state.users.map(({ email }) => email);
  const work = [...workflows, ...runs, ...batches, ...webhooks];
  const owned = [
    ...state.users.flatMap(({ memberships }) => memberships),
    ...(state.invitations ?? []),
    ...state.principals,
    ...(state.folders ?? []),
    ...(state.assets ?? []),
    ...(state.bulk ?? []),
    ...work,
  ].map(({ organization }) => organization);
  const further = [
    ...state.principals.flatMap(({ second_organization }) => second_organization ?? []),
    ...models.flatMap(({ organization }) => organization ?? []),
  ];
  const makers = [
    ...state.principals.map(({ user }) => user),
    ...[...(state.folders ?? []), ...(state.assets ?? []), ...(state.bulk ?? []), ...work].map(
      ({ created_by }) => created_by,
    ),
  ];
  return (
    twice('organizations', organizations) ??
    twice('users', users) ??
    twice('principals', namesOf(state.principals)) ??
    twice(
      'models',
      models.map(({ path }) => path),
    ) ??
    twice(
      'workflows',
      workflows.map(({ organization, slug }) => `${organization}/${slug}`),
    ) ??
    twice('runs', namesOf(runs)) ??
    twice('batches', namesOf(batches)) ??
    twice('webhooks', namesOf(webhooks)) ??
    strange('organizations', [...owned, ...further], organizations) ??
    strange('users', makers, users) ??
    strange(
      'runs that have ended',
      webhooks.flatMap(({ deliveries = [] }) => deliveries.map(({ run }) => run)),
      namesOf(runs.filter((run) => !isLive(run))),
    ) ??
    strange(
      'models',
      models.flatMap(({ related = [] }) => related),
      models.map(({ path }) => path),
    ) ??
    fixtureProblemOf(state) ??
    recordProblemOf(state)
  );
}

function namesOf(things: readonly { name: string }[]): string[] {
  return things.map(({ name }) => name);
}

function fixtureProblemOf({ fixtures: { models = {}, batches = {} } = {}, ...state }: SeedState): string | undefined {
  const paths = (state.models ?? []).map(({ path }) => path);
  return (
    strange(
      'models',
      Object.values(models).map(({ path }) => path),
      paths,
    ) ?? strange('batches', Object.values(batches), namesOf(state.batches ?? []))
  );
}

function twice(kinds: string, names: readonly string[]): string | undefined {
  const name = names.find((each, index) => names.indexOf(each) < index);
  return name === undefined ? undefined : `two of its ${kinds} are called ${name}`;
}

function strange(kinds: string, used: readonly string[], known: readonly string[]): string | undefined {
  const name = used.find((each) => !known.includes(each));
  return name === undefined ? undefined : `${name} is none of its ${kinds}: ${known.join(', ')}`;
}
