import { createHash } from 'node:crypto';

/** One sentence, table row (or sentence of one) or list item of the specification. */
export interface SpecificationUnit {
  /** Place in the text and its content: section, sub-section, running number, short hash; `s4/assets/7#9f3a`. */
  readonly anchor: string;
  /** Its words, white space made single. */
  readonly text: string;
}

/** The committed stand-in for the specification: which units it has, without their words. */
export interface UnitList {
  /** SHA-256 of the whole text, in hex. */
  readonly specification: string;
  readonly units: readonly string[];
}

const HASH_DIGITS = 4;
const ABBREVIATION = /\b(?:e\.g|i\.e|etc|cf|vs)\.$/;

/**
 * Cuts the specification (Markdown) into units and gives each its anchor. Headings, the header row of a table and its
 * separator are no units. A row counts as its cells joined by ` | `; where that holds several sentences, each is a
 * unit, so that no clause can claim a row by its first words.
 */
export function specificationUnits(markdown: string): SpecificationUnit[] {
  const units: SpecificationUnit[] = [];
  let place = 's0';
  let number = 0;
  for (const block of blocks(markdown)) {
    if (block.kind === 'heading') {
      place = block.depth <= 2 ? sectionOf(block.text) : `${place.split('/')[0]}/${slug(block.text)}`;
      number = 0;
      continue;
    }
    for (const text of sentences(block.text)) {
      number += 1;
      units.push({ anchor: `${place}/${number}#${shortHash(text)}`, text });
    }
  }
  return units;
}

/** The stand-in that is committed. */
export function unitList(markdown: string): UnitList {
  return {
    specification: createHash('sha256').update(markdown).digest('hex'),
    units: specificationUnits(markdown).map((unit) => unit.anchor),
  };
}

/** The part of an anchor that names the place: `s4/assets` of `s4/assets/7#9f3a`. */
export function placeOfAnchor(anchor: string): string {
  return anchor.slice(0, anchor.lastIndexOf('/'));
}

/** The place that a clause's `section` names: `s4/assets` for `4 Assets`. */
export function placeOfSection(section: string): string {
  const [number = '', ...words] = section.split(' ');
  return words.length === 0 ? `s${number}` : `s${number}/${slug(words.join(' '))}`;
}

type Block = { readonly kind: 'heading'; readonly depth: number; readonly text: string } | TextBlock;
type TextBlock = { readonly kind: 'paragraph' | 'item' | 'row'; readonly text: string };

function* blocks(markdown: string): Generator<Block> {
  let open: TextBlock | undefined;
  let rowsSeen = 0;
  for (const line of [...markdown.split(/\r?\n/), '']) {
    const heading = /^(#+)\s+(.*)$/.exec(line);
    const item = /^\s*(?:[-*+]|\d+[.)])\s+(.*)$/.exec(line);
    const row = /^\s*\|(.*)\|\s*$/.exec(line);
    rowsSeen = row ? rowsSeen + 1 : 0;
    // A line of its own kind, and a blank one, ends what was open; any other line continues it.
    if (open && (line.trim() === '' || heading || item || row)) {
      yield open;
      open = undefined;
    }
    if (heading) yield { kind: 'heading', depth: heading[1]?.length ?? 1, text: heading[2] ?? '' };
    else if (item) open = { kind: 'item', text: item[1] ?? '' };
    else if (row) {
      // The first row is the header, the second the separator.
      if (rowsSeen > 2) yield { kind: 'row', text: cells(row[1] ?? '').join(' | ') };
    } else if (line.trim() !== '') {
      open = { kind: open?.kind ?? 'paragraph', text: open ? `${open.text} ${line}` : line };
    }
  }
}

function cells(row: string): string[] {
  return row.split('|').map((cell) => cell.trim());
}

/** Splits at a full stop, question or exclamation mark that something which can begin a sentence follows. */
export function sentences(text: string): string[] {
  const flat = text.replace(/\s+/g, ' ').trim();
  const found: string[] = [];
  let start = 0;
  for (const match of flat.matchAll(/[.!?] (?=[A-Z`{"(|])/g)) {
    const end = match.index + 1;
    if (ABBREVIATION.test(flat.slice(start, end))) continue;
    found.push(flat.slice(start, end));
    start = end + 1;
  }
  found.push(flat.slice(start));
  return found.filter((sentence) => sentence !== '');
}

function sectionOf(heading: string): string {
  return `s${/^(\d+)\./.exec(heading)?.[1] ?? '0'}`;
}

function slug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, HASH_DIGITS);
}
