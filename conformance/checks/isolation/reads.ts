import type { CanonicalQuery } from '../../../src/choices/canonical.ts';
import { chosen } from '../../../src/choices/choices.ts';
import { attemptTwice } from '../../acts/attempt-twice.ts';
import { freshFolder } from '../../acts/fresh-folder.ts';
import { freshRecord } from '../../acts/fresh-record.ts';
import { plainRequest } from '../../acts/plain-requests.ts';
import { offersRunOfDeletedWorkflow, runOfDeletedWorkflow } from '../../acts/run-of-deleted-workflow.ts';
import { strangeOrganization } from '../../acts/strange-organization.ts';
import { assetSpecs } from '../../arbitraries/lists.ts';
import { actsIn, namesOwner } from '../../models/acts-in.ts';
import { judgeNameTold } from '../../models/foreign-items.ts';
import { callable } from '../../models/plain-operations.ts';
import { type Deletable, deletablesOf, record_kinds } from '../../models/record-kinds.ts';
import { exchangeAt, isRefused, isSuccess, serverError, statusOf, unproven } from '../../models/steps.ts';
import { isSet, sameId } from '../../models/values.ts';
import { check, table } from '../../suite/check.ts';
import type { CheckContext, RequestDraft } from '../../suite/context.ts';
import type { Evidence, Facts, Mismatch } from '../../suite/evidence.ts';
import type { Exchange, Stop } from '../../suite/exchange.ts';
import type { Tally } from '../../suite/tally.ts';

/** Deleted ones may be refused to their own organization too; `outlived`: the workflow of the run is deleted. */
const records = {
  asset: { noun: 'an asset', read: 'getAsset' },
  'deleted asset': { noun: 'a deleted asset', read: 'getAsset', deleted: 'asset' },
  folder: { noun: 'a folder', read: 'getAssetFolder' },
  'deleted folder': { noun: 'a deleted folder', read: 'getAssetFolder', deleted: 'folder' },
  run: { noun: 'a run', read: 'getRun' },
  outlived: { noun: 'a run of a deleted workflow', read: 'getRun' },
  batch: { noun: 'the items of a batch', read: 'listBatchItems' },
  item: { noun: 'an item of a batch', read: 'getBatchItem' },
} as const;

interface Case {
  record: keyof typeof records;
  embed: boolean;
  /** The foreign reader of a record of the outsider's: a user of the owner's organization. Left out, the outsider. */
  by?: 'human';
}

/**
 * A record of one organization is refused to a caller of another, and the refusal tells nothing of it. Where the
 * outsider has no such record of its own, that it reads an asset of its own shows that it may read at all. A list that
 * is another's may also be answered as one that is empty.
 */
