import { ROUTES } from '@/lib/config/routes';
import type { MessagePageCopy } from './shell';

export const notFoundCopy = {
  heading: 'Page Not Found',
  text: 'There is nothing at this address. It may have moved, or the link may have a typo. One of these should help.',
  links: [
    { label: 'Home', href: ROUTES.home },
    { label: 'AI Solutions', href: ROUTES.solutions },
    { label: 'Content Hub', href: ROUTES.contentHub },
    { label: 'Contact', href: ROUTES.contact },
  ],
} as const satisfies MessagePageCopy;
