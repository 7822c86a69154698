/** Names of the headers that carry the service's own name, as the world's choices have it; in lower case. */
import type { ResolvedChoices } from '../choices/choices.ts';

interface Choosing {
  readonly choices: Pick<ResolvedChoices, 'records'>;
}

/** On every answer of the interface and of storage, and on every event. */
export function requestIdHeader({ choices }: Choosing): string {
  return namesBy(choices).request_id;
}

/** On events to receivers with a secret. */
export function signatureHeader({ choices }: Choosing): string {
  return namesBy(choices).signature;
}

interface Names {
  request_id: string;
  signature: string;
}

const names = new WeakMap<Choosing['choices'], Names>();

function namesBy(choices: Choosing['choices']): Names {
  const known = names.get(choices);
  if (known) return known;
  const prefix = choices.records.header_prefix.toLowerCase();
  const made = { request_id: `${prefix}request-id`, signature: `${prefix}signature` };
  names.set(choices, made);
  return made;
}
