import type { OperationId } from '../../../src/contract/operations.ts';
import type { Parts } from '../../../src/server/parts.ts';
import { withProblem } from '../../mutants/changed-wire.ts';
import { permittedOf } from '../permitted.ts';

/** RFC 9457. */
function asProblem(parts: Parts, operation: OperationId): Parts {
  return withProblem(parts, operation, (wire, { refusal, problem }) => ({
    ...wire,
    headers: { ...wire.headers, 'content-type': 'application/problem+json' },
    body: JSON.stringify({ type: `urn:${refusal}`, title: refusal, status: wire.status, detail: problem.message }),
  }));
}

const a_few: readonly OperationId[] = ['createAssetUpload', 'deleteAssetFolder', 'createWebhook', 'getAsset'];

export const permitted = permittedOf(
  { id: 'everywhere/refusals' },
  {
    'a-few-as-problem-json': {
      obeys: ['errors.envelope-elsewhere'],
      what: 'Four operations refuse with application/problem+json, and the others with both envelopes in one object.',
      choices: { codes: { error_envelope: 'merged' } },
      applyTo: (parts) => a_few.reduce(asProblem, parts),
    },
  },
);
