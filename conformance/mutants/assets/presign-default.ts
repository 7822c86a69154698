import { presignDefault } from '../../checks/assets/presign-default.ts';
import { withAsked } from '../asked.ts';
import { mutantsOf } from '../mutant.ts';

export const mutants = mutantsOf(presignDefault, {
  'users-always-get-signed-ones': {
    breaks: ['assets.presign-flag'],
    mistake: 'The page that shows assets to people wants signed URLs, and has them whatever else is asked for.',
    applyTo: (parts) =>
      withAsked(parts, 'getAsset', (query, { caller }) =>
        caller?.kind === 'user' ? { ...query, presign: true } : query,
      ),
  },
  'list-never-signs': {
    breaks: ['assets.presign-flag'],
    mistake: 'The list takes the flag and does not hand it on to what makes the URLs.',
    applyTo: (parts) => withAsked(parts, 'listAssets', (query) => ({ ...query, presign: false })),
  },
  'list-signs-too': {
    breaks: ['assets.presign-default-list'],
    mistake: 'The flag has one default for both operations.',
    applyTo: (parts) => withAsked(parts, 'listAssets', (query) => ({ presign: true, ...query })),
  },
  'projected-like-a-read': {
    breaks: ['assets.presign-default-list'],
    mistake: 'Fields that are asked for one by one are taken from the record of the read, with its signed URL.',
    applyTo: (parts) => withAsked(parts, 'listAssets', (query) => (query.fields ? { presign: true, ...query } : query)),
  },
  'unsigned-for-people-with-names': {
    breaks: ['assets.presign-default-read'],
    mistake: 'The page of an asset that shows people who made it is a view of its own, with the URL as it is stored.',
    applyTo: (parts) =>
      withAsked(parts, 'getAsset', (query, { caller }) =>
        query.embed && caller?.kind === 'user' ? { presign: false, ...query } : query,
      ),
  },
  'read-is-plain': {
    breaks: ['assets.presign-default-read'],
    mistake: 'Whoever does not ask for a signature gets none.',
    applyTo: (parts) => withAsked(parts, 'getAsset', (query) => ({ presign: false, ...query })),
  },
});
