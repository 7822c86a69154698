/** A target as reports and histories name it, without the secrets of its file. */
import { createHash } from 'node:crypto';
import type { Target } from './target.ts';

export interface TargetSummary {
  implementation: Target['implementation'] | null;
  base_url: string;
  /** Of each replica, where the target has several. */
  base_urls?: readonly string[];
  /** SHA-256 of the target file's content without its tokens and the files of one machine. */
  hash: string;
  /** Claimed areas; absent where it claims all. */
  areas?: Target['areas'];
  /** The fault that was seeded into the reference server, where one was. */
  mutant?: string;
  /** Requests that change nothing were sent twice, and the second answer counted. */
  asked_twice?: true;
  /** Principal that stood for the owner, where another than the target file says did. */
  owned_by?: string;
  /** URL of traces; `{trace_id}` in it stands for the one of a request. */
  trace_url?: string;
}

/** True where the owner of the target file asked for everything, and once: of such a run a statement is made. */
export function isPlain({ owned_by, asked_twice }: TargetSummary): boolean {
  return owned_by === undefined && !asked_twice;
}

const secret_keys = new Set(['token', 'callback_secret', 'secret', 'proxy', 'passphrase']);
/** Of this machine and whoever watches: another's are elsewhere, and the target is the same. */
const local_keys = new Set(['ca', 'client_certificate', 'module', 'trace_url']);

export function summaryOf(target: Target): TargetSummary {
  const { implementation = null, base_url, base_urls, areas, mutant, owned_by, asked_twice, trace_url } = target;
  return {
    implementation,
    base_url,
    ...(base_urls && { base_urls }),
    hash: hashOf(target),
    ...(areas && { areas }),
    ...(mutant && { mutant }),
    ...(owned_by && { owned_by }),
    ...(asked_twice && { asked_twice }),
    ...(trace_url && { trace_url }),
  };
}

function hashOf(target: Target): string {
  const without_tokens = JSON.stringify(target, (key, value) =>
    secret_keys.has(key) || local_keys.has(key) ? undefined : value,
  );
  return createHash('sha256').update(without_tokens).digest('hex');
}
