import type { CanonicalQuery } from '../../../src/choices/canonical.ts';
import type { OperationId } from '../../../src/contract/operations.ts';
import { answerOrStop } from '../../acts/answer-or-stop.ts';
import { plainRequest } from '../../acts/plain-requests.ts';
import { assetSpecs } from '../../arbitraries/lists.ts';
import { actsIn } from '../../models/acts-in.ts';
import { callable } from '../../models/plain-operations.ts';
import { notWhatWasAsked } from '../../models/right-answers.ts';
import { exchangeAt, isFoundInvalid, isSuccess, statusOf } from '../../models/steps.ts';
import { check, table } from '../../suite/check.ts';
import type { CheckContext, RequestDraft } from '../../suite/context.ts';
import type { Evidence } from '../../suite/evidence.ts';
import type { Exchange } from '../../suite/exchange.ts';

type Other = 'human' | 'outsider';

interface Asked {
  query: CanonicalQuery;
  clause: string;
}

const least: Asked = { query: { page_size: 1 }, clause: 'pagination.page-size' };
const most: Asked = { query: { page_size: 500 }, clause: 'pagination.page-size' };
const runs: Asked = { query: { embed: ['run'] }, clause: 'embedding.batch-run' };

/** Parameters that the text gives to an operation, two of them in one request where that saves another. */
const parameters: { readonly [Id in OperationId]?: Readonly<Record<string, Asked>> } = {
  listAssets: {
    'least-and-presigned': { query: { page_size: 1, presign: true }, clause: 'pagination.page-size' },
    'most-with-users': { query: { page_size: 500, embed: ['created_by_user'] }, clause: 'pagination.page-size' },
  },
  getAsset: {
    presigned: { query: { presign: true }, clause: 'assets.presigned-urls' },
    'with-user': { query: { embed: ['created_by_user'] }, clause: 'embedding.asset-user' },
  },
  listAssetTypes: { least, most },
  listBatchItems: { 'with-runs': runs },
  getBatchItem: { 'with-run': runs },
};
const reads = Object.keys(parameters) as OperationId[];
/** Of these the target file names the owner's alone. */
const of_batches: readonly OperationId[] = ['listBatchItems', 'getBatchItem'];

interface Case {
  operation: OperationId;
  others: readonly Other[];
}

/** A role may open less than an API key does: a 401, 403 or 404 is not judged. */
export const statedParameters = check<Case>({
  id: 'authentication/stated-parameters',
  title: 'A parameter that the owner may send is valid for users and for another organization, too',
  how: 'All read plainly, then with page sizes, `embed` and `presign`. A parameter that the owner may send must not be invalid for a caller who is answered without it.',
  clauses: ['pagination.page-size', 'assets.presigned-urls', 'embedding.asset-user', 'embedding.batch-run'],
  codes: {
    'invalid-for-others': {
      message: 'A parameter is invalid for a caller who is answered without it, and the owner is answered with it.',
    },
  },
  since: '0.1.0',
  operations: [],
  needs: { principals: ['owner'], writes: 'unless_read_only', one_of: reads },
  cases(facts) {
    const others = (['human', 'outsider'] as const).filter((name) => facts.principals[name]);
    const offered = callable(facts).filter((operation) => reads.includes(operation));
    return table<Case>(
      offered.flatMap((operation) => {
        const asking = others.filter((name) => name === 'human' || !of_batches.includes(operation));
        return asking.length > 0 ? [{ operation, others: asking }] : [];
      }),
    );
  },
  async run(ctx, { operation, others }) {
    for (const who of ['owner', ...others] as const) {
      await answerOrStop(async () => {
        const request = await plainOf(ctx, operation, who);
        const read = (query: CanonicalQuery, step: string) => ctx.call(who, { ...request, query }, `${who}/${step}`);
        const plain = await read({}, 'plain');
        for (const [name, { query }] of Object.entries(parameters[operation]!)) {
          // One way of asking that ends the case says nothing of the others.
          if (isAnswered(plain)) await answerOrStop(() => read(query, name));
        }
        return plain;
      });
    }
  },
  control(evidence) {
    if (comparable(evidence).length > 0) return undefined;
    return { verdict: 'not-claimed', reason: 'nobody but the owner is answered, as may be' };
  },
  judge(evidence, tally) {
    const refused = comparable(evidence).find(({ theirs }) => tally.compared(isFoundInvalid(theirs)));
    if (!refused) return [];
    const { theirs, clause } = refused;
    const { operation, query } = theirs.request;
    return tally.broken('invalid-for-others', {
      at: theirs,
      clause,
      message: `${operation} finds ${Object.keys(query).join(' and ')} invalid for a caller who is answered without, and answers the owner with it`,
      expected: 'a 2xx, or that it is forbidden',
      actual: statusOf(theirs),
    });
  },
});

async function plainOf(ctx: CheckContext, operation: OperationId, who: 'owner' | Other): Promise<RequestDraft> {
  const acts = actsIn(ctx.facts, who);
  if (operation === 'getAsset' && who === 'outsider') {
    const own = await ctx.data.shared(who, assetSpecs(1));
    return { operation, path: { id: own.assets[0]!.id }, ...acts };
  }
  const { organization: _, ...request } = await plainRequest(ctx, operation);
  return { ...request, ...acts };
}

/** A server that says 200 to everything, and shows nothing of what was asked for, takes no parameter. */
function isAnswered(exchange: Exchange | undefined): exchange is Exchange {
  return isSuccess(exchange) && notWhatWasAsked(exchange!) === undefined;
}

/** Answers to others who are answered plainly, where the owner is answered with the parameter. */
function comparable(evidence: Evidence<Case>): { theirs: Exchange; clause: string }[] {
  const { operation, others } = evidence.case;
  const answered = others.filter((who) => isAnswered(exchangeAt(evidence, `${who}/plain`)));
  return answered.flatMap((who) =>
    Object.entries(parameters[operation]!).flatMap(([name, { clause }]) => {
      const theirs = exchangeAt(evidence, `${who}/${name}`);
      return theirs && isAnswered(exchangeAt(evidence, `owner/${name}`)) ? [{ theirs, clause }] : [];
    }),
  );
}
