/** A target as reports and histories name it, without the secrets of its file. */
import { createHash } from 'node:crypto';
import type { Target } from './target.ts';

export interface TargetSummary {
  implementation: Target['implementation'] | null;
  base_url: string;
  /** SHA-256 of the target file's content without its tokens. */
  hash: string;
}

const secret_keys = new Set(['token', 'callback_secret', 'secret']);

export function summaryOf(target: Target): TargetSummary {
  const { implementation = null, base_url } = target;
  return { implementation, base_url, hash: hashOf(target) };
}

function hashOf(target: Target): string {
  const without_tokens = JSON.stringify(target, (key, value) => (secret_keys.has(key) ? undefined : value));
  return createHash('sha256').update(without_tokens).digest('hex');
}
