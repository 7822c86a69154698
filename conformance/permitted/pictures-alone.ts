import type { Permit } from './permitted.ts';

/** Of a server that takes pictures of one type alone, as its target file says. */
export const pictures_alone = {
  alone: 'all that is sent to it is another file',
  target: { uploads: { mime_types: ['image/png'], name_ending: '.png' } },
  costs: { 'pagination/filter-kept': 'there are no two media types to tell apart' },
} satisfies Partial<Permit>;
