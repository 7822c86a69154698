/** The request that the examples of one name make: its path, query and body as the document gives them. */
import { filledPath, type NamedExample, namedExamples, type ProvedOperation } from './document.support.ts';

export interface ExampleRequest {
  /** `GET /v1/assets?limit=1` */
  line: string;
  path: Readonly<Record<string, string>>;
  query: Readonly<Record<string, string>>;
  body?: unknown;
  /** The examples that it is made of. */
  uses: readonly string[];
}

/**
 * Path parameters that have no example of that name take their first one, and so does the body; the query holds what
 * has one. A parameter may also be set outright.
 */
export function exampleRequest(
  operation: ProvedOperation,
  key: string,
  set: { path?: Record<string, string>; query?: Record<string, string>; body?: unknown } = {},
): ExampleRequest {
  const own = namedExamples.filter((example) => example.operation === operation.id);
  const uses: string[] = [];
  const used = (example: NamedExample | undefined) => {
    if (example) uses.push(example.where);
    return example?.value;
  };
  const named = (examples: readonly NamedExample[]) => examples.find((example) => example.key === key);

  const path = Object.fromEntries(
    operation.parameters
      .filter((parameter) => parameter.in === 'path')
      .map(({ name }) => {
        const examples = own.filter((example) => example.of === 'path' && example.parameter === name);
        return [name, set.path?.[name] ?? String(used(named(examples) ?? examples[0]))];
      }),
  );
  const query: Record<string, string> = {};
  for (const example of own) {
    if (example.of === 'query' && example.key === key) query[example.parameter] = String(used(example));
  }
  Object.assign(query, set.query);
  const bodies = own.filter((example) => example.of === 'body');
  const body = operation.takes_body ? (set.body ?? used(named(bodies) ?? bodies[0])) : undefined;
  const search = new URLSearchParams(query).toString();
  const line = `${operation.method} ${filledPath(operation, (name) => path[name]!)}${search && `?${search}`}`;
  return { line, path, query, body, uses };
}
