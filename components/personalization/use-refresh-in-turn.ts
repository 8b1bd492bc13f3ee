'use client';

import { useRouter } from 'next/navigation';
import { startTransition, useCallback, useEffect, useRef, useState } from 'react';

/** As long as a page is waited for; a request that hangs must not hold up the choices after it. */
const PAGE_PATIENCE_MS = 5000;

type Turn = { readonly takenAt: number | null; readonly isAskedAgain: boolean };

const FREE: Turn = { takenAt: null, isAskedAgain: false };

/**
 * Asks for the page anew, one request at a time: the router answers a second one that overtakes the first with a
 * full reload. What is asked for meanwhile is asked once more, after the first has come.
 */
export function useRefreshInTurn(): () => void {
  const router = useRouter();
  const [turns, setTurns] = useState(0);
  const turn = useRef<Turn>(FREE);

  const refresh = useCallback(() => {
    const { takenAt } = turn.current;
    if (takenAt !== null && performance.now() - takenAt < PAGE_PATIENCE_MS) {
      turn.current = { takenAt, isAskedAgain: true };
      return;
    }
    turn.current = { takenAt: performance.now(), isAskedAgain: false };
    // Counted in the same transition, so the count changes when the page has come.
    startTransition(() => {
      router.refresh();
      setTurns((count) => count + 1);
    });
  }, [router]);

  useEffect(() => {
    const { isAskedAgain } = turn.current;
    turn.current = FREE;
    if (isAskedAgain) refresh();
  }, [turns, refresh]);

  return refresh;
}
