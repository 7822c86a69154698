/** The ids and the event code in a body. Bodies come from any sender: a part that is not found is null. */

import type { ChoicesDocument } from '../../src/choices/choices-document.ts';
import { readPayload } from '../../src/choices/payload-layout.ts';
import { membersOf, valueAt } from '../../src/choices/pointers.ts';

export interface EventParts {
  event: string | null;
  delivery_id: string | null;
  run_id: string | null;
}

/** @param choices say where the parts stand; those they do not place are where the document has them */
export function eventParts(body: Uint8Array, choices: ChoicesDocument): EventParts {
  const members = parsedMembers(body);
  const payload = members && readPayload(choices, members);
  const text = (pointer: string) => {
    const value = valueAt(payload, pointer);
    return typeof value === 'string' ? value : null;
  };
  return { event: text('/event'), delivery_id: text('/delivery/id'), run_id: text('/run_id') };
}

function parsedMembers(body: Uint8Array): Record<string, unknown> | undefined {
  try {
    return membersOf(JSON.parse(Buffer.from(body).toString('utf8')));
  } catch {
    return undefined;
  }
}
