/** Examples of the bundled document in the dialect of the choices. */
import { bundledDocument } from '../../contract/document.ts';
import { isIn, type OperationId, operations } from '../../contract/operations.ts';
import { secretInForm } from '../../webhooks/spell-secret.ts';
import type { Page, Success } from '../canonical.ts';
import { run_reads } from '../catalog/operations.ts';
import { readQueryString } from '../query-string.ts';
import { recordShape } from '../record-shape.ts';
import { run_embeds } from '../stated.ts';
import { settledChoice, type View } from './view.ts';

type OperationView = View & { operation: OperationId };
type Body = Record<string, unknown>;

/** Success of an operation. */
export function successOf(operation: OperationId): Success {
  const { method } = operations[operation];
  if (method !== 'POST') return by_method[method];
  if (operation === 'createAssetUpload') return 'session';
  return isIn('dispatches', operation) ? 'dispatched' : 'created';
}

const by_method = { GET: 'read', PATCH: 'updated', PUT: 'updated', DELETE: 'deleted' } as const;

/** The body of a success; undefined for one that cannot be shown. @param key the name of the example */
export function replyExample(view: OperationView, key: string, value: unknown): unknown {
  const { operation, dialect } = view;
  const { kind } = operations[operation].success;
  if (kind === 'text' || !isShown(view, key)) return kind === 'text' ? value : undefined;
  const request = { operation, path: {}, query: {} };
  if (kind === 'page') {
    const page = pageOf(view, value as unknown as Page);
    const query = page.previous === null ? {} : { cursor: 'cursor' };
    return parsed(dialect.encodeReply({ ...request, query }, { kind, success: 'read', page }).body);
  }
  const record = dispatched(view, key, shownRecord(view, value as Body));
  return record && parsed(dialect.encodeReply(request, { kind: 'record', success: successOf(operation), record }).body);
}

/** The body of a request; undefined for one that the choices have no use for. */
export function requestExample(view: OperationView, key: string, value: unknown): unknown {
  const { operation, dialect } = view;
  if (!isShown(view, key)) return undefined;
  const path = Object.fromEntries(operations[operation].path_parameters.map((name) => [name, name]));
  const body = operation === 'createWebhook' ? withSecret(view, value as Body) : value;
  return parsed(dialect.encodeRequest({ operation, path, query: {}, body }).body);
}

function parsed(body: string | undefined): unknown {
  return body === undefined ? undefined : JSON.parse(body);
}

/** A webhook that names no events may be refused. */
function isShown(view: OperationView, key: string): boolean {
  return key !== 'noEvents' || settledChoice(view, 'events.subscription_empty') === 'accepted';
}

function withSecret(view: OperationView, body: Body): Body {
  const { secret, ...others } = body;
  if (settledChoice(view, 'events.webhook_fields').secret_from === 'server') return others;
  return { ...body, secret: secretInForm(secret as string, settledChoice(view, 'events.signature').key) };
}

function shownRecord(view: OperationView, record: Body): Body {
  const { operation } = view;
  if (operation === 'createWebhook')
    return { ...record, secret: secretInForm(record.secret as string, settledChoice(view, 'events.signature').key) };
  if (run_reads.includes(operation) && settledChoice(view, 'records.run_embeds') === 'on_request')
    return Object.fromEntries(Object.entries(record).filter(([name]) => !run_embeds.some((embed) => embed === name)));
  return withThumbnail(view, withId(view, record));
}

/** A record of which some fields are shown, with its id where projections keep it: that of the example of the whole. */
function withId(view: OperationView, record: Body): Body {
  const keeps = settledChoice(view, 'lists.id_always_projected') === true;
  if (!keeps || 'id' in record || !recordShape(view.operation)?.fields.has('id')) return record;
  const fields = Object.entries(record);
  const whole = wholeRecords().find((each) => 'id' in each && fields.every(([name, value]) => each[name] === value));
  return whole ? { id: whole.id, ...record } : record;
}

function wholeRecords(): Body[] {
  const examples = Object.values(bundledDocument().components.examples ?? {}) as { value?: unknown }[];
  return examples.flatMap(({ value }) => {
    const record = (value ?? {}) as Body;
    return Array.isArray(record.items) ? (record.items as Body[]) : [record];
  });
}

function withThumbnail(view: OperationView, record: Body): Body {
  if (!('thumbnail_url' in record) || settledChoice(view, 'assets.thumbnail_url') !== 'null') return record;
  return { ...record, thumbnail_url: null };
}

/** The answer to a dispatch of a model, with the run in it where the choices want that. */
function dispatched(view: OperationView, key: string, record: Body): Body | undefined {
  if (!isIn('model_dispatches', view.operation)) return record;
  const { body, answers } = settledChoice(view, 'runs.dispatch_response');
  if (body === 'only' && answers === 'at_once') return record;
  const run = runNamed(key);
  if (!run) return undefined;
  return { ...record, status: run.status_code, ...(body === 'run' && { run }) };
}

/** The example under the same name, as reads of runs show it. */
function runNamed(key: string): Body | undefined {
  const name = `${key[0]!.toUpperCase()}${key.slice(1)}Run`;
  const example = bundledDocument().components.examples?.[name] as { value: Body } | undefined;
  return example?.value;
}

/** With the URLs of neighbours as the choices write them. */
function pageOf(view: OperationView, page: Page): Page {
  const items = page.items.map((item) => withThumbnail(view, withId(view, item)));
  const urls = (['first', 'next', 'previous'] as const).map((name) => [name, cursorUrl(view, page[name])]);
  return { ...page, ...Object.fromEntries(urls), items };
}

function cursorUrl({ operation, dialect, reference }: OperationView, url: string | null): string | null {
  if (url === null) return null;
  const { origin, pathname, search } = new URL(url);
  const names = operations[operation].path_parameters;
  const template = operations[operation].path.replaceAll(/\{\w+\}/g, '([^/]+)');
  const values = new RegExp(`^${template}$`).exec(pathname)!.slice(1).map(decodeURIComponent);
  const path = Object.fromEntries(names.map((name, index) => [name, values[index]!]));
  const query = reference.queryFromWire(operation, readQueryString(search.slice(1)));
  const request = { base_url: origin, operation, path, query };
  const written = dialect.cursorUrl(request);
  // The bundled document may order parameters otherwise.
  return written === reference.cursorUrl(request) ? url : written;
}
