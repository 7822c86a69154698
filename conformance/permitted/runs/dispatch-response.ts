import { operationsIn } from '../../../src/contract/operations.ts';
import type { Parts } from '../../../src/server/parts.ts';
import { dispatchResponse } from '../../checks/runs/dispatch-response.ts';
import { withWire } from '../../mutants/changed-wire.ts';
import { permittedOf } from '../permitted.ts';

const whole = { id: '/id', status: '/status_code', body: 'run' } as const;

function asMember(parts: Parts): Parts {
  return operationsIn('model_dispatches').reduce(
    (changed, operation) => withWire(changed, operation, (wire) => ({ ...wire, body: `{"run":${wire.body}}` })),
    parts,
  );
}

export const permitted = permittedOf(dispatchResponse, {
  'dispatch-answers-at-the-end': {
    obeys: ['runs.dispatch-response'],
    what: 'A dispatch is answered with the whole run, when that has ended.',
    costs: { 'feedback/before-end': 'a run has ended before anybody can rate it' },
    choices: { runs: { dispatch_response: { id: '/id', status: '/status_code', body: 'run', answers: 'ended' } } },
  },
  'run-as-a-member': {
    obeys: ['runs.dispatch-response'],
    what: 'A dispatch of a model is answered with an object whose one member is the whole run, and no target file says where it stands.',
    choices: { runs: { dispatch_response: whole } },
    untold: ['runs.dispatch_response'],
    applyTo: asMember,
  },
  'receipt-as-a-member': {
    obeys: ['runs.dispatch-response', 'runs.one-kind'],
    what: 'A dispatch of a model is answered with an object whose one member has the id of the run and a word, and no target file says where they stand.',
    untold: ['runs.dispatch_response'],
    applyTo: (parts) =>
      operationsIn('model_dispatches').reduce(
        (changed, operation) =>
          withWire(changed, operation, (wire, reply) =>
            reply.kind === 'record'
              ? { ...wire, body: JSON.stringify({ run: { id: reply.record.run_id, state: 'accepted' } }) }
              : wire,
          ),
        parts,
      ),
  },
  'run-as-a-declared-member': {
    obeys: ['runs.dispatch-response'],
    what: 'The same, and the target file says where the id and the status stand.',
    choices: { runs: { dispatch_response: whole } },
    declares: { runs: { dispatch_response: { id: '/run/id', status: '/run/status_code' } } },
    applyTo: asMember,
  },
});
