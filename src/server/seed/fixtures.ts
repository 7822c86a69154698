/** The records of a world that tests may count on, as a target file names them. */
import { type ResolvedChoices, referenceChoices } from '../../choices/choices.ts';
import { policiesOf } from '../../choices/policies.ts';
import { workflowOwners } from '../names/workflow-names.ts';
import { modelRow } from './plant-models.ts';
import type { SeedWorkflow } from './seed-catalog.ts';
import type { SeedModelFixture, SeedWorkflowFixture } from './seed-fixtures.ts';
import { type SeedNames, seedNames } from './seed-names.ts';
import type { SeedState } from './seed-state.ts';

type Named<Name extends string, Value> = Readonly<Record<string, Value>> & Readonly<Record<Name, Value>>;
type ModelName = 'succeeds' | 'fails' | 'cancels' | 'slow' | `${'two' | 'three' | 'four' | 'five'}_segments`;

/** Fixtures of every state of the kit, as `conformance/target/target.schema.json` says. One's own may have others. */
export type Fixtures = {
  models: Named<ModelName, SeedModelFixture>;
  catalog: Named<'public' | 'private' | 'unpublished', { owner: string; slug: string }>;
  batches: Named<'finished' | 'running', { id: string }>;
  workflow: Omit<SeedWorkflowFixture, 'organization'> & { id: string; owner: string };
  invitation: { email: string; organization: { id: string; slug: string }; role_code: string };
};

/** @param choices those of the world: what stands for an owner in a path */
export function fixturesOf(state: SeedState, seed: string, choices: ResolvedChoices = referenceChoices): Fixtures {
  const names = seedNames(state, seed);
  const { models, catalog, batches, workflow, invitation } = state.fixtures ?? {};
  const fixtures: { -readonly [Part in keyof Fixtures]?: unknown } = {};
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
    const owner = ownerOf(state, names, choices, { organization, slug });
    fixtures.workflow = { id: names.workflow(organization, slug), owner, slug, ...rest };
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
  return fixtures as Fixtures;
}

function ownerOf(
  { workflows }: SeedState,
  names: SeedNames,
  choices: ResolvedChoices,
  { organization, slug }: { organization: string; slug: string },
): string {
  const isIt = (each: SeedWorkflow) => each.organization === organization && each.slug === slug;
  const { created_by } = found(workflows, isIt, `workflow ${organization}/${slug}`);
  const owned = { org_id: names.organization(organization), created_by: names.user(created_by) };
  const { owner } = policiesOf(choices, 'dispatchGraphWorkflowRun').workflows;
  return workflowOwners[owner](owned, { slug: organization }) ?? organization;
}

function found<Thing>(things: readonly Thing[] = [], isIt: (thing: Thing) => boolean, what: string): Thing {
  const thing = things.find(isIt);
  if (thing === undefined) throw new RangeError(`the state has no ${what}`);
  return thing;
}

function mapped<Value, Other>(record: Readonly<Record<string, Value>>, change: (value: Value) => Other) {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]));
}
