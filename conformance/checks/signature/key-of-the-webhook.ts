import { of_webhooks } from '../../arbitraries/wave-families.ts';
import { webhooksOf } from '../../models/deliveries.ts';
import { examinedAttempts, key_codes, otherKeys, signersOf, unprovenKeys } from '../../models/signatures.ts';
import { waveCheck } from '../../models/wave-check.ts';

export const signedByItsWebhook = waveCheck({
  id: 'signature/key-of-the-webhook',
  title: "A webhook's deliveries are signed with its own secret, and with nobody else's",
  how: 'Several webhooks hear of one run, each of them with a secret of its own: each delivery must be signed with that of its webhook.',
  clauses: ['events.signature-key', 'webhooks.secret-of-its-own'],
  codes: key_codes,
  since: '0.1.0',
  ...of_webhooks,
  judge: (trials, evidence, tally) =>
    otherKeys(webhooksOf(trials), evidence, tally, (key) =>
      key.startsWith('webhook/') ? 'webhooks.secret-of-its-own' : 'events.signature-key',
    ),
  control(trials, evidence, found) {
    if (found.length > 0) return undefined;
    const told = webhooksOf(trials);
    const why = unprovenKeys('webhook', told, evidence);
    if (why !== undefined) return why;
    const alone = new Set(
      examinedAttempts(told, evidence)
        .filter(({ attempt, key }) => {
          const signers = signersOf(attempt).filter((name) => name.startsWith('webhook/'));
          return signers.length === 1 && signers[0] === key;
        })
        .map(({ key }) => key),
    );
    return alone.size > 1
      ? undefined
      : 'fewer than two webhooks with different secrets were told of runs, so that their secrets were not told apart';
  },
});
