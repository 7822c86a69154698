import { modelPaths } from '../../checks/runs/model-path.ts';
import { withHandlers } from '../changed-parts.ts';
import { withRecord } from '../changed-replies.ts';
import { withBody } from '../changed-requests.ts';
import { mutantsOf } from '../mutant.ts';

export const mutants = mutantsOf(modelPaths, {
  'texts-lost-on-long-paths': {
    breaks: ['runs.dispatch-inputs'],
    mistake:
      'The routes of longer paths came later, and fill in the example of the model where the first reads the body.',
    applyTo: (parts) =>
      (['dispatchModelRun3', 'dispatchModelRun4', 'dispatchModelRun5'] as const).reduce(
        (all, operation) =>
          withBody(all, operation, (body) => ({
            ...body,
            ...(typeof body.prompt === 'string' && { prompt: 'A tree' }),
          })),
        parts,
      ),
  },
  'five-segments-lose-one': {
    breaks: ['runs.model-path'],
    mistake: 'The route takes four segments, and leaves out the fifth.',
    applyTo: (parts) =>
      withHandlers(parts, ({ dispatchModelRun5 }) => ({
        dispatchModelRun5(call) {
          const [last] = call.operation.path_parameters.slice(-1);
          const path = Object.fromEntries(Object.entries(call.request.path).filter(([name]) => name !== last));
          const operation = { ...call.operation, path_parameters: Object.keys(path) };
          return dispatchModelRun5({ ...call, operation, request: { ...call.request, path } });
        },
      })),
  },
  'no-id-of-variants': {
    breaks: ['runs.dispatch-answers-id'],
    mistake: 'Variants of models are dispatched by an older service, which answers with the status alone.',
    applyTo: (parts) => withRecord(parts, 'dispatchModelRun4', ({ status }) => ({ status })),
  },
});
