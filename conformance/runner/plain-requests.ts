/** For each operation a plain request that nothing is wrong with, and the records that it takes. */
import type { OperationId } from '../../src/contract/operations.ts';
import { assetSpecs } from '../arbitraries/lists.ts';
import type { PrincipalName } from '../target/target.ts';
import { actsIn } from './acts-in.ts';
import type { Facts } from './check.ts';
import type { CheckContext, RequestDraft } from './context.ts';
import { freshFolder } from './fresh-folder.ts';

/** The operations that the suite knows how to call, in the document's order, and whether they change anything. */
export const plain_operations = {
  getHealth: 'reads',
  getMe: 'reads',
  updateBalance: 'writes',
  listAssets: 'reads',
  getAsset: 'reads',
  deleteAsset: 'writes',
  listAssetTypes: 'reads',
  createAssetUpload: 'writes',
  createAssetFolder: 'writes',
  getAssetFolder: 'reads',
  deleteAssetFolder: 'writes',
} as const satisfies { [Id in OperationId]?: 'reads' | 'writes' };

export type PlainOperation = keyof typeof plain_operations;

/** What has to be made before an operation can be called. */
const makers: { readonly [Id in PlainOperation]?: OperationId } = {
  deleteAsset: 'createAssetUpload',
  getAssetFolder: 'createAssetFolder',
  deleteAssetFolder: 'createAssetFolder',
};

/** The operations that can be called on this target: claimed, not forbidden, and with all that they take. */
export function callable(facts: Facts): PlainOperation[] {
  return (Object.keys(plain_operations) as PlainOperation[]).filter((operation) => {
    const maker = makers[operation];
    if (!facts.operations.includes(operation)) return false;
    if (maker && !facts.operations.includes(maker)) return false;
    // What the account read answers to an API key is the target's choice.
    if (operation === 'getMe' && !facts.principals.human) return false;
    if (operation === 'updateBalance' && facts.restore_threshold === undefined) return false;
    return !facts.read_only || (plain_operations[operation] === 'reads' && maker === undefined);
  });
}

/** Who may call it on every target. */
export function callerOf(operation: PlainOperation): PrincipalName {
  return operation === 'getMe' ? 'human' : 'owner';
}

/** A request that the operation must accept from `callerOf`; a record that it deletes is nobody else's. */
export async function plainRequest(ctx: CheckContext, operation: PlainOperation): Promise<RequestDraft> {
  const acts = actsIn(ctx.facts, callerOf(operation));
  switch (operation) {
    case 'getAsset':
      return { operation, path: { id: await anAsset(ctx) }, ...acts };
    case 'deleteAsset':
      return { operation, path: { id: (await ctx.fresh('owner', assetSpecs(1))).assets[0]!.id }, ...acts };
    case 'getAssetFolder':
    case 'deleteAssetFolder':
      return { operation, path: { id: await freshFolder(ctx, 'owner', 'plain') }, ...acts };
    case 'createAssetUpload': {
      // A picture: whoever takes only some types of file takes this one.
      const body = { filename: `${ctx.prefix}plain.png`, mime_type: 'image/png', size_bytes: 512 };
      return { operation, body, ...acts };
    }
    case 'createAssetFolder':
      return { operation, body: { name: `${ctx.prefix}plain` }, ...acts };
    case 'updateBalance':
      return { operation, body: { low_balance_threshold: ctx.facts.restore_threshold }, ...acts };
    default:
      return { operation, ...acts };
  }
}

/** An asset to read: one of the suite's own, or where nothing may be made, one that is there. */
export async function anAsset(ctx: CheckContext): Promise<string> {
  if (!ctx.facts.read_only && ctx.facts.operations.includes('createAssetUpload')) {
    return (await ctx.shared('owner', assetSpecs(1))).assets[0]!.id;
  }
  const exchange = await ctx.call('owner', { operation: 'listAssets' }, 'some-assets');
  const id = exchange.decoded?.page?.items[0]?.id;
  if (typeof id === 'string') return id;
  return ctx.stop('not-claimed', 'the list shows no asset, and the suite may make none here');
}
