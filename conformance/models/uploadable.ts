/** Files that may be sent: any, or those of the media types that the target file names. */
import type { Facts } from '../suite/evidence.ts';

type Takes = Pick<Facts, 'uploads'>;

export function takesType({ uploads: { mime_types } = {} }: Takes, mime_type: string): boolean {
  return (
    mime_types?.some((one) => one === mime_type || (one.endsWith('/*') && mime_type.startsWith(one.slice(0, -1)))) ??
    true
  );
}

/** Files of one purpose can have a media type of their own unless the target file names each type that it takes. */
export function hasOwnTypes({ uploads: { mime_types } = {} }: Takes): boolean {
  return mime_types?.some((one) => one.endsWith('/*')) ?? true;
}

/** A media type for files of one purpose alone; where the target takes only certain ones, the first of them. */
export function ownType(facts: Takes, purpose: string): string {
  const { mime_types = ['application/*'] } = facts.uploads ?? {};
  const family = mime_types.find((one) => one.endsWith('/*'));
  return family === undefined ? mime_types[0]! : `${family.slice(0, -1)}x-${purpose}`;
}

/** A media type that any service knows, if the target takes it. */
export function commonType(facts: Takes, mime_type: string): string {
  return takesType(facts, mime_type) ? mime_type : ownType(facts, 'file');
}

/** The name, with the ending that the target asks for. */
export function fileName({ uploads: { name_ending = '' } = {} }: Takes, name: string): string {
  return name.endsWith(name_ending) ? name : `${name}${name_ending}`;
}
