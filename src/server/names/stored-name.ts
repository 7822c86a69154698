/** The name that an asset gets for the name of its file (choice `assets.stored_name`). */
import type { ChoiceValue } from '../../choices/choices.ts';
import type { Other } from '../../choices/choices-document.ts';

/** The document's bound of a name. */
const longest_name = 255;

/** By the choice. @param id of the asset, which nobody else has */
export const storedNames: Readonly<
  Record<Exclude<ChoiceValue<'assets.stored_name'>, Other>, (filename: string, id: string) => string>
> = {
  as_sent: (filename) => filename,

  /** Letters in one composition, no spaces, and an extension in lower case: ` My  Cat.PNG` becomes `My-Cat.png`. */
  normalised(filename) {
    const { stem, extension } = partsOf(filename.normalize('NFC').trim().replaceAll(/\s+/gu, '-'));
    return cut(stem, extension.toLowerCase()) || 'file';
  },

  /** A part of the id behind the name, whether there is another of that name or not: `cat.png` becomes `cat-1f0c2d3e.png`. */
  made_unique(filename, id) {
    const { stem, extension } = partsOf(filename);
    return cut(stem, `-${id.slice(0, 8)}${extension}`);
  },
};

/** A name that begins with its only point has no extension. */
function partsOf(name: string): { stem: string; extension: string } {
  const [, stem, extension] = /^(.+?)(\.[^.]{1,32})$/su.exec(name) ?? [];
  return stem === undefined ? { stem: name, extension: '' } : { stem, extension: extension! };
}

function cut(stem: string, ending: string): string {
  return `${stem.slice(0, longest_name - ending.length).toWellFormed()}${ending}`;
}
