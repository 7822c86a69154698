import type { Mutant } from '../mutant.ts';

export const notBehindA5xx: Mutant = {
  id: 'retry/callback-on-network-error--not-behind-a-5xx',
  clauses: ['callbacks.retries-on-network-error'],
  check: 'retry/callback-on-network-error',
  mistake: 'Whoever answered 5xx and then not at all is taken to be shutting down for good.',
  applyTo(parts) {
    const troubled = new Set<string>();
    return {
      ...parts,
      async send(event) {
        const result = await parts.send(event);
        if (event.channel !== 'callback') return result;
        if (result.kind === 'answered' && result.status >= 500) troubled.add(event.url);
        const is_over = result.kind === 'failed' && troubled.has(event.url);
        return is_over ? { kind: 'answered', status: 200, body: '', took_ms: result.took_ms } : result;
      },
    };
  },
};
