/**
 * The answer to the dispatch of a model (choice `runs.dispatch_response`). Canonical is `{run_id, status}`, with the
 * `run` beside them where the whole run is in the answer: it stands there as a read of it shows it.
 */
import type { OperationId } from '../contract/operations.ts';
import type { CanonicalRequest } from './canonical.ts';
import type { ChoicesDocument } from './choices-document.ts';
import { chosen } from './chosen.ts';
import { MissingChoice } from './dialect-errors.ts';
import { valueAt, withoutValueAt, withValueAt } from './pointers.ts';
import type { RecordsOf } from './record-encoding.ts';

type Body = Record<string, unknown>;

/** Where a run itself holds its id and its status. */
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
  const usual = typeof body.run_id === 'string' ? usual_places : holdsRun(body) ? own_places : undefined;
  const id = declared.id ?? usual?.id;
  if (id === undefined) throw new MissingChoice('runs.dispatch_response', operation);
  const status = declared.status === undefined ? (usual ?? usual_places).status : declared.status;
  return { id, status };
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
