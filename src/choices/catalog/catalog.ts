/**
 * The catalog of choices: what the specification leaves open, each choice once. The JSON Schema, the types, the
 * reference choices, the fixtures and the drawn documents all follow from it.
 */

import type { ChoiceKey, GroupName } from '../choices-document.ts';
import { access } from './access.ts';
import { assets } from './assets.ts';
import { billing } from './billing.ts';
import type { Choice, ChoiceGroup } from './choice.ts';
import { codes } from './codes.ts';
import { deletion } from './deletion.ts';
import { events } from './events.ts';
import { feedback } from './feedback.ts';
import { lists } from './lists.ts';
import { records } from './records.ts';
import { runs } from './runs.ts';
import { workflows } from './workflows.ts';

/** The groups, in the order of the schema. */
export const catalog: Readonly<Record<GroupName, ChoiceGroup>> = {
  lists,
  codes,
  records,
  access,
  runs,
  workflows,
  deletion,
  feedback,
  billing,
  assets,
  events,
};

const entries = Object.entries(catalog).flatMap(([group, { choices }]) =>
  Object.entries(choices).map(([name, choice]) => [`${group}.${name}` as ChoiceKey, choice] as const),
);

/** Every choice, in the order of the schema. */
export const choiceKeys: readonly ChoiceKey[] = entries.map(([key]) => key);

const choices: ReadonlyMap<string, Choice> = new Map(entries);

/** @param key such as `lists.end_of_list` */
export function choiceOf(key: ChoiceKey): Choice {
  return choices.get(key)!;
}

/** True where `{other: text}` may stand in place of the whole value. */
export function mayBeOther({ values, names }: Choice): boolean {
  return values.parts === undefined && names === undefined;
}
