import { homeCopy } from '@/lib/content/home';
import { callToActionCopy } from '@/lib/content/calls-to-action';
import { selectPrimaryCallToAction } from '@/lib/personalization/call-to-action';
import { formatPersonaSlug, PERSONAS, SEGMENTS, type Segment } from '@/lib/personalization/persona';
import {
  fetchSite,
  linksOf,
  personaHeaders,
  readPage,
  type ReadPage,
  textOf,
  textsOf,
} from '../support/http/read-page';
import { segmentReaders } from '@/lib/content/segments';

const hero = homeCopy.hero.copy;

const buttonOf = (segment: Segment) => {
  const { label, href } = callToActionCopy[selectPrimaryCallToAction(segment).result];
  return `${label} → ${href}`;
};
const BUTTONS = SEGMENTS.map(buttonOf);
const SUGGESTIONS = {
  explorer: ['AI case studies → /cases', 'Feature demonstrations → /features'],
  researcher: ['Technical documentation → /features#documentation', 'API references → /api'],
  converter: ['Pricing options → /pricing', 'Success stories → /cases#success-stories'],
};

const pages = new Map<string, ReadPage>();

beforeAll(async () => {
  for (const slug of PERSONAS.map(formatPersonaSlug))
    pages.set(slug, await readPage('/', personaHeaders(slug)));
});

describe.each(PERSONAS.map((persona) => ({ slug: formatPersonaSlug(persona), ...persona })))(
  '$slug',
  ({ slug, segment, cluster, visitor }) => {
    const read = () => {
      const page = pages.get(slug);
      if (!page) throw new Error(`${slug} was not read`);
      return { ...page, main: page.document.querySelector('main') };
    };

    test('the home page has its copy, its button and its recommendations', () => {
      const { main, document } = read();
      expect(textsOf(document, 'h1')).toEqual([hero[segment][cluster].headline]);
      expect(textOf(main)).toContain(hero[segment][cluster].lede);
      expect(textOf(main)).toContain(`${homeCopy.hero.visitor[visitor]} ${segmentReaders[segment]}.`);
      const headings = textsOf(main, 'h2, h3');
      for (const { title } of homeCopy.valuePropositions[segment].items) expect(headings).toContain(title);
      const buttons = linksOf(main).filter((link) => BUTTONS.includes(link));
      expect(buttons.length).toBeGreaterThanOrEqual(2);
      expect(new Set(buttons)).toEqual(new Set([buttonOf(segment)]));
      const scores = textsOf(main, '[data-slot=match-score]').map((text) => text.match(/^(\d+)% match/)?.[1]);
      expect(scores).toHaveLength(6);
      expect(scores.map(Number)).toEqual(scores.map(Number).sort((one, other) => other - one));
    });

    test("no other persona's copy is sent", () => {
      const { html } = read();
      const others = PERSONAS.filter((other) => other.segment !== segment || other.cluster !== cluster);
      const own = hero[segment][cluster].headline;
      const sent = others
        .map((other) => hero[other.segment][other.cluster].headline)
        .filter((headline) => headline !== own);
      expect(sent.filter((headline) => html.includes(headline.replaceAll("'", '&#x27;')))).toEqual([]);
    });

    test('the layout is that of its segment, its cluster and its visitor type', () => {
      const { document } = read();
      const menu = linksOf(document.querySelector('nav[aria-label=Menu]'));
      expect(menu.includes('Developer API → /api')).toBe(segment === 'developer');
      const sidebar = document.querySelector('aside[data-slot=sidebar]');
      expect(textsOf(sidebar, 'h2, h3')).toEqual(expect.arrayContaining(['Smart Navigation', 'AI Insights']));
      expect(linksOf(sidebar)).toEqual(expect.arrayContaining(SUGGESTIONS[cluster]));
      expect(sidebar?.hasAttribute('hidden')).toBe(visitor === 'new');
      expect(document.querySelectorAll('[data-slot=onboarding-panel]')).toHaveLength(
        visitor === 'new' ? 1 : 0,
      );
    });

    test('a link that names it serves the same bytes', async () => {
      const link = `/?segment=${segment}&cluster=${cluster}&visitor=${visitor}`;
      expect(await (await fetchSite(link)).text()).toBe(read().html);
    });
  },
);

test('the main buttons are those of the specification', () => {
  expect((['developer', 'innovation-leader', 'sales-prospect'] as const).map(buttonOf)).toEqual([
    'View API Docs → /api',
    'Schedule Demo → /contact#demo',
    'Start Free Trial → /pricing#trial',
  ]);
});

test.each([
  ['no cookie', {}],
  ['another persona', personaHeaders('developer.researcher.returning')],
])('a compared page is the one of its address, and sets no cookie, with %s', async (_, headers) => {
  const address = '/?segment=sales-prospect&cluster=converter&visitor=new&view=compare';
  const page = await readPage(address, headers);
  expect(textsOf(page.document, 'h1')).toEqual([hero['sales-prospect'].converter.headline]);
  expect(page.headers.get('set-cookie')).toBeNull();
  expect(page.headers.get('x-variant')).toBeNull();
});

test.each(['', '; experiments=01b.02b'])(
  'with EXPERIMENTS=off a visitor of the tested audience sees the ordinary page%s',
  async (arms) => {
    const slug = 'developer.researcher.returning';
    const headers = { cookie: personaHeaders(slug).cookie + arms, 'sec-fetch-mode': 'navigate' };
    const response = await fetchSite('/', { headers });
    expect(response.headers.get('x-variant')).toBe(slug);
    expect(response.headers.getSetCookie().filter((line) => /^experiments=[^;]/.test(line))).toEqual([]);
    expect(/data-experiment="02[bc]"/.test(await response.text())).toBe(false);
  },
);
