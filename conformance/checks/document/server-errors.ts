import { stopOf } from '../../acts/answer-or-stop.ts';
import { pollAllRuns } from '../../acts/poll-runs.ts';
import { assetSpecs } from '../../arbitraries/lists.ts';
import { byOperation, metErrors, most_accidents } from '../../models/server-errors.ts';
import { statusOf } from '../../models/steps.ts';
import { check, table } from '../../suite/check.ts';

/** Those that `reads-agree` has made, so that in a whole run nothing is sent for it. */
const assets = 3;

export const serverErrors = check<null>({
  id: 'document/server-errors',
  title: 'Requests with which nothing is wrong meet no errors of the server',
  how: 'All answers are searched for a 500 to a right request: three such requests fail, or three in a row to one; 429 and 503 never count.',
  clauses: ['errors.right-requests-answered'],
  codes: {
    'now-and-then': {
      clause: 'errors.right-requests-answered',
      message: 'Several requests with which nothing is wrong are answered with errors of the server.',
    },
    'each-time': {
      clause: 'errors.right-requests-answered',
      message: 'A request is answered with an error of the server each time that it is sent.',
    },
  },
  since: '0.1.0',
  operations: [],
  needs: { principals: ['owner'], writes: 'unless_read_only' },
  cases: () => table<null>([null]),
  async run(ctx) {
    const { operations, read_only } = ctx.facts;
    if (read_only) {
      await ctx.call('owner', { operation: 'getMe' }, 'read');
      return;
    }
    // Requests that met errors are evidence, too.
    const looks = [() => pollAllRuns(ctx), () => ctx.data.shared('owner', assetSpecs(assets))];
    for (const look of operations.includes('createAssetUpload') ? looks : looks.slice(0, 1)) {
      await stopOf(look);
    }
  },
  gathers: ({ decoded }) => (decoded ? 'all' : undefined),
  control: (evidence) =>
    metErrors(evidence).requests > 0 ? undefined : { verdict: 'not-claimed', reason: 'no such request is claimed' },
  judge({ exchanges, facts }, tally) {
    const { requests, right, each_time } = metErrors({ exchanges, facts });
    tally.each(Array.from({ length: requests }));
    if (each_time) {
      const { operation } = each_time.request;
      return tally.broken('each-time', {
        at: each_time,
        message: `${operation} answers a request with an error of the server each time that it is sent`,
        expected: 'a success or a refusal',
        actual: statusOf(each_time),
      });
    }
    if (right.length <= most_accidents) return [];
    const [most] = [...Map.groupBy(right, ({ request }) => request.operation).values()].toSorted(
      (a, b) => b.length - a.length,
    );
    return tally.broken('now-and-then', {
      at: most![0]!,
      message: `${right.length} requests with which nothing is wrong are answered with errors of the server`,
      expected: `at most ${most_accidents} of ${requests} requests`,
      actual: byOperation(right),
    });
  },
});
