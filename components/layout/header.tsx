import { ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import type { Elements } from '@/components/ui/elements';
import { navigationCopy } from '@/lib/content/navigation';
import { ColorModeToggle } from './color-mode-toggle';
import { Logo } from './logo';
import { MobileMenu } from './mobile-menu';
import { NavLink } from './nav-link';

const { label, links, developerApi, getStarted } = navigationCopy.header;

/** `menu` ends the mobile menu. */
export function Header({ children, menu }: { children?: Elements; menu?: Elements }) {
  return (
    <header data-slot="header" className="@container relative z-40 border-b bg-background">
      <Container className="flex flex-wrap items-center justify-end gap-x-4 py-1.5 md:py-2.5 lg:flex-nowrap lg:justify-start lg:gap-x-3 xl:gap-x-6">
        <Logo />
        <nav
          aria-label={label}
          className="order-last hidden basis-full md:block md:max-lg:-mx-2.5 md:max-lg:mt-1 md:max-lg:grow lg:order-none lg:basis-auto"
        >
          <ul className="flex flex-wrap items-center gap-x-0.5">
            {[...links, developerApi].map((link) => (
              <li key={link.href}>
                <NavLink href={link.href} className="nav-link">
                  {link.label}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="flex shrink-0 items-center gap-1.5 lg:ml-auto">
          {children}
          <ColorModeToggle />
          <ButtonLink href={getStarted.href} size="md" data-cta="get-started" className="max-sm:hidden">
            {getStarted.label}
          </ButtonLink>
        </div>
        <MobileMenu>{menu}</MobileMenu>
      </Container>
    </header>
  );
}
