/** Callers for the table of access: every principal that a world offers, and each way of being nobody. */
import type { TestWorld } from '../worlds/world.support.ts';
import type { ProvedOperation } from './document.support.ts';

export interface ProofCaller {
  name: string;
  /** Undefined sends no Authorization header. */
  token(world: TestWorld): string | undefined;
  organization_header?(world: TestWorld): string;
  /** Facts about the holder of the token; absent where it is none. */
  known?: {
    kind: 'api_key' | 'user';
    /** In the organization that the request acts in; undefined where that is not one of the caller's. */
    scopes(world: TestWorld): readonly string[] | undefined;
    /** Set where the records that the requests name belong to that organization. */
    is_at_home: boolean;
  };
}

const edit_scopes = ['graph-workflows:read', 'graph-workflows:edit', 'runs:rate'];
const scopesOf = (name: string) => (world: TestWorld) => world.principals[name]!.scopes!;
/** Every scope that some operation needs; people of these worlds who have any have all. */
const all_scopes = (world: TestWorld) => world.principals.owner!.scopes!;
const tokenOf = (name: string) => (world: TestWorld) => world.principals[name]!.token;
const organizationOf = (name: string) => (world: TestWorld) => world.principals[name]!.organization.id;

export const callers: readonly ProofCaller[] = [
  { name: 'nobody', token: () => undefined },
  { name: 'a bad token', token: () => 'mrk_that-nobody-was-given' },
  { name: 'an expired token', token: tokenOf('expired') },
  {
    name: 'reader',
    token: tokenOf('reader'),
    known: { kind: 'api_key', scopes: scopesOf('reader'), is_at_home: true },
  },
  { name: 'owner', token: tokenOf('owner'), known: { kind: 'api_key', scopes: scopesOf('owner'), is_at_home: true } },
  {
    name: 'owner, who names the own organization',
    token: tokenOf('owner'),
    organization_header: organizationOf('owner'),
    known: { kind: 'api_key', scopes: scopesOf('owner'), is_at_home: true },
  },
  { name: 'human', token: tokenOf('human'), known: { kind: 'user', scopes: all_scopes, is_at_home: true } },
  {
    name: 'member, in the first organization by name',
    token: tokenOf('member'),
    organization_header: organizationOf('member'),
    known: { kind: 'user', scopes: all_scopes, is_at_home: true },
  },
  {
    name: 'member, in no named organization',
    token: tokenOf('member'),
    known: { kind: 'user', scopes: all_scopes, is_at_home: true },
  },
  {
    name: 'member, in the second organization',
    token: tokenOf('member'),
    organization_header: (world) => world.principals.member!.second_organization!.id,
    known: { kind: 'user', scopes: () => edit_scopes, is_at_home: false },
  },
  {
    name: 'member, in a foreign organization',
    token: tokenOf('member'),
    organization_header: organizationOf('outsider'),
    known: { kind: 'user', scopes: () => undefined, is_at_home: false },
  },
  {
    name: 'outsider',
    token: tokenOf('outsider'),
    known: { kind: 'api_key', scopes: scopesOf('outsider'), is_at_home: false },
  },
  {
    name: 'owner, in a foreign organization',
    token: tokenOf('owner'),
    organization_header: organizationOf('outsider'),
    known: { kind: 'api_key', scopes: () => undefined, is_at_home: false },
  },
  {
    name: 'outsider, in a foreign organization',
    token: tokenOf('outsider'),
    organization_header: organizationOf('owner'),
    known: { kind: 'api_key', scopes: () => undefined, is_at_home: true },
  },
  {
    name: 'owner, in an organization that nobody has',
    token: tokenOf('owner'),
    organization_header: () => '00000000-0000-4000-8000-000000000000',
    known: { kind: 'api_key', scopes: () => undefined, is_at_home: false },
  },
  {
    name: 'human, in a foreign organization',
    token: tokenOf('human'),
    organization_header: organizationOf('no_secret'),
    known: { kind: 'user', scopes: () => undefined, is_at_home: false },
  },
];

export type ExpectedAnswer = 'success' | 401 | 403 | 404;

/** The right outcome of a request that is in order otherwise, by the document's security, scopes and paths. */
export function expectedOf(operation: ProvedOperation, caller: ProofCaller, world: TestWorld): ExpectedAnswer {
  if (operation.scopes === undefined) return 'success';
  if (!caller.known) return 401;
  const scopes = caller.known.scopes(world);
  if (!scopes || !operation.scopes.every((scope) => scopes.includes(scope))) return 403;
  if (operation.humans_only && caller.known.kind !== 'user') return 403;
  return caller.known.is_at_home || !namesARecord(operation) ? 'success' : 404;
}

/** True where the path leads to a record of one organization. The models that the examples name are everybody's. */
function namesARecord({ path, parameters }: ProvedOperation): boolean {
  return parameters.some((parameter) => parameter.in === 'path') && !path.startsWith('/v1/models/');
}
