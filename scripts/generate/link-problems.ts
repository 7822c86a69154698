import type { LinkObject, OpenApiDocument, ResponseObject } from '../../src/contract/document.ts';
import { resolveReference, schemaName } from '../../src/contract/document.ts';
import { type FoundOperation, operationsOf, parametersOf } from '../../src/contract/walk.ts';
import { namesIn } from '../../src/json/pointer.ts';
import { propertiesOf } from './records.ts';

interface Links {
  from: string;
  status: string;
  schema: string | undefined;
  links: Record<string, LinkObject>;
}

/**
 * Faults of the links of a document, a line each: links that lead nowhere, that give a parameter which their operation
 * does not take or a field which the answer does not have, and creates that answer alike and lead to different
 * operations.
 */
export function linkProblems(document: OpenApiDocument): string[] {
  const operations = new Map(operationsOf(document).map((found) => [found.operation.operationId, found]));
  const all = [...operations.values()].flatMap((found) => linksOf(document, found));
  return [
    ...all.flatMap((answer) =>
      Object.entries(answer.links).flatMap(([name, link]) => {
        const where = `link ${name} of ${answer.from}`;
        const target = operations.get(link.operationId ?? name);
        if (target === undefined) return [`${where} leads to ${link.operationId}, which is no operation`];
        return parameterProblems(document, where, answer, link, target);
      }),
    ),
    ...unlikeProblems(all),
  ];
}

function linksOf(document: OpenApiDocument, { operation }: FoundOperation): Links[] {
  return Object.entries(operation.responses).map(([status, found]) => {
    const { links = {}, content = {} } = resolveReference<ResponseObject>(document, found);
    const resolved = Object.entries(links).map(([name, link]) => [name, resolveReference<LinkObject>(document, link)]);
    const schema = schemaName(Object.values(content)[0]?.schema);
    return { from: operation.operationId, status, schema, links: Object.fromEntries(resolved) };
  });
}

function parameterProblems(
  document: OpenApiDocument,
  where: string,
  { schema }: Links,
  { parameters = {} }: LinkObject,
  target: FoundOperation,
): string[] {
  const taken = parametersOf(document, target).map(({ name }) => name);
  const fields = schema === undefined ? [] : Object.keys(propertiesOf(document, document.components.schemas[schema]!));
  return Object.entries(parameters).flatMap(([name, value]) => {
    const [, pointer = ''] = /^\$response\.body#(.+)/.exec(String(value)) ?? [];
    const [field] = namesIn(pointer);
    return [
      ...(taken.includes(name) ? [] : [`${where} gives ${name}, which ${target.operation.operationId} does not take`]),
      ...(field === undefined || fields.includes(field)
        ? []
        : [`${where} takes ${field}, which the answer does not have`]),
    ];
  });
}

/** Operations that make a record and answer alike: a link that fits one of them fits the others. */
function unlikeProblems(all: readonly Links[]): string[] {
  const creates = all.filter(({ status, schema }) => ['201', '202'].includes(status) && schema !== undefined);
  return Object.values(Object.groupBy(creates, ({ schema }) => schema!)).flatMap((alike = []) => {
    const names = new Set(alike.flatMap(({ links }) => Object.keys(links)));
    return alike.flatMap(({ from, links }) =>
      [...names].filter((name) => !(name in links)).map((name) => `${from} has no link ${name}, as its like have`),
    );
  });
}
