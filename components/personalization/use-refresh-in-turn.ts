'use client';

import { useRouter } from 'next/navigation';
import { startTransition, useCallback, useEffect, useRef, useState } from 'react';

/**
 * Asks for the page anew, one request at a time: the router answers a second one that overtakes the first with a
 * full reload. What is asked for meanwhile is asked once more, after the first has come.
 */
export function useRefreshInTurn(): () => void {
  const router = useRouter();
  const [turns, setTurns] = useState(0);
  const turn = useRef({ isTaken: false, isAskedAgain: false });

  const refresh = useCallback(() => {
    if (turn.current.isTaken) {
      turn.current.isAskedAgain = true;
      return;
    }
    turn.current.isTaken = true;
    // Counted in the same transition, so the count changes when the page has come.
    startTransition(() => {
      router.refresh();
      setTurns((count) => count + 1);
    });
  }, [router]);

  useEffect(() => {
    const { isAskedAgain } = turn.current;
    turn.current = { isTaken: false, isAskedAgain: false };
    if (isAskedAgain) refresh();
  }, [turns, refresh]);

  return refresh;
}
