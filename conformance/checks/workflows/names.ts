import { chosen } from '../../../src/choices/chosen.ts';
import { clauseOfChoice, declared_codes } from '../../models/seen-choices.ts';
import { exchangeAt, isRefused, isSuccess, serverError, unproven } from '../../models/steps.ts';
import { isSet, sameId } from '../../models/values.ts';
import { check, table } from '../../suite/check.ts';
import type { Evidence, Facts, Mismatch, Observation } from '../../suite/evidence.ts';
import { stopLacking } from '../../suite/lacking.ts';
import type { Tally } from '../../suite/tally.ts';

interface Notes {
  /** The name that two workflows were given. */
  name: string;
}

/** Names that are used twice, slugs, and the owner in a path: nothing of it is stated. */
export const workflowNames = check<null, Notes>({
  id: 'workflows/names',
  title: 'Workflows are named as the target file declares',
  how: 'Two workflows are created under one name: whether the second is refused, and how slugs and the owner in a path are made, is observed and compared with the declaration.',
  clauses: ['workflows.name-twice', 'workflows.slug', 'workflows.owner'],
  codes: declared_codes,
  since: '0.1.0',
  operations: ['createGraphWorkflow'],
  needs: { principals: ['owner'], writes: true },
  cases: () => table([null]),
  async run(ctx) {
    const sample = ctx.facts.fixtures?.workflow?.create;
    if (!sample) return stopLacking(ctx, 'fixtures.workflow.create');
    const name = ctx.newName('twice');
    for (const [step, asked] of [
      ['first', name],
      ['second', name],
      ['other', ctx.newName('once')],
    ] as const) {
      await ctx.call('owner', { operation: 'createGraphWorkflow', body: { ...sample, name: asked } }, step);
    }
    return { name };
  },
  control(evidence) {
    const why = 'a creation with which nothing is wrong is refused';
    return serverError(evidence) ?? unproven(evidence, 'first', why) ?? unproven(evidence, 'other', why);
  },
  judge: (evidence, tally) => [
    ...unlessAsDeclared('workflows.name_twice', nameTwice(evidence), evidence, tally),
    ...unlessAsDeclared('workflows.slug', slugOf(evidence), evidence, tally),
  ],
  observe(evidence) {
    const owner = ownerOf(evidence.facts);
    const found: Observation[] = [
      { choice: 'workflows.name_twice', operation: create, value: nameTwice(evidence) },
      { choice: 'workflows.slug', operation: create, value: slugOf(evidence) },
    ];
    if (owner !== undefined)
      found.push({ choice: 'workflows.owner', operation: 'dispatchGraphWorkflowRun', value: owner });
    return found.filter(({ value }) => value !== undefined);
  },
});

const create = 'createGraphWorkflow';

type Value = string | { other: string } | undefined;

function nameTwice(evidence: Evidence): Value {
  const [first, second] = [exchangeAt(evidence, 'first'), exchangeAt(evidence, 'second')];
  if (isRefused(second)) return 'refused';
  if (!isSuccess(second)) return undefined;
  const [one, other] = [first?.decoded?.record, second?.decoded?.record];
  if (sameId(one?.id, other?.id)) return { other: 'the workflow that has the name is answered' };
  return one?.slug === other?.slug ? { other: 'two workflows have one slug' } : 'suffix';
}

/** Ids in slugs may stand without their hyphens, or in part. */
function slugOf(evidence: Evidence<unknown, Notes>): Value {
  const { id, slug } = exchangeAt(evidence, 'first')?.decoded?.record ?? {};
  if (!isSet(slug) || typeof slug !== 'string') return undefined;
  if (slug.toLowerCase().includes(evidence.notes.name)) return 'from_name';
  const digits = (value: unknown) =>
    String(value)
      .toLowerCase()
      .replaceAll(/[^0-9a-f]/g, '');
  const is_of_id = digits(slug).includes(digits(id).slice(0, 8));
  return is_of_id ? 'from_id' : { other: 'neither the name nor the id is in it' };
}

/** As the sample workflow is named in the target file. */
function ownerOf({ fixtures, principals }: Facts): Value {
  const owner = fixtures?.workflow?.owner;
  const { id, slug } = principals.owner?.organization ?? {};
  if (owner === undefined || (id === undefined && slug === undefined)) return undefined;
  if (owner === slug) return 'organization_slug';
  return owner === id ? 'organization_id' : undefined;
}

function unlessAsDeclared(
  choice: 'workflows.name_twice' | 'workflows.slug',
  seen: Value,
  evidence: Evidence,
  tally: Tally,
): Mismatch[] {
  const declared = chosen(evidence.facts.choices, choice, create);
  if (typeof declared !== 'string' || seen === undefined) return [];
  return tally.holds(seen === declared, 'not-as-declared', {
    at: exchangeAt(evidence, 'second'),
    clause: clauseOfChoice(choice),
    message: `the target file declares ${choice}: ${declared}, and two creations show otherwise`,
    expected: declared,
    actual: typeof seen === 'string' ? seen : seen.other,
  });
}
