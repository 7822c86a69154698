import type { Mutant } from '../mutant.ts';
import { hexOf, withSent } from './other-signature.ts';

export const nullSignsRepeats: Mutant = {
  id: 'signature/absent-without-secret--null-on-repeats',
  clauses: ['events.callback-unsigned-without-secret'],
  check: 'signature/absent-without-secret',
  mistake: 'What is to be tried again is kept as text, where no secret becomes the word null, and that word signs.',
  applyTo: (parts) => {
    const sent = new Set<string>();
    return withSent(parts, (event) => {
      const names = Object.keys(event.headers);
      if (names.some((name) => name.endsWith('signature'))) return event;
      const key = `${event.url} ${event.body}`;
      const request_id = names.find((name) => name.endsWith('request-id'));
      if (sent.has(key) && request_id !== undefined) {
        const name = request_id.replace('request-id', 'signature');
        return { ...event, headers: { ...event.headers, [name]: hexOf('sha256', 'null', event.body) } };
      }
      sent.add(key);
      return event;
    });
  },
};
