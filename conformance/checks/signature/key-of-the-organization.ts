import { of_callbacks } from '../../arbitraries/wave-families.ts';
import { withNamed } from '../../arbitraries/with-named.ts';
import { callbacksOf } from '../../models/deliveries.ts';
import { key_codes, otherKeys, unprovenKeys } from '../../models/signatures.ts';
import { waveCheck } from '../../models/wave-check.ts';

export const signedByTheOrganization = waveCheck({
  id: 'signature/key-of-the-organization',
  title: "Callbacks are signed with the organization's callback secret",
  how: 'Callbacks must be signed with the secret of the organization that dispatched the run, whatever webhooks hear of the same run.',
  clauses: ['events.signature-key'],
  codes: { 'other-secret': key_codes['other-secret'] },
  since: '0.1.0',
  ...of_callbacks,
  // The secret of a webhook that hears of the same runs is at hand as well.
  scenarios: withNamed(of_callbacks.scenarios, [{ channel: 'webhook', answers: [200] }]),
  judge: (trials, evidence, tally) => otherKeys(callbacksOf(trials), evidence, tally, () => 'events.signature-key'),
  control: (trials, evidence, found) =>
    found.length > 0 ? undefined : unprovenKeys('callback', callbacksOf(trials), evidence),
});
