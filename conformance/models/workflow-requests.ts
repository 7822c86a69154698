/** Requests about workflows that are made like the sample one of the target file. */
import { chosen } from '../../src/choices/chosen.ts';
import type { RequestDraft } from '../suite/context.ts';
import type { Evidence, Facts } from '../suite/evidence.ts';
import type { Stop } from '../suite/exchange.ts';
import { isSet } from './values.ts';

/** The request that dispatches a live workflow of that owner and slug. */
export function workflowDispatch(facts: Facts, { owner, slug }: { owner: string; slug: string }) {
  const body = { ...facts.fixtures?.workflow?.input };
  return { operation: 'dispatchGraphWorkflowRun', path: { owner, slug }, body } satisfies RequestDraft;
}

/**
 * The stop for a dispatch that finds nothing and may have asked for a wrong owner; undefined where it is sure what
 * stands for the owner of the workflows that the case made. Without the choice, the owner of the sample workflow may be
 * a person, and another one than the maker of the others.
 */
export function unknownOwner({ facts, exchanges }: Pick<Evidence, 'facts' | 'exchanges'>): Stop | undefined {
  const choice = chosen(facts.choices, 'workflows.owner', 'dispatchGraphWorkflowRun');
  const { id, slug } = facts.principals.owner?.organization ?? {};
  const owner = facts.fixtures?.workflow?.owner;
  const made = exchanges.filter(
    ({ request, decoded }) => request.operation === 'createGraphWorkflow' && decoded?.record,
  );
  const is_known =
    choice === 'organization_slug' ||
    choice === 'organization_id' ||
    (choice === 'user_id' && made.every(({ decoded }) => isSet(decoded?.record?.created_by))) ||
    (choice !== 'user_id' && owner !== undefined && (owner === id || owner === slug));
  if (is_known) return undefined;
  const organization =
    slug === undefined ? ', and principals.owner.organization has no slug that could be the owner' : '';
  const reason = `the target file does not declare choices.workflows.owner, which the path of a new workflow needs${organization}`;
  return { verdict: 'could-not-run', reason };
}
