/** Requests that show a workflow made by a refused creation; `conformance/models/nothing-made.ts` reads them. */
import { actsIn } from '../models/acts-in.ts';
import type { ProbeNames, ProbeNotes } from '../models/nothing-made.ts';
import type { CheckContext } from '../suite/context.ts';
import type { PrincipalName } from '../target/target.ts';

/**
 * Creates three workflows around the step `attempt`, which asks for one under `names.refused`: `first`, then behind the
 * attempt `again` under the refused name, and `last`.
 * @param maker creates them, in the organization of the attempt
 */
export async function probeNames(
  ctx: CheckContext,
  body: Record<string, unknown>,
  attempt: (name: string) => Promise<unknown>,
  maker: PrincipalName = 'owner',
): Promise<ProbeNotes> {
  // A refused name is cut in a slug only if the others are.
  const names: ProbeNames = {
    first: ctx.newName('beforehand'),
    last: ctx.newName('afterwards'),
    refused: ctx.newName('refused'),
  };
  const create = (name: string, step: string) =>
    ctx.call(maker, { operation: 'createGraphWorkflow', body: { ...body, name }, ...actsIn(ctx.facts, maker) }, step);
  await create(names.first, 'first');
  await attempt(names.refused);
  await create(names.refused, 'again');
  await create(names.last, 'last');
  return { names };
}
