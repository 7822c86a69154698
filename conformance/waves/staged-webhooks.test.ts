import { describe, expect, it } from 'vitest';
import type { ChoicesDocument } from '../../src/choices/choices.ts';
import { openCase } from '../runner/open-case.ts';
import { event_codes } from '../suite/scenario.ts';
import type { Target } from '../target/target.ts';
import { fakeTargetFile, testSession } from '../testing/test-session.support.ts';
import type { Mailroom } from './mailroom.ts';
import { createSigners } from './signers.ts';
import { createStagedWebhooks } from './staged-webhooks.ts';

const owned: Partial<Target> = { allow_leftovers: true };

/** The webhooks of a target that answers each creation so, and what it was sent. */
function webhooksOf(
  target: Partial<Target>,
  answer: (sent: Record<string, unknown>) => { status: number; body?: unknown },
) {
  const sent: Record<string, unknown>[] = [];
  const opened: string[] = [];
  const session = testSession(
    (request) => {
      const body: Record<string, unknown> = JSON.parse(String(request.body));
      sent.push(body);
      return answer(body);
    },
    { ...fakeTargetFile, ...target },
  );
  const mailroom = {
    open(channel, name, paths = []) {
      opened.push(...paths);
      return {
        name,
        channel,
        url: `http://127.0.0.1/${name}`,
        plainer: [],
        groups: new Map(),
        strangers: 0,
        strangers_runs: new Set(),
      };
    },
  } as Partial<Mailroom> as Mailroom;
  const signers = createSigners(session.facts.choices);
  const { context: ctx } = openCase(session, 'deliveries');
  return { sent, opened, webhooks: createStagedWebhooks(session, { ctx, mailroom, signers }) };
}

const created = () => ({ status: 201, body: { id: `id-${Math.random()}`, secret: 'x' } });
const choosing = (events: ChoicesDocument['events']): Partial<Target> => ({
  ...owned,
  choices: { ...fakeTargetFile.choices, events: { ...fakeTargetFile.choices?.events, ...events } },
});

describe('a webhook', () => {
  it('serves the next wave too, and two of one wave are two', async () => {
    const { webhooks, sent } = webhooksOf(owned, created);
    const first = await webhooks.take(event_codes, new Set());
    const second = await webhooks.take(event_codes, new Set([first]));
    expect(second).not.toBe(first);
    expect(await webhooks.take([...event_codes].reverse(), new Set())).toBe(first);
    expect(sent).toHaveLength(2);
  });

  it('of the target file is used where its events are those, at the path that it leads to', async () => {
    const reuse = [{ id: 'w1', url: 'https://tunnel.example/hooks/7', secret: 'a secret of the file' }];
    const { webhooks, sent, opened } = webhooksOf({ webhooks: { reuse } }, created);
    expect((await webhooks.take(event_codes, new Set())).note).toMatchObject({ id: 'w1', created: null });
    expect(opened).toEqual(['/hooks/7']);
    expect(sent).toEqual([]);
  });

  it('is not made where the target file names others and nothing could delete it', async () => {
    const reuse = [
      { id: 'w1', url: 'https://tunnel.example/hooks/7', secret: 'a secret', event_types: ['run.failed'] },
    ];
    const { webhooks, sent } = webhooksOf({ webhooks: { reuse } }, created);
    expect(webhooks.most).toBe(1);
    const { stop } = await webhooks.take(event_codes, new Set());
    expect(stop).toMatchObject({
      verdict: 'could-not-run',
      reason: expect.stringContaining('name more under webhooks.reuse'),
    });
    expect(sent).toEqual([]);
  });

  it('is not made where nothing could delete it, nor beyond the bound', async () => {
    const without = webhooksOf({}, created).webhooks;
    expect((await without.take(event_codes, new Set())).stop).toMatchObject({ verdict: 'could-not-run' });
    const bounded = webhooksOf({ ...owned, limits: { webhooks: 1 } }, created).webhooks;
    const first = await bounded.take(event_codes, new Set());
    const { stop } = await bounded.take(event_codes, new Set([first]));
    expect(stop).toMatchObject({ verdict: 'inconclusive', reason: expect.stringMatching(/limits\.webhooks/) });
  });

  it('that is refused could not be made, and the status is told', async () => {
    const { webhooks } = webhooksOf(owned, () => ({ status: 422 }));
    const { stop } = await webhooks.take(event_codes, new Set());
    expect(stop).toMatchObject({ verdict: 'could-not-run', reason: expect.stringMatching(/answered 422/) });
  });
});

