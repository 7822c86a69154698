/** Makes the data sets of a run; those that checks share are made once. */
import { chosen } from '../../src/choices/choices.ts';
import { answerOrStop } from '../acts/answer-or-stop.ts';
import { pictures } from '../arbitraries/picture.ts';
import { actsIn } from '../models/acts-in.ts';
import { ofAssets } from '../models/queryable.ts';
import { fileName, hasOwnTypes, ownType } from '../models/uploadable.ts';
import { isSet, sameId } from '../models/values.ts';
import { CaseStopped, type CheckContext } from '../suite/context.ts';
import type { AssetSpec, DataSet } from '../suite/data-set.ts';
import type { Facts } from '../suite/evidence.ts';
import { budgetEnded, type Exchange } from '../suite/exchange.ts';
import type { PrincipalName } from '../target/target.ts';
import type { Slot } from './slots.ts';

export interface DataSets {
  shared(
    ctx: CheckContext,
    caller: PrincipalName,
    specs: readonly AssetSpec[],
    asker: {
      borrow(made: readonly Exchange[]): void;
      /** Others that make it are waited for so. */
      aside: Slot['aside'];
    },
  ): Promise<DataSet>;
  fresh(ctx: CheckContext, caller: PrincipalName, specs: readonly AssetSpec[]): Promise<DataSet>;
  /** Those of the same run for cases that share none with the others: names and limit are common to all. */
  anew(): DataSets;
}

/** Of all data sets of a run. */
interface SoFar {
  sets: number;
  assets: number;
  /** Set where an asset is shown only with its file, false where without one too; undefined until seen. */
  needs_file?: boolean;
}

/** @param max_assets how many the run may create in all (`limits.assets` of the target file) */
export function createDataSets(max_assets: number, so_far: SoFar = { sets: 0, assets: 0 }): DataSets {
  const made = new Map<string, MadeSet>();
  const making = new Map<string, Promise<unknown>>();

  async function create(ctx: CheckContext, caller: PrincipalName, specs: readonly AssetSpec[]) {
    if (so_far.assets + specs.length > max_assets) {
      throw new CaseStopped(budgetEnded(`the run may create ${max_assets} assets (limits.assets)`));
    }
    so_far.sets += 1;
    const mime_type = ownType(ctx.facts, `${ctx.prefix}-${so_far.sets}`);
    // No two files of a run have one name: a target may take each but once.
    const prefix = `${ctx.prefix}${so_far.sets.toString(36).padStart(2, '0')}`;
    const exchanges: Exchange[] = [];
    const created: { id: string; filename: string; size_bytes: number }[] = [];
    const open = async (name: string, size_bytes: number, index: number) => {
      const filename = fileName(ctx.facts, `${prefix}${name}`);
      const body = { filename, mime_type, size_bytes };
      // Counted one by one: a target that makes none must not use up what may be made.
      so_far.assets += 1;
      const request = { operation: 'createAssetUpload' as const, body, ...actsIn(ctx.facts, caller) };
      return { filename, exchange: await ctx.call(caller, request, `create/${index + 1}`) };
    };
    const createOne = async (spec: AssetSpec, index: number) => {
      const { name, or_else, size_bytes } = spec;
      const asked = await open(name, size_bytes, index);
      const is_refused = asked.exchange.decoded?.outcome === 'refusal' && or_else !== undefined;
      const { filename, exchange } = is_refused ? await open(or_else, size_bytes, index) : asked;
      const id = exchange.decoded?.record?.asset_id;
      if (exchange.decoded?.outcome !== 'success' || typeof id !== 'string') {
        if (exchange.decoded?.outcome === 'refusal' && created.some((one) => one.filename === filename)) {
          ctx.stop('not-claimed', 'the target takes a file of one name once, which is permitted');
        }
        const why = `POST /v1/asset-uploads answered ${exchange.received?.status} without an asset_id`;
        return ctx.stop('could-not-run', `the suite could make no asset to look at: ${why}`, 'createAssetUpload');
      }
      await putWhereNeeded(ctx, caller, exchange, { ...spec, id, type: mime_type });
      exchanges.push(exchange);
      created[index] = { id, filename, size_bytes: spec.size_bytes };
    };
    // The first one shows whether files are needed.
    const together = specs.findIndex(({ at_once }) => at_once);
    const in_turn = together < 0 ? specs.length : Math.max(1, together);
    for (const [index, spec] of specs.slice(0, in_turn).entries()) await createOne(spec, index);
    await Promise.all(specs.slice(in_turn).map((spec, index) => createOne(spec, in_turn + index)));
    await ctx.time.settle();
    const query = ofAssets(ctx.facts, { mime_type, ids: created.map(({ id }) => id) });
    const shared = hasOwnTypes(ctx.facts) ? {} : { shares_type: true as const };
    const set = { principal: caller, prefix, mime_type, ...shared, query, assets: created } satisfies DataSet;
    return { set, exchanges, seen_ms: ctx.time.now_ms() };
  }

  /** From when on an asset is read and listed is the target's choice (`assets.listed_from`). */
  async function putWhereNeeded(
    ctx: CheckContext,
    caller: PrincipalName,
    session: Exchange,
    asset: MadeAsset,
  ): Promise<void> {
    so_far.needs_file ??= filesDeclaredNeeded(ctx.facts) ?? !(await isThere(ctx, caller, asset));
    const url = session.decoded?.record?.upload_url;
    if ((!so_far.needs_file && !asset.with_file) || typeof url !== 'string') return;
    const file = { body: fileOf(asset), type: asset.type };
    const { stop } = await answerOrStop(() => ctx.transfer('PUT', url, session, 'create/put', file));
    if (!stop) return;
    // Of what is read without its file, most can be judged all the same.
    const read = await readAsset(ctx, caller, asset.id, 'create/read-without');
    if (read.decoded?.outcome !== 'success') throw new CaseStopped(stop);
    so_far.needs_file = false;
  }

  /** A target may remove an asset whose file does not come; how long it waits shows when the clock has gone on. */
  async function isGone(ctx: CheckContext, made_before: MadeSet): Promise<boolean> {
    const { set, seen_ms } = made_before;
    const first = set.assets[0];
    if (so_far.needs_file || !first || ctx.time.now_ms() <= seen_ms + patience_ms) return false;
    if (!ctx.facts.operations.includes('getAsset')) return false;
    const { exchange } = await answerOrStop(() => readAsset(ctx, set.principal, first.id, 'create/read-again'));
    const { outcome, record } = exchange?.decoded ?? {};
    if (outcome === 'refusal' || isSet(record?.deleted_at)) return true;
    made_before.seen_ms = ctx.time.now_ms();
    return false;
  }

  /** Others that want the same meanwhile wait for it. */
  async function inTurn(key: string, make: () => Promise<MadeSet>): Promise<MadeSet> {
    const begun = make();
    making.set(key, begun);
    try {
      const set = await begun;
      made.set(key, set);
      return set;
    } finally {
      making.delete(key);
    }
  }

  return {
    anew: () => createDataSets(max_assets, so_far),
    async shared(ctx, caller, specs, { borrow, aside }) {
      const key = JSON.stringify([caller, specs]);
      for (let other = making.get(key); other; other = making.get(key)) {
        await aside(() => Promise.allSettled([other]));
      }
      const before = made.get(key);
      if (before && (await isGone(ctx, before))) {
        so_far.needs_file = true;
        made.clear();
      }
      const known = made.get(key) ?? (await inTurn(key, () => create(ctx, caller, specs)));
      borrow(known.exchanges);
      return known.set;
    },
    async fresh(ctx, caller, specs) {
      return (await create(ctx, caller, specs)).set;
    },
  };
}

