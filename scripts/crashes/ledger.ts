/** Ledger of the records that the server said it keeps, and the test that it does. */
import { createHash } from 'node:crypto';

export type Kept =
  | { kind: 'folder' | 'workflow'; id: string; name: string; state: 'there' | 'deleted' | 'perhaps deleted' }
  /** `digest` is absent as long as nobody has said that the file was taken; `sent` is what would then be read. */
  | { kind: 'upload'; id: string; digest?: string; sent?: string }
  | { kind: 'webhook'; id: string; url: string }
  | { kind: 'run'; id: string; callback: string }
  /** A further world, and folders in it. A reset of the default one leaves it alone. */
  | { kind: 'world'; id: string; state: 'there' | 'deleted' | 'perhaps deleted'; folders: readonly string[] }
  /** It waits for runs of a model that there is not. */
  | { kind: 'script'; id: string; script_id: string }
  /** Amounts only go up. */
  | { kind: 'threshold'; id: 'threshold'; acknowledged: number };

/** By id. */
export type Ledger = ReadonlyMap<string, Kept>;

export interface Answer {
  status: number;
  text: string;
  // biome-ignore lint/suspicious/noExplicitAny: answers of every shape
  json: any;
}

/** Asks as the owner. */
export type Ask = (method: string, path: string, body?: unknown) => Promise<Answer>;

/** Of that, what a reset of the default world leaves. */
export function worldsIn(ledger: Ledger): Ledger {
  return new Map([...ledger].filter(([, { kind }]) => kind === 'world'));
}

/** True for a run that goes on no more. */
export function isOver(run: { status_code?: string } | undefined): boolean {
  return ['completed', 'failed', 'canceled'].includes(run?.status_code ?? '');
}

/** Ledger after a restore: kinds that no snapshot holds stay as they are. */
export function restoredIn(ledger: Ledger, snapshot: Ledger): Ledger {
  const isBeside = ([, { kind }]: readonly [string, Kept]) => kind === 'world' || kind === 'script';
  return new Map([...[...snapshot].filter((one) => !isBeside(one)), ...[...ledger].filter(isBeside)]);
}

/** Records as the interface shows them; for those that no operation reads, the file of the killed server. */
export interface Shown {
  ask: Ask;
  workflow(id: string): { name: string; deleted_at: string | null } | undefined;
  threshold: number;
}

/** @returns what is wrong with a record that was acknowledged; undefined when nothing is */
export async function lossOf(kept: Kept, { ask, workflow, threshold }: Shown): Promise<string | undefined> {
  const { kind, id } = kept;
  const lost = (what: string) => `${kind} ${id}: ${what}`;
  const unlike = ({ status, text }: Answer) => lost(`is answered ${status}: ${text.slice(0, 200)}`);
  switch (kind) {
    case 'folder': {
      const answer = await ask('GET', `/v1/asset-folders/${id}`);
      return answer.status === 200 && fits(kept, answer.json) ? undefined : unlike(answer);
    }
    case 'workflow': {
      const found = workflow(id);
      return found && fits(kept, found) ? undefined : lost(`is ${JSON.stringify(found)} in the file`);
    }
    case 'upload': {
      const answer = await ask('GET', `/v1/assets/${id}`);
      if (answer.status !== 200) return unlike(answer);
      const file = await fetch(answer.json.url);
      const bytes = Buffer.from(await file.arrayBuffer());
      if (file.status === 404) return kept.digest === undefined ? undefined : lost('its file is gone');
      if (file.status !== 200) return lost(`its file is answered ${file.status}`);
      const digests = [kept.digest ?? kept.sent];
      return digests.includes(digestOf(bytes)) ? undefined : lost(`its file is not whole: ${bytes.byteLength} bytes`);
    }
    case 'webhook': {
      const answer = await ask('GET', `/v1/webhooks/${id}/deliveries?limit=1`);
      return answer.status === 200 ? undefined : unlike(answer);
    }
    case 'run': {
      const answer = await ask('GET', `/v1/runs/${id}`);
      return answer.status === 200 ? undefined : unlike(answer);
    }
    case 'world': {
      const answer = await ask('GET', `/_control/worlds/${id}`);
      if (kept.state === 'perhaps deleted' && answer.status === 404) return undefined;
      if (kept.state === 'deleted') return answer.status === 404 ? undefined : unlike(answer);
      if (answer.status !== 200) return unlike(answer);
      for (const folder of kept.folders) {
        // Its tokens are those of the default world, since its seed is.
        const shown = await ask('GET', `/w/${id}/v1/asset-folders/${folder}`);
        if (shown.status !== 200) return lost(`its folder ${folder} is answered ${shown.status}`);
      }
      return undefined;
    }
    case 'script': {
      const answer = await ask('GET', '/_control/scripts');
      const waiting: { id: string }[] = answer.json?.items ?? [];
      return waiting.some((one) => one.id === kept.script_id) ? undefined : unlike(answer);
    }
    case 'threshold':
      return threshold >= kept.acknowledged ? undefined : lost(`is ${threshold}, and was ${kept.acknowledged}`);
  }
}

function fits(
  { name, state }: Extract<Kept, { name: string }>,
  found: { name: string; deleted_at: string | null },
): boolean {
  return found.name === name && (state === 'perhaps deleted' || (found.deleted_at !== null) === (state === 'deleted'));
}

/** True where there is anything of a record that must not be there. */
export async function isThere(kept: Kept, shown: Shown): Promise<boolean> {
  if (kept.kind === 'world' && kept.state !== 'there') return false;
  return kept.kind !== 'threshold' && (await lossOf(kept, shown)) === undefined;
}

export function digestOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
