import { interceptModelRun } from 'model-run-kit/interceptors';
import nock from 'nock';
import { afterAll } from 'vitest';
import { testDesk } from './desk-tests.support.ts';

testDesk('interceptors', async () => {
  const base_url = 'https://api.example.com';
  const { world, stop } = await interceptModelRun(base_url);
  const { owner, human } = world.principals;
  return {
    service: { base_url, token: owner.token },
    person: human.token,
    model: world.fixtures.models.succeeds.path,
    close: stop,
  };
});

// To import nock is to turn it on, for whatever else runs in this process.
afterAll(() => nock.restore());
