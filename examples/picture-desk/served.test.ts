import { startServer } from 'model-run-kit/server';
import { placeIn, testDesk } from './desk-tests.support.ts';

testDesk('a server', async () => {
  const { world, base_url, stop } = await startServer({ clock: 'virtual-auto' });
  return placeIn(world, base_url, stop);
});
