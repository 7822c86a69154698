import type { Parts } from '../../../src/server/parts.ts';
import { Refused } from '../../../src/server/refused.ts';
import { privateAsUnknown } from '../../checks/catalog/private-as-unknown.ts';
import { withHandlers } from '../../mutants/changed-parts.ts';
import { objectIn, withProblem } from '../../mutants/changed-wire.ts';
import { permittedOf } from '../permitted.ts';

/** @param say the message of the refusal, out of the name alone */
function withRefusalOf(parts: Parts, say: (name: string) => string): Parts {
  return withHandlers(parts, ({ getModelText }) => ({
    async getModelText(call) {
      try {
        return await getModelText(call);
      } catch (error) {
        if (!(error instanceof Refused) || error.refusal !== 'not_found') throw error;
        throw new Refused('not_found', { message: say(String(call.request.path.slug)) });
      }
    },
  }));
}

const public_names = ['ember', 'harbour', 'prism', 'spark'];

export const permitted = permittedOf(privateAsUnknown, {
  'never-the-same-twice': {
    obeys: ['catalog.private-not-found', 'catalog.private-as-unknown'],
    what: 'Each refusal of a text bears the time, a number of its own, and a trace of random length, in its body and in headers, which say what it may be kept by, and until when.',
    applyTo(parts) {
      let turn = 0;
      return withProblem(parts, 'getModelText', (wire) => {
        turn += 1;
        const trace = parts.random.uuid().slice(0, 4 + ((turn * 7) % 20));
        const body = objectIn(wire);
        if (!body) return wire;
        return {
          ...wire,
          headers: {
            ...wire.headers,
            'x-trace': trace,
            'x-turn': String(turn),
            etag: `"${trace}"`,
            expires: new Date(parts.clock.now_ms() + 60_000).toUTCString(),
          },
          body: JSON.stringify({ ...body, trace, turn, at: parts.clock.now_ms() }),
        };
      });
    },
  },
  'name-cut-in-the-refusal': {
    obeys: ['catalog.private-as-unknown'],
    what: 'The refusal of a text names the first letters of what was asked for, and dots.',
    applyTo: (parts) => withRefusalOf(parts, (name) => `There is no model ${name.slice(0, 4)}….`),
  },
  'names-alike-suggested': {
    obeys: ['catalog.private-as-unknown'],
    what: 'The refusal of a text suggests public models whose names begin with the same letter.',
    applyTo: (parts) =>
      withRefusalOf(parts, (name) => {
        const alike = public_names.filter((one) => one[0] === name[0]?.toLowerCase());
        return `There is no such model. ${alike.map((one) => `Did you mean ${one}?`).join(' ')}`;
      }),
  },
});
