import { expect, it } from 'vitest';
import { createOwnPort } from './own-port.ts';

it('refuses connections while it is shut, and tells what came while it was open', async () => {
  const port = await createOwnPort();
  const post = (body: string) => fetch(port.url, { method: 'POST', body });
  await expect(post('one RUN-1')).rejects.toThrow('fetch failed');
  expect(await port.open()).toBe(true);
  expect(await (await post('two RUN-1')).text()).toBe('two RUN-1');
  await port.shut();
  await expect(post('three RUN-1')).rejects.toThrow('fetch failed');
  expect([port.heard('run-1'), port.heard('run-2')]).toEqual([1, 0]);
});

it('tells when somebody else has taken the port', async () => {
  const port = await createOwnPort();
  await port.open();
  expect(await port.open()).toBe(false);
  await port.shut();
});
