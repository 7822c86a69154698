/** Places of the parts in the payload of an event (choice `events.payload_layout`). Canonical is `EventPayload`. */
import type { ChoicesDocument, ChoiceValue } from './choices-document.ts';
import { overlap, valueAt, withoutValueAt, withValueAt } from './pointers.ts';
import { referenceChoices } from './reference-choices.ts';

type Body = Record<string, unknown>;
export type PayloadLayout = ChoiceValue<'events.payload_layout'>;
type PayloadPart = keyof PayloadLayout;

/** The run before its id, which may stand inside it. */
const parts = ['event', 'delivery_id', 'run', 'run_id'] as const satisfies readonly PayloadPart[];

const usual = referenceChoices.events.payload_layout;

/** The payload as it is sent. Its other members stay, unless one of these parts takes their place. */
export function writePayload(layout: PayloadLayout, payload: Body): Body {
  const moved = parts.filter((part) => (layout[part] === undefined ? usual[part] : layout[part]) !== usual[part]);
  const kept = moved.reduce((body, part) => withoutValueAt(body, usual[part]!), payload);
  return moved.reduce((body, part) => {
    const value = valueAt(payload, usual[part]!);
    return layout[part] === null || value === undefined ? body : withValueAt(body, layout[part]!, value);
  }, kept);
}

/** The canonical payload, as far as its parts are found where they were told to be, or else at their usual place. */
export function readPayload(choices: ChoicesDocument, body: Body): Body {
  const layout = choices.events?.payload_layout ?? {};
  const pointerOf = (part: PayloadPart) => (layout[part] === undefined ? usual[part] : layout[part]);
  const moved = parts.filter((part) => pointerOf(part) !== usual[part]);
  const found = moved.map(
    (part) => [part, pointerOf(part) === null ? undefined : valueAt(body, pointerOf(part)!)] as const,
  );
  const inside = (part: PayloadPart) => part === 'run_id' && isInRun(layout);
  const kept = moved
    .filter((part) => pointerOf(part) !== null && !inside(part))
    .reduce((rest, part) => withoutValueAt(rest, pointerOf(part)!), body);
  return found.reduce(
    (all, [part, value]) => (value === undefined ? all : withValueAt(all, usual[part]!, value)),
    kept,
  );
}

/** True where the run's id is told in the run's own place for it. */
function isInRun({ run = usual.run, run_id = usual.run_id }: PayloadLayout): boolean {
  return run !== null && run_id === `${run}/id`;
}

/** Two parts of which one would take the other's place; `anew` are names of the payload that repeats exchange. */
export function layoutClash(layout: PayloadLayout, anew: readonly string[]): [one: string, other: string] | undefined {
  const places = parts.flatMap((part) => {
    const pointer = layout[part] === undefined ? usual[part] : layout[part];
    return pointer === null || (part === 'run_id' && isInRun(layout)) ? [] : [[part as string, pointer] as const];
  });
  const all = [...places, ...anew.map((name) => [name, `/${name}`] as const)];
  for (const [index, [name, pointer]] of all.entries()) {
    const twin = all.slice(0, index).find(([, earlier]) => overlap(pointer, earlier));
    if (twin) return [twin[0], name];
  }
  return undefined;
}
