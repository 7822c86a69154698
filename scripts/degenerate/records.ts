/** Records that look right and are none: the examples of the document, with ids that nobody ever met. */
import { randomUUID } from 'node:crypto';
import type { RequestListener, ServerResponse } from 'node:http';
import {
  bundledDocument,
  type MediaType,
  type MethodKey,
  type ResponseObject,
  resolveReference,
} from '../../src/contract/document.ts';
import { type Operation, operations } from '../../src/contract/operations.ts';
import { sendJson } from './answers.ts';

const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi;
const example_origin = /https?:\/\/[a-z0-9.-]+(?::\d+)?/gi;

/** The operation that a request is for, as a router of templates finds it. */
export function operationOf(method: string | undefined, url: string | undefined): Operation | undefined {
  const path = url?.split('?')[0] ?? '';
  const matching = Object.values(operations).filter((one) => one.method === method && patternOf(one.path).test(path));
  // A path without parameters goes before one that has some.
  return matching.toSorted((a, b) => a.path_parameters.length - b.path_parameters.length)[0];
}

const patterns = new Map<string, RegExp>();

function patternOf(path: string): RegExp {
  const known = patterns.get(path) ?? new RegExp(`^${path.replace(/\{[^}]+\}/g, '[^/]+')}$`);
  patterns.set(path, known);
  return known;
}

/** The first example of an operation's success, as text; empty where it has no body. */
function exampleOf({ path, method, success }: Operation): string {
  const document = bundledDocument();
  const described = document.paths[path]?.[method.toLowerCase() as MethodKey];
  const found = described?.responses[success.status];
  const media = found && Object.values(resolveReference<ResponseObject>(document, found).content ?? {})[0];
  return media ? textOf(media) : '';
}

function textOf({ example, examples = {} }: MediaType): string {
  const [first] = Object.values(examples);
  const value = first ? resolveReference(bundledDocument(), first).value : example;
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Every operation with its example, everything else with a 404. @param change is done to the text of each answer */
export function examples(change: (text: string) => string): RequestListener {
  return (request, response) => {
    const operation = operationOf(request.method, request.url);
    if (!operation) return sendJson(response, 404, { message: 'Not found.' });
    sendExample(response, operation, change);
  };
}

export function sendExample(response: ServerResponse, operation: Operation, change: (text: string) => string): void {
  const { status, media_type } = operation.success;
  const headers = media_type === undefined ? {} : { 'content-type': media_type };
  response.writeHead(status, headers).end(change(exampleOf(operation)));
}

/** With ids of their own, and URLs that lead here. */
export function fresh(base_url: () => string): (text: string) => string {
  return (text) => text.replace(uuid, () => randomUUID()).replace(example_origin, base_url());
}
