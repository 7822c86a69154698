import type { PermittedSender } from './sender.ts';

export const patientTimeouts: PermittedSender = {
  id: 'patient-timeouts',
  what: 'Receivers have a minute to answer, on both channels.',
  choices: { events: { webhook_schedule: { timeout_s: 60 }, callback_timeout: { timeout_s: 60 } } },
};
