import type { Handler } from '../parts.ts';

/** Asset types belong to no organization; everybody sees all of them. */
export const listAssetTypes: Handler = async (call) => {
  const page = await call.world.parts.lists.page(call, { collection: 'asset_types', organization: null });
  return { kind: 'page', success: 'read', page };
};
