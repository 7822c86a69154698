/** Folders that a check makes to look at; no list shows folders. */
import { actsIn } from '../models/acts-in.ts';
import type { CheckContext } from '../suite/context.ts';
import type { PrincipalName } from '../target/target.ts';

/**
 * Makes a folder and returns its id; the step is `create-STEP`.
 * @param name one that no other folder of the run has, unless given
 */
export async function freshFolder(
  ctx: CheckContext,
  caller: PrincipalName,
  step: string,
  name = ctx.newName(step),
): Promise<string> {
  const body = { name };
  const exchange = await ctx.call(
    caller,
    { operation: 'createAssetFolder', body, ...actsIn(ctx.facts, caller) },
    `create-${step}`,
  );
  const id = exchange.decoded?.record?.id;
  if (exchange.decoded?.outcome === 'success' && typeof id === 'string') return id;
  const why = `POST /v1/asset-folders answered ${exchange.received?.status} without an id`;
  return ctx.stop('could-not-run', `the suite could make no folder to look at: ${why}`, 'createAssetFolder');
}
