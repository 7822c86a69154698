/** Outputs of runs as callers and receivers see them: with signed URLs in the place of blob keys. */

import { isOther } from '../choices/choices-document.ts';
import { chosen } from '../choices/chosen.ts';
import type { EmbeddedRun } from '../contract/types.ts';
import { longest_validity_s } from '../storage/presigner.ts';
import type { EngineWorld } from './engine-world.ts';

/** The URL of storage is known only when somebody asks: outputs of a seed state hold the keys of their blobs. */
export function shownOutput(world: EngineWorld, output: EmbeddedRun['output']): EmbeddedRun['output'] {
  if (output === null) return null;
  return Object.fromEntries(Object.entries(output).map(([name, value]) => [name, shownMedia(world, value)]));
}

function shownMedia(world: EngineWorld, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('asset_id' in value) || !('url' in value)) return value;
  const { url } = value;
  if (typeof url !== 'string' || URL.canParse(url)) return value;
  return { ...value, url: signed(world, url) };
}

const stable_ms = (longest_validity_s * 1000) / 2;

/** Signed as of a time that stands for days: a run that has ended reads the same each time, and its URLs are good. */
function signed({ parts, urls, choices, secret }: EngineWorld, key: string): string {
  const begun_ms = Math.floor(parts.clock.now_ms() / stable_ms) * stable_ms;
  const signing = { parts: { clock: { now_ms: () => begun_ms } }, urls, secret };
  const end = chosen(choices, 'assets.signed_url_end', 'getAsset');
  return parts.presigner.sign(signing, { method: 'GET', key }, longest_validity_s, isOther(end) ? undefined : end);
}
