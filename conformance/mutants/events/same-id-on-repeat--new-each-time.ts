import { underId, withAttempt } from '../changed-events.ts';
import type { Mutant } from '../mutant.ts';

export const newIdEachTime: Mutant = {
  id: 'events/same-id-on-repeat--new-each-time',
  clauses: ['events.same-id-on-repeat'],
  check: 'events/same-id-on-repeat',
  mistake: 'A repeat is made by making the whole delivery again, its id too.',
  applyTo: (parts) =>
    withAttempt(parts, (event, number) => (number === 1 ? event : underId(event, parts.random.uuid()))),
};
