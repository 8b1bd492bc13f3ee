import { ROUTES } from '@/lib/config/routes';
import type { CallToActionId } from '@/lib/personalization/call-to-action';
import type { Link } from './link';

export const callToActionCopy = {
  'view-api-docs': { label: 'View API Docs', href: ROUTES.api },
  'schedule-demo': { label: 'Schedule Demo', href: `${ROUTES.contact}#demo` },
  'start-free-trial': { label: 'Start Free Trial', href: `${ROUTES.pricing}#trial` },
} as const satisfies Record<CallToActionId, Link>;
