import { ChevronDown } from 'lucide-react';
import { ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { Disclosure } from '@/components/ui/disclosure';
import type { Elements } from '@/components/ui/elements';
import { navigationCopy } from '@/lib/content/navigation';
import { cn } from '@/lib/utils';
import { ColorModeToggle } from './color-mode-toggle';
import { Logo } from './logo';
import { MobileMenu } from './mobile-menu';
import { NavLink } from './nav-link';

const { label, links, developerApi, getStarted, more } = navigationCopy.header;

const LINKS = [...links, developerApi];
/** Links in one line from 768 and from 1024 px; from 1280 px all are. The rest is behind 'More'. */
const [FROM_MD, FROM_LG] = [3, 5];

const inLine = (index: number) =>
  cn(index >= FROM_MD && 'max-lg:hidden', index >= FROM_LG && 'max-xl:hidden');

/** `look` holds the theme controls, on phones in the menu, which `menu` ends. */
export function Header({ look, menu }: { look?: Elements; menu?: Elements }) {
  return (
    <header data-slot="header" className="@container relative z-40 border-b bg-background">
      <Container className="flex flex-wrap items-center gap-x-3 py-1 md:py-2.5 xl:gap-x-6">
        <Logo />
        <nav aria-label={label} className="hidden md:block">
          <ul className="flex flex-wrap items-center gap-x-1">
            {LINKS.map((link, index) => (
              <li key={link.href} data-slot="header-link" className={inLine(index)}>
                <NavLink href={link.href} className="nav-link">
                  {link.label}
                </NavLink>
              </li>
            ))}
            <li className="xl:hidden">
              <Disclosure
                className="relative"
                size="md"
                triggerClassName="px-2.5! font-normal! text-muted-foreground"
                trigger={[
                  <span key="label">{more}</span>,
                  <ChevronDown key="icon" aria-hidden="true" className="size-4" />,
                ]}
                panelClassName="left-0"
              >
                <ul>
                  {LINKS.slice(FROM_MD).map((link, index) => (
                    <li key={link.href} className={index + FROM_MD < FROM_LG ? 'lg:hidden' : undefined}>
                      <NavLink href={link.href} className="nav-link w-full">
                        {link.label}
                      </NavLink>
                    </li>
                  ))}
                </ul>
              </Disclosure>
            </li>
          </ul>
        </nav>
        <div className="ml-auto flex shrink-0 items-center gap-2">
          <div className="flex gap-2 max-md:hidden">
            {look}
            <ColorModeToggle />
          </div>
          <ButtonLink href={getStarted.href} size="md" data-cta="get-started" className="max-sm:px-3">
            {getStarted.label}
          </ButtonLink>
        </div>
        <MobileMenu>
          <div data-scripted className="mt-4 flex items-center gap-1 border-t pt-3">
            <p className="mr-auto eyebrow text-muted-foreground">{navigationCopy.header.look}</p>
            {look}
            <ColorModeToggle />
          </div>
          {menu}
        </MobileMenu>
      </Container>
    </header>
  );
}
