import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type OperationId, operationIds, operations } from '../contract/operations.ts';
import { problemReplies, successReplies } from './arbitrary-replies.support.ts';
import { queries } from './arbitrary-requests.support.ts';
import {
  type CanonicalQuery,
  type CanonicalReply,
  type CanonicalRequest,
  type Problem,
  refusals,
} from './canonical.ts';
import { chosen } from './choices.ts';
import type { ChoiceKey, ChoicesDocument } from './choices-document.ts';
import { createDialect, type DecodedReply } from './dialect.ts';
import { drawnChoices, resolvedOnce } from './drawn-choices.support.ts';
import { envelopeOf } from './envelopes.ts';
import { gatewayAnswer } from './gateway.ts';
import { formOfList } from './plain-lists.ts';

const requestTo = (operation: OperationId, query: CanonicalQuery = {}): CanonicalRequest => ({
  operation,
  path: {},
  query,
});

const answered = fc.oneof(
  ...operationIds.map((operation) => queries(operation).map((query) => requestTo(operation, query))),
);
const exchanges = answered.chain((request) => fc.tuple(fc.constant(request), successReplies(request)));

/** The right reading of a reply. */
function expected(reply: CanonicalReply): Partial<DecodedReply> {
  if (reply.kind === 'page') return { page: reply.page };
  if (reply.kind === 'record') return { record: reply.record };
  return reply.kind === 'text' ? { text: reply.text } : {};
}

/** A problem as far as an envelope carries it; `envelopes.ts` says what each cannot. */
function carried(form: 'envelope' | 'validation' | 'merged', problem: Problem): Problem {
  const { code, message, issues } = problem;
  if (form === 'validation') return { code, message: issues[0]?.message ?? message, issues };
  return { code, message, issues: issues.map(({ input: _, ...issue }) => issue) };
}

/** Choices that a reader must be told: fields that the document does not have, words, and places. */
const to_be_told: readonly ChoiceKey[] = [
  'records.extra_fields',
  'records.status_words',
  'records.batch_item_words',
  'runs.dispatch_response',
  'access.scopes',
  'events.webhook_fields',
  'events.answer_pointers',
];

/** Choices of a reader who is told no more than necessary. */
function leastTold(choices: ChoicesDocument): ChoicesDocument {
  const groups = Object.entries(choices).map(([group, { for: own = {}, ...whole }]) => {
    const told = (made: object) =>
      Object.fromEntries(Object.entries(made).filter(([name]) => to_be_told.includes(`${group}.${name}` as ChoiceKey)));
    return [
      group,
      { ...told(whole), for: Object.fromEntries(Object.entries(own).map(([id, one]) => [id, told(one)])) },
    ];
  });
  return Object.fromEntries(groups) as ChoicesDocument;
}

describe('replies', () => {
  it('decodeReply(encodeReply(x)) = x for every success of every operation in every dialect', () => {
    const seen = new Set<OperationId>();
    fc.assert(
      fc.property(drawnChoices, exchanges, fc.boolean(), (document, [request, reply], declared) => {
        const choices = resolvedOnce(document);
        const wire = createDialect(choices).encodeReply(request, reply);
        // A reader who knows none of the choices reads the same, but for what nobody can tell by itself.
        const back = createDialect(declared ? choices : leastTold(choices)).decodeReply(request, wire);
        const first = chosen(choices, 'lists.first_on_page_one', request.operation);
        const want = expected(reply);
        if (want.page && first === 'absent' && request.query.cursor === undefined && request.query.backward !== true) {
          want.page = { ...want.page, first: null };
        }
        // A status that has no place is not told.
        const places = chosen(choices, 'runs.dispatch_response', request.operation);
        if (want.record && /^dispatchModel/.test(request.operation) && places?.status === null) {
          const { status: _, ...told } = want.record;
          want.record = told;
        }
        // An answer without envelope leads nowhere.
        if (want.page && formOfList(choices, request.operation) !== 'envelope') {
          want.page = { items: want.page.items, first: null, next: null, previous: null };
        }
        seen.add(request.operation);
        expect(back).toMatchObject({ outcome: 'success', status: wire.status, refusals: [], defects: [] });
        expect({ page: back.page, record: back.record, text: back.text }).toEqual({
          page: undefined,
          record: undefined,
          text: undefined,
          ...want,
        });
      }),
      { numRuns: 1000, seed: 1 },
    );
    expect(seen.size).toBe(operationIds.length);
  });

  it('a problem is read back as far as its envelope carries it, and its status means its refusal', () => {
    fc.assert(
      fc.property(
        drawnChoices,
        fc.constantFrom(...operationIds),
        problemReplies(refusals),
        (document, operation, reply) => {
          const choices = resolvedOnce(document);
          const wire = createDialect(choices).encodeReply(requestTo(operation), reply);
          const form = envelopeOf(choices, operation, wire.status);
          const { codes: words = {} } = chosen(choices, 'codes.error_values', operation) ?? {};
          for (const reader of [choices, leastTold(choices)]) {
            const back = createDialect(reader).decodeReply(requestTo(operation), wire);
            const { code } = reply.problem;
            const problem = { ...reply.problem, code: reader === choices ? code : (words[code] ?? code) };
            expect(back.outcome).toBe('refusal');
            if (gatewayAnswer(choices, operation, reply.refusal)) {
              expect(back.by_gateway).toBe(reader === choices || undefined);
            } else expect(back).toMatchObject({ defects: [], problem: carried(form, problem) });
            const { path_parameters, query_parameters } = operations[operation];
            const impossible =
              (reply.refusal === 'human_required' && operation !== 'rateRun') ||
              (reply.refusal === 'malformed_id' && path_parameters.length === 0) ||
              (reply.refusal === 'bad_cursor' && !query_parameters.includes('cursor'));
            expect(back.refusals.includes(reply.refusal)).toBe(!impossible);
          }
        },
      ),
      { numRuns: 800, seed: 1 },
    );
  });
});
