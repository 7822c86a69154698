import { isObject } from '../../../src/json/is-object.ts';
import { pollAllRuns } from '../../acts/poll-runs.ts';
import { callable } from '../../models/plain-operations.ts';
import { runsShownIn, type ShownRun } from '../../models/shown-runs.ts';
import { serverError } from '../../models/steps.ts';
import { isSet, sameId } from '../../models/values.ts';
import { check, table } from '../../suite/check.ts';
import type { Evidence, Facts } from '../../suite/evidence.ts';
import type { Exchange } from '../../suite/exchange.ts';

/** A record that an answer shows within another, or as the run that it is about. */
interface Belonging {
  exchange: Exchange;
  what: 'run' | 'graph_workflow';
  org_id: unknown;
  /** In which the caller acts. */
  acts_in: string;
  pointer: string;
}

/**
 * The organization of an API key is known by the target file alone. Workflows may be public, and models that are not may
 * have been lent to anybody.
 */
export const isolatedRecords = check<Record<string, never>>({
  id: 'isolation/embedded-records',
  title: 'Runs and workflows within an answer are of the organization, or public',
  how: 'Runs and batch items are read with all that belongs to them: runs, and workflows that are not public, are of the acting organization.',
  clauses: ['isolation.embedded'],
  codes: {
    'foreign-record': {
      clause: 'isolation.embedded',
      message: 'An answer shows a run or a private workflow of another organization than the caller acts in.',
    },
  },
  since: '0.1.0',
  operations: ['getRun'],
  needs: { principals: ['owner'], writes: true },
  cases: () => table([{}]),
  async run(ctx) {
    await pollAllRuns(ctx);
    const batch_id = ctx.facts.fixtures?.batches?.finished?.id;
    if (batch_id === undefined || !callable(ctx.facts).includes('listBatchItems')) return;
    const request = { operation: 'listBatchItems' as const, path: { batch_id }, query: { embed: ['run'] } };
    await ctx.call('owner', request, 'items');
  },
  watches: (exchange) => runsShownIn(exchange).length > 0,
  control(evidence) {
    if (belongingsIn(evidence).length > 0) return undefined;
    const reason = knowsOwner(evidence.facts)
      ? 'no answer shows the org_id of a run, which may be left out'
      : 'the target file does not give principals.owner.organization.id';
    const verdict = knowsOwner(evidence.facts) ? 'not-claimed' : 'could-not-run';
    return serverError(evidence) ?? { verdict, reason };
  },
  judge(evidence, tally) {
    const foreign = tally.each(belongingsIn(evidence)).find(({ org_id, acts_in }) => !sameId(org_id, acts_in));
    if (!foreign) return [];
    const { exchange, what, org_id, acts_in, pointer } = foreign;
    return tally.broken('foreign-record', {
      at: exchange,
      message: `an answer shows ${nouns[what]} of another organization than the caller acts in`,
      expected: acts_in,
      actual: org_id,
      pointer,
    });
  },
});

const nouns = { run: 'a run', graph_workflow: 'a workflow that is not public' };

function knowsOwner({ principals }: Facts): boolean {
  return principals.owner?.organization?.id !== undefined;
}

function belongingsIn({ exchanges, facts }: Evidence): Belonging[] {
  return exchanges.flatMap((exchange) => {
    const acts_in = organizationOf(exchange, facts);
    return acts_in === undefined ? [] : runsShownIn(exchange).flatMap((shown) => recordsOf(shown, acts_in));
  });
}

/** Other operations than those of workflows may heed the header or not, and a user may act anywhere without it. */
function organizationOf({ principal, request }: Exchange, { principals }: Facts): string | undefined {
  const caller = Object.entries(principals).find(([name]) => name === principal)?.[1];
  const own = caller?.kind === 'api_key' ? caller.organization?.id : undefined;
  return request.organization === undefined || sameId(request.organization, own) ? own : undefined;
}

function recordsOf({ run, exchange, pointer }: ShownRun, acts_in: string): Belonging[] {
  const own: Belonging = { exchange, what: 'run', org_id: run.org_id, acts_in, pointer: `${pointer}/org_id` };
  const { graph_workflow: workflow } = run;
  const is_private = isObject(workflow) && workflow.is_public === false;
  const at = { exchange, acts_in, pointer: `${pointer}/graph_workflow/org_id` };
  const parts: Belonging[] = is_private ? [{ ...at, what: 'graph_workflow', org_id: workflow.org_id }] : [];
  return [own, ...parts].filter(({ org_id }) => isSet(org_id));
}
