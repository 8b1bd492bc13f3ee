import { ROUTES } from '@/lib/config/routes';
import { PRODUCT_IDS, products } from '@/lib/content/products';

/** A product, or a page of this site that shows one of its own features. */
const FEATURES_BY_ADDRESS: ReadonlyMap<string, string> = new Map([
  ...PRODUCT_IDS.map((id) => [products[id].href, id] as const),
  [ROUTES.features, 'features'],
  [ROUTES.analytics, 'analytics'],
  [ROUTES.contentHub, 'content-hub'],
  [ROUTES.demo, 'demo'],
]);

/** The feature that was looked at last; null when none was. `trail` lists addresses, the last one being the latest. */
export function selectLastViewedFeature(trail: readonly string[]): string | null {
  const features = trail.map((address) => {
    const [path = ''] = address.split('#');
    return FEATURES_BY_ADDRESS.get(address) ?? FEATURES_BY_ADDRESS.get(path) ?? null;
  });
  return features.findLast((feature) => feature !== null) ?? null;
}
