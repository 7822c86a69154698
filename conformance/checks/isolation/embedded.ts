import { chosen } from '../../../src/choices/choices.ts';
import { operationsIn } from '../../../src/contract/operations.ts';
import { walk } from '../../acts/walk.ts';
import { actsIn } from '../../models/acts-in.ts';
import { ofAssets } from '../../models/queryable.ts';
import { exchangeAt, serverError, statusOf, stepsOf, unproven } from '../../models/steps.ts';
import { fileName, ownType } from '../../models/uploadable.ts';
import { isSet, sameId } from '../../models/values.ts';
import { check, table } from '../../suite/check.ts';
import type { Evidence, Mismatch } from '../../suite/evidence.ts';
import type { Exchange } from '../../suite/exchange.ts';
import type { Tally } from '../../suite/tally.ts';

interface Case {
  operation: 'getAsset' | 'listAssets';
}

interface Notes {
  /** Of the asset. */
  id: string;
}

export const isolatedEmbeds = check<Case, Notes>({
  id: 'isolation/embedded',
  title: 'The user embedded in an asset is the one who made it',
  how: 'A user makes an asset, and the maker is embedded in reads and lists: the embedded user is the one whom created_by names.',
  clauses: ['isolation.embedded', 'embedding.asset-user', 'embedding.asset-user-matches'],
  codes: {
    'not-embedded': {
      clause: 'embedding.asset-user',
      message: 'The user who made the asset was asked for, and is not shown.',
    },
    'another-user': {
      clause: 'embedding.asset-user-matches',
      message: 'The embedded user is not the one whom created_by names.',
    },
    'foreign-user': { clause: 'isolation.embedded', message: 'An asset that this user made embeds another user.' },
  },
  since: '0.1.0',
  operations: ['createAssetUpload', 'getAsset', 'listAssets', 'getMe'],
  needs: { principals: ['owner', 'human'], writes: true },
  cases: () => table([{ operation: 'getAsset' }, { operation: 'listAssets' }] as const),
  async run(ctx, { operation }) {
    const acts = actsIn(ctx.facts, 'human');
    await ctx.call('human', { operation: 'getMe', ...acts }, 'me');
    const mime_type = ownType(ctx.facts, `${ctx.prefix}-embed-${operation.toLowerCase()}`);
    const body = { filename: fileName(ctx.facts, ctx.newName('embed')), mime_type, size_bytes: 512 };
    const session = await ctx.call('human', { operation: 'createAssetUpload', body, ...acts }, 'create');
    const id = session.decoded?.record?.asset_id;
    if (typeof id !== 'string') {
      const verdict = session.decoded?.outcome === 'refusal' ? ('not-claimed' as const) : ('could-not-run' as const);
      return ctx.stop(verdict, `principals.human could make no asset (${statusOf(session)})`, 'createAssetUpload');
    }
    const url = session.decoded?.record?.upload_url;
    // Some targets show an asset only once its file is there.
    if (typeof url === 'string') {
      await ctx.transfer('PUT', url, session, 'put', { body: new Uint8Array(512), type: mime_type });
    }
    await ctx.time.settle();
    const query = { embed: ['created_by_user'] };
    // Assets of others stand beside it in their list.
    const others = operation === 'getAsset' ? { path: { id }, query } : { query: { ...query, page_size: others_size } };
    await ctx.call('owner', { operation, ...others }, 'of-others');
    if (operation === 'getAsset') await ctx.call('human', { operation, path: { id }, query, ...acts }, 'embedded');
    else {
      const request = { operation, query: { ...query, ...ofAssets(ctx.facts, { mime_type, ids: [id] }) }, ...acts };
      const [, ...followed] = await walk(ctx, { caller: 'human', request, step: 'embedded', until: [id] });
      const items = followed.flatMap(({ decoded }) => decoded?.page?.items ?? []);
      const behind = items.find((item) => sameId(item.id, id));
      if (behind && !isSet(behind.created_by_user)) {
        ctx.stop('not-claimed', 'the asset stands behind a cursor URL, which may drop what was to be embedded');
      }
    }
    return { id };
  },
  control(evidence) {
    const record = embeddedRecord(evidence);
    return (
      serverError(evidence) ??
      unproven(evidence, 'me', 'the user could not read its own profile') ??
      (record ? undefined : `the asset is not shown to the user who made it (${statusOf(embeddedIn(evidence))})`)
    );
  },
  judge(evidence, tally) {
    const exchange = embeddedIn(evidence);
    const record = embeddedRecord(evidence);
    if (!exchange || !record) return [];
    const me = exchangeAt(evidence, 'me')?.decoded?.record;
    const user = record.created_by_user as Record<string, unknown> | null | undefined;
    const where = {
      at: exchange,
      pointer: pointerOf(evidence, exchange),
    };
    if (tally.compared(!isSet(user))) {
      return tally.broken('not-embedded', { expected: me?.id, actual: null, ...where });
    }
    const own = judgeUser(user!, record, me, where, tally);
    return own.length > 0 ? own : judgeOthers(evidence, tally);
  },
});

