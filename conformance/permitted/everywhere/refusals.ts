import type { ProblemReply } from '../../../src/choices/canonical.ts';
import { type OperationId, operationIds } from '../../../src/contract/operations.ts';
import type { Parts } from '../../../src/server/parts.ts';
import { asPage, objectIn, withProblem } from '../../mutants/changed-wire.ts';
import { permittedOf } from '../permitted.ts';

/** RFC 9457. */
function asProblem(parts: Parts, operation: OperationId): Parts {
  return withProblem(parts, operation, (wire, { refusal, problem }) => ({
    ...wire,
    headers: { ...wire.headers, 'content-type': 'application/problem+json' },
    body: JSON.stringify({ type: `urn:${refusal}`, title: refusal, status: wire.status, detail: problem.message }),
  }));
}

/** The two envelopes of one refusal. */
type Envelope = (problem: ProblemReply['problem']) => object;
const detail: Envelope = ({ code, message }) => ({ detail: [{ loc: ['path'], msg: message, type: code }] });

/** These have the envelope that the text states for them. */
const stated: readonly OperationId[] = ['rateRun', 'listBatchItems', 'getBatchItem', 'getModelText', 'getHealth'];
const free = operationIds.filter((id) => !stated.includes(id));

const a_few: readonly OperationId[] = ['createAssetUpload', 'deleteAssetFolder', 'createWebhook', 'getAsset'];

export const permitted = permittedOf(
  { id: 'everywhere/refusals' },
  {
    'routes-by-the-form-of-ids': {
      obeys: ['codes.malformed-id', 'runs.unknown-not-served', 'batches.item-not-found-refused'],
      what: 'A path with an id that is none belongs to no operation: 404, as a page of the framework.',
      applyTo: (parts) =>
        withProblem(parts, null, (wire, { refusal }) =>
          refusal === 'malformed_id' ? { ...asPage(wire), status: 404 } : wire,
        ),
    },
    'a-few-as-problem-json': {
      obeys: ['errors.envelope-elsewhere'],
      what: 'Four operations refuse with application/problem+json, and the others with both envelopes in one object.',
      choices: { codes: { error_envelope: 'merged' } },
      applyTo: (parts) => a_few.reduce(asProblem, parts),
    },
    'envelope-by-status': {
      obeys: ['errors.envelope-elsewhere', 'codes.error-envelope'],
      what: 'A missing record is refused in the validation envelope, and all else in the other one, by one operation alike.',
      untold: ['codes.error_envelope'],
      applyTo: (parts) =>
        free.reduce(
          (changed, operation) =>
            withProblem(changed, operation, (wire, { problem }) =>
              wire.status === 404 && objectIn(wire) ? { ...wire, body: JSON.stringify(detail(problem)) } : wire,
            ),
          parts,
        ),
    },
    'errors-in-other-words': {
      obeys: ['errors.envelope', 'codes.error-values'],
      what: 'The entries of errors have members of other names, and one of them is empty.',
      applyTo: (parts) =>
        withProblem(parts, null, (wire) => {
          const { errors, ...body } = objectIn(wire) ?? {};
          if (!Array.isArray(errors)) return wire;
          const renamed = (errors as Record<string, unknown>[]).map(
            ({ in: place, pointer, rule, message, ...others }) => ({
              where: [place, pointer],
              reason: { name: rule, in_words: message },
              ...others,
            }),
          );
          return { ...wire, body: JSON.stringify({ ...body, errors: [...renamed, {}] }) };
        }),
    },
    'several-words-for-one-code': {
      obeys: ['errors.envelope', 'codes.error-values'],
      what: 'The code of a refusal is another word each time, of several that mean the same.',
      untold: ['codes.error_values'],
      applyTo(parts) {
        let turn = 0;
        return withProblem(parts, null, (wire) => {
          const body = objectIn(wire);
          if (typeof body?.code !== 'string') return wire;
          turn += 1;
          const word = [body.code, body.code.toUpperCase(), `E-${wire.status}`][turn % 3];
          return { ...wire, body: JSON.stringify({ ...body, code: word }) };
        });
      },
    },
  },
);
