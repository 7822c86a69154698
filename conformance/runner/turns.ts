/**
 * Targets that make one thing at a time, and refuse what comes beside it as a conflict: checks run side by side, and what
 * was refused for that alone says nothing of what was asked.
 */

export interface Turns {
  /**
   * @param send is called once more, with nothing else beside it, where the answer is a conflict and something else was
   *   under way before it asked for that. Once that has helped, one is sent after the other.
   */
  take<Answer>(
    send: (hasCompany: () => boolean) => Promise<Answer>,
    isConflict: (answer: Answer) => boolean,
  ): Promise<Answer>;
}

interface UnderWay {
  has_company: boolean;
  is_told: boolean;
  ended: Promise<unknown>;
}

export function createTurns(): Turns {
  const under_way = new Set<UnderWay>();
  let is_in_turn = false;
  let last: Promise<unknown> = Promise.resolve();

  async function beside<Answer>(
    send: (hasCompany: () => boolean) => Promise<Answer>,
  ): Promise<{ answer: Answer; has_company: boolean }> {
    const { promise: ended, resolve: end } = Promise.withResolvers<void>();
    const own: UnderWay = { has_company: under_way.size > 0, is_told: false, ended };
    for (const other of under_way) other.has_company ||= !other.is_told;
    under_way.add(own);
    const hasCompany = () => {
      own.is_told = true;
      return own.has_company;
    };
    try {
      const answer = await send(hasCompany);
      return { answer, has_company: hasCompany() };
    } finally {
      under_way.delete(own);
      end();
    }
  }

  function alone<Answer>(send: (hasCompany: () => boolean) => Promise<Answer>): Promise<Answer> {
    const turn = last.then(async () => {
      await Promise.all([...under_way].map(({ ended }) => ended));
      const { answer } = await beside(() => send(() => false));
      return answer;
    });
    last = turn.catch(() => {});
    return turn;
  }

  return {
    async take(send, isConflict) {
      if (is_in_turn) return alone(send);
      const { answer, has_company } = await beside(send);
      if (!has_company || !isConflict(answer)) return answer;
      const second = await alone(send);
      // Else it is in conflict with what is there already.
      is_in_turn ||= !isConflict(second);
      return second;
    },
  };
}
