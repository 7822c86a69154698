import { callerOf } from '../../../src/server/parts.ts';
import { ratedWithinOrganization } from '../../checks/feedback/organization-scoped.ts';
import { isSet } from '../../models/values.ts';
import { withRecord } from '../changed-replies.ts';
import { withUncaught } from '../changed-wire.ts';
import { mutantsOf } from '../mutant.ts';
import { withMisplacedDone, withTrustedHeader } from '../other-callers.ts';
import { inOrganizationOfTheRun, withRater } from '../other-ratings.ts';

export const mutants = mutantsOf(ratedWithinOrganization, {
  'foreign-as-none': {
    breaks: ['errors.no-server-error'],
    mistake: 'The run is looked up among those of the organization, and what is found is written to without a look.',
    applyTo: (parts) => withUncaught(parts, 'rateRun', 'foreign_record'),
  },
  'header-believed': {
    breaks: ['feedback.organization-scoped'],
    mistake: 'The organization that a rating names in its header is acted in, whether the person belongs to it or not.',
    applyTo: (parts) => withTrustedHeader(parts, 'rateRun'),
  },
  'looked-at-when-inserted': {
    breaks: ['feedback.organization-scoped'],
    mistake:
      'The owner of the run is compared where a rating is inserted; a further one is written over the row that is there.',
    applyTo: (parts) =>
      withRater(parts, async (call, rate) => {
        const run = await call.world.parts.store.run(call.request.path.run_id!.toLowerCase());
        return rate(isSet(run?.record.feedback_is_positive) ? await inOrganizationOfTheRun(call) : call);
      }),
  },
  'shown-where-it-was-given-first': {
    breaks: ['feedback.read-back'],
    mistake:
      'Ratings are kept in the shard of the organization that the person joined first, which no read of others asks.',
    applyTo: (parts) =>
      withRecord(parts, 'getRun', (run, call) => {
        const is_elsewhere =
          callerOf(call).kind === 'api_key' && run.org_id !== call.world.principals.owner?.organization.id;
        return is_elsewhere ? { ...run, feedback_is_positive: null, feedback_reason: null } : run;
      }),
  },
  'recorded-where-one-belongs': {
    breaks: ['feedback.refusal-changes-nothing'],
    mistake: 'The rating is recorded in the organization of the person, and then the one of the header is looked at.',
    applyTo: (parts) => withMisplacedDone(parts, 'rateRun'),
  },
  'refused-and-counted': {
    breaks: ['feedback.refusal-changes-nothing'],
    mistake: 'The rating is kept first, and the refusal comes with the answer.',
    applyTo: (parts) =>
      withRater(parts, async (call, rate) => {
        if (call.caller?.kind === 'user') await rate(await inOrganizationOfTheRun(call));
        return rate(call);
      }),
  },
});
