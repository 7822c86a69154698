import { describe, expect, test } from 'vitest';
import { bundledDocument } from '../../contract/document.ts';
import { testWorld } from '../worlds/world.support.ts';

const text = (path: string) => `GET /v1/models/${path}/llms.txt`;

describe('the text of a model', () => {
  test('is that of the document’s example', async () => {
    const world = await testWorld();
    const { examples } = bundledDocument().components as unknown as { examples: Record<string, { value: string }> };
    const answer = await world.ask(null, text('lumen/sketch'));
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
    expect(answer.text).toBe(examples.SketchText!.value);
  });

  test('is there for anybody, whatever token or organization they name', async () => {
    const world = await testWorld();
    const expected = (await world.ask(null, text('lumen/sketch'))).text;
    const headers = { authorization: 'Bearer unknown', 'x-organization-id': 'nonsense' };
    expect((await world.ask(null, text('lumen/sketch'), { headers })).text).toBe(expected);
    expect((await world.ask('outsider', text('lumen/sketch'))).text).toBe(expected);
  });

  test.each(['acme-studio/house-style', 'borealis-lab/aurora', 'lumen/prototype', 'lumen/withdrawn', 'lumen/-x'])(
    'is not there for %s, as if there were no such model',
    async (path) => {
      const world = await testWorld();
      for (const who of [null, 'owner', 'outsider']) {
        const hidden = await world.ask(who, text(path));
        const unknown = await world.ask(who, text('lumen/nothing'));
        expect(hidden).toMatchObject({ status: 404, text: unknown.text });
        // Only the id of the request tells them apart.
        for (const { headers } of [hidden, unknown]) headers.delete('service-request-id');
        expect([...hidden.headers]).toEqual([...unknown.headers]);
      }
    },
  );

  test('names no relative that is hidden', async () => {
    const world = await testWorld();
    const answer = await world.ask(null, text('nadir/star'));
    expect(answer.text).toContain('[Sketch](/v1/models/lumen/sketch/llms.txt)');
    expect(answer.text).not.toMatch(/prototype|house.style/i);
  });
});
