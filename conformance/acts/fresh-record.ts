/** Records that a check makes to delete, of any kind that can be deleted. */
import type { CanonicalQuery } from '../../src/choices/canonical.ts';
import { assetSpecs } from '../arbitraries/lists.ts';
import type { Caller } from '../models/callers.ts';
import { givenIds, ownQuery } from '../models/own-items.ts';
import { type Deletable, record_kinds } from '../models/record-kinds.ts';
import { sameId } from '../models/values.ts';
import { CaseStopped, type CheckContext } from '../suite/context.ts';
import type { PrincipalName } from '../target/target.ts';
import { freshFolder } from './fresh-folder.ts';
import { type OpenUpload, openUpload, sendFile } from './uploads.ts';

export interface RecordPlan {
  record: Deletable;
  count: number;
  /** They have one name, where the target takes it again, and one size. */
  alike: boolean;
  /** Their maker; others than the owner send the files of assets too, which are looked at so late that they must be there. */
  by: Caller;
}

interface Made {
  /** Their ids, as often as the target gave them. */
  given: string[];
  /** For the list of their kind, if any. */
  query?: CanonicalQuery;
}

/** A kind that can be deleted is a row of `record_kinds`, and a way of making it. */
interface Maker {
  one(ctx: CheckContext, caller: PrincipalName, step: string): Promise<string>;
  several(ctx: CheckContext, plan: RecordPlan): Promise<Made>;
}

const makers: Readonly<Record<Deletable, Maker>> = {
  asset: {
    one: async (ctx, caller) => (await ctx.data.fresh(caller, assetSpecs(1))).assets[0]!.id,
    async several(ctx, { count, alike, by }) {
      const specs = Array.from({ length: count }, (_, place) => ({
        name: alike ? 'twin' : `o${place}`,
        size_bytes: 700,
        ...(by !== 'owner' && { with_file: true as const }),
      }));
      const data = await ctx.data.fresh(by, specs);
      const is_listed = ctx.facts.operations.includes(record_kinds.asset.list);
      return { given: givenIds(data), ...(is_listed && { query: ownQuery(data) }) };
    },
  },
  folder: {
    one: freshFolder,
    several: async (ctx, { by, count, alike }) => ({ given: await freshFolders(ctx, by, count, alike) }),
  },
};

/** Makes one that no other case knows, and returns its id. */
export function freshRecord(
  ctx: CheckContext,
  record: Deletable,
  caller: PrincipalName,
  step: string,
): Promise<string> {
  return makers[record].one(ctx, caller, step);
}

export function freshRecords(ctx: CheckContext, plan: RecordPlan): Promise<Made> {
  return makers[plan.record].several(ctx, plan);
}

async function freshFolders(ctx: CheckContext, by: Caller, count: number, alike: boolean): Promise<string[]> {
  const given: string[] = [];
  const name = ctx.newName('folder1');
  for (let made = 1; made <= count; made++) {
    const namesake = alike && made > 1 ? await namesakeOf(ctx, by, given, name) : undefined;
    given.push(namesake ?? (await freshFolder(ctx, by, `folder${made}`, made === 1 ? name : undefined)));
  }
  return given;
}

/** Another folder of that name; undefined where the target gives a name once, or answers with the folder that has it. */
async function namesakeOf(
  ctx: CheckContext,
  by: Caller,
  ids: readonly string[],
  name: string,
): Promise<string | undefined> {
  try {
    const id = await freshFolder(ctx, by, 'namesake', name);
    return ids.some((one) => sameId(one, id)) ? undefined : id;
  } catch (error) {
    if (error instanceof CaseStopped) return undefined;
    throw error;
  }
}

/** An asset of the owner's whose upload URL is kept, with its file or without; the steps are `session` and `put`. */
export async function freshUpload(
  ctx: CheckContext,
  bytes: Uint8Array,
  with_file: boolean,
): Promise<Omit<OpenUpload, 'url'>> {
  if (with_file) {
    const { notes, session } = await sendFile(ctx, 'late', bytes);
    return { ...notes, session };
  }
  const upload = await openUpload(ctx, 'late', bytes.byteLength);
  await ctx.time.settle();
  return upload;
}
