/** What mutants of the headers of events need: attempts whose headers are called otherwise. */
import type { OutgoingEvent } from '../../../src/engine/sending.ts';
import type { Parts } from '../../../src/server/parts.ts';

/** @param nameOf what becomes of each name, which is in lower case */
export function withRenamedHeaders(parts: Parts, nameOf: (name: string, event: OutgoingEvent) => string): Parts {
  return {
    ...parts,
    send(event) {
      const headers = Object.entries(event.headers).map(([name, value]) => [nameOf(name.toLowerCase(), event), value]);
      return parts.send({ ...event, headers: Object.fromEntries(headers) });
    },
  };
}
