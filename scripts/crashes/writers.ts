/** Writes of every kind, side by side, until the server is gone; what it acknowledges goes into the ledger. */
import { randomBytes } from 'node:crypto';
import type { createRandom } from '../../src/engine/random.ts';
import { type Answer, type Ask, digestOf, type Kept } from './ledger.ts';

export interface Writing {
  ask: Ask;
  /** Asks storage. */
  fetch: typeof fetch;
  ledger: Map<string, Kept>;
  random: Pick<ReturnType<typeof createRandom>, 'integer'>;
  /** The receiver of deliveries. */
  receiver_url: string;
  /** Counts acknowledgements. */
  acknowledged(kind: string): void;
  /** Nobody could say which of two would come last: so there is one at a time. */
  threshold_under_way?: boolean;
}

const writers = 6;
/** A delivery goes to each at the end of every run. */
const most_webhooks = 2;
/** All of them are read for each. */
const most_scripts = 10;
/** Each is opened at each start. */
const most_worlds = 3;
const largest_file = 300_000;

export interface Writers {
  /** Lets each end what it is at. */
  stop(): void;
  /** Resolves when each has ended, or met the end of the server: answers that nobody expected. */
  ended: Promise<string[]>;
}

export function writeUntilGone(writing: Writing): Writers {
  const problems: string[] = [];
  let is_over = false;
  const write = async () => {
    try {
      while (!is_over) {
        const problem = await oneWrite(writing);
        if (problem !== undefined) problems.push(problem);
      }
    } catch (error) {
      // A TypeError of fetch: the other side is gone.
      if (!(error instanceof TypeError)) problems.push(String(error));
    }
  };
  return {
    stop() {
      is_over = true;
    },
    ended: Promise.all(Array.from({ length: writers }, write)).then(() => problems),
  };
}

async function oneWrite(writing: Writing): Promise<string | undefined> {
  const { random, ledger } = writing;
  const drawn = random.integer(100);
  if (drawn < 25) return newFolder(writing);
  if (drawn < 35) return deletion(writing);
  if (drawn < 45) return newWorkflow(writing);
  if (drawn < 70) return upload(writing);
  if (drawn < 75) return threshold(writing);
  const webhooks = ledger.values().filter(({ kind }) => kind === 'webhook');
  if (drawn < 77) return aWorld(writing);
  const scripts = ledger.values().filter(({ kind }) => kind === 'script');
  if (drawn < 78 && scripts.toArray().length < most_scripts) return newScript(writing);
  if (drawn < 80 && webhooks.toArray().length < most_webhooks) return newWebhook(writing);
  return newRun(writing);
}

function unlike({ status, text }: Answer, what: string): string {
  return `${what} was answered ${status}: ${text.slice(0, 300)}`;
}

function note({ ledger, acknowledged }: Writing, kept: Kept): undefined {
  ledger.set(kept.id, kept);
  acknowledged(kept.kind);
}

export async function newFolder(writing: Writing) {
  const name = `folder ${writing.random.integer(1_000_000)}`;
  const answer = await writing.ask('POST', '/v1/asset-folders', { name });
  if (answer.status !== 201) return unlike(answer, 'a folder');
  return note(writing, { kind: 'folder', id: answer.json.id, name, state: 'there' });
}

export async function newWorkflow(writing: Writing) {
  const name = `Workflow ${writing.random.integer(1_000_000_000)}`;
  const workflow_json = { 1: { class_type: 'LoadImage', inputs: {} } };
  const answer = await writing.ask('POST', '/v1/graph-workflows', { name, workflow_json });
  if (answer.status !== 201) return unlike(answer, 'a workflow');
  return note(writing, { kind: 'workflow', id: answer.json.id, name, state: 'there' });
}

/** Of a folder or a workflow that is there. */
export async function deletion(writing: Writing) {
  const { ledger, random, ask } = writing;
  const there = [...ledger.values()].flatMap((kept) =>
    (kept.kind === 'folder' || kept.kind === 'workflow') && kept.state === 'there' ? [kept] : [],
  );
  const kept = there[random.integer(Math.max(1, there.length))];
  if (!kept) return undefined;
  // Should it end before it answers, nobody knows.
  ledger.set(kept.id, { ...kept, state: 'perhaps deleted' });
  const answer = await ask('DELETE', `/v1/${kept.kind === 'folder' ? 'asset-folders' : 'graph-workflows'}/${kept.id}`);
  if (answer.status >= 300) return unlike(answer, `the deletion of a ${kept.kind}`);
  return note(writing, { ...kept, state: 'deleted' });
}

