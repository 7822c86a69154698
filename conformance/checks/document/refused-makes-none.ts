import {
  type CreationNotes,
  creations,
  type Group,
  groups,
  type Made,
  madeOf,
  tryToCreate,
  witness,
} from '../../acts/refused-creations.ts';
import { exchangeAt, isRefused, isSuccess, serverError, statusOf, unproven } from '../../models/steps.ts';
import { hasOwnTypes } from '../../models/uploadable.ts';
import { walkResult } from '../../models/walk.ts';
import { check, table } from '../../suite/check.ts';
import { CaseStopped } from '../../suite/context.ts';
import type { Evidence, Facts, Mismatch } from '../../suite/evidence.ts';
import type { Exchange, Stop } from '../../suite/exchange.ts';
import type { Shown, Tally } from '../../suite/tally.ts';
import type { PrincipalName } from '../../target/target.ts';

interface Case {
  made: Made;
  attempts: readonly Group[];
}

type Seen = Evidence<Case, CreationNotes>;

const token_clause = 'authentication.refusal-changes-nothing';
const refusal_clause = 'errors.refusal-changes-nothing';
const scope_clause = 'scopes.refusal-changes-nothing';

export const refusedMakesNone = check<Case, CreationNotes>({
  id: 'document/refused-makes-none',
  title: 'A creation that is refused makes nothing',
  how: 'Uploads, workflows, webhooks and runs are asked for wrongly, without a valid token, and by callers who may be refused: nothing of it is listed, named or told of.',
  clauses: [
    token_clause,
    'errors.invalid-changes-nothing',
    refusal_clause,
    scope_clause,
    'webhooks.required-refused',
    'workflows.invalid-create-changes-nothing',
    'workflows.refused-dispatch-starts-nothing',
  ],
  codes: {
    'refused-to-reader-and-done': {
      clause: refusal_clause,
      message: 'A request that was refused to a principal that may only read was carried out.',
    },
    'refused-for-organization-and-done': {
      clause: refusal_clause,
      message: 'A request that was refused for the organization that it named was carried out.',
    },
    'refused-to-member-and-done': {
      clause: scope_clause,
      message: 'A workflow that was refused to a member in one of its organizations is made there.',
    },
    'made-without-token': {
      clause: token_clause,
      message: 'A creation that was refused for want of a valid token is carried out.',
    },
    'made-although-refused': { message: 'A creation that was refused for what is wrong in it is carried out.' },
    'run-exists': {
      clause: 'workflows.refused-dispatch-starts-nothing',
      message: 'The refusal of a dispatch names a run, which can be read.',
    },
  },
  since: '0.1.0',
  operations: [],
  needs: {
    principals: ['owner'],
    writes: true,
    one_of: [['createAssetUpload', 'listAssets'], 'createGraphWorkflow', 'createWebhook', 'getRun'],
    told(facts) {
      const reason = 'the target makes nothing of which it would show that there is one more';
      return rows(facts).length > 0 ? undefined : { verdict: 'not-claimed', reason };
    },
  },
  waits: true,
  hears: true,
  cases: (facts) => table(rows(facts)),
  async run(ctx, { made, attempts }) {
    try {
      return await tryToCreate(ctx, made, attempts);
    } catch (error) {
      if (!(error instanceof CaseStopped) || error.stop.verdict !== 'could-not-run') throw error;
      // Things that cannot be made at all cost the others no verdict; checks of their own judge how they are made.
      return ctx.stop('not-claimed', error.stop.reason);
    }
  },
  control(evidence, found) {
    const { exchanges } = evidence;
    const attempts = attemptsIn(evidence);
    if (!attempts.some(isTurnedDown)) {
      return serverError(evidence) ?? { verdict: 'not-claimed', reason: 'none of the creations is refused' };
    }
    // An error in the answer to one of them costs the others nothing.
    const beside = exchanges.filter((one) => !isAttempt(one) && one.request.operation !== 'getMe');
    const failed = serverError({ exchanges: beside });
    if (failed !== undefined || evidence.case.made === 'workflow') return failed ?? unprovenSlugs(evidence);
    if (found.length > 0) return undefined;
    return evidence.case.made === 'asset' ? unlisted(evidence) : untold(evidence);
  },
  judge(evidence, tally) {
    const named = exchangeAt(evidence, 'named');
    return [
      ...attemptsIn(evidence).flatMap((attempt) => judgeAttempt(evidence, attempt, tally)),
      ...(named && isTurnedDown(exchangeAt(evidence, 'wrong/deleted')!)
        ? tally.holds(!isSuccess(named), 'run-exists', { at: named, expected: 'no run', actual: statusOf(named) })
        : []),
    ];
  },
  covers(evidence) {
    const refused = attemptsIn(evidence).filter(isTurnedDown);
    return refused.map((attempt) => reasonOf(evidence.case.made, attempt).clause);
  },
});

