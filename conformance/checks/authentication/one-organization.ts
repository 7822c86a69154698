import type { OperationId } from '../../../src/contract/operations.ts';
import { answerOrStop } from '../../acts/answer-or-stop.ts';
import { twoOrganizations } from '../../acts/two-organizations.ts';
import { walk } from '../../acts/walk.ts';
import { headersIgnored, ownersShown } from '../../models/header-heeded.ts';
import { declared_codes, judgeSeen } from '../../models/seen-choices.ts';
import { exchangeAt, isRefused, isSuccess, serverError, statusOf, stepsOf } from '../../models/steps.ts';
import { commonType, fileName } from '../../models/uploadable.ts';
import { isSet, sameId } from '../../models/values.ts';
import { check, table } from '../../suite/check.ts';
import type { CheckContext } from '../../suite/context.ts';
import type { Evidence, Facts, Mismatch } from '../../suite/evidence.ts';
import type { Exchange, Stop } from '../../suite/exchange.ts';
import type { Tally } from '../../suite/tally.ts';
import type { PrincipalName } from '../../target/target.ts';

/** Records that are read beside assets, and how somebody who belongs to the organization makes them. */
const others = {
  folder: {
    read: 'getAssetFolder',
    names: 'id',
    make: (ctx: CheckContext, by: PrincipalName, step: string) =>
      ctx.call(by, { operation: 'createAssetFolder', body: { name: ctx.newName(step) } }, step),
  },
  run: {
    read: 'getRun',
    names: 'run_id',
    make: (ctx: CheckContext, by: PrincipalName, step: string) => ctx.runs.dispatch(by, 'succeeds', step),
  },
} as const;
const other_kinds = Object.keys(others) as (keyof typeof others)[];

/** Null for an exchange of another check, which is judged on its own. */
type Case = { by: 'member' } | null;

const places = ['first', 'second'] as const;
const bytes = new TextEncoder().encode('whose');
/** Pages as large as any target takes, and few of them: what was made last stands near an end of most lists. */
const page_size = 500;
const most_pages = 4;

/**
 * One answer holds the records of one organization, in whichever way it is chosen. A target that heeds the header on
 * workflows alone is looked at too, if somebody else can make an asset in the second organization.
 */
export const oneOrganization = check<Case>({
  id: 'authentication/one-organization',
  title: 'A list shows records of one organization, also to a member of two',
  how: 'Records are made in both organizations of one user, who lists and reads them: one answer, walk or header shows one organization. A key sees only its own.',
  clauses: ['authentication.one-organization', 'authentication.organization-header', 'access.organization-header'],
  codes: {
    ...declared_codes,
    'record-of-another-organization': {
      clause: 'authentication.organization-header',
      message: 'Without the header, an API key is shown a record that belongs to another organization than the key.',
    },
    'several-organizations': {
      clause: 'authentication.one-organization',
      message: 'One list shows assets of several organizations.',
    },
    'read-from-two-organizations': {
      clause: 'authentication.one-organization',
      message: 'A member of two organizations who names one of them reads a record of each.',
    },
  },
  since: '0.1.0',
  operations: ['createAssetUpload', 'getAsset', 'listAssets'],
  needs: { principals: ['member'], writes: true },
  cases: () => table<Case>([{ by: 'member' }]),
  async run(ctx) {
    const { first, second } = twoOrganizations(ctx);
    const made = [await makeIn(ctx, 'first', first), await makeIn(ctx, 'second', second)];
    const more = await makeIn(ctx, 'second-too', second);
    await ctx.time.settle();
    for (const [index, id] of made.entries()) {
      if (id === undefined) continue;
      const read = { operation: 'getAsset' as const, path: { id }, organization: first };
      await ctx.call('member', read, `in-first/${index + 1}`);
    }
    for (const kind of other_kinds) await readOthers(ctx, kind, { first, second });
    await actInSecond(ctx, { first, second });
    const until = made.filter((id) => id !== undefined);
    for (const [step, named] of Object.entries({ unnamed: undefined, first, second })) {
      const request = { operation: 'listAssets' as const, query: { page_size }, ...(named && { organization: named }) };
      await walk(ctx, { caller: 'member', request, step: `list-${step}`, until, max_pages: most_pages });
    }
    if (more === undefined) return;
    // Small pages, so that one follows by a cursor URL.
    const request = { operation: 'listAssets' as const, query: { page_size: 1 }, organization: second };
    await walk(ctx, { caller: 'member', request, step: 'list-by-one', max_pages: most_pages });
  },
  control: (evidence, found) =>
    evidence.case === null || found.length > 0 ? undefined : (serverError(evidence) ?? undistinguished(evidence)),
  watches: (exchange) =>
    (exchange.request.operation === 'listAssets' && exchange.decoded?.page !== undefined) ||
    (exchange.request.organization !== undefined && ownersShown(exchange).length > 0) ||
    ownersIn(exchange).length > 0,
  judge: (evidence, tally) => [
    ...judgeSeen(evidence, headersIgnored(evidence), tally).slice(0, 1),
    ...judgeLists(evidence, tally),
    ...judgeReads(evidence, tally),
    ...judgeOwners(evidence, tally),
  ],
});

