/** Reads choices documents that people write. */
import { InputError } from '../input/input-error.ts';
import { parseYaml, readSource, type YamlSource } from '../input/yaml-document.ts';
import { choiceKeys, choiceOf } from './catalog/catalog.ts';
import type { ChoicesDocument } from './choices-document.ts';
import { problemsOf } from './problems.ts';
import { shapeProblem } from './shape.ts';

/**
 * @param source path of a YAML or JSON file; or the file that `value` was found in, under its key `choices`
 * @throws InputError one line: the file, the key path, and what is allowed there
 */
export function loadChoices(source: string | YamlSource, value?: unknown): ChoicesDocument {
  if (typeof source === 'string') {
    const file = readSource(source);
    return checkChoices(parseYaml(file) ?? {}, `${file.name}: `);
  }
  return checkChoices(value, `${source.name}: choices.`);
}

/**
 * The value as a choices document, with words that YAML takes for something else turned into text.
 * @param place what messages begin with
 * @throws InputError one line
 */
export function checkChoices(value: unknown, place = ''): ChoicesDocument {
  const shape = shapeProblem(value);
  if (shape !== undefined) throw new InputError(`${place}${shape}`);
  const document = normalised(value) as ChoicesDocument;
  const [problem] = problemsOf(document);
  if (problem !== undefined) throw new InputError(`${place}${problem}`);
  return document;
}

/** Choices, and parts of choices, of which `null` is a word. */
const wordsForNull: ReadonlySet<string> = new Set(
  choiceKeys.flatMap((key) => {
    const { values } = choiceOf(key);
    const all = { [key.split('.')[1]!]: values, ...values.parts };
    return Object.keys(all).filter((name) => all[name]!.words?.includes('null'));
  }),
);

/** YAML reads `null`, `true` and `1` as values; these choices mean the words. */
function normalised(value: unknown, key = ''): unknown {
  if (wordsForNull.has(key) && value === null) return 'null';
  if (key === 'callbacks_in_any' && typeof value === 'boolean') return value ? 'yes' : 'no';
  if (key === 'boolean_values' || key === 'boolean_values_accepted') return asText(value);
  if (typeof value !== 'object' || value === null || Array.isArray(value) || key === 'add' || key === 'body')
    return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, normalised(inner, name)]));
}

function asText(value: unknown): unknown {
  return Array.isArray(value) ? value.map(asText) : String(value);
}
