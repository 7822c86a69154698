/** Parts of a record that are there only when `embed` asks for them (sections 2 and 4). */
import { isObject } from '../../src/json/is-object.ts';
import type { Mismatch } from '../suite/evidence.ts';
import type { Exchange } from '../suite/exchange.ts';
import type { Codes, Tally } from '../suite/tally.ts';
import { embedded_run_codes, judgeEmbeddedRuns } from './embedded-runs.ts';
import { isSet, sameId } from './values.ts';

/** Fields of a user that an embedded one does not show (section 2, Minimal user). */
const private_fields = ['email_verified_at', 'disabled_at', 'is_internal', 'locale_code', 'timezone'];

/** Of `judgeEmbeds`. */
export const embed_codes = {
  ...embedded_run_codes,
  'embedded-unasked': {
    clause: 'embedding.asset-user',
    message: 'Something is embedded in a record although nobody asked for it.',
  },
  'another-user': {
    clause: 'embedding.asset-user-matches',
    message: 'An asset embeds another user of the page than the one whom its created_by names.',
  },
  'not-embedded': {
    clause: 'account.memberships-when-embedded',
    message: 'Something was asked for within a record, and is not there.',
  },
} satisfies Codes;

/** Of `judgePrivacy`. */
export const privacy_codes = {
  'private-field': {
    clause: 'types.minimal-user-omits',
    message: 'An embedded user shows a field that is left out of that shape.',
  },
} satisfies Codes;

/** Parts within a record are those that were asked for. */
export function judgeEmbeds(exchange: Exchange, tally: Tally): Mismatch[] {
  const { operation, query } = exchange.request;
  // Raw text may mean anything.
  if (query.embed !== undefined && 'raw' in query.embed) return [];
  const asked = query.embed ?? [];
  if (operation === 'getMe') return judgeMemberships(exchange, asked, tally);
  if (operation === 'listBatchItems' || operation === 'getBatchItem') return judgeEmbeddedRuns(exchange, asked, tally);
  if (asked.includes('created_by_user')) return judgeMakers(exchange, tally);
  return embeddedUsers(exchange).flatMap(({ user, pointer }) =>
    tally.broken('embedded-unasked', {
      at: exchange,
      message: 'a user is embedded in an asset although nobody asked for it',
      expected: 'no user',
      actual: user,
      pointer,
    }),
  );
}

/** An embedded user shows no more than its shape. */
export function judgePrivacy(exchange: Exchange, tally: Tally): Mismatch[] {
  return embeddedUsers(exchange).flatMap(({ user, pointer }) => {
    const shown = private_fields.find((field) => isSet(user[field]));
    if (shown === undefined) return [];
    return tally.broken('private-field', {
      at: exchange,
      message: `an embedded user shows ${shown}`,
      expected: 'left out',
      actual: user[shown],
      pointer: `${pointer}/${shown}`,
    });
  });
}

/** `created_by` may be any id where a key acted; but the id of a user on this page means that user. */
function judgeMakers(exchange: Exchange, tally: Tally): Mismatch[] {
  const shown = embeddedUsers(exchange);
  const ids = new Set(shown.flatMap(({ user: { id } }) => (typeof id === 'string' ? [id.toLowerCase()] : [])));
  if (ids.size < 2) return [];
  const wrong = shown.find(({ user: { id }, created_by: maker }) => {
    if (!isSet(id) || typeof maker !== 'string' || !ids.has(maker.toLowerCase())) return false;
    return tally.compared(!sameId(maker, id));
  });
  if (!wrong) return [];
  return tally.broken('another-user', {
    at: exchange,
    expected: wrong.created_by,
    actual: wrong.user.id,
    pointer: `${wrong.pointer}/id`,
  });
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
  if (!asked.includes('memberships')) return [];
  return tally.holds(Array.isArray(memberships), 'not-embedded', {
    at: exchange,
    message: 'memberships were asked for, and the profile shows none',
    expected: 'an array',
    actual: memberships ?? null,
    pointer: '/memberships',
  });
}
