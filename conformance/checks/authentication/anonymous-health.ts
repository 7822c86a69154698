import { chosen, isOther } from '../../../src/choices/choices.ts';
import { strangers } from '../../acts/strangers.ts';
import { callersOf } from '../../models/callers.ts';
import { exchangeAt, isSuccess, serverError, statusOf, stepsOf } from '../../models/steps.ts';
import { check, table } from '../../suite/check.ts';
import type { Evidence, Mismatch, Observation } from '../../suite/evidence.ts';
import type { Exchange } from '../../suite/exchange.ts';
import type { Tally } from '../../suite/tally.ts';

interface Case {
  /** Who asks beside the owner. */
  by: 'nobody' | 'unknown' | 'others';
}

export const anonymousHealth = check<Case>({
  id: 'authentication/anonymous-health',
  title: 'The health probe answers with a JSON object',
  how: "The probe is called by nobody, with an unknown token, and by the owner, a user and somebody of another organization, with and without the header of an organization; an answer that is a success must be a JSON object. Whether it wants a token, or minds a bad one, is the target's choice, judged only where it is declared.",
  clauses: ['health.probe', 'codes.bad-token-on-anonymous', 'access.anonymous-operations'],
  since: '0.1.0',
  operations: ['getHealth'],
  needs: { principals: ['owner'] },
  cases: () => table([{ by: 'nobody' }, { by: 'unknown' }, { by: 'others' }] as const),
  async run(ctx, { by }) {
    if (by === 'others') {
      const organization = ctx.facts.principals.owner?.organization?.id;
      for (const caller of callersOf(ctx.facts)) {
        await ctx.call(caller, { operation: 'getHealth' }, `other/${caller}`);
        await ctx.call(caller, { operation: 'getHealth', ...(organization && { organization }) }, `other/${caller}-in`);
      }
      return;
    }
    await ctx.call(by === 'nobody' ? by : strangers[by], { operation: 'getHealth' }, 'attempt');
    await ctx.call('owner', { operation: 'getHealth' }, 'control');
    if (by === 'unknown') await ctx.call('nobody', { operation: 'getHealth' }, 'nobody');
  },
  control: serverError,
  judge(evidence, tally) {
    if (evidence.case.by === 'others') return judgeOthers(evidence, tally);
    const [attempt, owner] = [exchangeAt(evidence, 'attempt'), exchangeAt(evidence, 'control')];
    if (!isSuccess(attempt) && tally.compared(!isSuccess(owner))) {
      const message = 'the health probe is refused to every caller, even one with a valid token';
      return [mismatch('no-health', message, statusOf(owner), owner)];
    }
    const wrong = [attempt, owner].find(
      (exchange) => isSuccess(exchange) && tally.compared(!exchange?.decoded?.record),
    );
    const message = 'the health probe does not answer with a JSON object';
    return [
      ...(wrong ? [mismatch('no-object', message, bodyOf(wrong), wrong)] : []),
      ...judgeDeclared(evidence, tally),
    ];
  },
  observe(evidence): Observation[] {
    if (evidence.case.by === 'others') return [];
    const answered = isSuccess(exchangeAt(evidence, 'attempt'));
    const operation = 'getHealth' as const;
    if (evidence.case.by === 'nobody') {
      return [{ choice: 'access.anonymous_operations', operation, value: answered ? [operation] : [] }];
    }
    if (!isSuccess(exchangeAt(evidence, 'nobody'))) return [];
    return [{ choice: 'codes.bad_token_on_anonymous', operation, value: answered ? 'ignored' : 'refused' }];
  },
});

/** Who names an organization to which it does not belong may be refused. */
function judgeOthers(evidence: Evidence<Case>, tally: Tally): Mismatch[] {
  const answers = stepsOf(evidence, 'other').filter(isSuccess);
  const wrong = answers.find(({ decoded }) => tally.compared(!decoded?.record));
  const message = 'the health probe does not answer everybody with a JSON object';
  return wrong ? [mismatch('no-object', message, bodyOf(wrong), wrong)] : [];
}

function judgeDeclared(evidence: Evidence<Case>, tally: Tally): Mismatch[] {
  const attempt = exchangeAt(evidence, 'attempt');
  const expected = evidence.case.by === 'nobody' ? declaredOfNobody(evidence) : declaredOfBadTokens(evidence);
  if (!expected || tally.compared(expected.succeeds === isSuccess(attempt))) return [];
  const message = `the target file declares ${expected.choice}`;
  return [
    {
      ...mismatch('not-as-declared', message, statusOf(attempt), attempt),
      clause: expected.clause,
      level: 'declared',
      expected: expected.succeeds ? 'a 2xx' : 'a refusal',
    },
  ];
}

interface Declared {
  clause: string;
  choice: string;
  succeeds: boolean;
}

function declaredOfNobody({ facts }: Evidence<Case>): Declared | undefined {
  const open = chosen(facts.choices, 'access.anonymous_operations', 'getHealth');
  if (open === undefined || isOther(open)) return undefined;
  const choice = `access.anonymous_operations: [${open.join(', ')}]`;
  return { clause: 'access.anonymous-operations', choice, succeeds: open.includes('getHealth') };
}

/** A bad token matters only where none is needed. */
function declaredOfBadTokens(evidence: Evidence<Case>): Declared | undefined {
  const choice = chosen(evidence.facts.choices, 'codes.bad_token_on_anonymous', 'getHealth');
  if ((choice !== 'ignored' && choice !== 'refused') || !isSuccess(exchangeAt(evidence, 'nobody'))) return undefined;
  const clause = 'codes.bad-token-on-anonymous';
  return { clause, choice: `codes.bad_token_on_anonymous: ${choice}`, succeeds: choice === 'ignored' };
}

type Code = 'no-health' | 'no-object' | 'not-as-declared';

function mismatch(code: Code, message: string, actual: unknown, exchange: Exchange | undefined): Mismatch {
  return {
    code,
    clause: 'health.probe',
    message,
    expected: 'a JSON object',
    actual,
    operation: 'getHealth',
    exchange: exchange?.number,
  };
}

function bodyOf(exchange: Exchange): string {
  const { status, body } = exchange.received!;
  return `status ${status}, ${body === '' ? 'no body' : body.slice(0, 80)}`;
}
