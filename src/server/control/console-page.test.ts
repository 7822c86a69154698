import { expect, test } from 'vitest';
import { controlServer } from './control.support.ts';

const policy = "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data:";

test('the page and its files are there, each of its own type, under a strict policy', async () => {
  const { base_url } = await controlServer();
  const get = (path: string, method = 'GET') => fetch(`${base_url}/_control/${path}`, { method });
  const page = await get('console');
  expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  const html = await page.text();
  const named = [...html.matchAll(/(?:src|href)="(console\/[^"]+)"/g)].map(([, path]) => path!);
  expect(named.toSorted()).toEqual(['console/console-style.css', 'console/console.js']);
  for (const path of named) {
    const file = await get(path);
    const type = path.endsWith('.css') ? 'text/css' : 'text/javascript';
    expect([file.status, file.headers.get('content-type')]).toEqual([200, `${type}; charset=utf-8`]);
    expect(file.headers.get('content-security-policy')).toBe(policy);
    expect((await file.text()).length).toBeGreaterThan(1_000);
  }
  expect(page.headers.get('content-security-policy')).toBe(policy);
  expect(page.headers.get('x-frame-options')).toBe('DENY');
  expect(html).not.toMatch(/style=|<style|<script>/);
  expect((await get('console', 'HEAD')).status).toBe(200);
  for (const path of ['console/', 'console/console.ts', 'console/%2e%2e', 'console/a/b'])
    expect((await get(path)).status, path).toBe(404);
});

test('it needs no token, and shows nothing that does', async () => {
  const { base_url } = await controlServer({ control: { token: 'a-control-token' } });
  expect((await fetch(`${base_url}/_control/console`)).status).toBe(200);
  expect((await fetch(`${base_url}/_control/runs`)).status).toBe(401);
});

test('each world has one, and a world that is not there has none', async () => {
  const { base_url, control } = await controlServer();
  const { json: world } = await control('POST /worlds', { body: {} });
  expect((await fetch(`${base_url}/w/${world.id}/_control/console`)).status).toBe(200);
  expect((await fetch(`${base_url}/w/${crypto.randomUUID()}/_control/console`)).status).toBe(404);
});

test('without the control interface there is none', async () => {
  const { base_url } = await controlServer({ control: null });
  expect((await fetch(`${base_url}/_control/console`)).status).toBe(404);
});
