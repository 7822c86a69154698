/** Target file of a running world, for the conformance suite. */
import type { ChoicesDocument } from '../../choices/choices.ts';
import { chosen } from '../../choices/chosen.ts';
import { other_origin } from '../../choices/cursor-url.ts';
import { type OperationId, operationIds, operations } from '../../contract/operations.ts';
import { secretInForm } from '../../webhooks/spell-secret.ts';
import { listLag } from '../lists/list-lag.ts';
import type { World } from '../parts.ts';
import type { Fixtures } from '../seed/fixtures.ts';
import type { Principal } from '../seed/principals.ts';

/** A target file of the suite (`conformance/target/target.schema.json`), as far as this server has something to say. */
export interface TargetDescription {
  implementation: { name: string; version: string };
  /** The fault that was seeded on purpose, where one was. */
  mutant?: string;
  base_url: string;
  areas: string[];
  principals: Record<string, TargetPrincipal>;
  fixtures: Fixtures;
  /** The suite changes the threshold, and puts this one back. */
  billing?: { restore_threshold: number };
  choices: ChoicesDocument;
  consistency_ms: number;
  /** Absent where there is no control interface. */
  control?: { base_url: string; token?: string; steps_replication: true };
  limits: { runs: number; webhooks: number };
  network: { storage_origins: string[]; cursor_origins?: string[]; ca?: string };
}

interface TargetPrincipal {
  kind: Principal['kind'];
  organization: { id: string; slug: string; callback_secret: string | null };
  second_organization?: { id: string; slug: string };
  token: string;
}

/** Neither costs anything here. */
const limits = { runs: 10_000, webhooks: 500 };

/** The principals that a target file has a place for. */
const principalNames = ['owner', 'reader', 'human', 'member', 'outsider', 'no_secret'];

export interface Serving {
  /** Text before `/v1` where the world is reached. */
  base_url: string;
  /** URL of its control interface, and the token that it asks for. */
  control_url?: string;
  control_token?: string;
  /** Of the kit. */
  version: string;
  mutant?: string;
  /** File of a certificate that nobody else vouches for. */
  ca?: string | undefined;
}

export async function targetOf(
  world: World,
  { base_url, control_url, control_token, version, mutant, ca }: Serving,
): Promise<TargetDescription> {
  const { owner } = world.principals;
  const balance = owner && (await world.parts.store.balance(owner.organization.id));
  const named = Object.entries(world.principals).filter(([name]) => principalNames.includes(name));
  const described = await Promise.all(
    named.map(async ([name, principal]) => [name, await describedIn(world, principal)] as const),
  );
  return {
    implementation: { name: 'model-run-kit reference server', version },
    ...(mutant !== undefined && { mutant }),
    base_url,
    areas: [...new Set(Object.values(operations).map(({ tag }) => tag))],
    principals: Object.fromEntries(described),
    fixtures: world.fixtures,
    ...(balance && { billing: { restore_threshold: Number(balance.low_balance_threshold) } }),
    choices: world.choices,
    consistency_ms: Math.max(...operationIds.flatMap((id) => [listLag(world, id), assetLag(world, id)])),
    ...(control_url !== undefined && {
      control: {
        base_url: control_url,
        ...(control_token !== undefined && { token: control_token }),
        // Lists lag by the world's clock.
        steps_replication: true,
      },
    }),
    limits,
    network: {
      storage_origins: [new URL(world.urls.storage).origin],
      ...(ca !== undefined && { ca }),
      ...(namesOtherOrigin(world) && { cursor_origins: [other_origin] }),
    },
  };
}

function namesOtherOrigin({ choices }: World): boolean {
  return operationIds.some((id) => chosen(choices, 'lists.cursor_url_form', id) === 'other_origin');
}

/** Time from a file to its asset in lists. */
function assetLag(world: World, operation: OperationId): number {
  const { listed_from } = world.policies(operation).assets;
  return typeof listed_from === 'number' ? listed_from : 0;
}

async function describedIn(world: World, principal: Principal): Promise<TargetPrincipal> {
  const { kind, organization, second_organization, token } = principal;
  const named = ({ id, slug }: Principal['organization']) => ({ id, slug });
  const second = second_organization && { second_organization: named(second_organization) };
  const secret = (await world.parts.store.organization(organization.id))?.callback_secret ?? null;
  // As it is used: a secret that has not the form of the key is spelt in it.
  const { key } = world.choices.events.signature;
  const callback_secret = secret === null ? null : secretInForm(secret, key);
  return { kind, organization: { ...named(organization), callback_secret }, ...second, token };
}
