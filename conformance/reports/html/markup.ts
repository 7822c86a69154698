/** HTML from templates: whatever is filled in is text, unless a template made it. */

/** HTML that a template made, so that another takes it as it is. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Filling = Html | string | number | readonly Filling[];

/** A template: text that is filled in is shown as it is, in elements and in attributes between double quotes. */
export function html(pieces: TemplateStringsArray, ...fillings: readonly Filling[]): Html {
  return new Html(pieces.reduce((text, piece, index) => text + written(fillings[index - 1]!) + piece));
}

/** Nothing, where a template wants something. */
export const nothing = html``;

function written(filling: Filling): string {
  if (filling instanceof Html) return filling.text;
  if (typeof filling === 'object') return filling.map(written).join('');
  return htmlOf(String(filling));
}

const entities: Readonly<Record<string, string>> = {
  '\n': '&#10;',
  '#': '&#35;',
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Characters that show nothing, or turn the text around them. Line ends and tabs are none of them. */
const unseen = /[^\P{Cc}\t\n]|[\u061C\u200B-\u200F\u2028-\u202E\u2060-\u206F\uFEFF\uFFFE\uFFFF]/gu;

/** Characters that nobody would see are written as their numbers: `⟨U+202E⟩`. Nothing begins a line or a command of a log. */
function htmlOf(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(unseen, (character) => `⟨U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}⟩`)
    .replaceAll(/[&<>"'\n]|#(?=#)/g, (character) => entities[character]!);
}
