/** Files of one's own, which the lists must show, and what the deletion of one does. */
import type { ChoiceKey } from '../../src/choices/choices.ts';
import { chosen } from '../../src/choices/chosen.ts';
import type { Pairs } from '../../src/choices/query-string.ts';
import { isSet } from '../models/values.ts';
import { isAllowedStorage } from '../runner/storage-urls.ts';
import type { PrincipalName, Target } from '../target/target.ts';
import type { Answer, Asker } from './asker.ts';
import type { Findings } from './findings.ts';
import { type Item, itemsOf, queryOf } from './list-answers.ts';
import { everyName, type ListUnderStudy } from './list-under-study.ts';
import { isUuid } from './places.ts';
import { type Found, search } from './search.ts';
import { createStrangers, sweepNames } from './strangers.ts';
import { usual_flags, usual_names } from './usual.ts';

export interface OwnAsset {
  id: string;
  /** Time of its file, on the asker's clock. */
  made_ms: number;
}

const file = new TextEncoder().encode('init\n');

export const plain_names = ['a.txt', 'b.txt', 'c.txt'] as const;
/** With the characters that grammars use. */
export const awkward_names = ['q\\%2C,;&|)] and ~"x.txt'] as const;

/** Uploads a small file under each name, behind the prefix. */
export async function makeAssets(
  asker: Asker,
  findings: Findings,
  target: Target,
  names: readonly string[],
): Promise<OwnAsset[]> {
  const made: OwnAsset[] = [];
  for (const name of names) {
    const quote = name.includes('"') ? '"' : '';
    const filename = `${quote}${asker.prefix}-${name}`;
    const body = { filename, mime_type: 'text/plain', size_bytes: file.length };
    const session = await asker.ask({ operation: 'createAssetUpload', body });
    const { asset_id, upload_url } = session.reply?.record ?? {};
    if (!isUuid(asset_id) || typeof upload_url !== 'string') {
      findings.doubt('no file could be uploaded', session.line);
      continue;
    }
    if (made.length === 0 && names === plain_names)
      findings.find('codes.success', 'createAssetUpload', { session: session.status }, [session]);
    if (!isAllowedStorage(target, upload_url)) {
      const { origin } = new URL(upload_url);
      findings.doubt(`files go to ${origin}, which network.storage_origins does not name`, session.line);
      break;
    }
    const status = await asker.put(upload_url, file, 'text/plain');
    if (status < 200 || status > 299) findings.doubt('a file was not taken by its presigned URL', `PUT → ${status}`);
    made.push({ id: asset_id, made_ms: asker.now_ms() });
  }
  return made;
}

/** Seconds that a file may take to show. The permitted lag is 30, and files may come 30 later still. */
const most_patience_s = 35;
/** Of a list that goes on behind what is looked at, and whose newest items may be anywhere. */
const less_patience_s = 5;
const most_pages = 5;

/** Waits until the list shows the files. @returns them as listed, and how long it took at most */
export async function untilListed(
  asker: Asker,
  study: ListUnderStudy,
  own: readonly OwnAsset[],
): Promise<{ items: Item[]; lag_ms: number; proof: Answer } | undefined> {
  const [last] = own.toSorted((a, b) => b.made_ms - a.made_ms);
  if (!last) return undefined;
  for (let pause_ms = 50; ; pause_ms = Math.min(pause_ms * 2, 2_500)) {
    const asked_ms = asker.now_ms();
    const answer = await study.page(study.newestFirst());
    const { items, goes_on } = await withFurtherPages(study, answer);
    const shown = items.filter((item) => own.some(({ id }) => id === item.id));
    if (shown.length === own.length)
      return { items: shown, lag_ms: Math.max(0, asked_ms - last.made_ms), proof: answer };
    const patience_s = goes_on ? less_patience_s : most_patience_s;
    if (asked_ms - last.made_ms > patience_s * 1000) return undefined;
    await asker.wait(pause_ms);
  }
}

/** Further pages may hold the newest items where these cannot be had first. */
async function withFurtherPages(
  study: ListUnderStudy,
  first: Answer,
): Promise<{ items: readonly Item[]; goes_on: boolean }> {
  const items = [...itemsOf(first)];
  let next = first.reply?.page?.next;
  for (let pages = 1; next && study.newest.length === 0 && pages < most_pages; pages++) {
    const answer = await study.ask(queryOf(next));
    items.push(...itemsOf(answer));
    next = answer.reply?.page?.next;
  }
  return { items, goes_on: Boolean(next) && study.newest.length === 0 };
}

/**
 * Delay from a file to the first read of its asset, and to the first possible deletion: a list may show them sooner.
 * @param own one that was made just now
 */
export async function askAssetLag(
  asker: Asker,
  findings: Findings,
  target: Target,
  own: OwnAsset | undefined,
): Promise<number> {
  if (!own) return 0;
  const [mortal] = await makeAssets(asker, findings, target, ['d.txt']);
  const lags = [await lagOf(asker, 'getAsset', own), mortal ? await lagOf(asker, 'deleteAsset', mortal) : 0];
  return Math.max(...lags);
}

/** Until it is not unknown any more. */
async function lagOf(asker: Asker, operation: 'getAsset' | 'deleteAsset', { id, made_ms }: OwnAsset): Promise<number> {
  for (let pause_ms = 50; ; pause_ms = Math.min(pause_ms * 2, 2_500)) {
    const asked_ms = asker.now_ms();
    const { status } = await asker.ask({ operation, path: { id } });
    const took_ms = Math.max(0, asked_ms - made_ms);
    if (status !== 404) return pause_ms === 50 ? 0 : took_ms;
    if (took_ms > most_patience_s * 1000) return 0;
    await asker.wait(pause_ms);
  }
}