/** An error in the answer to one attempt costs those beside it their verdict. */
function rows(facts: Facts): Case[] {
  const { member, no_secret } = facts.principals;
  const second = member?.second_organization?.id;
  const has_member = second !== undefined && second === no_secret?.organization?.id;
  return madeOf(facts).flatMap((made): Case[] => {
    if (creations[made].one_look) return [{ made, attempts: groups.filter((one) => one !== 'member') }];
    const own = groups.filter((one) => one !== 'member' || (made === 'workflow' && has_member));
    return own.map((one) => ({ made, attempts: [one] }));
  });
}

/** A dispatch stands below the name of its kind: `stranger/nobody/workflow`. */
function isAttempt({ step }: Exchange): boolean {
  return groups.some((group) => step.startsWith(`${group}/`));
}

/** Each with its last answer. */
function attemptsIn(evidence: Pick<Evidence, 'exchanges'>): Exchange[] {
  return evidence.exchanges.filter((one) => isAttempt(one) && one === exchangeAt(evidence, one.step));
}

/** One without a token may also be led elsewhere, to where people log in. */
function isTurnedDown(attempt: Exchange): boolean {
  const status = attempt.received?.status ?? 0;
  return isRefused(attempt) || (attempt.step.startsWith('stranger/') && status >= 300 && status <= 399);
}

interface Reason {
  code:
    | 'refused-to-reader-and-done'
    | 'refused-for-organization-and-done'
    | 'refused-to-member-and-done'
    | 'made-without-token'
    | 'made-although-refused';
  clause: string;
  why: string;
}

function reasonOf(made: Made, attempt: Exchange): Reason {
  const [group, name = ''] = attempt.step.split('/');
  if (group === 'stranger') {
    return { code: 'made-without-token', clause: token_clause, why: 'for want of a valid token' };
  }
  if (group === 'wrong') {
    const { clause } = creations[made].wrong[name]!;
    return {
      code: 'made-although-refused',
      clause,
      why: name === 'deleted' ? 'for a workflow that is deleted' : 'as invalid',
    };
  }
  if (group === 'member') {
    return { code: 'refused-to-member-and-done', clause: scope_clause, why: 'to a member in that organization' };
  }
  if (attempt.principal === ('reader' satisfies PrincipalName)) {
    const clause = made === 'workflow' ? scope_clause : refusal_clause;
    return { code: 'refused-to-reader-and-done', clause, why: 'to a principal that may only read' };
  }
  const why = 'for the organization that it named';
  return { code: 'refused-for-organization-and-done', clause: refusal_clause, why };
}

/** Nothing where nothing would show it. */
type Look = (evidence: Seen, attempt: Exchange) => { is_there: boolean; says: string; shown: Shown } | undefined;

const looks: Readonly<Record<Made, Look>> = {
  asset: lookInList,
  workflow: lookAtName,
  webhook: (evidence, attempt) => lookAtUrl(evidence, attempt, 'is told of a run'),
  run: (evidence, attempt) => lookAtUrl(evidence, attempt, 'is started, and calls back'),
};

const nouns: Readonly<Record<Made, string>> = {
  asset: 'the asset of an upload session',
  workflow: 'a workflow',
  webhook: 'a webhook',
  run: 'a run',
};

/** A target need not refuse what is wrong, or who may be refused; what was not refused is no finding of this check. */
function judgeAttempt(evidence: Seen, attempt: Exchange, tally: Tally): Mismatch[] {
  const { made } = evidence.case;
  const found = isTurnedDown(attempt) ? looks[made](evidence, attempt) : undefined;
  if (!found) return [];
  const { code, clause, why } = reasonOf(made, attempt);
  const message = `${nouns[made]} that was refused ${why} ${found.says}`;
  return tally.holds(!found.is_there, code, { at: attempt, clause, message, ...found.shown });
}

