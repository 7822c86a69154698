import { chosen, isOther } from '../../../src/choices/choices.ts';
import { strangers } from '../../acts/strangers.ts';
import { callersOf } from '../../models/callers.ts';
import { exchangeAt, isSuccess, serverError, statusOf, stepsOf } from '../../models/steps.ts';
import { check, table } from '../../suite/check.ts';
import type { Evidence, Mismatch, Observation } from '../../suite/evidence.ts';
import type { Exchange } from '../../suite/exchange.ts';
import type { Codes, Tally } from '../../suite/tally.ts';

interface Case {
  /** Beside the owner. */
  by: 'nobody' | 'unknown' | 'others';
}

const codes = {
  'probe-refused': {
    clause: 'health.probe',
    message: 'The health probe is refused to every caller, even one with a valid token.',
  },
  'not-an-object': { clause: 'health.probe', message: 'The health probe does not answer with a JSON object.' },
  'not-as-declared': {
    level: 'declared',
    message: 'The health probe takes or refuses a caller otherwise than the target file declares.',
  },
} satisfies Codes;

export const anonymousHealth = check<Case>({
  id: 'authentication/anonymous-health',
  title: 'The health probe answers with a JSON object',
  how: 'The probe is called without a token, with an unknown one, and by all principals, with and without X-Organization-Id. Each success must be a JSON object.',
  clauses: ['health.probe', 'codes.bad-token-on-anonymous', 'access.anonymous-operations'],
  codes,
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
    // A caller that names an organization to which it does not belong may be refused.
    if (evidence.case.by === 'others') return judgeObject(stepsOf(evidence, 'other'), tally);
    const [attempt, owner] = [exchangeAt(evidence, 'attempt'), exchangeAt(evidence, 'control')];
    if (!isSuccess(attempt) && tally.compared(!isSuccess(owner))) {
      return tally.broken('probe-refused', { at: owner, expected: 'a JSON object', actual: statusOf(owner) });
    }
    return [...judgeObject([attempt, owner], tally), ...judgeDeclared(evidence, tally)];
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

type Counted = Tally<keyof typeof codes>;

function judgeObject(answers: readonly (Exchange | undefined)[], tally: Counted): Mismatch[] {
  const wrong = answers.find((one) => isSuccess(one) && tally.compared(!one?.decoded?.record));
  if (!wrong) return [];
  return tally.broken('not-an-object', { at: wrong, expected: 'a JSON object', actual: bodyOf(wrong) });
}

function judgeDeclared(evidence: Evidence<Case>, tally: Counted): Mismatch[] {
  const attempt = exchangeAt(evidence, 'attempt');
  const expected = evidence.case.by === 'nobody' ? declaredOfNobody(evidence) : declaredOfBadTokens(evidence);
  if (!expected) return [];
  return tally.holds(expected.succeeds === isSuccess(attempt), 'not-as-declared', {
    at: attempt,
    clause: expected.clause,
    message: `the target file declares ${expected.choice}, and the health probe does otherwise`,
    expected: expected.succeeds ? 'a 2xx' : 'a refusal',
    actual: statusOf(attempt),
  });
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

function bodyOf(exchange: Exchange): string {
  const { status, body } = exchange.received!;
  return `status ${status}, ${body === '' ? 'no body' : body.slice(0, 80)}`;
}
