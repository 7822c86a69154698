import { publicText } from '../../checks/catalog/public-text.ts';
import { withWire } from '../../mutants/changed-wire.ts';
import { permittedOf } from '../permitted.ts';

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
});
