import { callbacksOf } from '../../models/deliveries.ts';
import { callback_operations } from '../../models/event-operations.ts';
import { headerName, signatureOf, signersOf } from '../../models/signatures.ts';
import { brokenBy, type Trial } from '../../models/trials.ts';
import { waveCheck } from '../../models/wave-check.ts';
import { table } from '../../suite/check.ts';
import type { Scenario } from '../../suite/scenario.ts';

const by = 'no_secret';
const scenarios: readonly Scenario[] = [
  { channel: 'callback', answers: [200] },
  // A model, since the sample workflow is that of another organization.
  { channel: 'callback', answers: [200], run: 'succeeds', by },
  { channel: 'callback', answers: [500, 400], run: 'succeeds', by },
];

export const unsignedWithoutSecret = waveCheck({
  id: 'signature/absent-without-secret',
  title: 'A callback of an organization without a secret bears no signature',
  how: 'Callbacks of an organization without a secret must bear no signature, where those of an organization with one do bear it, so that its absence says something.',
  clauses: ['events.callback-unsigned-without-secret'],
  codes: {
    'signed-without-secret': {
      clause: 'events.callback-unsigned-without-secret',
      message: 'A callback bears a signature although its organization has no secret.',
    },
  },
  since: '0.1.0',
  operations: callback_operations,
  principals: ['owner', by],
  scenarios: () => table(scenarios),
  judge(trials, evidence, tally) {
    // A target that has a secret all the same may sign with it.
    if (evidence.facts.principals[by]?.signs_callbacks === true) return [];
    const signed = withoutSecret(trials).filter(({ attempts }) => tally.each(attempts).some(isSigned));
    return brokenBy(tally, 'signed-without-secret', signed, ({ attempts }) => {
      const place = attempts.findIndex(isSigned);
      const attempt = attempts[place]!;
      return {
        message: `attempt ${place + 1} of a callback bears a signature although its organization has no secret; it is made with ${signerOf(attempt)}`,
        expected: `no header ${headerName(evidence)}`,
        actual: signatureOf(attempt),
      };
    });
  },
  control(trials, { facts }, found) {
    if (facts.principals[by]?.signs_callbacks === true) {
      return 'principals.no_secret of the target file has a callback secret, so that its callbacks may be signed';
    }
    if (found.length > 0) return undefined;
    if (!withoutSecret(trials).some(({ attempts }) => attempts.length > 0)) {
      return 'no callback of an organization without a secret came';
    }
    const is_shown = callbacksOf(trials).some(({ run, attempts }) => run.by === 'owner' && attempts.some(isSigned));
    return is_shown ? undefined : "no callback of the owner's organization bears a signature either";
  },
});

function withoutSecret(trials: readonly Trial[]): Trial[] {
  return callbacksOf(trials).filter(({ run }) => run.by === by);
}

function isSigned(attempt: Trial['attempts'][number]): boolean {
  return signatureOf(attempt) !== undefined;
}

function signerOf(attempt: Trial['attempts'][number]): string {
  const [signer = 'a secret that is not known here'] = signersOf(attempt);
  if (signer.startsWith('organization/')) return "another organization's secret";
  return signer.startsWith('webhook/') ? 'the secret of a webhook' : signer;
}
