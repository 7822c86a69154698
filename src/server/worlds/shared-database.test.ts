/** A server on a database: what was acknowledged in its worlds, and of them, is there for the next one. */
import { expect, test, vi } from 'vitest';
import { databaseForTests } from '../../store/postgres/test-database.support.ts';
import { type StartedServer, startServer } from '../start-server.ts';

const url = await databaseForTests('a server on a database');

const asked = async (method: string, address: string, token?: string, body?: object) => {
  const headers = {
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
    ...(body && { 'content-type': 'application/json' }),
  };
  const answer = await fetch(address, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  const text = await answer.text();
  return { status: answer.status, json: text.startsWith('{') ? JSON.parse(text) : undefined };
};

const ownerOf = ({ world }: StartedServer): string => world.principals.owner!.token;

test.skipIf(url === undefined)('goes on where the one before it stopped', async () => {
  const first = await startServer({ database: url!, clock: 'virtual' });
  const { id } = first.world;
  const token = ownerOf(first);
  const folder = await asked('POST', `${first.base_url}/v1/asset-folders`, token, { name: 'kept' });
  const world = (await asked('POST', `${first.control_url}/worlds`, undefined, { seed: 7, clock: 'virtual' })).json;
  const snapshot = (await asked('POST', `${world.base_url}/_control/snapshots`)).json;
  await asked('POST', `${first.control_url}/clock/advance`, undefined, { by_ms: 86_400_000 });
  const run = await asked('POST', `${first.base_url}/v1/models/trial/spark/runs`, token, { prompt: 'x' });
  expect(run.status).toBe(202);
  await first.stop();

  await using second = await startServer({ database: url!, clock: 'virtual' });
  expect(second.world.id).toBe(id);
  expect((await asked('GET', `${second.base_url}/v1/asset-folders/${folder.json.id}`, token)).json.name).toBe('kept');
  const kept = `${second.base_url}/w/${world.id}`;
  expect((await asked('GET', `${kept}/_control/snapshots`)).json.items).toEqual([snapshot]);
  expect((await asked('POST', `${kept}/_control/snapshots/${snapshot.id}/restore`)).status).toBe(204);
  await asked('POST', `${second.control_url}/clock/advance`, undefined, { by_ms: 10_000 });
  const ended = (await asked('GET', `${second.base_url}/v1/runs/${run.json.run_id}`, token)).json;
  expect(ended.status_code).toBe('completed');
  // The clock has not gone back behind what had happened.
  expect(Date.parse(ended.completed_at)).toBeGreaterThan(Date.parse(run.json.created_at ?? ended.created_at));
  expect((await asked('DELETE', `${second.control_url}/worlds/${world.id}`)).status).toBe(204);
  expect((await asked('GET', `${kept}/v1/auth/me`, token)).status).toBe(404);
});

test.skipIf(url === undefined)('refuses what does not go together, in one line', async () => {
  const onFault = vi.fn();
  await expect(startServer({ database: url!, data: '/tmp/x.db', onFault })).rejects.toThrow(/exclude each other/);
  await expect(startServer({ database: url!, seed: 9, onFault })).rejects.toThrow(/another --seed or --seed-state/);
  expect(onFault).not.toHaveBeenCalled();
});
