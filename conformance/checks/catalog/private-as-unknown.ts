import { chosen } from '../../../src/choices/choices.ts';
import { strangers } from '../../acts/strangers.ts';
import { exchangeAt, isSuccess, serverError, statusOf, stepsOf } from '../../models/steps.ts';
import { differingPlace, type NamedAnswer } from '../../models/unknown-names.ts';
import { check, table } from '../../suite/check.ts';
import type { Caller } from '../../suite/context.ts';
import type { Evidence, Facts, Mismatch, Observation } from '../../suite/evidence.ts';
import type { Exchange } from '../../suite/exchange.ts';
import { stopLacking } from '../../suite/lacking.ts';
import type { Tally } from '../../suite/tally.ts';

interface Case {
  model: 'private' | 'unpublished';
  by: 'nobody' | 'somebody unknown' | 'outsider' | 'owner';
  /** The name is spelled in capitals, which some databases do not tell apart. */
  in_capitals?: true;
}

/**
 * The text of a model that is private, or not published, and those of names that nobody ever used, by the same owner
 * and of the same length: first, and again at the end, so that what goes on by itself is known. A read by the
 * organization that a private model belongs to is observed.
 */
export const privateAsUnknown = check<Case>({
  id: 'catalog/private-as-unknown',
  title: 'A model that is not public and published is answered like a name that nobody ever used',
  how: 'A private or unpublished model and unused names are asked for from outside: status, headers and body are those of an unused name, 404 for a private one.',
  clauses: [
    'catalog.private-as-unknown',
    'catalog.private-not-found',
    'catalog.published-public-only',
    'access.own-private-model-text',
  ],
  codes: {
    'text-for-any-name': {
      clause: 'catalog.published-public-only',
      message: 'Names of models that the suite made up have a text.',
    },
    'hidden-text-served': {
      clause: 'catalog.published-public-only',
      message: 'The text of a private or unpublished model is served to somebody outside its organization.',
    },
    'not-404': {
      clause: 'catalog.private-not-found',
      message: 'The text of a private model is refused by another status than 404.',
    },
    'existence-told': {
      clause: 'catalog.private-as-unknown',
      message: 'The refusal for a hidden model differs from that for an unused name, and tells that there is a model.',
    },
    'not-as-declared': {
      clause: 'access.own-private-model-text',
      level: 'declared',
      message: 'The owner reads the text of its private model otherwise than the target file declares.',
    },
  },
  since: '0.1.0',
  operations: ['getModelText'],
  needs: {},
  cases: (facts) => table(rows(facts)),
  async run(ctx, { model, by, in_capitals }) {
    const found = ctx.facts.fixtures?.catalog?.[model];
    if (!found) return stopLacking(ctx, `fixtures.catalog.${model}`);
    const { owner, slug } = in_capitals ? { owner: found.owner, slug: found.slug.toUpperCase() } : found;
    const read = (name: string, step: string) =>
      ctx.call(callers[by], { operation: 'getModelText', path: { owner, slug: name } }, step);
    const unused = [1, 2, 3].map((number) => unusedName(`${ctx.prefix}${number}`, slug, number));
    await read(unused[0]!, 'unused/1');
    await read(unused[1]!, 'unused/2');
    await read(slug, 'asked/1');
    await read(slug, 'asked/2');
    await read(unused[2]!, 'unused/3');
    const open = ctx.facts.fixtures?.catalog?.public;
    // A token that nobody has may be refused for whatever is asked.
    if (open && by !== 'somebody unknown')
      await ctx.call(callers[by], { operation: 'getModelText', path: { ...open } }, 'public');
  },
  control(evidence) {
    const open = exchangeAt(evidence, 'public');
    const no_text =
      open && !isSuccess(open) ? `the text of the public model is refused too (${statusOf(open)})` : undefined;
    const used = stepsOf(evidence, 'unused').find(isSuccess);
    const found = used && `a name that the suite made up has a text (${used.request.path.slug})`;
    return serverError(evidence) ?? no_text ?? (isTextForAll(evidence) ? undefined : found);
  },
  judge: (evidence, tally) =>
    evidence.case.by === 'owner' ? judgeDeclared(evidence, tally) : judgeOthers(evidence, tally),
  observe(evidence) {
    const { model, by } = evidence.case;
    if (by !== 'owner' || model !== 'private') return [];
    const value = isSuccess(exchangeAt(evidence, 'asked/1')) ? 'shown' : 'not_found';
    return [{ choice: 'access.own_private_model_text', operation: 'getModelText', value } satisfies Observation];
  },
});

