/** Values of `{owner}` and `{slug}` in the path of a workflow (choices `workflows.owner` and `workflows.slug`). */
import type { ChoiceValue } from '../../choices/choices.ts';
import type { Other } from '../../choices/choices-document.ts';
import type { GraphWorkflow } from '../../contract/types.ts';
import type { OrganizationRow } from '../../store/rows.ts';
import { slugOf } from './slugs.ts';

type WorkflowOwner = Exclude<ChoiceValue<'workflows.owner'>, Other>;
type Owned = Pick<GraphWorkflow, 'org_id' | 'created_by'>;

/** By the choice: what names the owner of a workflow; null when the creator has no name to show. */
export const workflowOwners: Readonly<
  Record<WorkflowOwner, (workflow: Owned, organization: Pick<OrganizationRow, 'slug'>) => string | null>
> = {
  organization_slug: (_, { slug }) => slug,
  organization_id: ({ org_id }) => org_id,
  user_id: ({ created_by }) => created_by,
};

/** By the choice: the slug of a workflow. @param number 1 for the plain one; further ones where that is taken */
export const workflowSlugs: Readonly<
  Record<
    Exclude<ChoiceValue<'workflows.slug'>, Other>,
    (workflow: Pick<GraphWorkflow, 'id' | 'name'>, number: number) => string
  >
> = {
  from_name: ({ name }, number) => slugOf(name, number),
  from_id: ({ id }) => id,
};
