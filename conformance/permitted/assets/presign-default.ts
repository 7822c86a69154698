import { presignDefault } from '../../checks/assets/presign-default.ts';
import { permittedOf } from '../permitted.ts';

export const permitted = permittedOf(presignDefault, {
  'other-words-and-no-plain-url': {
    obeys: ['assets.presign-flag', 'assets.presign-default-read', 'assets.presign-default-list'],
    what: 'The flag has another name and is on or off in other words; with presigning off the list shows no URL, and the read one of another scheme.',
    choices: {
      lists: {
        for: {
          listAssets: { parameters: { presign: 'signed' }, boolean_values: ['on', 'off'] },
          getAsset: { parameters: { presign: 'with_urls' }, boolean_values: ['1', '0'] },
        },
      },
      assets: { presign_off_url: 'other_scheme', for: { listAssets: { presign_off_url: 'null' } } },
    },
  },
});
