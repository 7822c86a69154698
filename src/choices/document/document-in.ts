/** The bundled document in the dialect of the choices: what their server says and understands. */
import {
  bundledDocument,
  type MethodKey,
  methods,
  type OpenApiDocument,
  type PathItem,
} from '../../contract/document.ts';
import type { OperationId } from '../../contract/operations.ts';
import { mapValues } from '../../contract/subschemas.ts';
import type { Refusal } from '../canonical.ts';
import { resolve } from '../choices.ts';
import type { ChoicesDocument } from '../choices-document.ts';
import { createDialect } from '../dialect.ts';
import { referenceChoices } from '../reference-choices.ts';
import { sameValue } from '../same-value.ts';
import { refusalStatus } from '../status-codes.ts';
import { createComponentPool } from './component-pool.ts';
import { differencesOf, withoutOther } from './differences.ts';
import { eventItem } from './event-operations.ts';
import { operationIn, type WrittenOperation } from './operation-in.ts';
import type { View } from './view.ts';
import { withHeaderNames } from './wording.ts';

/**
 * A choice that is left out is the reference's, and so is one that no word says (`other`), which is told in prose alone.
 * Equal to the bundled document for the reference choices.
 * @throws InputError when the choices contradict each other
 */
export function documentIn(given: ChoicesDocument): OpenApiDocument {
  const { choices: worded, others } = withoutOther(given);
  const choices = resolve(worded) as ChoicesDocument;
  const bundled = bundledDocument();
  const view: View = {
    choices,
    dialect: createDialect(choices),
    reference: createDialect(referenceChoices as ChoicesDocument),
    pool: createComponentPool(bundled),
    operation: undefined,
    direction: 'reply',
  };
  const paths = pathsIn(view, bundled.paths);
  const webhooks = mapValues(bundled.webhooks ?? {}, (item) => eventItem(view, item, 'webhook'));
  const { securitySchemes } = bundled.components;
  const components = { ...view.pool.components(), ...(securitySchemes && { securitySchemes }) };
  const told = [...differencesOf(choices), ...others];
  const document = { ...bundled, info: withDifferences(choices, bundled.info, told), paths, webhooks, components };
  const named = withHeaderNames(document, choices.records!.header_prefix!);
  // A plain copy: nobody shall change the bundled document through it.
  return JSON.parse(JSON.stringify(named)) as OpenApiDocument;
}

/** @param told one line for each choice that differs from the reference */
function withDifferences(
  choices: ChoicesDocument,
  info: OpenApiDocument['info'],
  told: readonly string[],
): OpenApiDocument['info'] {
  const statusOf = (refusal: Refusal) => refusalStatus(choices, undefined, refusal);
  if (told.length === 0) return info;
  const description = String(info.description)
    .replace('answered with 404, and', `answered with ${statusOf('unknown_route')}, and`)
    .replace('does not offer with 405', `does not offer with ${statusOf('wrong_method')}`);
  const lines = told.map((line) => `- \`${line.replaceAll('`', "'")}\``).join('\n');
  const before = 'Here the document shows an implementation that differs from the reference in these choices:';
  return { ...info, description: `${description}\n\n${before}\n\n${lines}` };
}

/** Operations without choices of their own come first, so that the components of most keep their names. */
function pathsIn(view: View, paths: OpenApiDocument['paths']): OpenApiDocument['paths'] {
  const found = Object.entries(paths).flatMap(([path, item]) =>
    methods.flatMap((method) => (item[method] ? [{ path, method, item, operation: item[method] }] : [])),
  );
  const idOf = ({ operation }: (typeof found)[number]) => operation.operationId as OperationId;
  const written = new Map<string, WrittenOperation>();
  for (const each of found.toSorted((one, other) => ownChoices(view, idOf(one)) - ownChoices(view, idOf(other)))) {
    const { path, method, item, operation } = each;
    written.set(`${method} ${path}`, operationIn({ ...view, operation: idOf(each) }, item, operation));
  }
  const items = Object.entries(paths).map(([path, item]) => {
    const of_item = methods.flatMap((method) => {
      const one = written.get(`${method} ${path}`);
      return one ? [[method, one] as const] : [];
    });
    return [path, joined(item, of_item)];
  });
  return Object.fromEntries(items);
}

function ownChoices({ choices }: View, operation: OperationId): number {
  return Object.values(choices).filter((group) => group.for?.[operation] !== undefined).length;
}

/** Parameters of all operations of a path stand with the path, as far as the bundled document has them there. */
function joined(item: PathItem, written: readonly (readonly [MethodKey, WrittenOperation])[]): PathItem {
  const [first] = written;
  const shared = written.every(([, { of_path }]) => sameValue(of_path, first![1].of_path));
  const operations = written.map(([method, { operation, of_path }]) => {
    if (shared) return [method, operation] as const;
    return [method, { ...operation, parameters: [...of_path, ...(operation.parameters ?? [])] }] as const;
  });
  const of_path = first![1].of_path;
  return {
    ...item,
    ...(item.parameters && { parameters: shared && of_path.length > 0 ? of_path : undefined }),
    ...Object.fromEntries(operations),
  };
}
