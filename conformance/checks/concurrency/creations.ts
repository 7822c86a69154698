import { workflowBody } from '../../acts/fresh-workflow.ts';
import { atOnce, race_rounds } from '../../acts/simultaneous.ts';
import { assetSpecs } from '../../arbitraries/lists.ts';
import { actsIn } from '../../models/acts-in.ts';
import { shownState } from '../../models/deletion.ts';
import { identifying_fields, isAnotherRecord } from '../../models/right-answers.ts';
import { exchangeAt, isSuccess, serverError, stepsOf } from '../../models/steps.ts';
import { commonType, fileName } from '../../models/uploadable.ts';
import { isSet, sameId } from '../../models/values.ts';
import { check, table } from '../../suite/check.ts';
import type { CheckContext } from '../../suite/context.ts';
import type { Evidence, Facts, Mismatch } from '../../suite/evidence.ts';
import type { Exchange } from '../../suite/exchange.ts';
import { lacking } from '../../suite/lacking.ts';
import type { Tally } from '../../suite/tally.ts';

const clause = 'concurrency.some-order-explains';

interface Case {
  record: 'asset' | 'folder' | 'run' | 'workflow';
  /** So many are made at the same time. */
  together: number;
  /** An asset that was there is deleted at the same time. */
  beside_a_deletion: boolean;
}

/** More than any pool of a few workers or connections serves at a time. */
const burst = 8;

/** Runs may cost the target something, and workflows many requests: they are made once. A burst is eight tries in one. */
const roundsFor = ({ record, together }: Case): number => {
  if (record === 'run' || record === 'workflow') return 1;
  return together === burst ? 2 : race_rounds;
};

/** Records that are made at the same time differ in their names, or in the text of the input. */
export const creationsAtOnce = check<Case>({
  id: 'concurrency/creations',
  title: 'Records made at the same time have ids and contents of their own',
  how: 'Records are made at the same time, some beside a deletion. Ids must be distinct, none may show the name or text of another, and the deletion must last.',
  clauses: [clause],
  codes: {
    'id-of-two-records': { clause, message: 'Two records that were made at the same time have the same id.' },
    'content-of-another': {
      clause,
      message: 'Of records made at the same time, one shows the name or text of another.',
    },
    'live-again': { clause, message: 'An asset that was deleted while others were made is read as if it were live.' },
  },
  since: '0.1.0',
  operations: [],
  needs: {
    principals: ['owner'],
    writes: true,
    one_of: ['createAssetUpload', 'createAssetFolder', 'getRun', 'createGraphWorkflow'],
    // Of the others each gives a case.
    told: (facts) => (rows(facts).length > 0 ? undefined : lacking(facts, 'fixtures.models.succeeds.text_field')),
  },
  cases: (facts) => table(rows(facts)),
  async run(ctx, input) {
    for (let round = 1; round <= roundsFor(input); round++) {
      const doomed = input.beside_a_deletion ? (await ctx.data.fresh('owner', assetSpecs(1))).assets[0]!.id : undefined;
      const makers = Array.from({ length: input.together }, (_, index) => maker(ctx, input, `${round}-${index + 1}`));
      const remove = () => ctx.call('owner', { operation: 'deleteAsset', path: { id: doomed! } }, `delete/${round}`);
      const made = await atOnce(doomed === undefined ? makers : [remove, ...makers]);
      await ctx.time.settle();
      for (const exchange of made) {
        const id = idOf(exchange);
        if (id !== undefined) await readBack(ctx, input, exchange, id);
      }
      if (doomed !== undefined)
        await ctx.call('owner', { operation: 'getAsset', path: { id: doomed } }, `gone/${round}`);
    }
  },
  control: (evidence) =>
    serverError(evidence) ??
    (made(evidence).filter((one) => idOf(one) !== undefined).length > 1
      ? undefined
      : 'of what was to be made at the same time no two were made') ??
    (isAnswered(evidence) ? undefined : 'none of the records that were made at the same time could be read'),
  judge: (evidence, tally) =>
    [...judgeIds(evidence, tally), ...judgeContents(evidence, tally), ...judgeGone(evidence, tally)].slice(0, 1),
});

function isAnswered(evidence: Evidence<Case>): boolean {
  const reads = stepsOf(evidence, 'read');
  return reads.length === 0 || reads.some((read) => isSuccess(read) && !isAnotherRecord(read));
}

function rows({ operations, fixtures, principals }: Facts): Case[] {
  const claims = (...ids: Facts['operations'][number][]) => ids.every((id) => operations.includes(id));
  const found: Case[] = [];
  if (claims('createAssetFolder')) found.push({ record: 'folder', together: burst, beside_a_deletion: false });
  if (claims('createAssetUpload')) found.push({ record: 'asset', together: burst, beside_a_deletion: false });
  if (claims('createAssetUpload', 'getAsset', 'deleteAsset')) {
    found.push({ record: 'asset', together: 3, beside_a_deletion: true });
  }
  const model = fixtures?.models?.succeeds;
  if (claims('getRun') && model?.text_field !== undefined && principals.owner) {
    found.push({ record: 'run', together: burst, beside_a_deletion: false });
  }
  if (claims('createGraphWorkflow') && fixtures?.workflow?.create) {
    found.push({ record: 'workflow', together: burst, beside_a_deletion: false });
  }
  return found;
}

