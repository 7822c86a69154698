/** The types of choices documents as TypeScript, from the catalog. */
import { catalog, choiceKeys, choiceOf, mayBeOther } from '../../../src/choices/catalog/catalog.ts';
import type { Choice, ChoiceGroup } from '../../../src/choices/catalog/choice.ts';
import { typeOf } from '../../../src/choices/catalog/values.ts';
import type { ChoiceKey } from '../../../src/choices/choices-document.ts';

export function choicesTypesSource(): string {
  const groups = Object.entries(catalog).map(([name, group]) => groupType(name, group));
  const settled = choiceKeys.filter((key) => hasEveryPart(choiceOf(key)));
  return indented(`/** A behaviour that has no word of its own. The suite then only observes; the server refuses to start with it. */
export interface Other {
other: string;
}

/** What each group of choices may hold. */
export interface ChoiceGroups {
${groups.join('\n')}
}

/** Choices made part by part, of which every part is there when nothing is left open. */
export type PartKey =
${settled.map((key: ChoiceKey) => `  | '${key}'`).join('\n')};
`);
}

function groupType(name: string, { says, choices }: ChoiceGroup): string {
  const lines = Object.entries(choices).flatMap(([key, choice]) => [
    `/** ${choice.says} */`,
    `${key}?: ${typeOf(choice.values, mayBeOther(choice))};`,
  ]);
  return `/** ${says} */\n${name}: {\n${lines.join('\n')}\n};`;
}

/** `deleted_again` and its like may be left out of a choice with nothing left open. */
function hasEveryPart({ values, reference }: Choice): boolean {
  return values.parts !== undefined && Object.keys(values.parts).every((part) => part in (reference as object));
}

/** Each line as deep as its braces: a line that opens some ends in one, and a line that closes some begins with one. */
function indented(source: string): string {
  let depth = 0;
  const lines = source.split('\n').map((line) => {
    if (/^[}\])]/.test(line)) depth -= 1;
    const text = `${'  '.repeat(depth)}${line}`.trimEnd();
    if (line.endsWith('{')) depth += 1;
    return text;
  });
  return lines.join('\n');
}
