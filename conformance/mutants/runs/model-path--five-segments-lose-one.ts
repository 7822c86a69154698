import type { Mutant } from '../mutant.ts';

export const fiveSegmentsLoseOne: Mutant = {
  id: 'runs/model-path--five-segments-lose-one',
  clauses: ['runs.model-path'],
  check: 'runs/model-path',
  mistake: 'The route takes four segments, and leaves out the fifth.',
  applyTo: (parts) => ({
    ...parts,
    handlers: {
      ...parts.handlers,
      dispatchModelRun5(call) {
        const [last] = call.operation.path_parameters.slice(-1);
        const path = Object.fromEntries(Object.entries(call.request.path).filter(([name]) => name !== last));
        const operation = { ...call.operation, path_parameters: Object.keys(path) };
        return parts.handlers.dispatchModelRun5({ ...call, operation, request: { ...call.request, path } });
      },
    },
  }),
};
