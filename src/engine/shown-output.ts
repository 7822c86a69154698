/** Outputs of runs as callers and receivers see them: with URLs in the place of blob keys. */
import type { EmbeddedRun } from '../contract/types.ts';
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
  return { ...value, url: world.parts.presigner.plainUrl(world, url) };
}
