/** Names of fields in refusals of any form: where an entry says which field it is of, and in sentences. */
import { isObject } from '../../src/json/is-object.ts';
import type { Answer } from './asker.ts';

/** Members that say of which field an entry of a refusal is. */
const tells_field =
  /^(fields?|param(eter)?|property|attribute|path|pointer|loc|location|source|member|missing|required)$/i;
/** Members whose own members are called as the fields are. */
const holds_fields = /^(errors|fields|details?|violations|validation|validation_errors)$/i;
/** Members that hold a word of the interface, and no sentence. */
const holds_code = /^(code|type|status|rule|kind|input|value|request_id|trace_id|id)$/i;

/** The names that a refusal of a body holds, those that it is sure of before those that stand in its sentences. */
export function refusedNames({ reply, json, text = '' }: Pick<Answer, 'reply' | 'json' | 'text'>): string[] {
  const issues = reply?.problem?.issues ?? [];
  const named = issues.flatMap(({ at: [part, name] }) => (part === 'body' && name !== undefined ? [name] : []));
  if (named.length > 0) return [...new Set(named)];
  const told: string[] = [];
  const sentences: string[] = json === undefined ? [text] : [];
  collect(json, '', told, sentences);
  return [...new Set([...told, ...sentences.flatMap(namesInSentence)])];
}

function collect(value: unknown, member: string, told: string[], sentences: string[]): void {
  if (typeof value === 'string') {
    if (tells_field.test(member) && !/\s/.test(value)) told.push(...lastNameIn(value));
    else if (/\s/.test(value) && !holds_code.test(member)) sentences.push(value);
  } else if (Array.isArray(value)) {
    const is_path = /^(loc|path|location|source)$/i.test(member);
    const parts = is_path ? value.filter((one) => typeof one === 'string').slice(-1) : value;
    for (const one of parts) collect(one, isObject(one) ? '' : member, told, sentences);
  } else if (isObject(value)) {
    for (const [name, own] of Object.entries(value)) {
      if (holds_fields.test(member) && saysWhatIsWrong(own)) told.push(...lastNameIn(name));
      collect(own, name, told, sentences);
    }
  }
}

function saysWhatIsWrong(value: unknown): boolean {
  return [value].flat().every((one) => typeof one === 'string' && /\s/.test(one));
}

/** Of a path or pointer. */
function lastNameIn(path: string): string[] {
  return [path.split(/[./[\]]+/).findLast((part) => part !== '') ?? ''].filter(isName);
}

const one_name = '[A-Za-z_$][\\w$-]*';
const forms = [
  // 'label', "label", `label`
  new RegExp(`["'\`“‘](${one_name})["'\`”’]`, 'g'),
  // target_url, targetUrl
  /\b([a-z]+(?:_[a-z0-9]+)+|[a-z]+(?:[A-Z][a-z0-9]*)+)\b/g,
  // label is required, label must be a text
  new RegExp(
    `(?:^|[\\s:;,.])(${one_name})\\s*:?\\s+(?:is|are|must|may not|cannot|can't|should|field required|required|missing)\\b`,
    'gi',
  ),
  // missing label; requires a label
  new RegExp(`\\b(?:missing|requires?|needs?|provide|specify)\\s+(?:an?\\s+|the\\s+)?(${one_name})`, 'gi'),
];
/** missing fields: label, target_url and signing_key */
const listed = /\b(?:missing|required|fields?|properties|parameters)\b[^:]{0,30}:\s*([\w$\s,&-]+)/gi;

function namesInSentence(sentence: string): string[] {
  const lists = [...sentence.matchAll(listed)].flatMap(([, list]) => list!.split(/\s*(?:,|&|\band\b)\s*/));
  const found = forms.flatMap((form) => [...sentence.matchAll(form)].map(([, name]) => name!));
  return [...found, ...lists.map((one) => one.trim())].filter(isName);
}

const ordinary_words = new Set(
  'a an and are as at be been body by can cannot error errors expected field fields following for from given has have in input invalid is it json key keys may missing must no not object of on one or parameter parameters payload properties property provide request required requires should string text that the their there these this to unknown url valid validation value values was we which with you your'.split(
    ' ',
  ),
);

function isName(word: string): boolean {
  return new RegExp(`^${one_name}$`).test(word) && word.length <= 60 && !ordinary_words.has(word.toLowerCase());
}