/** The flag that presigns URLs in a list, where they are plain by themselves. */
export async function askListPresign(list: ListUnderStudy): Promise<void> {
  const newest = list.newestFirst();
  const found = await search(
    flagsFor(list, list.namesFor('presign'), 0).filter(({ name }) => !newest.some(([other]) => other === name)),
    (pairs) => list.page([...pairs, ...newest]),
    (answer) => itemsOf(answer).some(({ url }) => isSigned(url)),
    { first: ({ name }) => list.isRead(name), most: most_presign_requests },
  );
  if (found) tellFlag(list, 'listAssets', found);
  else list.doubt('the name of its presign flag was not found', `${list.namesFor('presign').length} names`);
}

/** The same flag of one file, whose URL is presigned by itself. */
export async function askPresign(list: ListUnderStudy, own: OwnAsset): Promise<void> {
  const strangers = createStrangers();
  const ask = async (pairs: Pairs) => {
    const answer = await list.asker.ask({ operation: 'getAsset', path: { id: own.id } }, { pairs });
    strangers.learn(answer);
    return answer;
  };
  const shows = ({ reply }: Answer) => reply?.record !== undefined && !isSigned(reply.record.url);
  const known = knownFlag(list);
  const as_in_the_list = known === undefined ? [] : flagsFor(list, [known], 1).slice(0, 1);
  let found = await search(as_in_the_list, ask, shows);
  if (!found) {
    const names = [...new Set([...(known === undefined ? [] : [known]), ...everyName(list.further)])];
    await sweepNames({ strangers, ask, prefix: list.asker.prefix }, names);
    const left = strangers.is_complete ? [...strangers.own_names] : names;
    found = await search(flagsFor(list, left, 1), ask, shows, {
      keep: ({ name }) => !strangers.has(name),
      first: ({ name }) => strangers.own_names.has(name),
      most: most_presign_requests,
    });
  }
  if (found) return tellFlag(list, 'getAsset', found);
  list.findings.doubt('getAsset: the name of its presign flag was not found', `${usual_names.presign.length} names`);
}

const most_presign_requests = 20;

interface FlagGuess {
  name: string;
  flag: readonly [yes: string, no: string];
  pairs: Pairs;
}

/** @param at whether the flag is set, 0, or cleared, 1 */
function flagsFor(list: ListUnderStudy, names: readonly string[], at: 0 | 1): FlagGuess[] {
  const known = chosen(list.choices(), 'lists.boolean_values', 'listAssets');
  const flags = known === undefined ? usual_flags : [known, ...usual_flags.filter(([yes]) => yes !== known[0])];
  return flags.flatMap((flag) => names.map((name) => ({ name, flag, pairs: [[name, flag[at]]] as Pairs })));
}

function knownFlag({ names }: ListUnderStudy): string | undefined {
  return names().presign ?? undefined;
}

function isSigned(url: unknown): boolean {
  return typeof url === 'string' && /^https?:\/\/[^?]+\?./.test(url);
}

function tellFlag(
  { findings, choices }: ListUnderStudy,
  operation: 'listAssets' | 'getAsset',
  { guess, proof }: Found<FlagGuess>,
): void {
  findings.find('lists.parameters', operation, { presign: guess.name }, [proof]);
  if (chosen(choices(), 'lists.boolean_values', operation) === undefined)
    findings.find('lists.boolean_values', operation, guess.flag, [proof]);
}

/** Makes a folder for each caller: whose it is tells where a key acts. And what becomes of one that is deleted twice. */
export async function askFolders(asker: Asker, findings: Findings, callers: readonly PrincipalName[]) {
  const organizations: Partial<Record<PrincipalName, string>> = {};
  for (const caller of callers) {
    const body = { name: `${asker.prefix}-${caller}` };
    const created = await asker.ask({ operation: 'createAssetFolder', body }, { caller });
    const { id, org_id } = created.reply?.record ?? {};
    if (isUuid(org_id)) organizations[caller] = org_id;
    if (caller !== 'owner' || !isUuid(id)) continue;
    findings.find('codes.success', 'createAssetFolder', { created: created.status }, [created]);
    await askDeletion(asker, findings, id);
  }
  return organizations;
}

/** A folder that is read as before may be shown by choice, or not be deleted at all: neither is written down as a choice. */
async function askDeletion(asker: Asker, findings: Findings, id: string): Promise<void> {
  const path = { id };
  const deleted = await asker.ask({ operation: 'deleteAssetFolder', path });
  if (deleted.reply?.outcome !== 'success') return findings.doubt('what a deletion does', deleted.line);
  const read = await asker.ask({ operation: 'getAssetFolder', path });
  const { outcome, record } = read.reply ?? {};
  if (outcome === 'success' && !isSet(record?.deleted_at))
    return findings.doubt('whether the deletion of a folder does anything: it is read as before', read.line);
  const again = await asker.ask({ operation: 'deleteAssetFolder', path });
  const found: readonly [ChoiceKey, 'getAssetFolder' | 'deleteAssetFolder', string, Answer, string][] = [
    ['deletion.read', 'getAssetFolder', 'shown', read, 'not_found'],
    ['deletion.second', 'deleteAssetFolder', 'success', again, 'not_found'],
  ];
  for (const [key, operation, success, answer, gone] of found) {
    const value = answer.reply?.outcome === 'success' ? success : answer.status === 404 ? gone : undefined;
    if (value !== undefined) findings.find(key, operation, value, [deleted, answer]);
  }
}
