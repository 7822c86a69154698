import { withRecord } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';

/** The last digit of the signature is another one. */
const turned = (digit: string) => (digit === '0' ? '1' : '0');

export const listSignsAnotherPlace: Mutant = {
  id: 'assets/presign-flag-effect--list-signs-another-place',
  clauses: ['assets.presign-flag-effect'],
  check: 'assets/presign-flag-effect',
  mistake: 'The list signs the URL, and then turns it into that of another host and path.',
  applyTo: (parts) =>
    withRecord(parts, 'listAssets', (asset) => ({ ...asset, url: String(asset.url).replace(/(.)$/, turned) })),
};
