/**
 * The shape of payloads: which members they have, and of which JSON type, at the top and around the parts that
 * receivers are promised. Null fits every type. Of the run inside a payload the types are compared, and not which members
 * it shows. Pure.
 */

import { chosen } from '../../src/choices/chosen.ts';
import { valueAt } from '../../src/choices/pointers.ts';
import { namesIn, pointerOf } from '../../src/json/pointer.ts';
import type { Facts } from '../suite/evidence.ts';
import { payloadOf, payloadPath, payloadPointer } from './events.ts';
import { free_form_objects } from './free-form.ts';
import type { Trial } from './trials.ts';

type Members = Readonly<Record<string, unknown>>;

export interface Difference {
  message: string;
  /** The members, or the type, on each channel. */
  callback: unknown;
  webhook: unknown;
  /** It lies within the run. */
  is_of_run?: true;
}

/** The difference between the first attempts of both channels, if there is one. */
export function differenceOf(
  callbacks: readonly Trial[],
  webhooks: readonly Trial[],
  facts: Facts,
): Difference | undefined {
  const called = callbacks.map(toldBy);
  const sent = webhooks.map(toldBy);
  for (const place of placesOf(facts)) {
    const ours = called.flatMap((told) => membersAt(told, place));
    const theirs = sent.flatMap((told) => membersAt(told, place));
    // A place at which neither channel has an object is none of these payloads.
    if (ours.length === 0 && theirs.length === 0) continue;
    const kinds = { callback: ours.length > 0, webhook: theirs.length > 0 };
    if (kinds.callback !== kinds.webhook) {
      const message = `the payload has an object at ${place || 'its top'} on one of both channels only`;
      return { message, ...kinds };
    }
    const difference = memberThatDiffers(ours, theirs, place, !mayDropNulls([...called, ...sent], facts));
    if (difference) return difference;
  }
  const run = payloadPointer('run', facts);
  const runsOf = (all: readonly ToldPayload[]) => all.flatMap((told) => (run === null ? [] : membersAt(told, run)));
  const value = valueThatDiffers(runsOf(called), runsOf(sent), run ?? '');
  return value && { ...value, is_of_run: true };
}

const free_form = new Set<string>([...free_form_objects, 'input', 'output']);

/** Values of one place in a run that have no type in common, but for places that may hold anything. */
function valueThatDiffers(
  ours: readonly ToldMembers[],
  theirs: readonly ToldMembers[],
  place: string,
): Difference | undefined {
  const names = new Set(ours.flatMap(({ members }) => Object.keys(members)));
  for (const name of [...names].filter((one) => !free_form.has(one))) {
    const within = (told: readonly ToldMembers[]) =>
      told.flatMap(({ members, telling }) => {
        const inner = membersOf(members[name]);
        return inner ? [{ members: inner, telling }] : [];
      });
    const at = `${place}/${name}`;
    const difference = typeThatDiffers(ours, theirs, name, at) ?? valueThatDiffers(within(ours), within(theirs), at);
    if (difference) return difference;
  }
  return undefined;
}

function typeThatDiffers(
  ours: readonly ToldMembers[],
  theirs: readonly ToldMembers[],
  name: string,
  at: string,
): Difference | undefined {
  const [callback, webhook] = [typesOf(ours, name), typesOf(theirs, name)];
  if (callback.length === 0 || webhook.length === 0 || callback.some((type) => webhook.includes(type)))
    return undefined;
  return { message: `${at} is of another type in a webhook's payload than in a callback's`, callback, webhook };
}

/** The names of the members, however deep inside, whose values are not the same. */
export function namesThatDiffer(one: unknown, other: unknown): string[] {
  const [before, after] = [membersOf(one) ?? {}, membersOf(other) ?? {}];
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const differing = names.flatMap((name) => {
    const [was, is] = [before[name], after[name]];
    if (membersOf(was) && membersOf(is)) return namesThatDiffer(was, is);
    return JSON.stringify(was) === JSON.stringify(is) ? [] : [name];
  });
  return [...new Set(differing)];
}