/** An asset seen so lately is taken to be there still. */
const patience_ms = 60_000;

/** Of its size; what is called a picture begins as one, since a target may look into it, and remove what is none. */
function fileOf({ size_bytes, type }: MadeAsset): Uint8Array {
  const file = Buffer.alloc(size_bytes);
  pictures[type]?.copy(file);
  return file;
}

interface MadeSet {
  set: DataSet;
  exchanges: Exchange[];
  /** Time at which it was made, or seen last. */
  seen_ms: number;
}

interface MadeAsset extends Pick<AssetSpec, 'size_bytes' | 'with_file'> {
  id: string;
  type: string;
}

const shown_by = ['getAsset', 'listAssets'] as const;

/** Need of a file by the target file, for all operations that show assets; undefined where it leaves one out. */
function filesDeclaredNeeded({ choices, operations }: Facts): boolean | undefined {
  const makers = ['createAssetUpload', ...shown_by.filter((one) => operations.includes(one))] as const;
  const declared = makers.map((one) => chosen(choices, 'assets.listed_from', one));
  if (declared.some((one) => one === 'put' || typeof one === 'number')) return true;
  // An asset that is there from the session on may be shown with a file or without.
  return undefined;
}

function readAsset(ctx: CheckContext, caller: PrincipalName, id: string, step: string): Promise<Exchange> {
  return ctx.call(caller, { operation: 'getAsset', path: { id }, ...actsIn(ctx.facts, caller) }, step);
}

/** True where an asset without a file is read with its URL and declared facts, and is on the list's first page. */
async function isThere(ctx: CheckContext, caller: PrincipalName, asset: MadeAsset): Promise<boolean> {
  if (ctx.facts.operations.includes('getAsset')) {
    const read = await readAsset(ctx, caller, asset.id, 'create/read');
    const { size_bytes, mime_type, url } = read.decoded?.record ?? {};
    if (size_bytes !== asset.size_bytes || mime_type !== asset.type || !isSet(url)) return false;
  }
  if (!ctx.facts.operations.includes('listAssets')) return true;
  const query = ofAssets(ctx.facts, { mime_type: asset.type, ids: [asset.id] });
  const request = { operation: 'listAssets', query, ...actsIn(ctx.facts, caller) } as const;
  const { exchange } = await answerOrStop(() => ctx.call(caller, request, 'create/list'));
  return exchange?.decoded?.page?.items.some(({ id }) => sameId(id, asset.id)) ?? false;
}
