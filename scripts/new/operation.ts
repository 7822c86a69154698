/** An operation: its path, its row in the tables of the specification, its clause and its handler. */
import { InputError } from '../../src/input/input-error.ts';
import { addStatedClause } from './clause.ts';
import { Draft, type Drafted, insertBefore, type Read } from './draft.ts';

const document = 'openapi/openapi.yaml';

export function draftOperation(read: Read, id: string, request: string | undefined): Drafted {
  if (!/^[a-z][a-zA-Z0-9]*$/.test(id))
    throw new InputError(`${id}: give the operation by its id, such as getAssetFolder`);
  const [, method, path] = /^(GET|POST|PATCH|PUT|DELETE) (\/v1(?:\/[\w{}.-]+)+)$/.exec(request ?? '') ?? [];
  if (!method || !path)
    throw new InputError(
      `--request ${request ?? 'is missing'}: give method and path, such as 'GET /v1/asset-folders/{id}'`,
    );
  const draft = new Draft(read);
  const handlers = 'src/server/handlers/handlers.ts';
  if (new RegExp(`^  ${id}: `, 'm').test(draft.textOf('openapi/stated.yaml') ?? ''))
    throw new InputError(`${id} is an operation already: give another id`);

  addPath(draft, id, method, path);
  draft.edit('openapi/stated.yaml', (text) =>
    insertBefore(text, /^\n# Section 4: the fields of each body/m, `  ${id}: {request: '${method} ${path}'}\n`),
  );
  addStatedClause(draft, '‹area.rule›', id);
  const file = id.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  draft.create(`src/server/handlers/${file}.ts`, handlerText(id));
  draft.edit(handlers, (text) => {
    const named = insertBefore(text, /^\};\n$/m, `  ${id},\n`);
    return named && insertBefore(named, /^import \{ getMe/m, `import { ${id} } from './${file}.ts';\n`);
  });
  return {
    texts: draft.texts,
    by_hand: [
      'openapi/components/: schemas, and examples that pair request and answer',
      'src/contract/operation-groups.test.ts: the groups that it belongs to',
      'src/server/access/access-by-operation.test.ts: the callers who may',
      'conformance/arbitraries/ways.ts, conformance/acts/plain-requests.ts, conformance/models/answer-clauses.ts: requests and answers for the suite',
      `conformance/mutants/{requests,schema}/${id}.ts: mutants of the two checks made from the document`,
    ],
    next: ['npm run generate && npm run types', 'npm run lint', 'npm test -- src/contract src/server'],
  };
}

function addPath(draft: Draft, id: string, method: string, path: string): void {
  const file = `openapi/paths/${path.slice('/v1/'.length).replaceAll('/', '_')}.yaml`;
  const verb = method.toLowerCase();
  const known = draft.textOf(file);
  if (known === undefined) {
    draft.create(file, parametersText(path) + operationText(id, verb));
    draft.edit(document, (text) =>
      insertBefore(text, /^webhooks:\n/m, `  ${path}:\n    $ref: ${file.slice('openapi/'.length)}\n`),
    );
  } else if (new RegExp(`^${verb}:`, 'm').test(known))
    throw new InputError(`${file} has ${method} already: give another --request`);
  else draft.edit(file, (text) => text + operationText(id, verb));
}

function parametersText(path: string): string {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
  const each = names.map(
    (name) => `  - name: ${name}
    in: path
    required: true
    description: '‹one sentence›'
    schema:
      $ref: ../components/schemas/‹Uuid›.yaml
`,
  );
  return `parameters:\n${each.join('')}  - $ref: ../components/parameters/OrganizationId.yaml\n`;
}

const response = (status: number, name: string) =>
  `    '${status}':\n      $ref: ../components/responses/${name}.yaml\n`;

function operationText(id: string, verb: string): string {
  const body = ['get', 'delete'].includes(verb)
    ? ''
    : `  requestBody:
    required: true
    content:
      application/json:
        schema:
          $ref: ../components/schemas/‹Request›.yaml
`;
  const content = `
      content:
        application/json:
          schema:
            $ref: ../components/schemas/‹Record›.yaml`;
  return `${verb}:
  operationId: ${id}
  tags: ['‹one of the tags in openapi.yaml›']
  summary: '‹a verb and its object›'
  description: '‹the effect, the scope, and the effect of a repeat›'
  security:
    - bearerAuth: []
${body}  responses:
    '${{ post: 201, delete: 204 }[verb] ?? 200}':
      description: '‹one sentence›'${verb === 'delete' ? '' : content}
${response(401, 'Unauthenticated')}${response(403, 'Forbidden')}${response(404, 'NotFound')}${response(422, 'InvalidParameter')}${response(429, 'RateLimited')}`;
}

function handlerText(id: string): string {
  return `import type { Handler } from '../parts.ts';
import { Refused } from '../refused.ts';

export const ${id}: Handler = async () => {
  throw new Refused('‹the answer of the operation›');
};
`;
}
