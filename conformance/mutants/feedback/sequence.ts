import { Refused } from '../../../src/server/refused.ts';
import { ratingSequence } from '../../checks/feedback/sequence.ts';
import { isSet } from '../../models/values.ts';
import { withRecord } from '../changed-replies.ts';
import { mutantsOf } from '../mutant.ts';
import { as, isClearing, type StoredRating, withRater, withRating, withRatingsRefused } from '../other-ratings.ts';
import { isUser } from '../runs-of-callers.ts';

export const mutants = mutantsOf(ratingSequence, {
  'attempts-of-keys-queued': {
    breaks: ['feedback.refusal-changes-nothing'],
    mistake: 'A rating by a key is put off for a person to confirm, and goes through with the next praise of any run.',
    applyTo(parts) {
      const put_off: (() => Promise<unknown>)[] = [];
      return withRater(parts, async (call, rate) => {
        if (call.caller?.kind === 'api_key') put_off.push(async () => rate(as(call, { kind: 'user' })).catch(() => {}));
        const answer = await rate(call);
        for (const act of put_off.splice(0)) await act();
        return answer;
      });
    },
  },
  'answers-what-was': {
    breaks: ['feedback.records-rating'],
    mistake: 'The run of the answer is read before the rating is recorded.',
    applyTo: (parts) =>
      withRating(parts, async (run, rating, record) => {
        const { feedback_is_positive, feedback_reason } = run.record;
        const rated = await record(rating);
        return rated && { ...rated, record: { ...rated.record, feedback_is_positive, feedback_reason } };
      }),
  },
  'first-person-alone': {
    breaks: ['feedback.last-wins'],
    mistake: 'The table of ratings has one row for each run, and whoever comes second is told that all is well.',
    applyTo(parts) {
      const raters = new Map<string, unknown>();
      return withRater(parts, async (call, rate) => {
        const id = String(call.request.path.run_id).toLowerCase();
        const { getRun } = parts.handlers;
        const is_other = raters.has(id) && raters.get(id) !== call.caller?.user_id;
        if (call.caller?.kind === 'user' && is_other)
          return getRun({ ...call, request: { ...call.request, path: { id } } });
        const answer = await rate(call);
        if (call.caller?.kind === 'user') raters.set(id, call.caller.user_id);
        return answer;
      });
    },
  },
  'cleared-for-good': {
    breaks: ['feedback.records-rating'],
    mistake:
      'A person who takes a rating back is noted as having none, and may complain of the run, but not praise it.',
    applyTo(parts) {
      const cleared = new Set<string>();
      return withRater(parts, async (call, original) => {
        const id = String(call.request.path.run_id).toLowerCase();
        const { is_positive } = call.request.body as { is_positive?: unknown };
        if (call.caller?.kind === 'user' && is_positive === true && cleared.has(id)) throw new Refused('conflict');
        const reply = await original(call);
        if (is_positive === null) cleared.add(id);
        else cleared.delete(id);
        return reply;
      });
    },
  },
  'echoed-only': {
    breaks: ['feedback.read-back'],
    mistake: 'The answer is made from the request; the update of the record looks for a column that was renamed.',
    applyTo: (parts) =>
      withRating(parts, async (run, { is_positive, reason = null }) => ({
        ...run,
        record: { ...run.record, feedback_is_positive: is_positive, feedback_reason: reason },
      })),
  },
  'explained-ones-stay': {
    breaks: ['feedback.clears-rating'],
    mistake: 'A rating with a reason is a ticket of the support, and nobody may take it back any more.',
    applyTo: (parts) =>
      withRatingsRefused(parts, 'conflict', (call, run) => {
        const is_explained = isSet(run?.feedback_is_positive) && isSet(run?.feedback_reason);
        return isUser(call) && isClearing(call) && is_explained;
      }),
  },
  'failed-runs-unrated': {
    breaks: ['feedback.records-rating', 'feedback.last-wins'],
    mistake: 'Ratings go into the table of results, in which a run that failed has no row.',
    applyTo: (parts) =>
      withRating(parts, async (run, rating, record) => (run.record.status_code === 'failed' ? run : record(rating))),
  },
  'first-one-stays': {
    breaks: ['feedback.last-wins'],
    mistake: 'A run has one rating: once it has, a further one is thanked for and dropped.',
    applyTo: (parts) =>
      withRating(parts, async (run, rating, record) => {
        const is_rated = run.record.feedback_is_positive !== null && rating.is_positive !== null;
        return is_rated ? run : record(rating);
      }),
  },
  'first-one-turned-round': {
    breaks: ['feedback.read-back'],
    mistake:
      'The table of ratings holds complaints, and the first rating of a run is inserted without turning its sign round.',
    applyTo: (parts) =>
      withRating(parts, (run, rating, record) => {
        const is_first = run.record.feedback_is_positive === null && rating.is_positive !== null;
        return record(is_first ? { ...rating, is_positive: !rating.is_positive } : rating);
      }),
  },
  'first-reason-stays': {
    breaks: ['feedback.last-wins'],
    mistake: 'The reason is written with `coalesce(reason, new)` the wrong way round.',
    applyTo: (parts) =>
      withRating(parts, (run, { is_positive, reason }, record) =>
        record({ is_positive, reason: is_positive === null ? reason : (run.record.feedback_reason ?? reason) }),
      ),
  },
  'last-run-of-the-person': {
    breaks: ['feedback.read-back'],
    mistake: 'The rating is cached for the last run that was rated, and shown with whichever run is read.',
    applyTo(parts) {
      let last: StoredRating | undefined;
      const rated = withRating(parts, (_, rating, record) => {
        last = rating;
        return record(rating);
      });
      return withRecord(rated, 'getRun', (record) =>
        last && typeof record.feedback_is_positive === 'boolean'
          ? { ...record, feedback_is_positive: last.is_positive }
          : record,
      );
    },
  },
  'once-only': {
    breaks: ['feedback.last-wins'],
    mistake: 'A run has one rating, and a further one is refused until the first is taken back.',
    applyTo: (parts) =>
      withRatingsRefused(
        parts,
        'conflict',
        (call, run) => isUser(call) && !isClearing(call) && isSet(run?.feedback_is_positive),
      ),
  },
  'praise-cannot-be-cleared': {
    breaks: ['feedback.clears-rating'],
    mistake: 'To clear a rating means to withdraw a complaint, and there is none where somebody was pleased.',
    applyTo: (parts) =>
      withRating(parts, async (run, rating, record) => {
        const is_praise = run.record.feedback_is_positive === true;
        return rating.is_positive === null && is_praise ? run : record(rating);
      }),
  },
  'quotes-made-safe': {
    breaks: ['feedback.read-back'],
    mistake: 'A reason is made safe for web pages when it is kept, and shown so by everything that reads it.',
    applyTo: (parts) =>
      withRating(parts, (_, { is_positive, reason }, record) =>
        record({ is_positive, reason: reason?.replaceAll('&', '&amp;').replaceAll('"', '&quot;') ?? reason }),
      ),
  },
  'reasons-in-latin-1': {
    breaks: ['feedback.read-back'],
    mistake: 'The column of reasons holds Latin-1 alone.',
    applyTo: (parts) =>
      withRating(parts, (_, { is_positive, reason }, record) =>
        record({ is_positive, reason: reason?.replaceAll(/[^\u0000-\u00ff]/gu, '?') ?? reason }),
      ),
  },
});
