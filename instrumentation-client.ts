import { watchClientErrors } from '@/lib/browser/report-client-error';

watchClientErrors();
