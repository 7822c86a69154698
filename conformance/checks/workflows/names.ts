import { chosen } from '../../../src/choices/chosen.ts';
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

/** A name that is used twice, how slugs are made, and who the owner in a path is. Nothing of it is stated. */
export const workflowNames = check<null, Notes>({
  id: 'workflows/names',
  title: 'How workflows are named',
  how: 'Two workflows are created under one name. Whether the second is refused, how the slugs are made of names or ids, and whose name stands for the owner of the sample workflow is observed, and compared with what the target file declares.',
  clauses: ['workflows.name-twice', 'workflows.slug', 'workflows.owner'],
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
  judge(evidence, tally) {
    const { choices } = evidence.facts;
    return [
      ...unlessAsDeclared(
        'workflows.name_twice',
        chosen(choices, 'workflows.name_twice', create),
        nameTwice(evidence),
        tally,
      ),
      ...unlessAsDeclared('workflows.slug', chosen(choices, 'workflows.slug', create), slugOf(evidence), tally),
    ].map((mismatch) => ({ ...mismatch, exchange: exchangeAt(evidence, 'second')?.number }));
  },
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
  declared: unknown,
  seen: Value,
  tally: Tally,
): Mismatch[] {
  if (typeof declared !== 'string' || seen === undefined || tally.compared(seen === declared)) return [];
  return [
    {
      code: 'not-as-declared',
      clause: choice.replace('_', '-'),
      level: 'declared',
      message: `the target file declares ${choice}: ${declared}, and two creations show otherwise`,
      expected: declared,
      actual: typeof seen === 'string' ? seen : seen.other,
      operation: create,
    },
  ];
}
