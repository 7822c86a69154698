/** Makes the data sets of a run; those that checks share are made once. */
import { ofAssets } from '../models/queryable.ts';
import type { CheckContext } from '../suite/context.ts';
import type { AssetSpec, DataSet } from '../suite/data-set.ts';
import type { Exchange } from '../suite/exchange.ts';
import type { PrincipalName } from '../target/target.ts';

export interface DataSets {
  shared(
    ctx: CheckContext,
    caller: PrincipalName,
    specs: readonly AssetSpec[],
    borrow: (made: readonly Exchange[]) => void,
  ): Promise<DataSet>;
  fresh(ctx: CheckContext, caller: PrincipalName, specs: readonly AssetSpec[]): Promise<DataSet>;
}

/** @param max_assets how many the run may create in all (`limits.assets` of the target file) */
export function createDataSets(max_assets: number): DataSets {
  const made = new Map<string, { set: DataSet; exchanges: Exchange[] }>();
  let sets = 0;
  let assets = 0;
  let needs_file: boolean | undefined;

  async function create(ctx: CheckContext, caller: PrincipalName, specs: readonly AssetSpec[]) {
    if (assets + specs.length > max_assets) {
      ctx.stop('inconclusive', `budget ended: the run may create ${max_assets} assets (limits.assets)`);
    }
    sets += 1;
    const mime_type = `application/x-${ctx.prefix}-${sets}`;
    // No two files of a run have one name: a target may take each but once.
    const prefix = `${ctx.prefix}${sets.toString(36).padStart(2, '0')}`;
    const exchanges: Exchange[] = [];
    const created: { id: string; filename: string; size_bytes: number }[] = [];
    for (const [index, spec] of specs.entries()) {
      const filename = `${prefix}${spec.name}`;
      const body = { filename, mime_type, size_bytes: spec.size_bytes };
      // Counted one by one: a target that makes none must not use up what may be made.
      assets += 1;
      const exchange = await ctx.call(caller, { operation: 'createAssetUpload', body }, `create/${index + 1}`);
      const id = exchange.decoded?.record?.asset_id;
      if (exchange.decoded?.outcome !== 'success' || typeof id !== 'string') {
        if (exchange.decoded?.outcome === 'refusal' && created.some((one) => one.filename === filename)) {
          ctx.stop('not-claimed', 'the target takes a file of one name once, which is permitted');
        }
        const why = `POST /v1/asset-uploads answered ${exchange.received?.status} without an asset_id`;
        return ctx.stop('could-not-run', `the suite could make no asset to look at: ${why}`, 'createAssetUpload');
      }
      await putWhereNeeded(ctx, caller, exchange, { id, type: mime_type, size_bytes: spec.size_bytes });
      exchanges.push(exchange);
      created.push({ id, filename, size_bytes: spec.size_bytes });
    }
    await ctx.settle();
    const query = ofAssets(ctx.facts, { mime_type, ids: created.map(({ id }) => id) });
    return { set: { principal: caller, prefix, mime_type, query, assets: created } satisfies DataSet, exchanges };
  }

  /** From when on an asset is there is the target's choice (`assets.listed_from`): the first one of the run tells. */
  async function putWhereNeeded(
    ctx: CheckContext,
    caller: PrincipalName,
    session: Exchange,
    asset: { id: string; type: string; size_bytes: number },
  ): Promise<void> {
    if (!ctx.facts.operations.includes('getAsset')) return;
    if (needs_file === undefined) {
      const read = await ctx.call(caller, { operation: 'getAsset', path: { id: asset.id } }, 'create/read');
      needs_file = read.decoded?.outcome === 'refusal';
    }
    const url = session.decoded?.record?.upload_url;
    if (!needs_file || typeof url !== 'string') return;
    await ctx.transfer('PUT', url, session, 'create/put', { body: new Uint8Array(asset.size_bytes), type: asset.type });
  }

  return {
    async shared(ctx, caller, specs, borrow) {
      const key = JSON.stringify([caller, specs]);
      const known = made.get(key) ?? (await create(ctx, caller, specs));
      made.set(key, known);
      borrow(known.exchanges);
      return known.set;
    },
    async fresh(ctx, caller, specs) {
      return (await create(ctx, caller, specs)).set;
    },
  };
}