/** Operations whose records belong to the organization in which they are asked. */
const of_the_organization: readonly OperationId[] = [
  'listAssets',
  'getAsset',
  'createAssetFolder',
  'getAssetFolder',
  'getRun',
  'createGraphWorkflow',
  'updateBalance',
];

/** The organizations that an answer names for its records; none where it was not asked by a key in its own. */
function ownersIn(exchange: Exchange): { org_id: unknown; pointer: string }[] {
  const { request, decoded, principal } = exchange;
  if (principal === null || request.organization !== undefined || decoded?.outcome !== 'success') return [];
  return of_the_organization.includes(request.operation) ? ownersShown(exchange) : [];
}

function judgeOwners({ exchanges, facts }: Evidence<Case>, tally: Tally): Mismatch[] {
  for (const exchange of exchanges) {
    const { kind, organization } = facts.principals[exchange.principal as PrincipalName] ?? {};
    if (kind !== 'api_key' || organization?.id === undefined) continue;
    const other = ownersIn(exchange).find(({ org_id }) => tally.compared(!sameId(org_id, organization.id)));
    if (!other) continue;
    const { org_id: actual, pointer } = other;
    return tally.broken('record-of-another-organization', { at: exchange, expected: organization.id, actual, pointer });
  }
  return [];
}

/** Principals that act in an organization without naming it. */
function belongingTo({ principals }: Facts, organization: string) {
  return (['owner', 'no_secret', 'outsider'] as const).filter((name) =>
    sameId(principals[name]?.organization?.id, organization),
  );
}

/** Made by the member, or where it may not or the header is not heeded, by a principal who belongs there. @returns the id */
async function makeIn(
  ctx: CheckContext,
  place: (typeof places)[number] | 'second-too',
  organization: string,
): Promise<string | undefined> {
  for (const caller of ['member', ...belongingTo(ctx.facts, organization)] satisfies PrincipalName[]) {
    const named = caller === 'member' ? { organization } : {};
    const name = ctx.newName(place);
    const mime_type = commonType(ctx.facts, 'application/octet-stream');
    const body = { filename: fileName(ctx.facts, `${name}.bin`), mime_type, size_bytes: bytes.length };
    const session = await ctx.call(caller, { operation: 'createAssetUpload', body, ...named }, `session-${place}`);
    const { asset_id: id, upload_url: url } = session.decoded?.record ?? {};
    if (typeof id !== 'string' || typeof url !== 'string') continue;
    await ctx.transfer('PUT', url, session, `put-${place}`, { body: bytes, type: body.mime_type });
    await ctx.time.settle();
    const read = await ctx.call(caller, { operation: 'getAsset', path: { id }, ...named }, `read-${place}`);
    const org_id = read.decoded?.record?.org_id;
    if (!isSuccess(read) && caller === 'member') {
      await readWherever(ctx, 'getAsset', id, Object.values(twoOrganizations(ctx)), `strayed-${place}`);
      continue;
    }
    if (!isSet(org_id) || sameId(org_id, organization)) return id;
  }
  return undefined;
}

/** The member reads a record of another kind of each organization, as far as there are such, in the first of them. */
async function readOthers(
  ctx: CheckContext,
  kind: (typeof other_kinds)[number],
  organizations: Readonly<Record<(typeof places)[number], string>>,
): Promise<void> {
  const { make, read, names } = others[kind];
  if (!ctx.facts.operations.includes(read)) return;
  const ids: string[] = [];
  for (const place of places) {
    const [caller] = belongingTo(ctx.facts, organizations[place]);
    if (caller === undefined) return;
    const { exchange } = await answerOrStop(() => make(ctx, caller, `${kind}-${place}`));
    const id = exchange?.decoded?.record?.[names];
    if (!isSuccess(exchange) || typeof id !== 'string') return;
    ids.push(id);
  }
  await ctx.time.settle();
  for (const [index, id] of ids.entries()) {
    const request = { operation: read, path: { id }, organization: organizations.first };
    await answerOrStop(() => ctx.call('member', request, `${kind}-in-first/${index + 1}`));
  }
}

