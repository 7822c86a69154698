/** The service of the desk within the process of its tests. */
import { interceptModelRun } from 'model-run-kit/interceptors';
import { type Place, placeIn } from './desk-tests.support.ts';

export async function openIntercepted(): Promise<Place> {
  const base_url = 'https://api.example.com';
  const { world, stop } = await interceptModelRun(base_url);
  return placeIn(world, base_url, stop);
}
