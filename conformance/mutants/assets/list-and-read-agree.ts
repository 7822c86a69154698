import { listAndReadAgree } from '../../checks/assets/list-and-read-agree.ts';
import { withRecord } from '../changed-replies.ts';
import { mutantsOf } from '../mutant.ts';

const most = 1_000_000;

export const mutants = mutantsOf(listAndReadAgree, {
  'large-sizes-cut': {
    breaks: ['assets.list-and-read-agree'],
    mistake: 'The list shows sizes from a column that holds no more than a million.',
    applyTo: (parts) =>
      withRecord(parts, 'listAssets', (asset) => ({ ...asset, size_bytes: Math.min(Number(asset.size_bytes), most) })),
  },
  'names-in-latin-letters': {
    breaks: ['assets.list-and-read-agree'],
    mistake: 'The index behind the list keeps names without what is no ASCII.',
    applyTo: (parts) =>
      withRecord(parts, 'listAssets', (asset) => ({ ...asset, name: String(asset.name).replace(/[^ -~]/gu, '') })),
  },
});
