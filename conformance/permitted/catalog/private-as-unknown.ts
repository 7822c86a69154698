import { privateAsUnknown } from '../../checks/catalog/private-as-unknown.ts';
import { objectIn, withProblem } from '../../mutants/changed-wire.ts';
import { permittedOf } from '../permitted.ts';

export const permitted = permittedOf(privateAsUnknown, {
  'never-the-same-twice': {
    obeys: ['catalog.private-not-found', 'catalog.private-as-unknown'],
    what: 'Each refusal of a text bears the time, a number of its own, and a trace of random length, in its body and in headers.',
    applyTo(parts) {
      let turn = 0;
      return withProblem(parts, 'getModelText', (wire) => {
        turn += 1;
        const trace = parts.random.uuid().slice(0, 4 + ((turn * 7) % 20));
        const body = objectIn(wire);
        if (!body) return wire;
        return {
          ...wire,
          headers: { ...wire.headers, 'x-trace': trace, 'x-turn': String(turn) },
          body: JSON.stringify({ ...body, trace, turn, at: parts.clock.now_ms() }),
        };
      });
    },
  },
});
