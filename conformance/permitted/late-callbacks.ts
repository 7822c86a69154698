import { withRule } from '../mutants/other-manners.ts';
import type { PermittedSender } from './sender.ts';

export const lateCallbacks: PermittedSender = {
  id: 'late-callbacks',
  what: 'A busy sender repeats its callbacks two and a half times as late as it should.',
  applyTo: (parts) =>
    withRule(parts, 'callback', ({ backoff }) => ({ backoff: { ...backoff, first_ms: 2.5 * backoff.first_ms } })),
};