export async function upload(writing: Writing) {
  const { ask, fetch, random, ledger } = writing;
  const bytes = randomBytes(1 + random.integer(largest_file));
  const session = { filename: 'a.bin', mime_type: 'application/octet-stream', size_bytes: bytes.byteLength };
  const answer = await ask('POST', '/v1/asset-uploads', session);
  if (answer.status !== 201) return unlike(answer, 'an upload');
  const { asset_id: id, upload_url } = answer.json;
  note(writing, { kind: 'upload', id });
  const digest = digestOf(bytes);
  ledger.set(id, { kind: 'upload', id, sent: digest });
  const put = await fetch(upload_url, { method: 'PUT', headers: { 'content-type': session.mime_type }, body: bytes });
  const text = await put.text();
  if (put.status >= 300) return `a file was answered ${put.status}: ${text.slice(0, 300)}`;
  return note(writing, { kind: 'upload', id, digest });
}

export async function threshold(writing: Writing) {
  if (writing.threshold_under_way) return undefined;
  writing.threshold_under_way = true;
  const kept = writing.ledger.get('threshold');
  // An amount sent when the server ended may have been kept, too: amounts only go up.
  const next = kept?.kind === 'threshold' ? kept.acknowledged + 2 : 100;
  const answer = await writing.ask('PATCH', '/v1/billing/balance', { low_balance_threshold: next }).finally(() => {
    writing.threshold_under_way = false;
  });
  if (answer.status !== 200) return unlike(answer, 'a threshold');
  return note(writing, { kind: 'threshold', id: 'threshold', acknowledged: next });
}

export async function newWebhook(writing: Writing) {
  const url = `${writing.receiver_url}/webhook/${writing.random.integer(1_000_000_000)}`;
  const secret = 'a-secret-of-the-crash-test';
  const event_types = ['run.completed', 'run.failed', 'run.cancelled'];
  const answer = await writing.ask('POST', '/v1/webhooks', { name: 'crashes', url, secret, event_types });
  if (answer.status !== 201) return unlike(answer, 'a webhook');
  return note(writing, { kind: 'webhook', id: answer.json.id, url });
}

/** Makes one, makes a folder in one, or removes one. */
export async function aWorld(writing: Writing) {
  const { ledger, random, ask } = writing;
  const there = [...ledger.values()].flatMap((kept) => (kept.kind === 'world' && kept.state === 'there' ? [kept] : []));
  const kept = there[random.integer(Math.max(1, there.length))];
  if (kept && random.integer(3) > 0) {
    const answer = await ask('POST', `/w/${kept.id}/v1/asset-folders`, { name: 'in a world' });
    // Somebody else has removed it meanwhile.
    if (answer.status === 404) return undefined;
    if (answer.status !== 201) return unlike(answer, 'a folder of a world');
    const now = ledger.get(kept.id);
    if (now?.kind !== 'world') return undefined;
    return note(writing, { ...now, folders: [...now.folders, answer.json.id] });
  }
  if (kept && there.length >= most_worlds) {
    ledger.set(kept.id, { ...kept, state: 'perhaps deleted' });
    const answer = await ask('DELETE', `/_control/worlds/${kept.id}`);
    if (answer.status >= 300 && answer.status !== 404) return unlike(answer, 'the deletion of a world');
    return note(writing, { ...kept, state: 'deleted' });
  }
  const answer = await ask('POST', '/_control/worlds', {});
  if (answer.status !== 201) return unlike(answer, 'a world');
  return note(writing, { kind: 'world', id: answer.json.id, state: 'there', folders: [] });
}

async function newScript(writing: Writing) {
  const script = { model: 'no/model', times: 3, outcome: { kind: 'stall' } };
  const answer = await writing.ask('POST', '/_control/scripts', script);
  if (answer.status !== 201) return unlike(answer, 'a script');
  const { id } = answer.json;
  return note(writing, { kind: 'script', id: `script ${id}`, script_id: id });
}

/** Ends some tenths of a second later, or fails. */
export async function newRun(writing: Writing) {
  const callback = `/callback/${writing.random.integer(1_000_000_000)}`;
  const directive = ['mock:complete after=200ms', 'mock:fail code=content_policy after=50ms', 'a paper boat'];
  const body = {
    prompt: directive[writing.random.integer(directive.length)],
    callback_url: `${writing.receiver_url}${callback}`,
  };
  const answer = await writing.ask('POST', '/v1/models/trial/spark/runs', body);
  if (answer.status === 402) return undefined;
  if (answer.status !== 202) return unlike(answer, 'a run');
  return note(writing, { kind: 'run', id: answer.json.run_id, callback });
}
