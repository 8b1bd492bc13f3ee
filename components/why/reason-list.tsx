'use client';

import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { listPersonaLabels } from '@/components/personalization/list-persona-labels';
import { useSession } from '@/components/personalization/personalization-context';
import { announce } from '@/components/ui/announcement-store';
import { isVisible } from '@/lib/browser/is-visible';
import { demoViewCopy } from '@/lib/content/demo-view';
import { ruleCopy } from '@/lib/content/rules';
import { shellCopy } from '@/lib/content/shell';
import { parseReasons } from '@/lib/personalization/reasons';
import { selectShownReasons } from './why-panel';
import { describeOwnSignals } from './why-reason';

const { found, none, origin } = demoViewCopy.explain;
const REASON = 'details[data-why]';
const HIGHLIGHTED = 'explained';

type ListedReason = { mark: HTMLElement; label: string; code: string };

/** All reasons on the page, each linking to its block, so that a presenter need not open every panel. */
export function ReasonList() {
  const listed = useReasons();
  const first = listed[0]?.mark;
  const count = listed.length;
  const session = useSession();

  useScrollReturn();
  useEffect(() => {
    announce(count > 0 ? `${found} ${count}` : none);
  }, [count]);
  useEffect(() => {
    if (first) highlightBlock(first);
    return clearHighlight;
  }, [first]);

  if (count === 0) return <p className="mt-3">{none}</p>;
  return (
    <>
      <p className="mt-2 text-sm text-muted-foreground">
        {`${origin} ${listPersonaLabels(session.persona).join(' · ')}`}
      </p>
      <ol data-slot="reason-list" className="mt-2 divide-y">
        {listed.map(({ mark, label, code }, index) => {
          const reasons = selectShownReasons(parseReasons(code), session);
          return (
            <li key={`${index} ${label}`} className="py-2.5">
              <button
                type="button"
                onClick={() => highlightBlock(mark)}
                className="min-h-6 text-left text-base leading-tight font-semibold text-primary underline underline-offset-4"
              >
                {label}
              </button>
              {reasons.map((reason) => (
                <div key={reason.ruleId} className="mt-0.5 text-sm leading-tight">
                  {reason.ruleId === 'persona-source' ? null : <p>{ruleCopy[reason.ruleId].because}</p>}
                  <p className="text-muted-foreground first-letter:uppercase">{describeOwnSignals(reason)}</p>
                </div>
              ))}
            </li>
          );
        })}
      </ol>
    </>
  );
}

/** Closing the list leads back to where the page was. */
function useScrollReturn(): void {
  useEffect(() => {
    const { scrollY } = window;
    const { pathname } = window.location;
    return () => {
      if (window.location.pathname === pathname) window.scrollTo({ top: scrollY, behavior: 'instant' });
    };
  }, []);
}

/** The page's visible reasons, updated whenever the page changes. */
function useReasons(): readonly ListedReason[] {
  const codes = useSyncExternalStore(subscribe, readCodes);
  return useMemo(() => (codes === '' ? [] : readReasons()), [codes]);
}

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['data-why'] });
  return () => observer.disconnect();
}

function readReasons(): ListedReason[] {
  return [...document.querySelectorAll<HTMLElement>(REASON)].filter(isInView).map((mark) => ({
    mark,
    label: readLabel(mark),
    code: mark.dataset.why ?? '',
  }));
}

/** The block, because its mark may be shown only now. */
const isInView = ({ parentElement }: HTMLElement) => parentElement !== null && isVisible(parentElement);

const readCodes = () =>
  readReasons()
    .map(({ label, code }) => `${label} ${code}`)
    .join('\n');

/** The summary contains the question and, for screen readers, the name of its block. */
function readLabel(mark: HTMLElement): string {
  const text = mark.querySelector('summary')?.textContent.trim() ?? '';
  return text.replace(shellCopy.reason.open, '').trim();
}

function highlightBlock(mark: HTMLElement): void {
  clearHighlight();
  const block = mark.parentElement;
  block?.setAttribute(`data-${HIGHLIGHTED}`, '');
  // The headline last: it is what the reason explains, and some blocks are higher than the window.
  const headline = block?.querySelector('h1, h2, h3, h4');
  for (const part of [block, mark, headline]) part?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
}

function clearHighlight(): void {
  for (const block of document.querySelectorAll(`[data-${HIGHLIGHTED}]`))
    block.removeAttribute(`data-${HIGHLIGHTED}`);
}
