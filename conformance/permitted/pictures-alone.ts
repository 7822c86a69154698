import type { Permit } from './permitted.ts';

/** Of a server that takes pictures of one type alone, as its target file says. */
export function picturesAlone(mime_type: string, name_ending: string) {
  return {
    alone: 'all that is sent to it is another file',
    target: { uploads: { mime_types: [mime_type], name_ending } },
  } satisfies Partial<Permit>;
}
