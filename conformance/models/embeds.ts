/** What stands in a record only when it was asked for (sections 2 and 4). */
import type { Mismatch } from '../runner/check.ts';
import type { Exchange } from '../runner/history.ts';
import { isSet } from './values.ts';

/** Fields of a user that an embedded one does not show (section 2, Minimal user). */
const private_fields = ['email_verified_at', 'disabled_at', 'is_internal', 'locale_code', 'timezone'];

/** `embedded-unasked`, `private-field`, `not-embedded`. */
export function judgeEmbeds(exchange: Exchange): Mismatch[] {
  const { operation, query } = exchange.request;
  // Raw text may mean anything.
  if (query.embed !== undefined && 'raw' in query.embed) return [];
  const asked = query.embed ?? [];
  if (operation === 'getAsset' || operation === 'listAssets') return judgeUsers(exchange, asked);
  return operation === 'getMe' ? judgeMemberships(exchange, asked) : [];
}

function judgeUsers(exchange: Exchange, asked: readonly string[]): Mismatch[] {
  const { record, page } = exchange.decoded!;
  const records = page ? page.items : [record ?? {}];
  return records.flatMap((one, index): Mismatch[] => {
    const user = one.created_by_user;
    const pointer = `${page ? `/items/${index}` : ''}/created_by_user`;
    const where = { operation: exchange.request.operation, exchange: exchange.number };
    if (!isSet(user)) return [];
    if (!asked.includes('created_by_user')) {
      const message = 'a user is embedded in an asset although nobody asked for it';
      return [
        {
          code: 'embedded-unasked',
          clause: 'embedding.asset-user',
          message,
          expected: 'no user',
          actual: user,
          pointer,
          ...where,
        },
      ];
    }
    const shown = private_fields.find((field) => isSet((user as Record<string, unknown>)[field]));
    if (shown === undefined) return [];
    const message = `an embedded user shows ${shown}`;
    const actual = (user as Record<string, unknown>)[shown];
    const clause = 'types.minimal-user-omits';
    return [
      {
        code: 'private-field',
        clause,
        message,
        expected: 'left out',
        actual,
        pointer: `${pointer}/${shown}`,
        ...where,
      },
    ];
  });
}

function judgeMemberships(exchange: Exchange, asked: readonly string[]): Mismatch[] {
  const { memberships } = exchange.decoded!.record ?? {};
  if (!asked.includes('memberships') || Array.isArray(memberships)) return [];
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
