/** A gateway that knows its backend by another name, blocks large bodies with a page of its own, and loses 1 of 200. */
import type { FrontManner, ProxyAnswer } from '../../conformance/permitted/front/manner.ts';
import type { GatewayAnswer, Target } from '../../conformance/target/target.ts';
import { createChance } from '../noise/chance.ts';

/** More than any input of a run. */
const most_body_bytes = 128 * 1024;
const lost = 1 / 200;
const backend = 'http://backend.internal:8080';
const next_url = /("next"\s*:\s*")https?:\/\/[^/"]+/g;

const blocks: GatewayAnswer = { status: 403, content_type: 'text/html', body_contains: 'Request blocked' };

/** Honest target file for a server behind it. */
export function behindEdgeGateway(target: Target): Target {
  const { lists } = target.choices ?? {};
  return {
    ...target,
    choices: { ...target.choices, lists: { ...lists, cursor_url_form: 'other_origin' } },
    network: { ...target.network, gateway: [blocks], cursor_origins: [backend] },
  };
}

export function edgeGateway(seed: string): FrontManner {
  const chance = createChance(seed);
  return {
    before({ body }) {
      if (body.length > most_body_bytes) return page(403, 'Request blocked');
      return chance.happens(lost) ? page(502, 'Bad Gateway') : undefined;
    },
    after: (answer) => ({ ...answer, body: Buffer.from(renamed(answer)) }),
  };
}

/** URL of the next page as the backend gives it: nobody outside can resolve that name. */
function renamed({ headers, body }: ProxyAnswer): Buffer | string {
  if (!String(headers['content-type']).includes('json')) return body;
  return body.toString().replaceAll(next_url, `$1${backend}`);
}

function page(status: number, title: string): ProxyAnswer {
  const body = Buffer.from(`<html><head><title>${status} ${title}</title></head><body>${title}</body></html>`);
  return { status, headers: { 'content-type': 'text/html', 'retry-after': '0' }, body };
}
