/** The records of a world that tests may count on, as a target file names them. */
import { modelRow } from './seed/plant-models.ts';
import type { SeedModelFixture, SeedWorkflowFixture } from './seed/seed-fixtures.ts';
import { seedNames } from './seed/seed-names.ts';
import type { SeedState } from './seed/seed-state.ts';

/** `conformance/target/target.schema.json` says what each is. */
export type Fixtures = {
  models?: Readonly<Record<string, SeedModelFixture>>;
  catalog?: Readonly<Record<string, { owner: string; slug: string }>>;
  batches?: Readonly<Record<string, { id: string }>>;
  workflow?: Omit<SeedWorkflowFixture, 'organization'> & { id: string; owner: string };
  invitation?: { email: string; organization: { id: string; slug: string }; role_code: string };
};

export function fixturesOf(state: SeedState, seed: string): Fixtures {
  const names = seedNames(state, seed);
  const { models, catalog, batches, workflow, invitation } = state.fixtures ?? {};
  const fixtures: Fixtures = {};
  // Copies, so that a file made of them repeats what two have in common instead of pointing back.
  if (models) fixtures.models = mapped(models, (model) => structuredClone(model));
  if (catalog) {
    fixtures.catalog = mapped(catalog, (path) => {
      const { owner, record } = modelRow(
        found(state.models, (model) => model.path === path, path),
        names,
      );
      return { owner, slug: record.slug };
    });
  }
  if (batches) fixtures.batches = mapped(batches, (name) => ({ id: names.batch(name) }));
  if (workflow) {
    const { organization, slug, ...rest } = workflow;
    fixtures.workflow = { id: names.workflow(organization, slug), owner: organization, slug, ...rest };
  }
  if (invitation) {
    const { organization, email } = invitation;
    const isIt = (each: typeof invitation) => each.organization === organization && each.email === email;
    const { role_code } = found(state.invitations, isIt, `invitation of ${email}`);
    fixtures.invitation = {
      email,
      organization: { id: names.organization(organization), slug: organization },
      role_code,
    };
  }
  return fixtures;
}

function found<Thing>(things: readonly Thing[] = [], isIt: (thing: Thing) => boolean, what: string): Thing {
  const thing = things.find(isIt);
  if (thing === undefined) throw new RangeError(`the state has no ${what}`);
  return thing;
}

function mapped<Value, Other>(record: Readonly<Record<string, Value>>, change: (value: Value) => Other) {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]));
}
