import { Refused } from '../../../src/server/refused.ts';
import { publicText } from '../../checks/catalog/public-text.ts';
import { withReply } from '../changed-replies.ts';
import { mutantsOf } from '../mutant.ts';

export const mutants = mutantsOf(publicText, {
  'refused-to-users': {
    breaks: ['catalog.published-public-only'],
    mistake: 'Whoever shows a token is asked for the scope to read models, which the roles of people have not.',
    applyTo: (parts) => ({
      ...parts,
      async authenticate(world, operation, authorization) {
        const token = await parts.authenticate(world, operation, authorization);
        if (operation.id === 'getModelText' && token?.kind === 'user') throw new Refused('missing_scope');
        return token;
      },
    }),
  },
  'after-review-alone': {
    breaks: ['catalog.published-public-only'],
    mistake: 'Texts are served of models that were reviewed again since they were published, and of no others.',
    applyTo: (parts) =>
      withReply(parts, 'getModelText', (reply) => {
        throw new Refused(reply.kind === 'text' ? 'not_found' : 'invalid');
      }),
  },
  empty: {
    breaks: ['catalog.text'],
    mistake: 'The template of the text is missing from the build, and nothing is made of it.',
    applyTo: (parts) =>
      withReply(parts, 'getModelText', (reply) => (reply.kind === 'text' ? { ...reply, text: '\n' } : reply)),
  },
  'plain-text': {
    breaks: ['catalog.text'],
    mistake: 'The text is served as a file with the ending txt would be.',
    applyTo: (parts) =>
      withReply(parts, 'getModelText', (reply) =>
        reply.kind === 'text' ? { ...reply, media_type: 'text/plain' } : reply,
      ),
  },
  'token-wanted': {
    breaks: ['authentication.anonymous-text'],
    mistake: 'A new gateway asks for a token on every path but that of the health probe.',
    applyTo: (parts) => ({
      ...parts,
      authenticate(world, operation, authorization) {
        if (operation.id === 'getModelText' && authorization === undefined) throw new Refused('unauthenticated');
        return parts.authenticate(world, operation, authorization);
      },
    }),
  },
});
