import type { WireReply } from '../../../src/choices/canonical.ts';
import type { Parts } from '../../../src/server/parts.ts';
import { modelPaths } from '../../checks/runs/model-path.ts';
import { withWire } from '../../mutants/changed-wire.ts';
import { dispatch_operations } from '../../mutants/runs/changed-runs.ts';
import { permittedOf } from '../permitted.ts';

/** The answer to every dispatch of a model that made a run, in another form. */
function withReceipt(parts: Parts, write: (wire: WireReply, run_id: string) => WireReply): Parts {
  const models = dispatch_operations.filter((operation) => operation !== 'dispatchGraphWorkflowRun');
  return models.reduce(
    (changed, operation) =>
      withWire(changed, operation, (wire, reply) =>
        reply.kind === 'record' ? write(wire, String(reply.record.run_id)) : wire,
      ),
    parts,
  );
}

export const permitted = permittedOf(modelPaths, {
  'answers-a-bare-text': {
    obeys: ['runs.model-path', 'runs.dispatch-answers-id'],
    what: 'The dispatch of a model is answered with the id of the run as a JSON text, in no object.',
    untold: ['runs.dispatch_response'],
    applyTo: (parts) => withReceipt(parts, (wire, run_id) => ({ ...wire, body: JSON.stringify(run_id) })),
  },
  'answers-a-location': {
    obeys: ['runs.model-path', 'runs.dispatch-answers-id'],
    what: 'The dispatch of a model is answered without a body; the id of the run is the last part of its Location.',
    untold: ['runs.dispatch_response'],
    applyTo: (parts) =>
      withReceipt(parts, ({ headers: { 'content-type': _, ...headers } }, run_id) => ({
        status: 202,
        headers: { ...headers, location: `/v1/runs/${run_id}` },
      })),
  },
});
