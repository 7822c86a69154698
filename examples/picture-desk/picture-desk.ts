/** A picture desk: reference files go in, a model draws, people rate what came of it, and what nobody needs goes. */

import type { AnswerOf, ClientOptions, UploadFile, WaitOptions } from 'model-run-kit/client';
import { createModelRunClient, ModelRunError, WaitTimeout } from 'model-run-kit/client';

export interface DeskOptions {
  /** The provider, with the token of the studio. */
  service: ClientOptions;
  /** The token of whoever rates: a key may not. */
  person: ClientOptions['token'];
  /** Path of the model that draws. */
  model: string;
  wait?: WaitOptions;
}

export interface Picture {
  id: string;
  name: string;
}

/** One page of references, and where the pages beside it are. */
export interface Shelf {
  pictures: Picture[];
  next?: string | undefined;
  previous?: string | undefined;
}

export type Drawing = AnswerOf<'getRun'>;
export type PictureDesk = ReturnType<typeof createPictureDesk>;

/** References are told from other assets by it. */
const reference_type = 'image/x-reference';

export function createPictureDesk({ service, person, model, wait }: DeskOptions) {
  const studio = createModelRunClient(service);
  const rater = createModelRunClient({ ...service, token: person });
  const waiting = new Map<string, () => void>();

  return {
    async addReference(
      filename: string,
      data: UploadFile['data'],
      onProgress?: UploadFile['onProgress'],
    ): Promise<Picture> {
      const { id, name } = await studio.upload({ filename, mime_type: reference_type, data, onProgress });
      return { id, name };
    },

    /** Draws, and waits for the end. @param hook where this desk hears of it; without, it asks again and again */
    async draw(prompt: string, hook?: string): Promise<Drawing> {
      const ticket = crypto.randomUUID();
      // The call may come before the answer to the dispatch.
      const called = hook && new Promise<void>((resolve) => waiting.set(ticket, resolve));
      const callback = hook && { callback_url: `${hook}?ticket=${ticket}` };
      const id = await studio.dispatchModel(model, { prompt, ...callback });
      await called;
      return studio.waitForRun(id, wait);
    },

    /** The hook tells that a run has ended; its outcome, the run itself tells. */
    hear(url: URL): void {
      waiting.get(url.searchParams.get('ticket') ?? '')?.();
    },

    async rate(run_id: string, is_positive: boolean, reason?: string): Promise<void> {
      await rater.rateRun({ path: { run_id }, body: { is_positive, ...(reason !== undefined && { reason }) } });
    },

    /** @param from what a shelf named `next` or `previous`; the first one unless given */
    async shelf(size: number, from?: string, backward = false): Promise<Shelf> {
      const query = { q: `mime_type.eq:${reference_type}`, sort_by: ['name:asc'], limit: size } as const;
      let shelf: Shelf = { pictures: [] };
      for await (const page of studio.pages('listAssets', { query }, { backward, ...(from && { from }) })) {
        // Some services list what was deleted, as such.
        const pictures = page.items.filter(({ deleted_at }) => !deleted_at).map(({ id, name }) => ({ id, name }));
        shelf = { pictures, next: page.next || undefined, previous: page.previous || undefined };
        // A page may be empty although others follow.
        if (pictures.length > 0) break;
      }
      return shelf;
    },

    async remove(id: string): Promise<void> {
      await studio.deleteAsset({ path: { id } });
    },
  };
}

/** Message for people when something went wrong. */
export function explain(error: unknown): string {
  if (error instanceof WaitTimeout) return 'The picture takes longer than usual. It goes on; look again later.';
  if (!(error instanceof ModelRunError)) return 'The service cannot be reached. Try again in a moment.';
  const { status, code, issues, request_id } = error;
  const places = issues.map(({ at, message }) => (at.length > 1 ? `${at.slice(1).join('.')}: ${message}` : message));
  const told = [...new Set(places)].filter(Boolean).join('; ') || code || 'no reason was given';
  return `The service refused: ${told} (${status}${request_id === undefined ? '' : `, request ${request_id}`})`;
}
