/** Contradictions in the choices of records and of the words in errors: one clear line each, the key first. */
import { bundledDocument, type SchemaObject } from '../contract/document.ts';
import type { OperationId } from '../contract/operations.ts';
import { type ChoiceKey, type ChoicesDocument, isOther } from './choices-document.ts';
import { chosen } from './chosen.ts';
import { misplacedProblems } from './misplaced.ts';
import { runWords } from './status-words.ts';

type Place = OperationId | undefined;

export function recordProblems(document: ChoicesDocument): string[] {
  return [
    ...misplacedProblems(document, 'records'),
    ...placesOf(document, 'records').flatMap((place) => [
      ...runWordProblems(document, place),
      ...itemWordProblems(document, place),
    ]),
    ...placesOf(document, 'codes').flatMap((place) => [
      ...codeProblems(document, place),
      ...gatewayProblems(document, place),
    ]),
    ...ownerProblems(document),
  ];
}

/** The whole group, and each operation with choices of its own. */
function placesOf(document: ChoicesDocument, group: 'records' | 'codes'): Place[] {
  return [undefined, ...(Object.keys(document[group]?.for ?? {}) as OperationId[])];
}

function keyAt(place: Place, key: ChoiceKey): string {
  const [group, name] = key.split('.');
  return place === undefined ? key : `${group}.for.${place}.${name}`;
}

/** The first thing that two names share; undefined where each has its own. */
function shared(words: readonly (readonly [name: string, word: string])[]): string | undefined {
  for (const [index, [name, word]] of words.entries()) {
    const twin = words.slice(0, index).find(([, earlier]) => earlier === word);
    if (twin) return `${twin[0]} and ${name} are both written ${JSON.stringify(word)}; give each a word of its own`;
  }
  return undefined;
}

function problem(place: Place, key: ChoiceKey, words: readonly (readonly [string, string])[]): string[] {
  const both = shared(words);
  return both === undefined ? [] : [`${keyAt(place, key)}: ${both}`];
}

function runWordProblems(document: ChoicesDocument, place: Place): string[] {
  const words = [...runWords(document, place)].flatMap(([outcome, of]) => of.map((word) => [outcome, word] as const));
  return problem(place, 'records.status_words', [['queued', 'queued'], ['canceled', 'canceled'], ...words]);
}

function itemWordProblems(document: ChoicesDocument, place: Place): string[] {
  const key = 'records.batch_item_words';
  const words = chosen(document, key, place);
  return words === undefined || words === 'as_runs' || isOther(words) ? [] : problem(place, key, Object.entries(words));
}

/** Codes that nobody gives another word keep their own. */
function codeProblems(document: ChoicesDocument, place: Place): string[] {
  const key = 'codes.error_values';
  const words = chosen(document, key, place)?.codes ?? {};
  const codes = (bundledDocument().components.schemas.ErrorCode as SchemaObject).enum as readonly string[];
  const stranger = Object.keys(words).find((code) => !codes.includes(code));
  if (stranger !== undefined) {
    return [`${keyAt(place, key)}.codes.${stranger}: the document has no such code; it has ${codes.join(', ')}`];
  }
  const all = codes.map((code) => [code, words[code] ?? code] as const);
  return problem(place, key, all);
}

function gatewayProblems(document: ChoicesDocument, place: Place): string[] {
  const key = 'codes.gateway';
  const gateway = chosen(document, key, place);
  if (gateway === undefined || gateway === 'none' || isOther(gateway)) return [];
  if (/^[\w!#$&^.+-]+\/[\w!#$&^.+-]+(\s*;[ -~]*)?$/.test(gateway.media_type)) return [];
  const text = JSON.stringify(gateway.media_type);
  return [`${keyAt(place, key)}.media_type: ${text} is no media type; write one such as text/html`];
}

/** The maker of a workflow is part of its path where its owner is that user. */
function ownerProblems(document: ChoicesDocument): string[] {
  if (document.workflows?.owner !== 'user_id') return [];
  if (chosen(document, 'records.actor', 'createGraphWorkflow') !== 'none') return [];
  return [
    'records.actor: with none a workflow that a key made has no owner, and workflows.owner is user_id; choose user or key',
  ];
}
