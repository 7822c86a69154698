/** Ratings of runs, and sequences of them by people who may rate and callers who may not. */
import fc from 'fast-check';
import { chosen } from '../../src/choices/choices.ts';
import { isOfOwner } from '../models/acts-in.ts';
import { plain_reasons, type RatingAct, type RatingCommand } from '../models/ratings.ts';
import type { Facts } from '../suite/evidence.ts';
import { run_parts } from '../suite/scenario.ts';
import type { PrincipalName } from '../target/target.ts';

const other_reasons = [
  'Ωmega 写真 🌅',
  'it\'s "late", 100 % dark & far too loud',
  'the sky is fine and the sea is not, '.repeat(8).trim(),
  // Longer than columns for short texts are; it may be refused where the others are not.
  'the boat is late and the rain is not, '.repeat(50).trim(),
] as const;

/** The kinds of run that the target file offers, by the names of their polled runs; each ends, one way or the other. */
export function ratableRuns({ fixtures = {}, operations, cancels_runs }: Facts): string[] {
  const { models = {}, workflow } = fixtures;
  const offered = (part: string) => {
    if (part !== 'workflow') return Boolean(models[part] ?? (part === 'cancels' && cancels_runs && models.slow));
    const is_named = workflow?.owner !== undefined && workflow.slug !== undefined;
    return is_named && operations.includes('dispatchGraphWorkflowRun');
  };
  return run_parts.filter(offered);
}

/** True where the suite knows how this target is told to clear a rating. */
export function canClear({ choices }: Facts): boolean {
  return typeof chosen(choices, 'feedback.clearing', 'rateRun') === 'string';
}

/** A rating whole: none of what the text leaves open is asked for. */
const wholeRating: fc.Arbitrary<RatingAct> = fc.record({
  is_positive: fc.boolean(),
  reason: fc.constantFrom<string>(...plain_reasons, ...other_reasons),
});

/** The same with a reason that nobody has cause to refuse. */
export const plainRating: fc.Arbitrary<RatingAct> = fc.record({
  is_positive: fc.boolean(),
  reason: fc.constantFrom<string>(...plain_reasons),
});

/** Each reason that a program may spoil is said once whatever is drawn, and read behind it. */
export function spokenReasons(facts: Facts): readonly RatingCommand[] {
  const [run = 'succeeds'] = ratableRuns(facts);
  return other_reasons.flatMap((reason): RatingCommand[] => [
    { do: 'rate', run, is_positive: false, reason },
    { do: 'read', run, by: 'human' },
  ]);
}

/** Ratings by each key tried, none of which may count when a person rates next, this run or another. */
export function putOff(facts: Facts): readonly RatingCommand[] {
  const [run = 'succeeds', other = run] = ratableRuns(facts);
  return keysOf(facts).flatMap((by): RatingCommand[] => [
    { do: 'attempt', run, by, is_positive: false, reason: plain_reasons[1] },
    { do: 'rate', run: other, is_positive: true, reason: plain_reasons[0] },
    { do: 'read', run, by: 'human' },
  ]);
}

/** Of a run there is one rating, whoever gave it: a second person's takes the place of the first one's. */
export function secondOpinion(facts: Facts): readonly RatingCommand[] {
  if (!facts.principals.member || !isOfOwner(facts, 'member')) return [];
  const [run = 'succeeds'] = ratableRuns(facts);
  return [
    { do: 'rate', run, by: 'member', is_positive: false, reason: plain_reasons[1] },
    // Each may be shown an opinion of his or her own: it is read by whoever gave it.
    { do: 'read', run, by: 'member' },
    // It may be refused, as that of the second one may.
    { do: 'rate', run, is_positive: true, reason: other_reasons[0] },
  ];
}

/** API keys, which may not rate. */
function keysOf({ principals }: Facts): PrincipalName[] {
  return (['owner', 'reader', 'outsider'] as const).filter(
    (name) => principals[name] && (name === 'outsider' || principals[name].kind === 'api_key'),
  );
}

export function ratingCommands(facts: Facts): fc.Arbitrary<readonly RatingCommand[]> {
  const offered = ratableRuns(facts);
  const run = fc.constantFrom(...(offered.length > 0 ? offered : ['succeeds']));
  const bare = fc.record({ is_positive: fc.boolean() });
  const clear: fc.Arbitrary<RatingAct> = canClear(facts) ? fc.constant({ is_positive: null }) : wholeRating;
  const rate = fc.oneof({ arbitrary: wholeRating, weight: 4 }, { arbitrary: bare, weight: 1 }, clear);
  const command: fc.Arbitrary<RatingCommand> = fc.oneof(
    { weight: 5, arbitrary: fc.tuple(run, rate).map(([on, act]) => ({ do: 'rate' as const, run: on, ...act })) },
    {
      weight: 2,
      arbitrary: fc
        .tuple(run, fc.constantFrom(...keysOf(facts)), wholeRating)
        .map(([on, by, act]) => ({ do: 'attempt' as const, run: on, by, ...act })),
    },
    {
      weight: 2,
      arbitrary: fc
        .tuple(run, fc.constantFrom<PrincipalName>('human', 'owner'))
        .map(([on, by]) => ({ do: 'read' as const, run: on, by })),
    },
  );
  return fc.array(command, { minLength: 1, maxLength: 8 });
}