/** The step is `make/ROUND-PLACE`. */
function maker(ctx: CheckContext, { record }: Case, place: string): () => Promise<Exchange> {
  // The letter behind the number keeps one name from being the beginning of another.
  const name = `${ctx.newName('together')}e`;
  const step = `make/${place}`;
  if (record === 'run') return () => ctx.runs.dispatch('owner', 'succeeds', step, { text: name });
  if (record === 'folder') return () => ctx.call('owner', { operation: 'createAssetFolder', body: { name } }, step);
  if (record === 'workflow') {
    const body = { ...workflowBody(ctx, 'together'), name };
    return () => ctx.call('owner', { operation: 'createGraphWorkflow', body, ...actsIn(ctx.facts, 'owner') }, step);
  }
  const mime_type = commonType(ctx.facts, 'image/png');
  const body = { filename: fileName(ctx.facts, `${name}.png`), mime_type, size_bytes: 64 };
  return () => ctx.call('owner', { operation: 'createAssetUpload', body }, step);
}

/** The step is `read/ROUND-PLACE`. An asset may show only once its file is there. */
async function readBack(ctx: CheckContext, { record }: Case, exchange: Exchange, id: string): Promise<void> {
  // No operation reads a workflow: its creation alone shows it.
  if (record === 'workflow') return;
  const step = exchange.step.replace('make/', 'read/');
  const operation = ({ asset: 'getAsset', folder: 'getAssetFolder', run: 'getRun' } as const)[record];
  if (!ctx.facts.operations.includes(operation)) return;
  const read = await ctx.call('owner', { operation, path: { id } }, step);
  const { upload_url } = exchange.decoded?.record ?? {};
  if (record !== 'asset' || isSuccess(read) || typeof upload_url !== 'string') return;
  await ctx.transfer('PUT', upload_url, exchange, `put/${step}`, { body: new Uint8Array(64), type: 'image/png' });
  await ctx.time.settle();
  await ctx.call('owner', { operation, path: { id } }, step);
}

function idOf({ request, decoded }: Exchange): string | undefined {
  if (decoded?.outcome !== 'success') return undefined;
  const field = request.operation === 'deleteAsset' ? undefined : identifying_fields[request.operation];
  const id = field && decoded.record?.[field];
  return typeof id === 'string' ? id : undefined;
}

function made(evidence: Evidence<Case>): Exchange[] {
  return stepsOf(evidence, 'make');
}

function judgeIds(evidence: Evidence<Case>, tally: Tally): Mismatch[] {
  const all = made(evidence).filter((one) => idOf(one) !== undefined);
  const twins = all.filter((one, place) =>
    tally.compared(all.slice(0, place).some((other) => sameId(idOf(one), idOf(other)))),
  );
  const [first] = twins;
  if (!first) return [];
  return tally.broken('id-of-two-records', {
    at: first,
    message: `two ${evidence.case.record}s that were made at the same time have the same id (${twins.length} of ${all.length})`,
    expected: 'an id of its own for each',
    actual: idOf(first),
  });
}

/** An answer or a read shows the name, or text, of another one made at the same time. Names may be normalised. */
function judgeContents(evidence: Evidence<Case>, tally: Tally): Mismatch[] {
  const all = made(evidence);
  const mixed = all.flatMap((one) => {
    const read = exchangeAt(evidence, one.step.replace('make/', 'read/'));
    return [one, ...(read ? [read] : [])].flatMap((shown_in) => {
      const record = isSuccess(shown_in) ? shown_in.decoded?.record : undefined;
      const shown = JSON.stringify([record?.name, record?.input]);
      const other = all.find((each) => each !== one && shown.includes(textOf(each)) && !shown.includes(textOf(one)));
      return other ? [{ one, shown_in, other }] : [];
    });
  });
  const [first] = mixed;
  if (!first) return [];
  const wrong = new Set(mixed.map(({ one }) => one));
  return tally.broken('content-of-another', {
    at: first.shown_in,
    message: `a ${evidence.case.record} that was made at the same time as others shows the name or text of another one (${wrong.size} of ${all.length})`,
    expected: textOf(first.one),
    actual: textOf(first.other),
  });
}

/** The name that the request gave; of nothing else of this run. */
function textOf({ request }: Exchange): string {
  return /mrk[0-9a-f]{12}together\d+e/.exec(JSON.stringify(request.body))?.[0] ?? 'no text';
}

function judgeGone(evidence: Evidence<Case>, tally: Tally): Mismatch[] {
  const back = stepsOf(evidence, 'gone').filter((read) => {
    const [, round] = read.step.split('/');
    return (
      isSuccess(exchangeAt(evidence, `delete/${round}`)) &&
      shownState(read) === 'live' &&
      tally.compared(isSet(read.decoded?.record?.id))
    );
  });
  const [first] = back;
  if (!first) return [];
  return tally.broken('live-again', {
    at: first,
    message: `an asset that was deleted while others were made is read as if it were live (seen in ${back.length} of ${roundsFor(evidence.case)} rounds)`,
    expected: 'a refusal, or the record with deleted_at',
    actual: first.decoded?.record?.deleted_at ?? null,
  });
}
