/**
 * Places where `X-Organization-Id` counts, seen by a caller of several organizations: the record that is shown, or was
 * made, belongs to the one that was named, or to another one of the caller's. Pure.
 */
import { isIn } from '../../src/contract/operations.ts';
import { isObject } from '../../src/json/is-object.ts';
import type { Evidence, Facts } from '../suite/evidence.ts';
import type { Exchange } from '../suite/exchange.ts';
import type { PrincipalName } from '../target/target.ts';
import type { SeenChoice } from './seen-choices.ts';
import { isSuccess } from './steps.ts';
import { isSet, sameId } from './values.ts';

/** Organizations that an answer names for its records. A refused update may show the balance, too. */
export function ownersShown({ request, decoded }: Exchange): { org_id: unknown; pointer: string }[] {
  const is_balance = request.operation === 'updateBalance' && isObject(decoded?.json);
  if (!is_balance && decoded?.outcome !== 'success') return [];
  const items = decoded?.page?.items.map((item, index) => ({ org_id: item.org_id, pointer: `/items/${index}/org_id` }));
  const record = decoded?.record ?? (is_balance ? (decoded.json as Record<string, unknown>) : {});
  return (items ?? [{ org_id: record.org_id, pointer: '/org_id' }]).filter(({ org_id }) => isSet(org_id));
}

/** Requests that named one of several organizations of their caller, and acted in another one of these. */
export function headersIgnored({ exchanges, facts }: Pick<Evidence, 'exchanges' | 'facts'>): SeenChoice[] {
  return exchanges.flatMap((exchange): SeenChoice[] => {
    const { operation, organization } = exchange.request;
    const own = organizationsOf(exchange, facts);
    // Of workflows it is stated that the header counts.
    if (isIn('workflow_operations', operation) || !own.some((one) => sameId(one, organization))) return [];
    const shown = [...ownersShown(exchange).map(({ org_id }) => org_id), placeOf(exchange, exchanges)].filter(isSet);
    if (shown.length === 0) return [];
    const other = shown.find((one) => !sameId(one, organization) && own.some((place) => sameId(place, one)));
    return [
      {
        key: 'access.organization_header',
        value: { elsewhere: isSet(other) ? 'ignored' : 'honoured' },
        exchange,
        is_partial: true,
        but: `${operation} with the header naming one organization of the caller acts in ${String(other)}, another one`,
        agrees: (declared) => !isSet(other) || !isObject(declared) || declared.elsewhere !== 'honoured',
      },
    ];
  });
}

function organizationsOf({ principal }: Exchange, { principals }: Facts): unknown[] {
  const { organization, second_organization } = principals[principal as PrincipalName] ?? {};
  return second_organization?.id === undefined ? [] : [organization?.id, second_organization.id];
}

/** The organization of what was made, as any read of it shows. */
function placeOf({ decoded }: Exchange, exchanges: readonly Exchange[]): unknown {
  const id = decoded?.record?.asset_id ?? decoded?.record?.run_id;
  if (decoded?.outcome !== 'success' || typeof id !== 'string') return undefined;
  const read = exchanges.find((one) => isSuccess(one) && sameId(one.decoded?.record?.id, id));
  return read?.decoded?.record?.org_id;
}
