import { withRule } from '../mutants/other-manners.ts';
import type { PermittedSender } from './sender.ts';

export const waitFromStart: PermittedSender = {
  id: 'wait-from-start',
  what: 'The wait before a repeat counts from the start of the attempt before it, however long that took.',
  applyTo: (parts) => withRule(withRule(parts, 'callback', fromStart), 'webhook', fromStart),
};

const fromStart = () => ({ wait_from: 'start' }) as const;
