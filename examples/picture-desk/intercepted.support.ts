/** The service of the desk within the process of its tests. */
import { interceptModelRun } from 'model-run-kit/interceptors';
import type { Place } from './desk-tests.support.ts';

export async function openIntercepted(): Promise<Place> {
  const base_url = 'https://api.example.com';
  const { world, stop } = await interceptModelRun(base_url);
  const { owner, human } = world.principals;
  return {
    service: { base_url, token: owner.token },
    person: human.token,
    model: world.fixtures.models.succeeds.path,
    close: stop,
  };
}
