/** Names of the headers that carry the service's own name, as the world's choices have it; in lower case. */
import type { ResolvedChoices } from '../choices/choices.ts';

interface Choosing {
  readonly choices: Pick<ResolvedChoices, 'records'>;
}

/** On every answer of the interface and of storage, and on every event. */
export function requestIdHeader(world: Choosing): string {
  return `${prefixOf(world)}request-id`;
}

/** On events to receivers with a secret. */
export function signatureHeader(world: Choosing): string {
  return `${prefixOf(world)}signature`;
}

function prefixOf({ choices }: Choosing): string {
  return choices.records.header_prefix.toLowerCase();
}
