/** Names of scopes (choice `access.scopes`), in the memberships that the account read shows. */
import { type OperationId, operationIds, operations } from '../contract/operations.ts';
import type { CanonicalRequest } from './canonical.ts';
import { type ChoicesDocument, isOther } from './choices-document.ts';
import { chosen } from './chosen.ts';

type Body = Record<string, unknown>;

export function writeScopes(choices: ChoicesDocument, _operation: OperationId, record: Body): Body {
  const names = namesOf(choices);
  return names ? withScopes(record, (scopes) => replaced(scopes, (scope) => names.get(scope))) : record;
}

/** A scope of which every name is held is held; one that is needed nowhere cannot be told. */
export function readScopes(choices: ChoicesDocument, _request: CanonicalRequest, record: Body): Body {
  const names = namesOf(choices);
  if (!names) return record;
  const known = new Set([...names.values()].flat());
  return withScopes(record, (scopes) => {
    const held = [...names].filter(([, all]) => all.length > 0 && all.every((name) => scopes.includes(name)));
    return replaced(scopes, (name) =>
      known.has(name) ? held.filter(([, all]) => all[0] === name).map(([scope]) => scope) : undefined,
    );
  });
}

/** @param others what stands for a scope; undefined where it stays. Of what comes of several, one is kept. */
function replaced(scopes: readonly unknown[], others: (scope: string) => readonly string[] | undefined): unknown[] {
  const seen = new Set<string>();
  return scopes.flatMap((scope) => {
    const instead = typeof scope === 'string' ? others(scope) : undefined;
    if (!instead) return [scope];
    return instead.filter((name) => !seen.has(name) && seen.add(name));
  });
}

/** The names under which operations ask for each scope of the document; undefined where all of them keep theirs. */
function namesOf(choices: ChoicesDocument): Map<string, string[]> | undefined {
  const names = new Map<string, Set<string>>();
  let differ = false;
  for (const operation of operationIds) {
    const choice = chosen(choices, 'access.scopes', operation);
    for (const scope of operations[operation].scopes) {
      const name = choice === undefined || isOther(choice) || choice[scope] === undefined ? scope : choice[scope];
      const known = names.get(scope) ?? new Set();
      names.set(scope, name === null ? known : known.add(name));
      differ ||= name !== scope;
    }
  }
  return differ ? new Map([...names].map(([scope, all]) => [scope, [...all]])) : undefined;
}

function withScopes(record: Body, change: (scopes: readonly unknown[]) => unknown[]): Body {
  const { memberships } = record;
  if (!Array.isArray(memberships)) return record;
  return {
    ...record,
    memberships: memberships.map((each: Body | null) =>
      Array.isArray(each?.scopes) ? { ...each, scopes: change(each.scopes) } : each,
    ),
  };
}