/** Acts of the member that name the second organization: records that it makes, and a rating of what is not in it. */
async function actInSecond(
  ctx: CheckContext,
  { first, second }: Readonly<Record<(typeof places)[number], string>>,
): Promise<void> {
  const { operations } = ctx.facts;
  if (operations.includes('createAssetFolder')) {
    const body = { name: ctx.newName('named') };
    const request = { operation: 'createAssetFolder' as const, body, organization: second };
    await answerOrStop(() => ctx.call('member', request, 'folder-named'));
  }
  if (!operations.includes('getRun')) return;
  const { exchange: dispatch } = await answerOrStop(() =>
    ctx.runs.dispatch('member', 'succeeds', 'run-named', { organization: second }),
  );
  const id = isSuccess(dispatch) ? dispatch?.decoded?.record?.run_id : undefined;
  if (typeof id === 'string') await readWherever(ctx, 'getRun', id, [second, first], 'run-named-read');
  if (!operations.includes('rateRun') || !sameId(ctx.facts.principals.owner?.organization?.id, first)) return;
  await answerOrStop(async () => {
    const run = await ctx.runs.polled('succeeds');
    const body = { is_positive: true, reason: 'as it was asked for' };
    return ctx.call('member', { operation: 'rateRun', path: { run_id: run.id }, body, organization: second }, 'rated');
  });
}

/** In one organization after the other, until it is shown. */
async function readWherever(
  ctx: CheckContext,
  operation: 'getAsset' | 'getRun',
  id: string,
  organizations: readonly string[],
  step: string,
): Promise<void> {
  await ctx.time.settle();
  for (const organization of organizations) {
    const read = { operation, path: { id }, organization };
    const { exchange } = await answerOrStop(() => ctx.call('member', read, step));
    if (isSuccess(exchange)) return;
  }
}

/** One walk, or a page of another check. */
function judgeLists(evidence: Evidence<Case>, tally: Tally): Mismatch[] {
  const lists =
    evidence.case === null
      ? [evidence.exchanges]
      : ['unnamed', ...places, 'by-one'].map((step) => stepsOf(evidence, `list-${step}`));
  return lists.flatMap((one) => mixedIn(one, tally)).slice(0, 1);
}

function mixedIn(pages: readonly Exchange[], tally: Tally): Mismatch[] {
  const shown = pages.flatMap((exchange) =>
    (exchange.decoded?.page?.items ?? []).map((item, index) => ({ exchange, item, index })),
  );
  const telling = shown.filter(({ item }) => isSet(item.org_id));
  const other = telling.find(({ item }) => tally.compared(!sameId(item.org_id, telling[0]!.item.org_id)));
  if (!other) return [];
  return tally.broken('several-organizations', {
    at: other.exchange,
    expected: telling[0]!.item.org_id,
    actual: other.item.org_id,
    pointer: `/items/${other.index}/org_id`,
  });
}

/** With one header, the reads of two records must not show those of two organizations. */
function judgeReads(evidence: Evidence<Case>, tally: Tally): Mismatch[] {
  const steps = ['in-first', ...other_kinds.map((kind) => `${kind}-in-first`)];
  return steps.flatMap((step) => readAcross(stepsOf(evidence, step), tally)).slice(0, 1);
}

function readAcross(reads: readonly Exchange[], tally: Tally): Mismatch[] {
  const shown = reads.filter((one) => isSuccess(one) && isSet(one.decoded?.record?.org_id));
  const [one, other] = shown;
  const [first, second] = shown.map(({ decoded }) => decoded?.record?.org_id);
  if (!one || !other || !tally.compared(!sameId(first, second))) return [];
  const shown_by = { at: other, expected: first, actual: second, pointer: '/org_id' };
  return tally.broken('read-from-two-organizations', shown_by);
}

/** The reason why the lists could not have shown two organizations. */
function undistinguished(evidence: Evidence<Case>): string | Stop | undefined {
  const [first, second] = places.map((place) => exchangeAt(evidence, `read-${place}`)?.decoded?.record?.org_id);
  if (!isSet(first) || !isSet(second)) {
    const refused = places.map((place) => exchangeAt(evidence, `session-${place}`)).find((one) => isRefused(one));
    const why = refused ? `; ${refused.principal} is refused an upload session there (${statusOf(refused)})` : '';
    return `no asset could be made in each organization of principals.member that says in org_id to which it belongs${why}`;
  }
  if (sameId(first, second)) {
    const reason =
      'the header is not heeded here, and no other principal of the target file is in the second organization';
    return { verdict: 'not-claimed', reason };
  }
  const lists = ['unnamed', ...places].map((step) => exchangeAt(evidence, `list-${step}/1`));
  if (lists.every((list) => !isSuccess(list))) {
    const why = lists.some(isRefused) ? 'is refused every list' : 'is shown no list';
    return `the member of both organizations ${why}, so that nothing was shown`;
  }
  const items = stepsOf(evidence, 'list-unnamed').concat(places.flatMap((step) => stepsOf(evidence, `list-${step}`)));
  const telling = items.flatMap(({ decoded }) => decoded?.page?.items ?? []).filter(({ org_id }) => isSet(org_id));
  return telling.length > 0 ? undefined : 'no list shows an asset that says to which organization it belongs';
}
