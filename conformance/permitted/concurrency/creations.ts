import { creationsAtOnce } from '../../checks/concurrency/creations.ts';
import type { FrontManner } from '../front/manner.ts';
import { permittedOf } from '../permitted.ts';

/** Requests that make something are refused while another makes something. */
function oneAtATime(): FrontManner {
  let is_making = false;
  return {
    before({ method, path }) {
      if (method !== 'POST' || !path.startsWith('/v1/')) return undefined;
      if (is_making) {
        const body = Buffer.from(JSON.stringify({ code: 'conflict', message: 'one thing at a time', errors: [] }));
        return { status: 409, headers: { 'content-type': 'application/json' }, body };
      }
      is_making = true;
      return undefined;
    },
    after(answer, { method, path }) {
      if (method === 'POST' && path.startsWith('/v1/')) is_making = false;
      return answer;
    },
  };
}

export const permitted = permittedOf(creationsAtOnce, {
  'one-at-a-time': {
    obeys: ['concurrency.some-order-explains'],
    what: 'While anything is made, be it a run, a session, a folder, a workflow or a webhook, whatever else is to be made is refused as a conflict.',
    front: oneAtATime(),
  },
});