export const isolatedReads = check<Case>({
  id: 'isolation/reads',
  title: 'A record cannot be read from another organization',
  how: 'Records of one organization are read by their ids from another, also with its name in the header: refused or empty, without a word of them.',
  clauses: ['isolation.reads', 'assets.per-organization'],
  codes: {
    'foreign-read': {
      clause: 'isolation.reads',
      message: 'A record of another organization can be read.',
    },
    'foreign-deleted-read': {
      clause: 'isolation.reads',
      message: 'A deleted record of another organization can be read.',
    },
    'shared-record': {
      clause: 'assets.per-organization',
      message: 'Two organizations that each make a record of one name are given the same one.',
    },
    'one-organization': {
      clause: 'assets.per-organization',
      message: 'Records that two organizations made belong to one of them.',
    },
    'foreign-name-told': {
      clause: 'isolation.reads',
      message: 'The refusal of a foreign record holds its name.',
    },
  },
  since: '0.1.0',
  operations: ['createAssetUpload', 'getAsset'],
  needs: { principals: ['owner', 'outsider'], writes: true },
  cases: (facts) => table(rows(facts)),
  async run(ctx, { record, embed, by }) {
    const [maker, reader] = by === 'human' ? (['outsider', by] as const) : (['owner', 'outsider'] as const);
    const query = embed ? { embed: ['created_by_user'] } : {};
    const name = ctx.newName('same');
    const [made, acts] = [await madeBy(ctx, record, maker, name), actsIn(ctx.facts, reader)];
    await ctx.call(maker, { ...made, query, ...actsIn(ctx.facts, maker) }, 'ours');
    const theirs = by === 'human' ? { operation: 'getMe' as const } : { ...(await ownOf(ctx, record, name)), query };
    await ctx.call(reader, { ...theirs, ...acts }, 'theirs');
    const attempt = () => ctx.call(reader, { ...made, query, ...acts }, 'attempt');
    // The same asset is asked for by several cases.
    await (record === 'asset' ? attempt() : attemptTwice(attempt));
    for (const more of embed ? [] : askedBesides(ctx.facts, record)) {
      await ctx.call(reader, { ...made, query: more, ...acts }, 'attempt');
    }
    const named = await naming(ctx, record, reader);
    if (named) await ctx.call(reader, { ...made, query, ...named }, 'by-header');
  },
  control(evidence, found) {
    return (
      serverError(evidence) ??
      // A foreign read is one, also where its own organization is refused the deleted record.
      (found.length > 0 && 'deleted' in records[evidence.case.record] ? undefined : notShown(evidence))
    );
  },
  judge(evidence, tally) {
    const attempts = evidence.exchanges.filter(({ step }) => step === 'attempt' || step === 'by-header');
    return [...judgePlaces(evidence, tally), ...attempts.flatMap((one) => judgeAttempt(evidence, one, tally))];
  },
  observe(evidence) {
    const attempt = exchangeAt(evidence, 'attempt');
    if (!attempt || isSuccess(attempt)) return [];
    return [{ choice: 'codes.foreign_record', operation: attempt.request.operation, value: attempt.received?.status }];
  },
});

function notShown(evidence: Evidence<Case>): string | Stop | undefined {
  if ('deleted' in records[evidence.case.record] && isRefused(exchangeAt(evidence, 'ours'))) {
    return { verdict: 'not-claimed', reason: 'no deleted record is shown to anybody' };
  }
  return (
    unproven(evidence, 'ours', 'the record could not be read by its own organization') ??
    unproven(evidence, 'theirs', 'the outsider could not read a record of its own')
  );
}

function rows(facts: Facts): Case[] {
  const able = callable(facts);
  const folders = (['createAssetFolder', 'getAssetFolder'] as const).every((id) => facts.operations.includes(id));
  const others = (['run', 'batch', 'item'] as const).filter((record) => able.includes(records[record].read));
  const made = [
    ...deletablesOf(facts).map((record) => `deleted ${record}` as const),
    ...(folders ? (['folder'] as const) : []),
  ];
  const outlived = offersRunOfDeletedWorkflow(facts) ? (['outlived'] as const) : [];
  const to_outsider = [...made, ...others, ...outlived].map((record) => ({ record, embed: false }));
  const to_user = ['asset' as const, ...made, ...others.filter((record) => record === 'run')];
  return [
    ...[false, true].map((embed) => ({ record: 'asset' as const, embed })),
    ...to_outsider,
    ...(facts.principals.human?.kind === 'user'
      ? to_user.map((record) => ({ record, embed: false, by: 'human' as const }))
      : []),
  ];
}

/** Queries that may be answered by code of their own. */
function askedBesides({ choices }: Facts, record: Case['record']): CanonicalQuery[] {
  if (record === 'item') return [{ embed: ['run'] }, { fields: ['id'] }];
  const takes_flag = chosen(choices, 'lists.parameters', 'getAsset')?.presign !== undefined;
  return record === 'asset' && takes_flag ? [{ presign: false }] : [];
}