const others_size = 50;
const makers = ['createAssetUpload', ...operationsIn('dispatches')] as const;

/**
 * The owner's read and list, where each asset has a maker of its own. Whom `created_by` names where a key made it is
 * open, and known where the target file says so.
 */
function judgeOthers(evidence: Evidence<Case, Notes>, tally: Tally): Mismatch[] {
  const exchange = exchangeAt(evidence, 'of-others');
  const me = exchangeAt(evidence, 'me')?.decoded?.record?.id;
  // The files that a run puts out are made by its dispatch, which may name another actor.
  const names_users = makers.every((one) => chosen(evidence.facts.choices, 'records.actor', one) === 'user');
  const { record, page } = exchange?.decoded ?? {};
  const shown = record ? [record] : (page?.items ?? []);
  for (const [index, { created_by, created_by_user }] of shown.entries()) {
    const user = created_by_user as Record<string, unknown> | null | undefined;
    const by_me = sameId(created_by, me);
    if (!isSet(created_by) || !(names_users || by_me)) continue;
    const where = {
      expected: created_by,
      at: exchange,
      pointer: record ? '/created_by_user' : `/items/${index}/created_by_user`,
    };
    if (by_me && tally.compared(!isSet(user))) {
      const message = 'the user whom created_by names was asked for, and is not shown to the owner';
      return tally.broken('not-embedded', { message, actual: null, ...where });
    }
    if (!isSet(user?.id) || tally.compared(sameId(created_by, user!.id))) continue;
    const actual = { created_by, created_by_user };
    return tally.broken('another-user', { actual, ...where });
  }
  return [];
}

function judgeUser(
  user: Record<string, unknown>,
  record: Record<string, unknown>,
  me: Record<string, unknown> | undefined,
  where: Pick<Mismatch, 'operation' | 'exchange' | 'pointer'>,
  tally: Tally,
): Mismatch[] {
  const actual = { created_by: record.created_by ?? null, created_by_user: { id: user.id ?? null } };
  if (isSet(record.created_by) && isSet(user.id) && tally.compared(!sameId(record.created_by, user.id))) {
    const expected = record.created_by;
    return tally.broken('another-user', { expected, actual, ...where });
  }
  if (!isSet(me?.id) || !isSet(user.id)) return [];
  return tally.holds(sameId(me?.id, user.id), 'foreign-user', { expected: me?.id, actual, ...where });
}

/** The answer that shows the asset: its own, or the page of the list that it is on; else the last one. */
function embeddedIn(evidence: Evidence<Case, Notes>): Exchange | undefined {
  const answers = [...stepsOf(evidence, 'embedded'), exchangeAt(evidence, 'embedded')].filter(
    (one) => one !== undefined,
  );
  return answers.find((one) => shownIn(evidence, one)) ?? answers.at(-1);
}

function shownIn(evidence: Evidence<Case, Notes>, { decoded }: Exchange): Record<string, unknown> | undefined {
  return decoded?.record ?? decoded?.page?.items.find(({ id }) => sameId(id, evidence.notes.id));
}

function embeddedRecord(evidence: Evidence<Case, Notes>): Record<string, unknown> | undefined {
  const exchange = embeddedIn(evidence);
  return exchange && shownIn(evidence, exchange);
}

function pointerOf(evidence: Evidence<Case, Notes>, exchange: Exchange): string {
  const index = exchange.decoded?.page?.items.findIndex(({ id }) => sameId(id, evidence.notes.id)) ?? -1;
  return index < 0 ? '/created_by_user' : `/items/${index}/created_by_user`;
}
