/**
 * The answer to the dispatch of a model (choice `runs.dispatch_response`). Canonical is `{run_id, status}`, with the
 * `run` beside them where the whole run is in the answer: it stands there as a read of it shows it.
 */
import type { OperationId } from '../contract/operations.ts';
import { pointerOf } from '../json/pointer.ts';
import type { CanonicalRequest } from './canonical.ts';
import type { ChoicesDocument } from './choices-document.ts';
import { chosen } from './chosen.ts';
import { MissingChoice } from './dialect-errors.ts';
import { valueAt, withoutValueAt, withValueAt } from './pointers.ts';
import type { RecordsOf } from './record-encoding.ts';

type Body = Record<string, unknown>;

/** Places of its id and its status in a run itself. */
const own_places = { id: '/id', status: '/status_code' } as const;
const usual_places = { id: '/run_id', status: '/status' } as const;

interface Places {
  id: string;
  status: string | null;
}

export function writeDispatch(
  choices: ChoicesDocument,
  operation: OperationId,
  record: Body,
  recordsOf: RecordsOf,
): Body {
  const { run_id, status, run, ...others } = record;
  const { id = usual_places.id, status: at = usual_places.status } = declaredOf(choices, operation);
  const body = isRun(run) ? recordsOf('getRun').write(run) : others;
  const shown: (readonly [place: string | null, value: unknown])[] = [
    [id, run_id],
    [at, status],
  ];
  return shown.reduce<Body>((all, [place, value]) => {
    if (place === null || value === undefined || (isRun(run) && isOwn(place))) return all;
    return withValueAt(all, place, value);
  }, body);
}

/** @throws MissingChoice */
export function readDispatch(
  choices: ChoicesDocument,
  { operation }: CanonicalRequest,
  body: Body,
  recordsOf: RecordsOf,
): Body {
  const places = placesOf(choices, operation, body);
  const member = membersOf(body).find(({ at, value }) => holdsRun(value) && places.id === at + own_places.id);
  if (member) {
    const { run_id, status, ...run } = readDispatch({}, { operation, path: {}, query: {} }, member.value, recordsOf);
    return { ...withoutValueAt(body, member.at), run_id, status, ...run };
  }
  const is_run = holdsRun(body);
  const beside = [places.id, places.status].filter((place) => place !== null && !(is_run && isOwn(place)));
  const rest = beside.reduce<Body>((left, place) => withoutValueAt(left, place!), body);
  const status = places.status === null ? undefined : valueAt(body, places.status);
  const read = { run_id: valueAt(body, places.id), ...(status !== undefined && { status }) };
  if (!is_run) return { ...rest, ...read };
  return { ...read, run: recordsOf('getRun').read(rest, { operation: 'getRun', path: {}, query: {} }) };
}

function placesOf(choices: ChoicesDocument, operation: OperationId, body: Body): Places {
  const declared = declaredOf(choices, operation);
  const usual = usualPlaces(body);
  const id = declared.id ?? usual?.id;
  if (id === undefined) throw new MissingChoice('runs.dispatch_response', operation);
  const status = declared.status === undefined ? (usual ?? usual_places).status : declared.status;
  return { id, status };
}

/** In the body itself, or in a member of it that holds a run or the id of one. */
function usualPlaces(body: Body): Places | undefined {
  const [found] = [{ at: '', value: body }, ...membersOf(body)].flatMap(({ at, value }) => {
    const places = typeof value.run_id === 'string' ? usual_places : isMeant(at, value) ? own_places : undefined;
    if (!places) return [];
    const beside = [places.status, usual_places.status].find((place) => valueAt(value, place) !== undefined);
    return [{ id: at + places.id, status: beside === undefined ? usual_places.status : at + beside }];
  });
  return found;
}

/** A whole run; or what is called one, though it shows less of itself. */
function isMeant(at: string, value: Body): boolean {
  return holdsRun(value) || (at === '/run' && typeof value.id === 'string');
}

/** All but the caller's input, which may have any names in it. */
function membersOf({ input: _, ...body }: Body): { at: string; value: Body }[] {
  return Object.entries(body).flatMap(([name, value]) =>
    isRun(value) && !Array.isArray(value) ? [{ at: pointerOf([name]), value }] : [],
  );
}

function declaredOf(choices: ChoicesDocument, operation: OperationId) {
  return chosen(choices, 'runs.dispatch_response', operation) ?? {};
}

function isRun(run: unknown): run is Body {
  return typeof run === 'object' && run !== null;
}

/** Beside its id and status, every run tells what it was given and when it was made. */
function holdsRun(body: Body): boolean {
  return typeof body.id === 'string' && 'status_code' in body && 'input' in body && 'created_at' in body;
}

function isOwn(place: string): boolean {
  return place === own_places.id || place === own_places.status;
}
