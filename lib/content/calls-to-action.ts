import { ROUTES, type Href } from '@/lib/config/routes';
import type { CallToActionId } from '@/lib/personalization/call-to-action';

export type Link = { label: string; href: Href };

export const callToActionCopy = {
  'view-api-docs': { label: 'View API Docs', href: ROUTES.api },
  'schedule-demo': { label: 'Schedule Demo', href: `${ROUTES.contact}#demo` },
  'start-free-trial': { label: 'Start Free Trial', href: `${ROUTES.pricing}#trial` },
} as const satisfies Record<CallToActionId, Link>;
