/**
 * Reads the recipes of CONTRIBUTING.md, or of another page, as steps that a program can take. A recipe is a section whose heading begins with
 * "Recipe:". The end of the paragraph above a code block says what to do with it: "New file `FILE`:", or "In `FILE`, before `LINE`:", which
 * may also be "after" and "in the place of". A block of `sh` is run; a block of `text` below it holds lines that it must
 * print.
 */
import { InputError } from '../../src/input/input-error.ts';

export interface Recipe {
  title: string;
  steps: Step[];
}

type Where = 'before' | 'after' | 'in the place of';

export type Step =
  | { kind: 'create'; file: string; text: string }
  | { kind: 'insert'; file: string; where: Where; anchor: string; text: string }
  | { kind: 'run'; command: string; prints: string[] };

/** @throws InputError naming the line of a block that says nothing of where it goes */
export function readRecipes(markdown: string, page = 'CONTRIBUTING.md'): Recipe[] {
  const recipes: Recipe[] = [];
  const lines = markdown.split('\n');
  for (let at = 0; at < lines.length; at++) {
    const heading = /^#+ (.*)/.exec(lines[at]!)?.[1];
    if (heading !== undefined) recipes.push({ title: heading, steps: [] });
    const language = /^```(\w+)$/.exec(lines[at]!)?.[1];
    if (language === undefined) continue;
    const end = lines.indexOf('```', at + 1);
    const recipe = recipes.at(-1);
    if (recipe?.title.startsWith('Recipe: ')) {
      const body = lines.slice(at + 1, end);
      addBlock(recipe, { language, body, lead: paragraphAbove(lines, at), place: `${page}:${at + 1}` });
    }
    at = end;
  }
  return recipes.filter(({ title }) => title.startsWith('Recipe: '));
}

function addBlock(
  { steps }: Recipe,
  { language, body, lead, place }: { language: string; body: string[]; lead: string; place: string },
): void {
  const text = `${body.join('\n')}\n`;
  const last = steps.at(-1);
  if (language === 'sh') return void steps.push({ kind: 'run', command: text, prints: [] });
  if (language === 'text') {
    if (last?.kind !== 'run') throw new InputError(`${place}: no command stands above this output`);
    return void last.prints.push(...body);
  }
  const created = /New file `([^`]+)`:$/.exec(lead);
  if (created) return void steps.push({ kind: 'create', file: created[1]!, text });
  const inserted = /[Ii]n `([^`]+)`, (before|after|in the place of) `([^`]+)`:$/.exec(lead);
  if (!inserted) throw new InputError(`${place}: the paragraph above the block names no file to put it into`);
  const [, file, where, anchor] = inserted as unknown as [string, string, Where, string];
  steps.push({ kind: 'insert', file, where, anchor, text });
}

/** The paragraph that ends last before a line, its lines joined. */
function paragraphAbove(lines: readonly string[], at: number): string {
  const end = lines.slice(0, at).findLastIndex((line) => line.trim() !== '') + 1;
  const start = lines.slice(0, end).findLastIndex((line) => line.trim() === '' || line.startsWith('```')) + 1;
  return lines.slice(start, end).join(' ');
}
