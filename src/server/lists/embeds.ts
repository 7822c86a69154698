/** The embeds that a request asks for: names, some with further names inside, such as `run(logs,node_runs)`. */
import { run_reads } from '../../choices/catalog/operations.ts';
import { embedOnly, run_embeds } from '../../choices/stated.ts';
import type { OperationId } from '../../contract/operations.ts';
import type { Call } from '../parts.ts';
import type { UnderstoodQuery } from './understood-query.ts';

/** Embeds of a run, in turn where it is inside a batch item. */
export type RunEmbed = (typeof run_embeds)[number];

const inner: { readonly [name: string]: readonly string[] } = { run: run_embeds };

/** The name of an embed without what stands in its parentheses. */
export function embedName(embed: string): string {
  return embed.split('(', 1)[0]!;
}

/** True for an embed of the operation, down to the names in parentheses. */
export function isKnownEmbed(operation: OperationId, embed: string): boolean {
  if (run_reads.includes(operation)) return run_embeds.some((name) => name === embed);
  const name = embedName(embed);
  return (embedOnly[operation] ?? []).includes(name) && isKnownInside(name, embed.slice(name.length));
}

function isKnownInside(name: string, parentheses: string): boolean {
  if (parentheses === '') return true;
  const inside = /^\((.+)\)$/.exec(parentheses)?.[1]?.split(',');
  return inside?.every((each) => inner[name]?.includes(each)) ?? false;
}

/** Embeds of the run of each batch item; undefined where it is not to be embedded itself. */
export function runEmbedsOf({ request }: Call): ReadonlySet<RunEmbed> | undefined {
  const embeds = ((request.query as UnderstoodQuery).embed ?? []).filter((embed) => embedName(embed) === 'run');
  if (embeds.length === 0) return undefined;
  return new Set(embeds.flatMap((embed) => run_embeds.filter((name) => insideOf(embed).includes(name))));
}

function insideOf(embed: string): string[] {
  return /\((.*)\)/.exec(embed)?.[1]?.split(',') ?? [];
}
