import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type OperationId, operationIds, operations } from '../contract/operations.ts';
import { choicesDocuments } from './arbitrary.ts';
import { problemReplies, successReplies } from './arbitrary-replies.ts';
import { queries } from './arbitrary-requests.ts';
import {
  type CanonicalQuery,
  type CanonicalReply,
  type CanonicalRequest,
  type Problem,
  refusals,
} from './canonical.ts';
import { chosen, resolve } from './choices.ts';
import type { ChoicesDocument } from './choices-document.ts';
import { createDialect, type DecodedReply } from './dialect.ts';
import { envelopeOf } from './envelopes.ts';

const requestTo = (operation: OperationId, query: CanonicalQuery = {}): CanonicalRequest => ({
  operation,
  path: {},
  query,
});

const answered = fc.oneof(
  ...operationIds.map((operation) => queries(operation).map((query) => requestTo(operation, query))),
);
const exchanges = answered.chain((request) => fc.tuple(fc.constant(request), successReplies(request)));

/** What a reply must be read as. */
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

describe('replies', () => {
  it('decodeReply(encodeReply(x)) = x for every success of every operation in every dialect', () => {
    const seen = new Set<OperationId>();
    fc.assert(
      fc.property(choicesDocuments(), exchanges, fc.boolean(), (document, [request, reply], declared) => {
        const choices = resolve(document) as ChoicesDocument;
        const wire = createDialect(choices).encodeReply(request, reply);
        // Whoever knows none of the choices reads the same, but for extra fields, which nobody told it of.
        const own = choices.records?.extra_fields !== 'none' || choices.records?.for !== undefined;
        const back = createDialect(declared || own ? choices : {}).decodeReply(request, wire);
        const first = chosen(choices, 'lists.first_on_page_one', request.operation);
        const want = expected(reply);
        if (want.page && first === 'absent' && request.query.cursor === undefined && request.query.backward !== true) {
          want.page = { ...want.page, first: null };
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
        choicesDocuments(),
        fc.constantFrom(...operationIds),
        problemReplies(refusals),
        (document, operation, reply) => {
          const choices = resolve(document) as ChoicesDocument;
          const wire = createDialect(choices).encodeReply(requestTo(operation), reply);
          const form = envelopeOf(choices, operation, wire.status);
          for (const reader of [choices, {}]) {
            const back = createDialect(reader).decodeReply(requestTo(operation), wire);
            expect(back).toMatchObject({ outcome: 'refusal', defects: [] });
            expect(back.problem).toEqual(carried(form, reply.problem));
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