describe('a webhook without events', () => {
  it('is made with an empty list, or with none where that means the same', async () => {
    const empty = webhooksOf(choosing({ subscription_empty: 'accepted' }), created);
    await empty.webhooks.take([], new Set());
    expect(empty.sent[0]).toMatchObject({ event_types: [] });
    const absent = webhooksOf(choosing({ subscription_empty: 'refused', subscription_absent: 'none' }), created);
    await absent.webhooks.take([], new Set());
    expect(absent.sent[0]).not.toHaveProperty('event_types');
  });

  it('is not claimed where no webhook can be subscribed to nothing', async () => {
    const { webhooks, sent } = webhooksOf(
      choosing({ subscription_empty: 'refused', subscription_absent: 'all' }),
      created,
    );
    expect((await webhooks.take([], new Set())).stop).toMatchObject({ verdict: 'not-claimed' });
    expect(sent).toEqual([]);
  });
});

describe('the secret', () => {
  it.each([
    ['that the client makes', { signature: { key: 'hex' } }, /^[0-9a-f]{72}$/],
    ['of a form of its own', { signature: { key: 'whsec' } }, /^whsec_/],
  ] as const)('%s goes along', async (_, events, want) => {
    const { webhooks, sent } = webhooksOf(choosing(events), created);
    await webhooks.take(event_codes, new Set());
    expect(sent[0]?.secret).toMatch(want);
  });

  it('that the server makes does not', async () => {
    const webhook_fields = { ...fakeTargetFile.choices?.events?.webhook_fields, secret_from: 'server' as const };
    const { webhooks, sent } = webhooksOf(choosing({ webhook_fields }), created);
    await webhooks.take(event_codes, new Set());
    expect(sent[0]).not.toHaveProperty('secret');
  });

  it('of a form that nobody told is tried in another one where it is refused', async () => {
    const { key: _, ...signature } = { ...fakeTargetFile.choices?.events?.signature };
    let times = 0;
    const { webhooks, sent } = webhooksOf(choosing({ signature }), () => (times++ < 3 ? { status: 422 } : created()));
    expect((await webhooks.take(event_codes, new Set())).stop).toBeUndefined();
    expect(sent.map(({ secret }) => String(secret).slice(0, 6) === 'whsec_')).toEqual([false, false, false, true]);
  });

  it('of more than 64 characters is sent once to who takes none as long', async () => {
    const { webhooks, sent } = webhooksOf(choosing({ signature: { key: 'utf8' } }), ({ secret }) =>
      String(secret).length > 64 ? { status: 422 } : created(),
    );
    await webhooks.take(event_codes, new Set());
    await webhooks.take([event_codes[0]!], new Set());
    expect(sent.map(({ secret }) => String(secret).length)).toEqual([72, 72, 64, 68, 64]);
  });

  it('of more than 32 characters is sent once to who takes none as long', async () => {
    const { webhooks, sent } = webhooksOf(choosing({ signature: { key: 'hex' } }), ({ secret }) =>
      String(secret).length > 40 ? { status: 422 } : created(),
    );
    expect((await webhooks.take(event_codes, new Set())).stop).toBeUndefined();
    await webhooks.take([event_codes[0]!], new Set());
    expect(sent.map(({ secret }) => String(secret).length)).toEqual([72, 64, 32, 32]);
  });

  it('has signs, and letters beyond ASCII, once each where the text is the key, unless that is refused', async () => {
    const secretsSent = async (key: 'utf8' | 'hex', is_refused: boolean) => {
      const { webhooks, sent } = webhooksOf(choosing({ signature: { key } }), ({ secret }) =>
        is_refused && /\W/.test(String(secret)) ? { status: 422 } : created(),
      );
      for (const events of [event_codes, [event_codes[0]!], [event_codes[1]!]])
        expect((await webhooks.take(events, new Set())).stop).toBeUndefined();
      return sent.map(({ secret }) =>
        /^\w+$/.test(String(secret)) ? 'digits' : /["\\`~]/.test(String(secret)) ? 'signs' : 'letters',
      );
    };
    expect(await secretsSent('utf8', false)).toEqual(['signs', 'letters', 'digits']);
    expect(await secretsSent('utf8', true)).toEqual(['signs', 'digits', 'letters', 'digits', 'digits']);
    expect(await secretsSent('hex', false)).toEqual(['digits', 'digits', 'digits']);
  });
});
