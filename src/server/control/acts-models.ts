/** Adds models to the catalog of a world: what they take, what their runs come to, and who may see them. */
import type { Model } from '../../contract/types.ts';
import { validateSchema } from '../../contract/validators.ts';
import { timestampOf } from '../../engine/clock.ts';
import { inputProblems } from '../../engine/input-problems.ts';
import { pricingProblems } from '../../engine/pricing-problems.ts';
import type { OrganizationRow } from '../../store/rows.ts';
import type { ModelBehaviour, ModelRow } from '../../store/run-rows.ts';
import { ControlRefusal } from '../control-refusal.ts';
import { slugOf } from '../names/slugs.ts';
import type { World } from '../parts.ts';
import { modelRow } from '../seed/plant-models.ts';
import type { SeedModel } from '../seed/seed-catalog.ts';
import { seedNames } from '../seed/seed-names.ts';
import { inWorldState, theOrganization } from './acts-places.ts';

type SeedInput = NonNullable<SeedModel['inputs']>[number];

/** `default_value` is the value itself. */
type RequestedInput = Omit<SeedInput, 'default_value'> & { default_value?: unknown };

export interface ModelRequest extends Pick<SeedModel, 'name' | 'pricing'> {
  /** Two to five segments, such as `lumen/sketch`. No other model has it. */
  path: string;
  /** Inputs of its runs: one text named `prompt` unless given. */
  inputs?: readonly RequestedInput[];
  /** Output of its runs: an image unless given. */
  makes?: ModelBehaviour['makes'];
  /** End of its runs: completed unless given. */
  ends?: ModelBehaviour['ends'];
  /** From the start of a run to its end, in milliseconds; 100 unless given. */
  takes_ms?: number;
  /** Of runs that fail. */
  failure_code?: string;
  failure_message?: string;
  /** `private`: for its organization alone; `unpublished`: not yet there for others. `public` unless given. */
  visibility?: 'public' | 'private' | 'unpublished';
  /** Owner, by slug or id: the first organization where it is private, otherwise the service itself. */
  organization?: string;
}

/** @throws ControlRefusal `conflict` when the path is taken, `invalid` for what makes no record that the document allows */
export function addModel(world: World, request: ModelRequest): Promise<Model> {
  return inWorldState(world, async (now) => {
    const is_owned = request.organization !== undefined || request.visibility === 'private';
    const organization = is_owned ? await theOrganization(now, request.organization) : undefined;
    const model = rowOf(now, request, organization);
    checkRecord(model.record);
    if ((await now.parts.store.addModel(model)) === 'taken') {
      const message = `Another model has the path ${model.path}, or is called ${model.owner}/${model.record.slug}.`;
      throw new ControlRefusal('conflict', message, ['path']);
    }
    return model.record;
  });
}

const prompt = { name: 'prompt', variable_type_code: 'string', is_required: true, is_featured: true } as const;

/** Outputs are named by their kind; a text is a string. */
const outputs = {
  image: [{ name: 'image', variable_type_code: 'image' }],
  video: [{ name: 'video', variable_type_code: 'video' }],
  text: [{ name: 'text', variable_type_code: 'string' }],
  nothing: [],
} as const;

function rowOf(world: World, request: ModelRequest, organization: OrganizationRow | undefined): ModelRow {
  const { path, name, makes = 'image', visibility = 'public', pricing = [] } = request;
  const inputs: readonly RequestedInput[] = request.inputs ?? [prompt];
  const { ends = 'completed', takes_ms = 100, failure_code, failure_message } = request;
  if (!/^[\w.-]+(\/[\w.-]+){1,4}$/.test(path)) {
    throw new ControlRefusal('invalid', 'path must be two to five segments, such as lumen/sketch.', ['path']);
  }
  const seed_model: SeedModel = {
    path,
    name,
    inputs: inputs.map(seedInput),
    outputs: outputs[makes],
    pricing,
    is_public: visibility !== 'private',
    status_code: visibility === 'unpublished' ? 'draft' : 'published',
    ...(organization && { organization: organization.slug }),
    behaviour: {
      makes,
      ends,
      takes_ms,
      ...(failure_code !== undefined && { failure_code }),
      ...(failure_message !== undefined && { failure_message }),
    },
  };
  // Ids follow from the path and the seed, so that adding a model draws nothing that others would have drawn.
  const names = { ...seedNames(no_state, String(world.seed)), organization: () => organization!.id };
  const row = modelRow(seed_model, names, timestampOf(world.parts.clock));
  return { ...row, record: { ...row.record, slug: slugOf(path.split('/').slice(1).join('-')) } };
}

/** The record wraps the default. */
function seedInput({ default_value, ...input }: RequestedInput): SeedInput {
  return default_value === undefined ? input : { ...input, default_value: { value: default_value } };
}

const no_state = { asset_types: [], organizations: [], users: [], principals: [] };

function checkRecord(record: Model): void {
  const [violation] = validateSchema('reference', 'Model', record);
  if (violation) {
    throw new ControlRefusal('invalid', violation.message, violation.pointer.split('/').slice(1));
  }
  const [problem] = [...inputProblems(record.inputs), ...pricingProblems(record)];
  if (problem) throw new ControlRefusal('invalid', `${problem.at.at(-1)} ${problem.message}.`, problem.at);
}
