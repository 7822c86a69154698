import { presignDefault } from '../../checks/assets/presign-default.ts';
import { withHandlers } from '../changed-parts.ts';
import { mutantsOf } from '../mutant.ts';

export const mutants = mutantsOf(presignDefault, {
  'list-never-signs': {
    breaks: ['assets.presign-flag'],
    mistake: 'The list takes the flag and does not hand it on to what makes the URLs.',
    applyTo: (parts) =>
      withHandlers(parts, ({ listAssets }) => ({
        listAssets: (call) =>
          listAssets({ ...call, request: { ...call.request, query: { ...call.request.query, presign: false } } }),
      })),
  },
  'list-signs-too': {
    breaks: ['assets.presign-default-list'],
    mistake: 'The flag has one default for both operations.',
    applyTo: (parts) =>
      withHandlers(parts, ({ listAssets }) => ({
        listAssets: (call) =>
          listAssets({ ...call, request: { ...call.request, query: { presign: true, ...call.request.query } } }),
      })),
  },
  'off-is-not-given': {
    breaks: ['assets.presign-flag'],
    mistake: 'A flag that is off is taken for one that was not given, so that the default of the read has its way.',
    applyTo: (parts) =>
      withHandlers(parts, ({ getAsset }) => ({
        getAsset(call) {
          const { presign: _, ...query } = call.request.query;
          return getAsset({ ...call, request: { ...call.request, query } });
        },
      })),
  },
  'read-is-plain': {
    breaks: ['assets.presign-default-read'],
    mistake: 'Whoever does not ask for a signature gets none.',
    applyTo: (parts) =>
      withHandlers(parts, ({ getAsset }) => ({
        getAsset: (call) =>
          getAsset({ ...call, request: { ...call.request, query: { presign: false, ...call.request.query } } }),
      })),
  },
});
