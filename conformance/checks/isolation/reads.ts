import type { CanonicalQuery } from '../../../src/choices/canonical.ts';
import { chosen } from '../../../src/choices/choices.ts';
import { attemptTwice } from '../../acts/attempt-twice.ts';
import { freshFolder } from '../../acts/fresh-folder.ts';
import { plainRequest } from '../../acts/plain-requests.ts';
import { offersRunOfDeletedWorkflow, runOfDeletedWorkflow } from '../../acts/run-of-deleted-workflow.ts';
import { strangeOrganization } from '../../acts/strange-organization.ts';
import { assetSpecs } from '../../arbitraries/lists.ts';
import { actsIn, namesOwner } from '../../models/acts-in.ts';
import { callable } from '../../models/plain-operations.ts';
import { exchangeAt, isRefused, isSuccess, serverError, statusOf, unproven } from '../../models/steps.ts';
import { isSet, sameId } from '../../models/values.ts';
import { check, table } from '../../suite/check.ts';
import type { CheckContext, RequestDraft } from '../../suite/context.ts';
import type { Evidence, Facts, Mismatch } from '../../suite/evidence.ts';
import type { Exchange, Stop } from '../../suite/exchange.ts';
import type { Tally } from '../../suite/tally.ts';

/**
 * The reads of each: `asset` and `folder` can be made by both, the others are the owner's alone; the workflow of the
 * run `outlived` is deleted. A `deleted` asset may be refused to its own organization too.
 */
const reads = {
  asset: 'getAsset',
  deleted: 'getAsset',
  folder: 'getAssetFolder',
  run: 'getRun',
  outlived: 'getRun',
  batch: 'listBatchItems',
  item: 'getBatchItem',
} as const;

