/** Writes XML 1.0. Any text survives, but for the characters that XML has no way to write. */

/** Characters that are no `Char` of XML 1.0: most control characters, halves of surrogate pairs, U+FFFE and U+FFFF. */
const unwritable = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text between tags. */
export function xmlText(text: string): string {
  // A bare carriage return is read as a line feed.
  return text.replaceAll(unwritable, '\uFFFD').replaceAll(/[&<>\r]/g, written);
}

/**
 * An element in lines of its own.
 * @param attributes in this order; those that are undefined are left out
 * @param content lines of other elements, or text by `xmlText`
 */
export function xmlElement(
  name: string,
  attributes: Readonly<Record<string, string | number | undefined>>,
  content: readonly string[] | string = [],
): string {
  const given = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : ` ${key}="${attributeText(String(value))}"`,
  );
  const head = `<${name}${given.join('')}`;
  if (content.length === 0) return `${head}/>`;
  const inner = typeof content === 'string' ? content : `\n${content.join('\n')}\n`;
  return `${head}>${inner}</${name}>`;
}

function attributeText(text: string): string {
  // White space of an attribute is read as blanks.
  return text.replaceAll(unwritable, '\uFFFD').replaceAll(/[&<>"\t\n\r]/g, written);
}

function written(character: string): string {
  return entities[character] ?? `&#${character.charCodeAt(0)};`;
}
