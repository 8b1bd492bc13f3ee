'use client';

import { Menu, X } from 'lucide-react';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { useSitePath } from '@/components/hooks/use-site-path';
import { useSession } from '@/components/personalization/personalization-context';
import { Button } from '@/components/ui/button';
import type { Elements } from '@/components/ui/elements';
import { navigationCopy } from '@/lib/content/navigation';
import { shellCopy } from '@/lib/content/shell';
import { COMPACT_NAVIGATION_LIMIT } from '@/lib/personalization/navigation';
import { AdaptiveLinks } from './adaptive-links';
import { NavLink } from './nav-link';

const { header, adaptive } = navigationCopy;

/** The header's links below 768 px. Opening leaves the focus on the button; Escape closes and returns it there. */
export function MobileMenu({ children }: { children?: Elements }) {
  const { persona } = useSession('persona');
  const path = useSitePath();
  const [openPath, setOpenPath] = useState<string | null>(null);
  const isOpen = openPath === path;
  // Back and Forward press no link.
  if (openPath !== null && !isOpen) setOpenPath(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  const links = persona.segment === 'developer' ? [...header.links, header.developerApi] : header.links;

  useEffect(() => {
    if (!isOpen) return;
    const desktop = window.matchMedia('(min-width: 48rem)');
    const close = () => {
      // Menu and button are now hidden, so the focus moves to the header's own links.
      const header = buttonRef.current?.closest('header');
      if (header?.contains(document.activeElement)) header.querySelector('a')?.focus();
      setOpenPath(null);
    };
    desktop.addEventListener('change', close);
    return () => desktop.removeEventListener('change', close);
  }, [isOpen]);

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !isOpen) return;
    // Handled here, so that Escape does not close the chat too.
    event.preventDefault();
    setOpenPath(null);
    buttonRef.current?.focus();
  }

  function closeOnLink(event: MouseEvent) {
    const link =
      event.target instanceof Element ? event.target.closest('a, [data-slot=reopen-onboarding]') : null;
    if (!link) return;
    setOpenPath(null);
    // Without a navigation nothing else moves the focus.
    if (link instanceof HTMLAnchorElement && link.pathname === window.location.pathname)
      buttonRef.current?.focus();
  }

  return (
    <>
      <Button
        ref={buttonRef}
        variant="ghost"
        size="icon"
        data-scripted
        aria-expanded={isOpen}
        aria-controls={panelId}
        aria-label={isOpen ? shellCopy.menu.close : shellCopy.menu.open}
        onClick={() => setOpenPath(isOpen ? null : path)}
        onKeyDown={closeOnEscape}
        className="group -mr-2.5 md:hidden"
      >
        {/* Both icons stay mounted, because an extension may have moved a node that React would remove. */}
        <Menu aria-hidden="true" className="group-aria-expanded:hidden" />
        <X aria-hidden="true" className="hidden group-aria-expanded:block" />
      </Button>
      <div
        id={panelId}
        data-slot="mobile-menu"
        data-unscripted="open"
        hidden={!isOpen}
        onKeyDown={closeOnEscape}
        onClick={closeOnLink}
        className="order-last basis-full pt-2 pb-4 md:hidden"
      >
        <nav aria-label={shellCopy.menu.label}>
          <ul className="border-t pt-2">
            {links.map((link) => (
              <li key={link.href}>
                <NavLink href={link.href} className="menu-link">
                  {link.label}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="mt-3 border-t pt-4">
          <p className="mb-1 eyebrow text-muted-foreground">{adaptive.label}</p>
          <AdaptiveLinks limit={COMPACT_NAVIGATION_LIMIT} />
        </div>
        {children}
      </div>
    </>
  );
}
