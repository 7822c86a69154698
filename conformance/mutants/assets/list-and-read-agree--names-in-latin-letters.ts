import { withRecord } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';

export const namesInLatinLetters: Mutant = {
  id: 'assets/list-and-read-agree--names-in-latin-letters',
  clauses: ['assets.list-and-read-agree'],
  check: 'assets/list-and-read-agree',
  mistake: 'The index behind the list keeps names without what is no ASCII.',
  applyTo: (parts) =>
    withRecord(parts, 'listAssets', (asset) => ({ ...asset, name: String(asset.name).replace(/[^ -~]/gu, '') })),
};
