/** The reference server, with more than 500 assets, as a target of the suite. */
import { type Embedded, startEmbedded } from '../../cli/embedded.ts';
import { play } from './process.ts';

let started: Embedded;

play({
  async begin({ clock = 'real' }: { clock?: 'real' | 'virtual' }) {
    started = await startEmbedded({ clock });
    return started.target;
  },
  end: () => started.close(),
});
