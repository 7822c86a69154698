/** Sort keys to wire text and back, by the templates of `lists.sort_grammar`. */
import type { SortKey } from './canonical.ts';
import type { SortGrammar } from './choices-document.ts';
import { fillTemplate } from './filter-grammar.ts';

/** The text, or undefined when there are several keys and nothing to join them. */
export function writeSort(grammar: SortGrammar, keys: readonly SortKey[]): string | undefined {
  if (keys.length > 1 && grammar.join === undefined) return undefined;
  const written = keys.map(({ field, direction }) =>
    fillTemplate(direction === 'asc' ? grammar.ascending : grammar.descending, { field }),
  );
  return written.join(grammar.join ?? '');
}

/** Reads sort keys; undefined when the text does not follow the grammar. Empty text holds none. */
export function readSort(grammar: SortGrammar, text: string): SortKey[] | undefined {
  if (text === '') return [];
  const parts = grammar.join === undefined ? [text] : text.split(grammar.join);
  const keys = parts.map((part) => readKey(grammar, part));
  return keys.every((key) => key !== undefined) ? keys : undefined;
}

function readKey({ ascending, descending }: SortGrammar, text: string): SortKey | undefined {
  const templates = [
    { direction: 'asc', template: ascending },
    { direction: 'desc', template: descending },
  ] as const;
  // The longer template is tried first, since one direction may be the bare field.
  for (const { direction, template } of templates.toSorted((a, b) => b.template.length - a.template.length)) {
    const field = fieldIn(template, text);
    if (field !== undefined) return { field, direction };
  }
  return undefined;
}

function fieldIn(template: string, text: string): string | undefined {
  const [before = '', after = ''] = template.split('{field}');
  if (!text.startsWith(before) || !text.endsWith(after) || text.length < before.length + after.length) return undefined;
  const field = text.slice(before.length, text.length - after.length);
  return /^[A-Za-z_][A-Za-z0-9_.]*$/.test(field) ? field : undefined;
}