const callers: Readonly<Record<Case['by'], Caller>> = {
  nobody: 'nobody',
  'somebody unknown': strangers.unknown,
  outsider: 'outsider',
  owner: 'owner',
};

const words_for: Readonly<Record<Case['by'], string>> = {
  nobody: 'somebody without a token',
  'somebody unknown': 'somebody with a token that nobody has',
  outsider: 'another organization',
  owner: 'its organization',
};

function rows(facts: Facts): Case[] {
  const others_by: Case['by'][] = ['nobody', ...(facts.principals.outsider ? (['outsider'] as const) : [])];
  const models = ['private', 'unpublished'] as const;
  const others = models.flatMap((model) => others_by.map((by): Case => ({ model, by })));
  others.push(...models.map((model): Case => ({ model, by: 'nobody', in_capitals: true })));
  others.push({ model: 'private', by: 'somebody unknown' });
  return facts.principals.owner ? [...others, { model: 'private', by: 'owner' }] : others;
}

/**
 * Names of the slug's length, so that the length of an answer tells nothing; too short ones are made longer. They begin
 * otherwise, the first one as the slug does: what an answer makes of the beginning of a name differs, then.
 */
function unusedName(text: string, slug: string, number: number): string {
  const length = Math.max(slug.length, 8);
  const own = text.slice(-Math.ceil(length / 2));
  const head = number === 1 ? slug : ['q', 'z'][number - 2]!.repeat(length);
  return `${head.slice(0, length - own.length)}${own}`.padStart(length, 'z');
}

function askedFor(evidence: Evidence<Case>, step: string): NamedAnswer[] {
  return stepsOf(evidence, step).map((exchange) => ({ name: exchange.request.path.slug ?? '', exchange }));
}

/** A target with a text under each name that the suite made up has one under any. */
function isTextForAll(evidence: Evidence<Case>): boolean {
  const unused = stepsOf(evidence, 'unused');
  return unused.length > 1 && unused.every((exchange) => isMarkdown(exchange));
}

function isMarkdown(exchange: Exchange): boolean {
  const { status, headers, body } = exchange.received ?? {};
  const type = (headers?.['content-type'] ?? '').split(';')[0]!.trim().toLowerCase();
  return status === 200 && type === 'text/markdown' && (body ?? '').trim() !== '';
}

function judgeOthers(evidence: Evidence<Case>, tally: Tally): Mismatch[] {
  const { model, by, in_capitals } = evidence.case;
  const asked = exchangeAt(evidence, 'asked/1');
  if (!asked?.received) return [];
  const who = words_for[by];
  const what = model === 'private' ? 'a private model' : 'a model that is not published';
  const unused = exchangeAt(evidence, 'unused/1');
  if (tally.compared(isTextForAll(evidence))) {
    return tally.broken('text-for-any-name', { at: unused, expected: 'a refusal', actual: 'status 200' });
  }
  const seen = { at: asked, actual: statusOf(asked) };
  if (tally.compared(isSuccess(asked))) {
    const message = `the text of ${what} is served to ${who}`;
    return tally.broken('hidden-text-served', { ...seen, message, expected: 'a refusal' });
  }
  // Of a name that is spelled so, another refusal than 404 says no more than that it is none.
  if (in_capitals) return [];
  if (model === 'private' && by !== 'somebody unknown' && tally.compared(asked.received.status !== 404)) {
    const message = `the text of a private model is refused to ${who} by another status than 404`;
    return tally.broken('not-404', { ...seen, message, expected: 'status 404' });
  }
  const told = differingPlace(askedFor(evidence, 'asked'), askedFor(evidence, 'unused'));
  if (!told) return [];
  const { place, expected, actual } = told;
  const message = `the refusal of the text of ${what} differs from that of an unused name in ${place}: it tells that there is a model`;
  return tally.broken('existence-told', { at: asked, message, expected, actual });
}

function judgeDeclared(evidence: Evidence<Case>, tally: Tally): Mismatch[] {
  const declared = chosen(evidence.facts.choices, 'access.own_private_model_text', 'getModelText');
  const asked = exchangeAt(evidence, 'asked/1');
  if (declared !== 'shown' && declared !== 'not_found') return [];
  return tally.holds(isSuccess(asked) === (declared === 'shown'), 'not-as-declared', {
    at: asked,
    message: `the target file declares access.own_private_model_text: ${declared}, and the owner’s read is answered otherwise`,
    expected: declared === 'shown' ? 'the text' : 'a refusal',
    actual: statusOf(asked),
  });
}
