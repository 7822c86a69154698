import { startServer } from 'model-run-kit/server';
import { testDesk } from './desk-tests.support.ts';

testDesk('a server', async () => {
  const { world, base_url, stop } = await startServer({ clock: 'virtual-auto' });
  const { owner, human } = world.principals;
  return {
    service: { base_url, token: owner.token },
    person: human.token,
    model: world.fixtures.models.succeeds.path,
    close: stop,
  };
});
