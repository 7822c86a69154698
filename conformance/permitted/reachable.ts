/** Choices of a target that may send to this machine: receivers of tests are nowhere else. */
import type { ChoicesDocument } from '../../src/choices/choices.ts';

type Group = Record<string, unknown> & { for?: Record<string, Record<string, unknown>> };

/** The same choices, but that URLs on loopback are taken. */
export function reachable(choices: ChoicesDocument): ChoicesDocument {
  const changed = structuredClone(choices) as { events?: Group; runs?: Group };
  for (const place of placesIn(changed.events)) if ('webhook_url' in place) place.webhook_url = 'any';
  for (const place of placesIn(changed.runs)) {
    if ('callback_url' in place) place.callback_url = { ...(place.callback_url as object), private: 'accepted' };
  }
  return changed as ChoicesDocument;
}

function placesIn(group: Group | undefined): Record<string, unknown>[] {
  return group ? [group, ...Object.values(group.for ?? {})] : [];
}
