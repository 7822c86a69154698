import { publicText } from '../../checks/catalog/public-text.ts';
import { withWire } from '../../mutants/changed-wire.ts';
import type { FrontManner } from '../front/manner.ts';
import { permittedOf } from '../permitted.ts';

const text = /^\/v1\/models\/[^/]+\/[^/]+\/llms\.txt$/;

/** Texts are served elsewhere, to everybody who knows where; all other answers stay as they are. */
function elsewhere(status: number): FrontManner {
  const texts = new Map<string, Buffer>();
  return {
    after(answer, { path, method }) {
      if (method !== 'GET' || !text.test(path) || answer.status !== 200) return answer;
      const location = `/texts/${texts.size}.md`;
      texts.set(location, answer.body);
      return { status, headers: { location, 'content-type': 'text/plain' }, body: Buffer.from('see elsewhere') };
    },
    before({ path }) {
      const body = texts.get(path);
      return (
        body && { status: 200, headers: { 'content-type': 'text/markdown; charset=UTF-8; variant=CommonMark' }, body }
      );
    },
  };
}

export const permitted = permittedOf(publicText, {
  'bad-tokens-refused': {
    obeys: ['authentication.anonymous-text'],
    what: 'The text needs no token, and whoever shows a bad one is refused; the media type names a dialect of markdown.',
    choices: { codes: { bad_token_on_anonymous: 'refused' } },
    applyTo: (parts) =>
      withWire(parts, 'getModelText', (wire) => {
        const { 'content-type': type = '' } = wire.headers;
        if (!type.startsWith('text/markdown')) return wire;
        return { ...wire, headers: { ...wire.headers, 'content-type': 'Text/Markdown;variant=GFM; charset="UTF-8"' } };
      }),
  },
  'text-elsewhere': {
    obeys: ['catalog.text', 'catalog.published-public-only', 'authentication.anonymous-text'],
    what: 'The text of a public model is answered by a redirect (302) to a file, whose media type has parameters.',
    front: elsewhere(302),
  },
});
