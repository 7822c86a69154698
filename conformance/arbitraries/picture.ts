import { takesType } from '../models/uploadable.ts';
import type { Facts } from '../suite/evidence.ts';

/** A PNG of one transparent point: as small as a picture can be that opens everywhere. */
export const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** The like of other types, each of one point, by media type. */
export const pictures: Readonly<Record<string, Buffer>> = {
  'image/png': picture,
  'image/jpeg': Buffer.from(
    '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wgALCAABAAEBAREA/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAAgBAQABPxA=',
    'base64',
  ),
  'image/gif': Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64'),
};

export interface PictureFile {
  mime_type: string;
  /** Of its name, without the point. */
  ending: string;
  body: Buffer;
}

/** A picture of a type that the target takes; undefined where its file names none of these. */
export function takenPicture(facts: Pick<Facts, 'uploads'>): PictureFile | undefined {
  const mime_type = Object.keys(pictures).find((one) => takesType(facts, one));
  return mime_type === undefined
    ? undefined
    : { mime_type, ending: mime_type.replace('image/', ''), body: pictures[mime_type]! };
}
