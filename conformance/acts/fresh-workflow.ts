/** Graph workflows that a check makes to look at; no list shows workflows. */
import { chosen } from '../../src/choices/choices.ts';
import { actsIn } from '../models/acts-in.ts';
import { sameId } from '../models/values.ts';
import type { CheckContext } from '../suite/context.ts';
import type { Facts, PrincipalFacts } from '../suite/evidence.ts';
import type { Exchange } from '../suite/exchange.ts';
import { stopLacking } from '../suite/lacking.ts';
import type { PrincipalName } from '../target/target.ts';

export interface FreshWorkflow {
  id: string;
  /** The names in the path of its dispatch. */
  owner: string;
  slug: string;
  created: Exchange;
}

/**
 * Creates the sample workflow of the target file under a name of its own; the step is `create-NAME`. It is deleted at
 * the end of the run.
 * @param name put behind the run's prefix
 */
export async function freshWorkflow(
  ctx: CheckContext,
  caller: PrincipalName,
  name: string,
  { organization, body = {} }: { organization?: string; body?: Record<string, unknown> } = {},
): Promise<FreshWorkflow> {
  const created = await ctx.call(
    caller,
    {
      operation: 'createGraphWorkflow',
      body: { ...workflowBody(ctx, name), ...body },
      ...(organization === undefined ? actsIn(ctx.facts, caller) : { organization }),
    },
    `create-${name}`,
  );
  const { id, slug, created_by } = created.decoded?.record ?? {};
  if (created.decoded?.outcome !== 'success' || typeof id !== 'string') {
    const why = `POST /v1/graph-workflows answered ${created.received?.status} without an id`;
    return ctx.stop('could-not-run', `the suite could make no workflow to look at: ${why}`, 'createGraphWorkflow');
  }
  const owner = ownerName(ctx.facts, caller, organization, created_by);
  if (owner === undefined || typeof slug !== 'string') {
    const missing = owner === undefined ? ownerKey(ctx.facts, caller, organization) : 'a slug in the answer';
    return ctx.stop('could-not-run', `the owner and the slug of a new workflow are not known: ${missing}`);
  }
  return { id, owner, slug, created };
}

/** A body that must be accepted; no two have one name, which a target may refuse (`workflows.name_twice`). */
export function workflowBody(ctx: CheckContext, name: string): Record<string, unknown> {
  const create = ctx.facts.fixtures?.workflow?.create;
  if (!create) return stopLacking(ctx, 'fixtures.workflow.create');
  return { ...create, name: ctx.newName(name) };
}

/** The name that stands for `{owner}`: by the choice, or else as for the sample workflow in the owner's organization. */
export function ownerName(
  facts: Facts,
  caller: PrincipalName,
  organization: string | undefined,
  created_by: unknown,
): string | undefined {
  const acted = facts.principals[caller]?.[placeOf(facts, caller, organization)];
  const choice = chosen(facts.choices, 'workflows.owner', 'dispatchGraphWorkflowRun');
  if (choice === 'organization_slug') return slugOf(facts, acted);
  if (choice === 'organization_id') return acted?.id;
  if (choice === 'user_id' && typeof created_by === 'string') return created_by;
  const of_owner = facts.principals.owner?.organization;
  const sample = facts.fixtures?.workflow?.owner;
  if (sample !== undefined && sample === of_owner?.slug) return slugOf(facts, acted);
  if (sample !== undefined && sample === of_owner?.id) return acted?.id;
  return acted?.id !== undefined && acted.id === of_owner?.id ? sample : undefined;
}

/** The key of the organization that the caller acts in. */
function placeOf({ principals }: Facts, caller: PrincipalName, organization: string | undefined) {
  const is_second = organization !== undefined && organization === principals[caller]?.second_organization?.id;
  return is_second ? 'second_organization' : 'organization';
}

/** The slug may stand where another principal of the same organization is described. */
function slugOf({ principals }: Facts, organization: PrincipalFacts['organization']): string | undefined {
  const described = Object.values(principals).flatMap((one) => [one?.organization, one?.second_organization]);
  const { id, slug } = organization ?? {};
  return slug ?? described.find((one) => id !== undefined && one?.slug !== undefined && sameId(one.id, id))?.slug;
}

/** The key of the target file that lacks what stands for `{owner}`. */
function ownerKey(facts: Facts, caller: PrincipalName, organization: string | undefined): string {
  const choice = chosen(facts.choices, 'workflows.owner', 'dispatchGraphWorkflowRun');
  const part = choice === 'organization_slug' ? 'slug' : choice === 'organization_id' ? 'id' : undefined;
  return part === undefined
    ? 'choices.workflows.owner'
    : `principals.${caller}.${placeOf(facts, caller, organization)}.${part}`;
}
