import { isbot } from 'isbot';

/** Whether a program or a prefetch made this request, and nobody looked at anything. Decides counts only, never words. */
export function isAutomated({ headers }: Request): boolean {
  const purpose = headers.get('sec-purpose') ?? headers.get('purpose') ?? '';
  return purpose.includes('prefetch') || isbot(headers.get('user-agent'));
}
