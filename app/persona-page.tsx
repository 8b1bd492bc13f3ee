import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ServedData } from '@/components/structured-data/served-data';
import type { Elements } from '@/components/ui/elements';
import { ROUTES, type RouteId, type RoutePath } from '@/lib/config/routes';
import { SHARE_IMAGE_HEIGHT, SHARE_IMAGE_WIDTH, shareImagePath, SITE_URL } from '@/lib/config/site-url';
import { PLACE_PAGES } from '@/lib/content/experiment';
import { pageMetadata } from '@/lib/content/metadata';
import { site } from '@/lib/content/site';
import { listRunning } from '@/lib/experiments/list-running';
import { findNamedExperiment, listArmPages, type ShownExperiment } from '@/lib/experiments/shown-experiment';
import { parsePersonaSlug, type Persona, formatPersonaSlug, PERSONAS } from '@/lib/personalization/persona';
import { describeRoute, serializeThings } from '@/lib/structured-data/describe-route';
import { inlineScript } from './inline/inline-script';

const running = listRunning();
const hasHoldout = running.some(({ kind }) => kind === 'holdout');
const hasCopyExperiment = (page: RoutePath) =>
  running.some((experiment) => experiment.kind === 'copy' && PLACE_PAGES[experiment.place] === page);

type PersonaParams = { persona: string };

/** A page component that parses the persona for `render`. Pages without an id are not for search engines. */
export function personaPage<Params extends PersonaParams>(
  id: RouteId | null,
  render: (persona: Persona, params: Params) => Elements,
) {
  return async function Page(props: { params: Promise<Params> }) {
    const params = await props.params;
    const persona = parsePersonaSlug(params.persona);
    if (!persona) notFound();
    const page: Elements = render(persona, params);
    return (
      <>
        {id ? <title>{pageMetadata[id].title}</title> : null}
        {id ? <ServedData json={serializeThings(describeRoute(id, SITE_URL))} /> : null}
        {page}
        {hasHoldout || (id && hasCopyExperiment(ROUTES[id])) ? <ExposureScript /> : null}
      </>
    );
  };
}

/** app/inline/exposures.ts */
function ExposureScript() {
  const source = inlineScript(process.env.EXPOSURE_SCRIPT);
  return <script data-holdout={hasHoldout ? '' : undefined} dangerouslySetInnerHTML={source} />;
}

/**
 * Metadata for search engines and link previews. The canonical address is the clean one for every persona. The title is
 * part of the page: Next would remove its own for some frames at every change of page or persona.
 */
export function describePage(id: RouteId): Metadata {
  const { title, description } = pageMetadata[id];
  const url = ROUTES[id];
  const image = { url: shareImagePath(id), alt: title };
  return {
    description,
    alternates: { canonical: url },
    openGraph: {
      type: 'website',
      locale: 'en_US',
      siteName: site.name,
      title,
      description,
      url,
      images: [{ ...image, type: 'image/png', width: SHARE_IMAGE_WIDTH, height: SHARE_IMAGE_HEIGHT }],
    },
    twitter: { card: 'summary_large_image', title, description, images: [image] },
  };
}

/**
 * Builds only the pages of a running experiment's challengers. Not below app/[persona], because Next drops all pages of a
 * segment that has none for some of its parents.
 */
export function buildArmPages(id: RouteId) {
  return function generateStaticParams() {
    return PERSONAS.flatMap((persona) =>
      listArmPages(ROUTES[id], persona).map((experiment) => ({
        experiment,
        persona: formatPersonaSlug(persona),
      })),
    );
  };
}

/** A page with the experiment and arm named by its address, such as `02b`. */
export function armPage(id: RouteId, render: (persona: Persona, experiment: ShownExperiment) => Elements) {
  return personaPage<{ persona: string; experiment: string }>(id, (persona, { experiment: name }) => {
    const experiment = findNamedExperiment(ROUTES[id], persona, name);
    return experiment ? render(persona, experiment) : notFound();
  });
}
