import { lookBeside } from '../../acts/other-fixtures.ts';
import { goneFixture } from '../../models/gone-fixtures.ts';
import { exchangeAt, isRefused, isSuccess, serverError, statusOf } from '../../models/steps.ts';
import { check, table } from '../../suite/check.ts';
import type { Caller } from '../../suite/context.ts';
import type { Evidence, Mismatch } from '../../suite/evidence.ts';
import { stopLacking } from '../../suite/lacking.ts';
import type { Tally } from '../../suite/tally.ts';

interface Case {
  by: 'nobody' | 'owner' | 'human' | 'outsider';
}

/** The markdown of a published public model is for everybody, and needs no token. */
export const publicText = check<Case>({
  id: 'catalog/public-text',
  title: 'The text of a public model is served as markdown, without a token',
  how: 'The text of fixtures.catalog.public is read without a token, and with those of organizations and users: it is there as text/markdown.',
  clauses: ['authentication.anonymous-text', 'catalog.text', 'catalog.published-public-only'],
  codes: {
    'not-markdown': {
      clause: 'catalog.text',
      message: 'The text of a public model is not declared as text/markdown.',
    },
    'empty-text': { clause: 'catalog.text', message: 'The text of a public model is empty.' },
    'token-wanted': {
      clause: 'authentication.anonymous-text',
      message: 'The text of a public model is refused without a token.',
    },
    'not-served': {
      clause: 'catalog.published-public-only',
      message: 'The text of a public model is refused.',
    },
  },
  since: '0.1.0',
  operations: ['getModelText'],
  needs: {},
  cases: (facts) => {
    const callers = (['owner', 'human', 'outsider'] as const).filter((name) => facts.principals[name]);
    return table<Case>([{ by: 'nobody' }, ...callers.map((by) => ({ by }))]);
  },
  async run(ctx, { by }) {
    const model = ctx.facts.fixtures?.catalog?.public;
    if (!model) return stopLacking(ctx, 'fixtures.catalog.public');
    const read = (caller: Caller, step: string) =>
      ctx.call(caller, { operation: 'getModelText', path: { ...model } }, step);
    await lookBeside(ctx, await read(by, 'text'));
    if (by === 'nobody' && ctx.facts.principals.owner) await read('owner', 'with-token');
  },
  control(evidence) {
    const text = exchangeAt(evidence, 'text');
    const with_token = exchangeAt(evidence, 'with-token');
    const gone = isRefused(text) && !isSuccess(with_token) && goneFixture(evidence, text!);
    if (gone) return gone;
    if (isSuccess(text) || isRefused(text)) return serverError(evidence);
    return serverError(evidence) ?? `the text was neither served nor refused (${statusOf(text)})`;
  },
  judge: (evidence, tally) =>
    isSuccess(exchangeAt(evidence, 'text')) ? judgeText(evidence, tally) : judgeRefusal(evidence, tally),
});

function judgeText(evidence: Evidence<Case>, tally: Tally): Mismatch[] {
  const text = exchangeAt(evidence, 'text');
  const type = (text?.received?.headers['content-type'] ?? '').split(';')[0]!.trim().toLowerCase();
  const declared = { at: text, expected: 'text/markdown', actual: type === '' ? null : type };
  const other = tally.holds(type === 'text/markdown', 'not-markdown', declared);
  if (other.length > 0) return other;
  const is_there = (text?.received?.body ?? '').trim() !== '';
  return tally.holds(is_there, 'empty-text', { at: text, expected: 'a text', actual: '' });
}

/** Refused without a token and served with one, it is not anonymous; refused to everybody, it is not served at all. */
function judgeRefusal(evidence: Evidence<Case>, tally: Tally): Mismatch[] {
  const text = exchangeAt(evidence, 'text');
  const with_token = exchangeAt(evidence, 'with-token');
  const is_token_wanted =
    evidence.case.by === 'nobody' && (with_token ? isSuccess(with_token) : text?.received?.status === 401);
  const caller = evidence.case.by === 'nobody' ? 'somebody without a token' : `the ${evidence.case.by}`;
  return tally.holds(!isRefused(text), is_token_wanted ? 'token-wanted' : 'not-served', {
    at: text,
    ...(!is_token_wanted && { message: `the text of a public model is refused to ${caller}` }),
    expected: 'the text',
    actual: statusOf(text),
  });
}
