/** The tests of the picture desk, against whatever answers it. Jest takes them too, with its own `it` for vitest's. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createPictureDesk, type DeskOptions, explain, type PictureDesk } from './picture-desk.ts';

/** Something that the desk can be pointed at: a state of its own. */
export interface Place extends DeskOptions {
  close(): Promise<void>;
}

interface World {
  principals: Record<'owner' | 'human', { token: string }>;
  fixtures: { models: { succeeds: { path: string } } };
}

/** A world that answers at this URL. */
export function placeIn({ principals, fixtures }: World, base_url: string, close: Place['close']): Place {
  return {
    service: { base_url, token: principals.owner.token },
    person: principals.human.token,
    model: fixtures.models.succeeds.path,
    close,
  };
}

const text = (value: string) => new TextEncoder().encode(value);

export function testDesk(what: string, open: () => Promise<Place>): void {
  describe(`the picture desk with ${what}`, () => {
    let place: Place;
    let desk: PictureDesk;
    beforeEach(async () => {
      place = await open();
      desk = createPictureDesk({ wait: { first_ms: 0, most_ms: 0 }, ...place });
    });
    afterEach(() => place.close());

    it('keeps references, and shows them page by page in both directions', async () => {
      const added: string[] = [];
      for (const name of ['a', 'b', 'c', 'd', 'e'])
        added.push((await desk.addReference(`${name}.png`, text(name))).name);
      const first = await desk.shelf(2);
      expect(first.pictures.map(({ name }) => name)).toEqual(added.slice(0, first.pictures.length));
      const seen = first.pictures.map(({ name }) => name);
      let last = first;
      while (last.next !== undefined) {
        const shelf = await desk.shelf(2, last.next);
        seen.push(...shelf.pictures.map(({ name }) => name));
        last = shelf;
      }
      expect(seen).toEqual(added);
      const shown_last = last.pictures.map(({ name }) => name);
      const back: string[] = [...shown_last].reverse();
      while (last.previous !== undefined) {
        last = await desk.shelf(2, last.previous, true);
        back.push(...last.pictures.map(({ name }) => name).reverse());
      }
      expect(back).toEqual([...added].reverse());
    });

    it('draws, asking until it is done, and takes a rating', async () => {
      const { id, completed_at, failure_code } = await desk.draw('a harbour at dawn');
      expect(completed_at).toBeTruthy();
      expect(failure_code ?? null).toBeNull();
      await desk.rate(id, false, 'too dark');
      await expect(desk.rate(crypto.randomUUID(), true)).rejects.toThrow('rateRun was answered with 4');
    });

    it('draws, and is called when it is done', async () => {
      const server = createServer((request, response) => {
        // A service that plays a page would ask first, and never call.
        if (request.method === 'POST') desk.hear(new URL(request.url!, 'http://desk'));
        request.resume().on('end', () => response.end());
      });
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      try {
        const drawn = desk.draw('a harbour at dusk', `http://127.0.0.1:${(server.address() as AddressInfo).port}/done`);
        expect((await drawn).completed_at).toBeTruthy();
      } finally {
        server.close();
        server.closeAllConnections();
      }
    });

    it('removes a reference, and says why it is not there to be removed again', async () => {
      const { id } = await desk.addReference('old.png', text('old'));
      await desk.remove(id);
      expect((await desk.shelf(10)).pictures).toEqual([]);
      const refused = await desk.remove(crypto.randomUUID()).catch(explain);
      expect(refused).toMatch(/^The service refused: .+ \(4\d\d[,)]/);
    });

    it('says what is wrong with a request', async () => {
      const stranger = createPictureDesk({ ...place, service: { ...place.service, token: 'nobody' } });
      expect(await stranger.draw('anything').catch(explain)).toMatch(/^The service refused: .+ \(4\d\d[,)]/);
      const lost = async () => {
        throw new TypeError('fetch failed');
      };
      const alone = createPictureDesk({ ...place, service: { ...place.service, fetch: lost, retries: false } });
      expect(await alone.draw('anything').catch(explain)).toMatch(/^The service cannot be reached/);
    });
  });
}
