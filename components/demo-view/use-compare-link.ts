import { useRouter } from 'next/navigation';
import { useSitePath } from '@/components/hooks/use-site-path';
import { useSession } from '@/components/personalization/personalization-context';
import { COMPARER_ID, compareWith, formatComparison, isComparedPage } from '@/lib/compare/comparison';
import { ROUTES } from '@/lib/config/routes';
import { readQuery } from '@/lib/personalization/read-query';

/** From a page to its comparison, with the visitor on show first; from the comparison back to its page. */
export function useCompareLink() {
  const router = useRouter();
  const path = useSitePath();
  const { persona } = useSession('persona');

  return function follow() {
    const compared = readQuery(window.location.search).get('page') ?? ROUTES.home;
    if (path !== ROUTES.compare)
      router.push(`${formatComparison(compareWith(persona, path))}#${COMPARER_ID}`);
    else router.push(isComparedPage(compared) ? compared : ROUTES.home);
  };
}