interface Case {
  record: keyof typeof reads;
  embed: boolean;
  /** The foreign reader: a user of the owner's organization, or left out, the outsider. */
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
    if (by === 'human') return readAsUser(ctx, record);
    const query = embed ? { embed: ['created_by_user'] } : {};
    const acts = actsIn(ctx.facts, 'outsider');
    const { ours, theirs } = await requestsFor(ctx, record);
    await ctx.call('owner', { ...ours, query }, 'ours');
    await ctx.call('outsider', { ...theirs, query, ...acts }, 'theirs');
    const attempt = () => ctx.call('outsider', { ...ours, query, ...acts }, 'attempt');
    // The same asset is asked for by several cases.
    await (record === 'asset' ? attempt() : attemptTwice(attempt));
    for (const more of embed ? [] : askedBesides(ctx.facts, record)) {
      await ctx.call('outsider', { ...ours, query: more, ...acts }, 'attempt');
    }
    const named = namesOwner(ctx.facts);
    // With assets, another check names it.
    if (named && record !== 'asset' && record !== 'outlived')
      await ctx.call('outsider', { ...ours, query, ...named }, 'by-header');
  },
  control(evidence) {
    return (
      serverError(evidence) ??
      goneForAll(evidence) ??
      unproven(evidence, 'ours', 'the record could not be read by its own organization') ??
      unproven(evidence, 'theirs', 'the outsider could not read a record of its own')
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

function goneForAll({ case: { record }, exchanges }: Evidence<Case>): Stop | undefined {
  const is_gone = record === 'deleted' && isRefused(exchangeAt({ exchanges }, 'ours'));
  return is_gone ? { verdict: 'not-claimed', reason: 'no deleted record is shown to anybody' } : undefined;
}

const nouns: Readonly<Record<Case['record'], string>> = {
  asset: 'an asset',
  deleted: 'a deleted asset',
  folder: 'a folder',
  run: 'a run',
  outlived: 'a run of a deleted workflow',
  batch: 'the items of a batch',
  item: 'an item of a batch',
};

function rows(facts: Facts): Case[] {
  const folders = (['createAssetFolder', 'getAssetFolder'] as const).every((id) => facts.operations.includes(id));
  const assets = [false, true].map((embed) => ({ record: 'asset' as const, embed }));
  const able = callable(facts);
  const others = (['run', 'batch', 'item'] as const).filter((record) => able.includes(reads[record]));
  const outlived = offersRunOfDeletedWorkflow(facts) ? (['outlived'] as const) : [];
  const deleted = facts.operations.includes('deleteAsset') ? (['deleted'] as const) : [];
  const records = [...deleted, ...(folders ? (['folder'] as const) : []), ...others, ...outlived];
  const is_user = facts.principals.human?.kind === 'user';
  const made = is_user
    ? (['asset', 'folder', 'run'] as const).filter((one) => one === 'asset' || records.includes(one))
    : [];
  return [
    ...assets,
    ...records.map((record) => ({ record, embed: false })),
    ...made.map((record) => ({ record, embed: false, by: 'human' as const })),
  ];
}

/** Queries that may be answered by code of their own. */
function askedBesides({ choices }: Facts, record: Case['record']): CanonicalQuery[] {
  if (record === 'item') return [{ embed: ['run'] }, { fields: ['id'] }];
  const takes_flag = chosen(choices, 'lists.parameters', 'getAsset')?.presign !== undefined;
  return record === 'asset' && takes_flag ? [{ presign: false }] : [];
}

/** A record of the outsider's, asked for by a user of the owner's organization, who reads the own account. */
async function readAsUser(ctx: CheckContext, record: Case['record']): Promise<void> {
  const path = { id: await madeByOutsider(ctx, record) };
  const request = { operation: reads[record], path };
  await ctx.call('outsider', { ...request, ...actsIn(ctx.facts, 'outsider') }, 'ours');
  const acts = actsIn(ctx.facts, 'human');
  await ctx.call('human', { operation: 'getMe', ...acts }, 'theirs');
  await ctx.call('human', { ...request, ...acts }, 'attempt');
  const organization = await strangeOrganization(ctx);
  if (organization !== undefined) await ctx.call('human', { ...request, organization }, 'by-header');
}

async function madeByOutsider(ctx: CheckContext, record: Case['record']): Promise<string> {
  if (record === 'asset') return (await ctx.shared('outsider', assetSpecs(1))).assets[0]!.id;
  if (record === 'folder') return freshFolder(ctx, 'outsider', 'of-outsider');
  const dispatch = await ctx.dispatch('outsider', 'succeeds', 'dispatch');
  const id = dispatch.decoded?.record?.run_id;
  return typeof id === 'string'
    ? id
    : ctx.stop('could-not-run', `the outsider could dispatch no run (${statusOf(dispatch)})`);
}

/** Requests by which the owner reads its record, and the outsider one of its own. */
async function requestsFor(
  ctx: CheckContext,
  record: Case['record'],
): Promise<{ ours: RequestDraft; theirs: RequestDraft }> {
  const operation = reads[record];
  const assetOf = async (caller: 'owner' | 'outsider') => (await ctx.shared(caller, assetSpecs(1))).assets[0]!.id;
  if (record === 'asset') {
    const read = async (caller: 'owner' | 'outsider') => ({ operation, path: { id: await assetOf(caller) } });
    return { ours: await read('owner'), theirs: await read('outsider') };
  }
  if (record === 'deleted') {
    const path = { id: (await ctx.fresh('owner', assetSpecs(1))).assets[0]!.id };
    await ctx.call('owner', { operation: 'deleteAsset', path }, 'delete');
    await ctx.settle();
    return { ours: { operation, path }, theirs: { operation, path: { id: await assetOf('outsider') } } };
  }
  if (record === 'folder') {
    const read = async (caller: 'owner' | 'outsider') => {
      return { operation, path: { id: await freshFolder(ctx, caller, `of-${caller}`) } };
    };
    return { ours: await read('owner'), theirs: await read('outsider') };
  }
  const theirs = { operation: 'getAsset' as const, path: { id: await assetOf('outsider') } };
  if (record === 'outlived') return { ours: { operation, path: { id: await runOfDeletedWorkflow(ctx) } }, theirs };
  return { ours: await plainRequest(ctx, operation), theirs };
}

function judgeAttempt(evidence: Evidence<Case>, attempt: Exchange, tally: Tally): Mismatch[] {
  if (!isSuccess(attempt)) return judgeTelling(evidence, attempt, tally);
  const { page, record } = attempt.decoded ?? {};
  if (page && page.items.length === 0) return [];
  const { id, org_id } = page?.items[0] ?? record ?? {};
  const how = attempt.step === 'by-header' ? ' by naming that organization in X-Organization-Id' : '';
  const message = `${nouns[evidence.case.record]} of another organization can be read${how}`;
  const shown = { expected: 'a refusal', actual: { status: statusOf(attempt), id, org_id } };
  const code = evidence.case.record === 'deleted' ? 'foreign-deleted-read' : 'foreign-read';
  return tally.broken(code, { at: attempt, message, ...shown });
}

/** Records that two organizations made are kept for each of them. */
function judgePlaces(evidence: Evidence<Case>, tally: Tally): Mismatch[] {
  if (evidence.case.record !== 'asset' && evidence.case.record !== 'folder') return [];
  const [ours, theirs] = [exchangeAt(evidence, 'ours'), exchangeAt(evidence, 'theirs')];
  const [one, other] = [ours?.decoded?.record?.org_id, theirs?.decoded?.record?.org_id];
  if (!isSet(one) || !isSet(other)) return [];
  return tally.holds(!sameId(one, other), 'one-organization', {
    message: `${nouns[evidence.case.record]} that another organization made belongs to the same one as the owner’s`,
    expected: 'another organization',
    actual: other,
    pointer: '/org_id',
    at: theirs,
  });
}

/** The name is one that nobody could guess: a refusal that holds it has read the record. */
function judgeTelling(evidence: Evidence<Case>, attempt: Exchange, tally: Tally): Mismatch[] {
  const name = exchangeAt(evidence, 'ours')?.decoded?.record?.name;
  const body = attempt.received?.body ?? '';
  if (typeof name !== 'string' || name.length < 8) return [];
  const shown = { at: attempt, expected: 'a refusal that tells nothing', actual: name };
  return tally.holds(!body.includes(name), 'foreign-name-told', shown);
}
