/** Asks a server what it can, question after question, for as long as the budget lasts. */
import { operations, tags } from '../../src/contract/operations.ts';
import { createReceiver, type Receiver } from '../receiver/receiver.ts';
import type { LeftBehind } from '../suite/records.ts';
import { claims } from '../target/areas.ts';
import type { PrincipalName, Target, TargetFixtures } from '../target/target.ts';
import { mendUnanswered } from '../target/tls-fault.ts';
import { TargetUnusable } from '../target/unusable.ts';
import { askAccounts, askHomeless, callersWith, nameOrganizations } from './account-questions.ts';
import { type Asker, type Budget, BudgetSpent, createAsker } from './asker.ts';
import {
  askAssetLag,
  askFolders,
  askListPresign,
  askPresign,
  awkward_names,
  makeAssets,
  plain_names,
  untilListed,
} from './asset-questions.ts';
import { tellEvents } from './event-questions.ts';
import { askFields } from './field-questions.ts';
import { askFilter } from './filter-questions.ts';
import { createFindings, type Findings } from './findings.ts';
import { type Item, itemsOf } from './list-answers.ts';
import { createListUnderStudy, type ListSubject, type ListUnderStudy } from './list-under-study.ts';
import { askPages } from './page-questions.ts';
import { askRest } from './rest-questions.ts';
import { askModels, askWorkflow } from './run-questions.ts';
import { askSort } from './sort-questions.ts';
import { askAttempts, askEventTypes, askWebhook } from './webhook-questions.ts';

export const budget: Budget = { requests: 300, seconds: 60 };

export interface Asked {
  /** Facts known beforehand: base URL, principals with their tokens, and whatever else a target file may hold. */
  target: Target;
  /** Paths of models by the part they play. */
  models: Readonly<Record<string, string>>;
  /** Further names that parameters and fields may have. */
  further: readonly string[];
  /** Ends the questions; what was made for them is deleted. */
  signal?: AbortSignal;
}

export interface FoundOut {
  findings: Findings;
  /** The known facts with the finds, but for the choices. */
  target: Target;
  left_behind: readonly LeftBehind[];
  /** Areas of which an operation took a request, in the document's order. */
  served_areas: readonly string[];
  requests: number;
  seconds: number;
}

const asset_list: ListSubject = {
  operation: 'listAssets',
  fields: ['name', 'created_at', 'id', 'size_bytes'],
  least: 1,
};
const type_list: ListSubject = { operation: 'listAssetTypes', fields: ['name'], least: 1 };
const event_list: ListSubject = { operation: 'listEventTypes', fields: ['code'], least: 1 };

/** @throws TargetUnusable where nobody answers, or the owner's token is refused */
export async function findOut({ target: known, models, further, signal }: Asked): Promise<FoundOut> {
  const findings = createFindings();
  const asker = createAsker(known, budget, undefined, signal);
  const target: Target = structuredClone(known);
  const receiver = await receiverFor(known);
  try {
    await reach(asker, known);
    try {
      await askAll({ asker, findings, target, models, further, receiver });
    } catch (error) {
      if (!(error instanceof BudgetSpent)) throw error;
      findings.doubt('not every question was asked', error.message);
    }
    const left_behind = await asker.cleanUp(idsIn(target));
    const served_areas = tags.filter((tag) => [...asker.served].some((id) => operations[id].tag === tag));
    return { findings, target, left_behind, served_areas, requests: asker.sent, seconds: asker.now_ms() / 1000 };
  } finally {
    await receiver?.close();
    await asker.close();
  }
}

/** Records that the target file names are there for the suite. */
function idsIn({ fixtures }: Target): string[] {
  return [fixtures?.workflow?.id ?? []].flat();
}

/** True for a server on this machine, which reaches a receiver on loopback and harms nobody. */
function isOnThisMachine({ base_url }: Target): boolean {
  return /^(localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(base_url).hostname);
}

async function receiverFor(target: Target): Promise<Receiver | undefined> {
  if (!isOnThisMachine(target) && target.receiver?.public_url === undefined) return undefined;
  return createReceiver(target.receiver);
}

/** @throws TargetUnusable */
async function reach(asker: Asker, { base_url, principals }: Target): Promise<void> {
  const health = await asker.ask({ operation: 'getHealth' }, { caller: 'nobody' });
  if (health.status === 0)
    throw new TargetUnusable(`${base_url}: ${health.line}; ${mendUnanswered(base_url, health.line)}`);
  for (const caller of Object.keys(principals) as PrincipalName[]) {
    const assets = await asker.ask({ operation: 'listAssets' }, { caller });
    if (![401, 403, 404].includes(assets.status)) continue;
    // An API key may be refused at the account read, and assets may not be served.
    const account = await asker.ask({ operation: 'getMe' }, { caller });
    // A user who names no organization may be nowhere; the refusal of a token is stated to be a 401.
    if (principals[caller]!.kind === 'user' && account.status !== 401) continue;
    if (![401, 403].includes(account.status) && !(assets.status === 404 && account.status === 404)) continue;
    throw new TargetUnusable(
      `--token ${caller}: it seems to be refused (${assets.line}; ${account.line}); give one that is valid`,
    );
  }
}

interface Questions {
  asker: Asker;
  findings: Findings;
  target: Target;
  models: Readonly<Record<string, string>>;
  further: readonly string[];
  receiver: Receiver | undefined;
}

