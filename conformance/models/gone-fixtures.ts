/** A record that the target file names and the target does not know: no fault of the target, unless it should. */
import { isIn, operations } from '../../src/contract/operations.ts';
import type { Evidence, Facts } from '../suite/evidence.ts';
import type { Exchange, Stop } from '../suite/exchange.ts';
import { modelOf } from './plain-operations.ts';
import { isSuccess } from './steps.ts';

const gone_statuses = [404, 410];

/** The key of the record in the path of a plain request; undefined where the suite itself made it. */
function fixtureKey(facts: Facts, { operation }: Exchange['request']): string | undefined {
  if (isIn('model_dispatches', operation)) {
    const model = modelOf(facts, operations[operation].path_parameters.length);
    const [name] = Object.entries(facts.fixtures?.models ?? {}).find(([, one]) => one === model) ?? [];
    return `fixtures.models.${name}.path`;
  }
  if (operation === 'dispatchGraphWorkflowRun') return 'fixtures.workflow';
  if (operation === 'listBatchItems') return 'fixtures.batches.finished.id';
  return operation === 'getModelText' ? 'fixtures.catalog.public' : undefined;
}

/** True for a plain request that tells of nothing at its path, which is one of the target file's. */
export function findsNothing(facts: Facts, answer: Exchange): boolean {
  return gone_statuses.includes(answer.received?.status ?? 0) && fixtureKey(facts, answer.request) !== undefined;
}

/** The name that stands for `{owner}` is known by more than the sample workflow, which may be gone. */
export function isOwnerKnown({ choices, fixtures, principals }: Facts): boolean {
  const { id, slug } = principals.owner?.organization ?? {};
  const owner = fixtures?.workflow?.owner;
  return choices.workflows?.owner !== undefined || (owner !== undefined && (owner === id || owner === slug));
}

/** Models of the target file beside which an answer that found nothing says more, by their names. */
export function modelsBeside({ fixtures = {} }: Facts, { request: { operation, path } }: Exchange): string[] {
  const asked = Object.values(path).join('/');
  const models = Object.entries(fixtures.models ?? {}).filter(([name]) => name !== 'slow');
  if (operation === 'getModelText') return models.flatMap(([name, model]) => (model?.path === asked ? [name] : []));
  if (!isIn('model_dispatches', operation)) return [];
  const lengthOf = (path = '') => path.split('/').length;
  const others = models.filter(([, model]) => model?.path !== asked);
  const [same, longer] = [true, false].map((is_same) =>
    others.find(([, model]) => (lengthOf(model?.path) === lengthOf(asked)) === is_same),
  );
  return [same, longer].flatMap((one) => one?.[0] ?? []);
}

/** Step of the dispatch of a workflow that was made just now. */
export const anew = 'anew';

/**
 * Reason why a request that found nothing tells nothing of the target; undefined where what stands beside it in the
 * evidence shows that it should have been found.
 */
export function goneFixture({ facts, exchanges }: Pick<Evidence, 'facts' | 'exchanges'>, answer: Exchange) {
  if (!findsNothing(facts, answer) || shouldBeFound(exchanges, answer)) return undefined;
  const { operation } = answer.request;
  const { pathname } = new URL(answer.sent.url);
  const key = fixtureKey(facts, answer.request);
  const reason = `the target knows nothing at ${pathname} (${answer.received!.status}): give another ${key}, or null where there is none`;
  return { verdict: 'could-not-run', reason, operation } satisfies Stop;
}

function shouldBeFound(exchanges: readonly Exchange[], { request: { operation, path } }: Exchange): boolean {
  if (operation === 'dispatchGraphWorkflowRun') {
    const made = exchanges.find(({ step }) => step === anew);
    return made !== undefined && !isSuccess(made);
  }
  const found = exchanges.filter((one) => isIn('model_dispatches', one.request.operation) && isSuccess(one));
  const asked = Object.values(path).join('/');
  if (operation === 'getModelText') return found.some(({ request }) => Object.values(request.path).join('/') === asked);
  // A service that finds models at paths of other lengths, and none at paths of this one, has no route for it.
  return (
    isIn('model_dispatches', operation) && found.length > 0 && found.every((one) => one.request.operation !== operation)
  );
}
