/** Every permitted server, by the path of its check. */

import { permittedTables } from './generated/tables.ts';
import { type PermittedServer, undeclaredOf } from './permitted.ts';

const loaded = await Promise.all(Object.values(permittedTables).map((load) => load()));

export const permittedServers: readonly PermittedServer[] = loaded.flatMap(({ permitted }) => permitted);

/** The same servers, of which the suite is told nothing that it can do without. */
export function undeclaredServers(): PermittedServer[] {
  return permittedServers.flatMap((server) => {
    const { untold = [] } = server;
    const undeclared = undeclaredOf(server);
    return undeclared.length > 0 ? [{ ...server, untold: [...untold, ...undeclared] }] : [];
  });
}
