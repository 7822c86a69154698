import { chosen } from '../../../src/choices/choices.ts';
import { at, serverError, statusOf, succeeded } from '../../models/steps.ts';
import { check, type Evidence, type Mismatch, type Observation, table } from '../../runner/check.ts';
import type { Exchange } from '../../runner/history.ts';
import { strangers } from '../../runner/strangers.ts';

interface Case {
  /** Who asks beside the owner. */
  by: 'nobody' | 'unknown';
}

/** The probe answers with a JSON object. Whether it wants a token, or minds a bad one, is the target's choice. */
export const anonymousHealth = check<Case>({
  id: 'authentication/anonymous-health',
  title: 'The health probe answers with a JSON object',
  clauses: ['health.probe', 'codes.bad-token-on-anonymous'],
  since: '0.1.0',
  area: 'authentication',
  operations: ['getHealth'],
  needs: { principals: ['owner'] },
  cases: () => table([{ by: 'nobody' }, { by: 'unknown' }] as const),
  async run(ctx, { by }) {
    await ctx.call(by === 'nobody' ? by : strangers[by], { operation: 'getHealth' }, 'attempt');
    await ctx.call('owner', { operation: 'getHealth' }, 'control');
  },
  control: serverError,
  judge(evidence) {
    const [attempt, owner] = [at(evidence, 'attempt'), at(evidence, 'control')];
    if (!succeeded(attempt) && !succeeded(owner)) {
      const message = 'the health probe answers nobody, and not even a caller with a valid token';
      return [mismatch('no-health', message, statusOf(owner), owner)];
    }
    const wrong = [attempt, owner].find((exchange) => succeeded(exchange) && !exchange?.decoded?.record);
    const message = 'the health probe does not answer with a JSON object';
    return [...(wrong ? [mismatch('no-object', message, bodyOf(wrong), wrong)] : []), ...judgeDeclared(evidence)];
  },
  observe(evidence): Observation[] {
    const answered = succeeded(at(evidence, 'attempt'));
    const operation = 'getHealth' as const;
    if (evidence.case.by === 'nobody') {
      return [{ choice: 'access.anonymous_operations', operation, value: answered ? 'anonymous' : 'token needed' }];
    }
    return [{ choice: 'codes.bad_token_on_anonymous', operation, value: answered ? 'ignored' : 'refused' }];
  },
});

function judgeDeclared(evidence: Evidence<Case>): Mismatch[] {
  const choice = chosen(evidence.facts.choices, 'codes.bad_token_on_anonymous', 'getHealth');
  const attempt = at(evidence, 'attempt');
  if (evidence.case.by === 'nobody' || (choice !== 'ignored' && choice !== 'refused')) return [];
  if ((choice === 'ignored') === succeeded(attempt)) return [];
  return [
    {
      ...mismatch(
        'not-as-declared',
        `the target file declares codes.bad_token_on_anonymous: ${choice}`,
        statusOf(attempt),
        attempt,
      ),
      clause: 'codes.bad-token-on-anonymous',
      level: 'declared',
      expected: choice === 'ignored' ? 'a 2xx' : 'a refusal',
    },
  ];
}

function mismatch(code: string, message: string, actual: unknown, exchange: Exchange | undefined): Mismatch {
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
