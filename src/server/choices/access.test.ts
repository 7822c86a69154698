/** Each choice about access in each listed way, as it is seen on the wire. */
import { describe, expect, test } from 'vitest';
import { type TestWorld, testWorld } from '../worlds/world.support.ts';
import { row, rowTests } from './row-tests.support.ts';

const nobodys = '00000000-0000-4000-8000-000000000000';
const inOrganization = (id: string) => ({ headers: { 'x-organization-id': id } });
const status = async (world: TestWorld, who: string | null, request: string, more = {}) =>
  (await world.ask(who, request, more)).status;

/** Answers to a member of two organizations and to a stranger's header, outside workflows and there. */
async function headers(world: TestWorld) {
  const second = world.principals.member!.second_organization!.id;
  const workflow = world.fixtures.workflow!;
  const remove = `DELETE /v1/graph-workflows/${workflow.id}`;
  const { items } = (await world.ask('member', 'GET /v1/assets?limit=1', inOrganization(second))).json;
  return {
    not_member: await status(world, 'owner', 'GET /v1/assets', inOrganization(nobodys)),
    malformed: await status(world, 'owner', 'GET /v1/assets', inOrganization('acme')),
    at_workflows: await status(world, 'owner', remove, inOrganization(nobodys)),
    is_second: items[0]?.org_id === second,
  };
}

const folder = { body: { name: 'x' } };
const memberScopes = async (world: TestWorld) =>
  (await world.ask('human', 'GET /v1/auth/me?embed=memberships')).json.memberships[0].scopes as string[];

rowTests('access', [
  row('access', 'organization_header', headers, [
    [
      { not_member: 403, malformed: 422, elsewhere: 'honoured' },
      { not_member: 403, malformed: 422, at_workflows: 403, is_second: true },
    ],
    [
      { not_member: 400, malformed: 400 },
      { not_member: 400, malformed: 400, at_workflows: 400, is_second: true },
    ],
    [{ not_member: 404 }, { not_member: 404, malformed: 422, at_workflows: 404, is_second: true }],
    [{ elsewhere: 'ignored' }, { not_member: 200, malformed: 200, at_workflows: 403, is_second: false }],
  ]),
  row(
    'access',
    'user_default_organization',
    async (world) => [
      await status(world, 'human', 'GET /v1/assets'),
      await status(world, 'human', 'GET /v1/assets', inOrganization(world.principals.human!.organization.id)),
      await status(world, 'owner', 'GET /v1/assets'),
    ],
    [
      ['first_membership', [200, 200, 200]],
      ['refused', [403, 200, 200]],
    ],
  ),
  row(
    'access',
    'scopes',
    async (world) => {
      const refused = await world.ask('reader', 'POST /v1/asset-folders', folder);
      const scopes = await memberScopes(world);
      return {
        reader: refused.status,
        told: refused.json.errors?.[0]?.message,
        owner: await status(world, 'owner', 'POST /v1/asset-folders', folder),
        shown: scopes.filter((scope) => /assets:write|files|runs:create/.test(scope)).toSorted(),
      };
    },
    [
      [
        {},
        {
          reader: 403,
          told: 'The scope assets:write is missing.',
          owner: 201,
          shown: ['assets:write', 'runs:create'],
        },
      ],
      [
        { 'assets:write': 'files.edit' },
        { reader: 403, told: 'The scope files.edit is missing.', owner: 201, shown: ['files.edit', 'runs:create'] },
      ],
      [{ 'assets:write': null }, { reader: 201, told: undefined, owner: 201, shown: ['runs:create'] }],
    ],
  ),
  row(
    'access',
    'account_with_api_key',
    async (world) => {
      const [key, again, user] = [
        await world.ask('owner', 'GET /v1/auth/me?embed=memberships'),
        await world.ask('owner', 'GET /v1/auth/me'),
        await world.ask('human', 'GET /v1/auth/me'),
      ];
      const { owner, human } = world.principals;
      return {
        status: key.status,
        is_issuer: key.json.id === owner!.user_id,
        is_stable: key.json.id === again.json.id,
        roles: key.json.memberships?.map(({ role_code }: { role_code: string }) => role_code),
        is_human: user.json.id === human!.user_id,
      };
    },
    [
      ['issuing_user', { status: 200, is_issuer: true, is_stable: true, roles: ['owner'], is_human: true }],
      ['service_account', { status: 200, is_issuer: false, is_stable: true, roles: ['service'], is_human: true }],
      ['refused', { status: 403, is_issuer: false, is_stable: true, roles: undefined, is_human: true }],
    ],
  ),
  row(
    'access',
    'anonymous_operations',
    async (world) =>
      Promise.all(
        ['/v1/health', '/v1/webhooks/event-types'].flatMap((path) => [
          status(world, null, `GET ${path}`),
          status(world, 'owner', `GET ${path}`),
        ]),
      ),
    [
      [['getHealth'], [200, 200, 401, 200]],
      [
        ['getHealth', 'listEventTypes'],
        [200, 200, 200, 200],
      ],
      [['listEventTypes'], [401, 200, 200, 200]],
      [[], [401, 200, 401, 200]],
    ],
  ),
  row(
    'access',
    'own_private_model_text',
    async (world) => {
      const { owner, slug } = world.fixtures.catalog!.private!;
      const of = (who: string | null) => status(world, who, `GET /v1/models/${owner}/${slug}/llms.txt`);
      return [await of('owner'), await of('outsider'), await of(null)];
    },
    [
      ['not_found', [404, 404, 404]],
      ['shown', [200, 404, 404]],
    ],
  ),
]);

describe('beside the rows', () => {
  test('one operation may ask for a scope of another name, which its holders have too', async () => {
    const scopes = { 'graph-workflows:create': 'graph-workflows:run' };
    const world = await testWorld({ choices: { access: { for: { dispatchGraphWorkflowRun: { scopes } } } } });
    const { owner, slug, input } = world.fixtures.workflow!;
    const request = `POST /v1/graph-workflows/${owner}/${slug}/runs`;
    const refused = await world.ask('reader', request, { body: input });
    expect([refused.status, refused.json.errors[0].message]).toEqual([
      403,
      'The scope graph-workflows:run is missing.',
    ]);
    expect(await status(world, 'owner', request, { body: input })).toBe(202);
    expect(await memberScopes(world)).toEqual(
      expect.arrayContaining(['graph-workflows:create', 'graph-workflows:run', 'graph-workflows:delete']),
    );
  });

  test('a public model can be read with a token that may act nowhere', async () => {
    const access = { own_private_model_text: 'shown', user_default_organization: 'refused' } as const;
    const world = await testWorld({ choices: { access } });
    const { owner, slug } = world.fixtures.catalog!.public!;
    for (const who of ['human', 'owner', null])
      expect(await status(world, who, `GET /v1/models/${owner}/${slug}/llms.txt`)).toBe(200);
    const elsewhere = inOrganization(nobodys);
    expect(await status(world, 'owner', `GET /v1/models/${owner}/${slug}/llms.txt`, elsewhere)).toBe(200);
  });

  test('what else is wrong is told beside a malformed organization', async () => {
    const world = await testWorld({ choices: { access: { organization_header: { malformed: 400 } } } });
    const more = { body: { name: 7 }, ...inOrganization('acme') };
    const { status: code, json } = await world.ask('owner', 'POST /v1/asset-folders', more);
    expect([code, json.errors.map(({ pointer }: { pointer: string }) => pointer)]).toEqual([
      400,
      ['/X-Organization-Id', '/name'],
    ]);
  });
});
