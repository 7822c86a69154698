/** Models and graph workflows of a seed state, as people write them. */
import type {
  GraphWorkflowCreate,
  Model,
  ModelExample,
  ModelInput,
  ModelOutput,
  ModelPricingRule,
} from '../../contract/types.ts';
import type { ModelBehaviour } from '../../store/run-rows.ts';

/** Fields that the service makes by itself. */
type Made = 'id' | 'model_id' | 'sort_order' | 'created_at' | 'updated_at';

/** Some fields of a record; the others are null, or what the document calls usual. Lists are in their sort order. */
type Part<Record, Needed extends keyof Record> = Pick<Record, Needed> &
  Partial<Omit<Record, Needed | Made>> & { id?: string };

type Lists = 'inputs' | 'outputs' | 'examples' | 'faq_entries' | 'pricing' | 'related_links';

/** The model's own fields. A model is public and published unless it says otherwise. */
type ModelFields = Part<
  Omit<Model, Lists | 'org_id' | 'slug' | 'created_by' | 'updated_at' | 'deleted_at' | 'deleted_by'>,
  'name'
>;

export interface SeedModel extends ModelFields {
  /** 2 to 5 segments. The first names who offers the model, the others joined by hyphens are its slug. */
  path: string;
  /** Owner of the model, by slug; the service itself where it is left out. */
  organization?: string;
  updated_at?: string;
  /** Set for a model that is gone. */
  deleted_at?: string;
  behaviour: ModelBehaviour;
  inputs?: readonly Part<ModelInput, 'name'>[];
  outputs?: readonly Part<ModelOutput, 'name'>[];
  examples?: readonly Part<ModelExample, 'title' | 'input'>[];
  faq_entries?: readonly { id?: string; question: string; answer: string }[];
  /** `input` names the input whose value decides. */
  pricing?: readonly (Part<
    Omit<ModelPricingRule, 'model_input_id'>,
    'pricing_model_code' | 'rule_effect_code' | 'price'
  > & { input?: string })[];
  /** The paths of other models of the state. */
  related?: readonly string[];
}

export interface SeedWorkflow extends GraphWorkflowCreate {
  id?: string;
  organization: string;
  created_by: string;
  created_at: string;
  /** Unique in the organization. */
  slug: string;
  deleted_at?: string;
}