/** A payload, and the texts in it that no payload leaves out. */
interface ToldPayload {
  payload: unknown;
  telling: readonly string[];
}

interface ToldMembers {
  members: Members;
  telling: readonly string[];
}

function toldBy({ attempts, run }: Trial): ToldPayload {
  const [first] = attempts;
  const telling = [run.id, first?.event, first?.delivery_id].filter((text) => typeof text === 'string');
  return { payload: first && payloadOf(first), telling };
}

/** The top, and each object around a promised part, but nothing inside the run. */
function placesOf(facts: Facts): string[] {
  const run = payloadPointer('run', facts);
  const around = (['event', 'delivery_id', 'run_id'] as const).flatMap((part) => {
    const names = payloadPath(part, facts).slice(0, -1);
    return names.map((_, index) => pointerOf(names.slice(0, index + 1)));
  });
  return ['', ...new Set(around)].filter((place) => run === null || !isInside(place, run));
}

function isInside(place: string, run: string): boolean {
  return place === run || place.startsWith(`${run}/`);
}

function membersAt({ payload, telling }: ToldPayload, place: string): ToldMembers[] {
  const members = membersOf(namesIn(place).length === 0 ? payload : valueAt(payload, place));
  return members ? [{ members, telling }] : [];
}

/** Members about the attempt (choice `events.payload_on_repeat`), which each channel may have for itself. */
const of_the_attempt: ReadonlySet<string> = new Set(['attempt_number', 'sent_at']);

function memberThatDiffers(
  ours: readonly ToldMembers[],
  theirs: readonly ToldMembers[],
  place: string,
  has_nulls: boolean,
): Difference | undefined {
  const names = new Set([...ours, ...theirs].flatMap(({ members }) => Object.keys(members)));
  for (const name of names) {
    if (place === '' && of_the_attempt.has(name)) continue;
    const at = `${place}/${name}`;
    const difference = typeThatDiffers(ours, theirs, name, at);
    if (difference) return difference;
    // Members that may be null may be left out where nulls are.
    const is_owed = has_nulls || [...ours, ...theirs].some((told) => tells(told, name));
    if (is_owed && isThere(ours, name) !== isThere(theirs, name)) {
      const message = `${at} is in the payload on one of both channels only`;
      return { message, callback: toldNames(ours), webhook: toldNames(theirs) };
    }
  }
  return undefined;
}

function isThere(told: readonly ToldMembers[], name: string): boolean {
  return told.some(({ members }) => Object.hasOwn(members, name));
}

function toldNames(told: readonly ToldMembers[]): string[] {
  return [...new Set(told.flatMap(({ members }) => Object.keys(members)))];
}

/** Without null, which fits every type. */
function typesOf(told: readonly ToldMembers[], name: string): string[] {
  const values = told.map(({ members }) => members[name]).filter((value) => value !== undefined && value !== null);
  return [...new Set(values.map((value) => (Array.isArray(value) ? 'array' : typeof value)))];
}

function tells({ members, telling }: ToldMembers, name: string): boolean {
  const text = JSON.stringify(members[name]) ?? '';
  return telling.some((word) => text.includes(word));
}

/** A member that is not there may be one that is null. */
function mayDropNulls(told: readonly ToldPayload[], { choices }: Facts): boolean {
  const nulls = chosen(choices, 'records.nulls');
  if (nulls !== undefined) return nulls !== 'present';
  return !told.some(({ payload }) => hasNull(payload) || Object.values(membersOf(payload) ?? {}).some(hasNull));
}

function hasNull(value: unknown): boolean {
  return Object.values(membersOf(value) ?? {}).includes(null);
}

function membersOf(value: unknown): Members | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Members) : undefined;
}
