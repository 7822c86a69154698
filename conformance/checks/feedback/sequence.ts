import { muchLater } from '../../acts/much-later.ts';
import { endedRun } from '../../acts/poll-runs.ts';
import { putOff, ratingCommands, secondOpinion, spokenReasons } from '../../arbitraries/ratings.ts';
import { first_rating, judgeRatings, rating_codes, runsIn } from '../../models/rating-history.ts';
import { bodyOf, of_ratings, type RatingCommand, ratingRequest, runRequest } from '../../models/ratings.ts';
import { serverError, unproven } from '../../models/steps.ts';
import { check, drawn } from '../../suite/check.ts';
import type { Evidence } from '../../suite/evidence.ts';

export const ratingSequence = check<readonly RatingCommand[]>({
  id: 'feedback/sequence',
  title: 'A run shows the rating that was accepted last, with its reason',
  how: 'A person rates, changes and clears the ratings of finished runs while others try to; each answer and each read, also much later, shows the one that was accepted last.',
  clauses: [
    'feedback.records-rating',
    'feedback.clears-rating',
    'feedback.read-back',
    'feedback.last-wins',
    'feedback.refusal-changes-nothing',
  ],
  codes: rating_codes,
  since: '0.1.0',
  ...of_ratings,
  cases: (facts) => ({
    ...drawn(ratingCommands(facts), 8),
    named: [spokenReasons(facts), putOff(facts), secondOpinion(facts)].filter(({ length }) => length > 0),
  }),
  async run(ctx, commands) {
    const ids = new Map<string, string>();
    for (const run of runsIn(commands)) {
      const id = await endedRun(ctx, run);
      ids.set(run, id);
      // A user may rate runs without reading them; the owner reads the rating that stands.
      await ctx.call('owner', runRequest(ctx.facts, 'owner', id), `first-${run}`);
      await ctx.call('human', ratingRequest(ctx.facts, 'human', id, first_rating), `begin-${run}`);
    }
    for (const [index, command] of commands.entries()) {
      const id = ids.get(command.run)!;
      const by = command.by ?? 'human';
      const request =
        command.do === 'read' ? runRequest(ctx.facts, by, id) : ratingRequest(ctx.facts, by, id, bodyOf(command));
      await ctx.call(by, request, `act/${index + 1}`);
    }
    await ctx.time.settle();
    await muchLater(ctx);
    for (const [run, id] of ids) await ctx.call('owner', runRequest(ctx.facts, 'owner', id), `last-${run}`);
  },
  control: (evidence, found) => serverError(evidence) ?? (found.length > 0 ? undefined : unshown(evidence)),
  judge: judgeRatings,
});

function unshown(evidence: Evidence<readonly RatingCommand[]>): string | undefined {
  for (const run of runsIn(evidence.case)) {
    const steps = [`first-${run}`, `begin-${run}`, `last-${run}`];
    const failed = steps.map((step) => unproven(evidence, step, 'a run could not be read and rated')).find(Boolean);
    if (failed !== undefined) return failed;
  }
  return undefined;
}