async function askAll(questions: Questions): Promise<void> {
  const { asker, findings, target, models, further, receiver } = questions;
  const study = (subject: ListSubject) => createListUnderStudy({ asker, findings, further }, subject);
  const users = await askAccounts(asker, target);
  const own = await makeAssets(asker, findings, target, plain_names);
  const asset_lag_ms = await askAssetLag(asker, findings, target, own.at(-1));
  const keys = await askFolders(asker, findings, callersWith(target, ['owner', 'outsider', 'no_secret']));
  await askHomeless(questions, users, keys.owner);
  nameOrganizations(target, keys, users);
  const inbox = receiver?.open((arrival) => ({ kind: 'status', status: 200, body: arrival.body.toString() }));

  // Of the runs that are dispatched, one completes.
  const are_webhooks_claimed = claims(target, 'webhooks');
  const codes = (are_webhooks_claimed ? await askEventTypes(asker, findings) : []).toSorted(
    (a, b) => Number(/comp/.test(b)) - Number(/comp/.test(a)),
  );
  const webhook =
    are_webhooks_claimed && mayLeaveWebhooks(target)
      ? await askWebhook(
          { asker, findings },
          { url: inbox?.url ?? `https://${asker.prefix}.example.com/`, codes, further },
        )
      : undefined;
  if (are_webhooks_claimed && !mayLeaveWebhooks(target))
    findings.doubt('webhooks were not tried, since nothing deletes one', 'say --set allow_leftovers=true to allow it');
  const runs = { asker, findings, callback_url: inbox?.url, run_ids: new Set<string>() };
  const fixtures: TargetFixtures = { ...target.fixtures };
  const found_models = await askModels(runs, models);
  fixtures.models = { ...found_models, ...fixtures.models };
  await askCatalog(questions, fixtures);
  if (fixtures.workflow === undefined && claims(target, 'workflows')) {
    const owners = [target.principals.owner?.organization, ...users.organizations].flatMap((one) => [
      one?.slug,
      one?.id,
    ]);
    const candidates = [...owners, ...users.ids].filter((one) => one !== undefined);
    const workflow = await askWorkflow(runs, [...new Set(candidates)]);
    if (workflow) fixtures.workflow = workflow;
  }
  target.fixtures = fixtures;

  const assets = study(asset_list);
  const types = study(type_list);
  await askPages(assets);
  await askSort(assets);
  const listed = await untilListed(asker, assets, own);
  // Flags and projections take names away that filters could have, of which there are the most ways to try.
  if (own[0]) await askListPresign(assets);
  await askFields(assets);
  if (!listed) findings.doubt('listAssets: none of the uploaded files was found in it', 'filters by its other items');
  const special = listed && (await listedLater(questions, assets));
  const lag_ms = Math.max(asset_lag_ms, special?.lag_ms ?? 0);
  if (lag_ms > 100) target.consistency_ms ??= Math.ceil((lag_ms * 1.5) / 100) * 100;
  if (own[0]) await askPresign(assets, own[0]);

  if (webhook) await askAttempts(asker, findings, webhook);
  if (inbox && are_webhooks_claimed) tellEvents(findings, inbox.arrivals, runs.run_ids);

  if (are_webhooks_claimed) await askPages(study(event_list));
  await askPages(types);
  await askSort(types);
  await askFields(types);
  types.baseline = itemsOf(await types.page(types.newestFirst()));

  // Of filters there are the most ways to try: they have what is left of the budget.
  await askFilter(assets, listed?.items ?? samplesOf(assets), special?.items[0]);
  await askRest(assets);
  await askFilter(types, samplesOf(types));
  await askRest(types);
}

/** Items that differ in the field that filters are tried on. */
function samplesOf({ baseline, fields }: ListUnderStudy): Item[] {
  const [field] = fields.filter((one) => baseline.some((item) => typeof item[one] === 'string'));
  if (field === undefined) return [];
  const values = baseline.map((item) => item[field]);
  return baseline.filter((_, index) => values.indexOf(values[index]) === values.lastIndexOf(values[index])).slice(0, 3);
}

/** Of a file that is made just now, the time until it shows is the lag of the list. */
async function listedLater({ asker, findings, target }: Questions, assets: ListUnderStudy) {
  const late = await makeAssets(asker, findings, target, awkward_names);
  return untilListed(asker, assets, late);
}

export function mayLeaveWebhooks(target: Target): boolean {
  const { allow_leftovers, control, hooks } = target;
  return allow_leftovers ?? (control !== undefined || hooks?.delete_webhook !== undefined || isOnThisMachine(target));
}

/** The text of a model with a path of two segments is public, or it is not. */
async function askCatalog({ asker, models }: Questions, fixtures: TargetFixtures): Promise<void> {
  for (const path of new Set(Object.values(models))) {
    const [owner, slug, ...others] = path.split('/');
    if (fixtures.catalog?.public || others.length > 0 || slug === undefined) continue;
    const draft = { operation: 'getModelText' as const, path: { owner: owner!, slug } };
    const { reply } = await asker.ask(draft, { caller: 'nobody' });
    if (reply?.outcome === 'success') fixtures.catalog = { ...fixtures.catalog, public: { owner: owner!, slug } };
  }
}