/** The request by which the maker reads it. @param name of a folder: both organizations make one of it */
async function madeBy(
  ctx: CheckContext,
  record: Case['record'],
  maker: 'owner' | 'outsider',
  name: string,
): Promise<RequestDraft> {
  const { read: operation } = records[record];
  const byId = (id: string) => ({ operation, path: { id } });
  switch (record) {
    case 'asset':
      return byId((await ctx.data.shared(maker, assetSpecs(1))).assets[0]!.id);
    case 'folder':
      return byId(await freshFolder(ctx, maker, `of-${maker}`, name));
    case 'deleted asset':
    case 'deleted folder':
      return byId(await deletedBy(ctx, records[record].deleted, maker));
    case 'outlived':
      return byId(await runOfDeletedWorkflow(ctx));
    case 'run':
      return maker === 'outsider' ? byId(await runOfOutsider(ctx)) : plainRequest(ctx, operation);
    default:
      return plainRequest(ctx, operation);
  }
}

async function deletedBy(ctx: CheckContext, record: Deletable, maker: 'owner' | 'outsider'): Promise<string> {
  const id = await freshRecord(ctx, record, maker, 'deleted');
  const request = { operation: record_kinds[record].remove, path: { id }, ...actsIn(ctx.facts, maker) };
  await ctx.call(maker, request, 'delete');
  await ctx.time.settle();
  return id;
}

async function runOfOutsider(ctx: CheckContext): Promise<string> {
  const dispatch = await ctx.runs.dispatch('outsider', 'succeeds', 'dispatch');
  const id = dispatch.decoded?.record?.run_id;
  return typeof id === 'string'
    ? id
    : ctx.stop('could-not-run', `the outsider could dispatch no run (${statusOf(dispatch)})`);
}

/** The request by which the outsider reads one of its own, of a kind that it can make. */
function ownOf(ctx: CheckContext, record: Case['record'], name: string): Promise<RequestDraft> {
  return madeBy(ctx, record === 'folder' ? record : 'asset', 'outsider', name);
}

/** The organization of the record, for the header. With assets of the owner, another check names it. */
async function naming(
  ctx: CheckContext,
  record: Case['record'],
  reader: 'outsider' | 'human',
): Promise<{ organization: string } | undefined> {
  if (reader === 'outsider') return record === 'asset' || record === 'outlived' ? undefined : namesOwner(ctx.facts);
  const organization = await strangeOrganization(ctx);
  return organization === undefined ? undefined : { organization };
}

function judgeAttempt(evidence: Evidence<Case>, attempt: Exchange, tally: Tally): Mismatch[] {
  if (!isSuccess(attempt)) return judgeNameTold(attempt, exchangeAt(evidence, 'ours')?.decoded?.record?.name, tally);
  const { page, record } = attempt.decoded ?? {};
  if (page && page.items.length === 0) return [];
  const { id, org_id } = page?.items[0] ?? record ?? {};
  const how = attempt.step === 'by-header' ? ' by naming that organization in X-Organization-Id' : '';
  const message = `${records[evidence.case.record].noun} of another organization can be read${how}`;
  const shown = { expected: 'a refusal', actual: { status: statusOf(attempt), id, org_id } };
  const code = 'deleted' in records[evidence.case.record] ? 'foreign-deleted-read' : 'foreign-read';
  return tally.broken(code, { at: attempt, message, ...shown });
}

/** Records that two organizations made are kept for each of them. */
function judgePlaces(evidence: Evidence<Case>, tally: Tally): Mismatch[] {
  if (evidence.case.record !== 'asset' && evidence.case.record !== 'folder') return [];
  const [ours, theirs] = [exchangeAt(evidence, 'ours'), exchangeAt(evidence, 'theirs')];
  const [id, other_id] = [ours, theirs].map((read) => read?.request.path.id);
  if (id !== undefined && other_id !== undefined && tally.compared(sameId(id, other_id))) {
    const operation = record_kinds[evidence.case.record].make;
    return tally.broken('shared-record', { expected: 'a record for each', actual: id, operation });
  }
  const [one, other] = [ours?.decoded?.record?.org_id, theirs?.decoded?.record?.org_id];
  if (!isSet(one) || !isSet(other)) return [];
  return tally.holds(!sameId(one, other), 'one-organization', {
    message: `${records[evidence.case.record].noun} that another organization made belongs to the same one as the owner’s`,
    expected: 'another organization',
    actual: other,
    pointer: '/org_id',
    at: theirs,
  });
}