/** By its name; one under another name is of the first attempt, where nobody else makes assets of that type. */
function lookInList(evidence: Seen, attempt: Exchange): ReturnType<Look> {
  const { names, own = [] } = evidence.notes;
  const { mime_type } = attempt.request.body as { mime_type?: unknown };
  const attempts = attemptsIn(evidence);
  const known = [...own, ...attempts.map(({ decoded }) => decoded?.record?.asset_id)];
  const isStray = (item: Record<string, unknown>) =>
    hasOwnTypes(evidence.facts) && item.mime_type === mime_type && !known.includes(item.id);
  const is_first = attempt === attempts.find(isTurnedDown);
  const sought = names[attempt.step];
  const others = Object.values(names);
  const isIts = (item: Record<string, unknown>) =>
    item.name === sought || (is_first && isStray(item) && !others.includes(String(item.name)));
  const { pages } = walkResult(evidence, 'list');
  const page = pages.find(({ items }) => items.some(isIts));
  const { id, name } = page?.items.find(isIts) ?? {};
  const shown = { ...(page && { at: page.exchange }), expected: 'no such asset', actual: { id, name } };
  return { is_there: page !== undefined, says: 'is listed', shown: { ...shown, operation: 'createAssetUpload' } };
}

/** A name that is taken is refused to another workflow, or gives it a slug that is not made of the name alone. */
function lookAtName(evidence: Seen, attempt: Exchange): ReturnType<Look> {
  const again = exchangeAt(evidence, `again/${attempt.step}`);
  if (!again) return undefined;
  if (isRefused(again)) {
    const shown = { at: again, expected: 'a 2xx, as before', actual: statusOf(again) };
    return { is_there: true, says: 'holds its name, which is refused to another one', shown };
  }
  const expected = plainSlug(evidence, attempt.step);
  const actual = again.decoded?.record?.slug;
  if (expected === undefined || actual === undefined) return { is_there: false, says: '', shown: { expected, actual } };
  const shown = { at: again, expected, actual, pointer: '/slug' };
  return { is_there: actual !== expected, says: 'holds its slug, which another one does not get', shown };
}

/** The slug that a refused name gives where it is free; undefined where slugs are not made of names alone. */
function plainSlug(evidence: Seen, step: string): string | undefined {
  const { [witness]: first, last, [step]: refused } = evidence.notes.names;
  const [of_first, of_last] = [witness, 'last'].map((one) => exchangeAt(evidence, one)?.decoded?.record?.slug);
  if (typeof of_first !== 'string' || first === undefined || last === undefined || refused === undefined)
    return undefined;
  if (!of_first.includes(first) || of_first.replace(first, last) !== of_last) return undefined;
  return of_first.replace(first, refused);
}

function lookAtUrl(evidence: Seen, attempt: Exchange, says: string): ReturnType<Look> {
  const { before, after } = evidence.notes.heard?.[attempt.step] ?? { before: 0, after: 0 };
  return { is_there: after > before, says, shown: { expected: 'no request', actual: after - before } };
}

/** The reason why the name of a workflow shows nothing: the owner's own creations were refused too. */
function unprovenSlugs(evidence: Seen): string | undefined {
  const why = 'a workflow with which nothing is wrong is refused too';
  return unproven(evidence, witness, why) ?? unproven(evidence, 'last', why);
}

/** The reason why a session that was opened all the same would not show. */
function unlisted(evidence: Seen): string | Stop | undefined {
  const { pages, ended } = walkResult(evidence, 'list');
  if (ended !== 'end') return 'the list of assets could not be read to its end';
  if (evidence.exchanges.some(({ step }) => step === 'create/put')) {
    const reason = 'an asset shows once its file was sent, so that nothing tells whether there is one without a file';
    return { verdict: 'not-claimed', reason };
  }
  const items = pages.flatMap((page) => page.items);
  return items.length > 0 ? undefined : 'the list does not show the asset that was made to be compared with';
}

/** The reason why a run, or what a webhook is told of one, would not be heard of. */
function untold(evidence: Seen): string | undefined {
  const { before, after } = evidence.notes.heard?.[witness] ?? { before: 0, after: 0 };
  return (
    unproven(evidence, witness, 'a creation with which nothing is wrong is refused too') ??
    (after > before ? undefined : 'nothing came to the URL of what was made either')
  );
}
