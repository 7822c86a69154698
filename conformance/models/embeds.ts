/** Parts of a record that are there only when `embed` asks for them (sections 2 and 4). */
import { isObject } from '../../src/json/is-object.ts';
import type { Mismatch } from '../suite/evidence.ts';
import type { Exchange } from '../suite/exchange.ts';
import type { Tally } from '../suite/tally.ts';
import { judgeEmbeddedRuns } from './embedded-runs.ts';
import { isSet, sameId } from './values.ts';

/** Fields of a user that an embedded one does not show (section 2, Minimal user). */
const private_fields = ['email_verified_at', 'disabled_at', 'is_internal', 'locale_code', 'timezone'];

/**
 * Whether what is embedded is what was asked for: `embedded-unasked`, `another-user`, `not-embedded`,
 * `not-embedded-inside`.
 */
export function judgeEmbeds(exchange: Exchange, tally: Tally): Mismatch[] {
  const { operation, query } = exchange.request;
  // Raw text may mean anything.
  if (query.embed !== undefined && 'raw' in query.embed) return [];
  const asked = query.embed ?? [];
  if (operation === 'getMe') return judgeMemberships(exchange, asked, tally);
  if (operation === 'listBatchItems' || operation === 'getBatchItem') return judgeEmbeddedRuns(exchange, asked);
  if (asked.includes('created_by_user')) return judgeMakers(exchange, tally);
  return embeddedUsers(exchange).map(({ user, pointer }) => ({
    code: 'embedded-unasked',
    clause: 'embedding.asset-user',
    message: 'a user is embedded in an asset although nobody asked for it',
    expected: 'no user',
    actual: user,
    operation,
    pointer,
    exchange: exchange.number,
  }));
}

/** What an embedded user does not show: `private-field`. */
export function judgePrivacy(exchange: Exchange): Mismatch[] {
  return embeddedUsers(exchange).flatMap(({ user, pointer }) => {
    const shown = private_fields.find((field) => isSet(user[field]));
    if (shown === undefined) return [];
    return [
      {
        code: 'private-field',
        clause: 'types.minimal-user-omits',
        message: `an embedded user shows ${shown}`,
        expected: 'left out',
        actual: user[shown],
        operation: exchange.request.operation,
        pointer: `${pointer}/${shown}`,
        exchange: exchange.number,
      },
    ];
  });
}

/** Whom `created_by` names is open where a key acted; whoever is a user of this page, is that one. */
function judgeMakers(exchange: Exchange, tally: Tally): Mismatch[] {
  const shown = embeddedUsers(exchange);
  const ids = new Set(shown.flatMap(({ user: { id } }) => (typeof id === 'string' ? [id.toLowerCase()] : [])));
  if (ids.size < 2) return [];
  const wrong = shown.find(({ user: { id }, created_by: maker }) => {
    if (!isSet(id) || typeof maker !== 'string' || !ids.has(maker.toLowerCase())) return false;
    return tally.compared(!sameId(maker, id));
  });
  if (!wrong) return [];
  return [
    {
      code: 'another-user',
      clause: 'embedding.asset-user-matches',
      message: 'an asset embeds another user of the page than the one whom its created_by names',
      expected: wrong.created_by,
      actual: wrong.user.id,
      operation: exchange.request.operation,
      pointer: `${wrong.pointer}/id`,
      exchange: exchange.number,
    },
  ];
}

interface EmbeddedUser {
  user: Readonly<Record<string, unknown>>;
  /** Of the asset. */
  created_by: unknown;
  pointer: string;
}

function embeddedUsers(exchange: Exchange): EmbeddedUser[] {
  const { operation } = exchange.request;
  if (operation !== 'getAsset' && operation !== 'listAssets') return [];
  const { record, page } = exchange.decoded!;
  return (page ? page.items : [record ?? {}]).flatMap(({ created_by_user: user, created_by }, index) => {
    const pointer = `${page ? `/items/${index}` : ''}/created_by_user`;
    return isObject(user) ? [{ user, created_by, pointer }] : [];
  });
}

function judgeMemberships(exchange: Exchange, asked: readonly string[], tally: Tally): Mismatch[] {
  const { memberships } = exchange.decoded!.record ?? {};
  if (!asked.includes('memberships') || tally.compared(Array.isArray(memberships))) return [];
  return [
    {
      code: 'not-embedded',
      clause: 'account.memberships-when-embedded',
      message: 'memberships were asked for, and the profile shows none',
      expected: 'an array',
      actual: memberships ?? null,
      operation: 'getMe',
      pointer: '/memberships',
      exchange: exchange.number,
    },
  ];
}
