import type { Metadata } from 'next';
import { ThemeProvider } from 'next-themes';
import localFont from 'next/font/local';
import { Activity, type ReactNode } from 'react';
import { ConsentSwitch } from '@/components/consent/consent-switch';
import { SelectorBar, RowAction } from '@/components/home/selector-bar';
import { Footer } from '@/components/layout/footer';
import { Header } from '@/components/layout/header';
import { QueryProvider } from '@/components/layout/query-provider';
import { RootAttributes } from '@/components/layout/root-attributes';
import { Sidebar } from '@/components/layout/sidebar';
import { SoftLinks } from '@/components/layout/soft-links';
import { ViewRow, SiteBody } from '@/components/layout/view-row';
import { OnboardingPanel } from '@/components/onboarding/onboarding-panel';
import { ReopenOnboarding, TakeTheTour } from '@/components/onboarding/onboarding-buttons';
import { PersonalizationProvider } from '@/components/personalization/personalization-provider';
import { Toaster } from '@/components/toast/toaster';
import { StartTutorial } from '@/components/tutorial/start-tutorial';
import { LiveRegion } from '@/components/ui/announcement-store';
import { SectionBoundary, WidgetBoundary } from '@/components/ui/section-boundary';
import { VisualThemeMenu } from '@/components/visual-theme/visual-theme-menu';
import { MAIN_ID } from '@/lib/config/main-id';
import { RELEASE, SITE_URL } from '@/lib/config/site-url';
import { readThemeColors } from '@/lib/config/theme-colors';
import { navigationCopy } from '@/lib/content/navigation';
import { onboardingCopy } from '@/lib/content/onboarding';
import { onboardingWelcome } from '@/lib/content/onboarding-welcome';
import { parseConsentMode } from '@/lib/personalization/consent';
import './globals.css';
import { IdleWidgets } from './idle-widgets';
import { inlineScript } from './inline/inline-script';

// `optional`: a font that arrives late is used from the next page on instead of moving this one.
const geist = localFont({
  src: './fonts/geist-latin.woff2',
  weight: '400 700',
  display: 'optional',
  variable: '--font-geist-sans',
});

export const metadata: Metadata = { metadataBase: new URL(SITE_URL) };

const guides = (
  <div className="mt-5 flex flex-wrap gap-2">
    <TakeTheTour size="sm" variant="secondary" />
    <ReopenOnboarding size="sm" />
  </div>
);

const openPanel = <ReopenOnboarding className="mt-3 w-full">{onboardingCopy.again.panel}</ReopenOnboarding>;

const tutorial = (
  <StartTutorial id="start-tutorial-help" className="px-4!">
    {onboardingWelcome.help.tutorial}
  </StartTutorial>
);

/** Listed, because next-themes would apply any stored string as a class, and a space in it would break the page. */
const COLOR_MODES = { light: 'light', dark: 'dark' };

/** The editors' panel (scripts/edit), only in `npm run dev`. */
const editServer = process.env.NODE_ENV === 'development' ? process.env.EDIT_SERVER : undefined;

const { light, dark } = readThemeColors();

/** Mounted above the personas, so that a change of persona keeps the focus and restarts no widget. */
export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html
      lang="en"
      data-consent={parseConsentMode(process.env.CONSENT_MODE)}
      data-release={RELEASE}
      data-scroll-behavior="smooth"
      data-theme="futuristic-clarity"
      className={geist.variable}
      suppressHydrationWarning
    >
      <head>
        {/* Not in the metadata, whose tags Next removes for some frames at every change of page or persona. */}
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content={light('background')} />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content={dark('background')} />
        <link rel="manifest" href="/manifest.webmanifest" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <script dangerouslySetInnerHTML={inlineScript(process.env.BOOT_SCRIPT)} />
        {editServer && (
          <script type="module" async crossOrigin="anonymous" src={`${editServer}/panel/panel`} />
        )}
      </head>
      <body>
        <ThemeProvider attribute="class" defaultTheme="system" enableSystem value={COLOR_MODES}>
          <QueryProvider>
            <PersonalizationProvider>
              <RootAttributes />
              <Activity>
                <a
                  href={`#${MAIN_ID}`}
                  data-slot="skip-link"
                  className="sr-only rounded-control bg-primary font-medium text-primary-foreground focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-[70] focus:px-5 focus:py-3"
                >
                  {navigationCopy.skipLink}
                </a>
                <SiteBody>
                  <SectionBoundary className="arrives-whole">
                    <Header look={<VisualThemeMenu />} menu={openPanel} />
                  </SectionBoundary>
                  <SectionBoundary className="arrives-whole">
                    <ViewRow
                      selectors={
                        <>
                          <SectionBoundary>
                            <SelectorBar />
                          </SectionBoundary>
                          <SectionBoundary isQuiet>
                            <RowAction />
                          </SectionBoundary>
                        </>
                      }
                    >
                      <SectionBoundary isQuiet>
                        <OnboardingPanel tutorial={tutorial} />
                      </SectionBoundary>
                    </ViewRow>
                  </SectionBoundary>
                  <div data-slot="page-frame" className="flex">
                    {/* Pages respond to the main area's width (`@lg/main:`), so that they fit with and without a sidebar. */}
                    <main id={MAIN_ID} tabIndex={-1} className="@container/main min-w-0 flex-1">
                      <SectionBoundary>{children}</SectionBoundary>
                    </main>
                    <SectionBoundary isQuiet>
                      <Sidebar>{guides}</Sidebar>
                    </SectionBoundary>
                  </div>
                  <SectionBoundary>
                    <Footer>
                      <ConsentSwitch />
                    </Footer>
                  </SectionBoundary>
                </SiteBody>
                <LiveRegion />
              </Activity>
              <WidgetBoundary>
                <IdleWidgets />
              </WidgetBoundary>
              <WidgetBoundary>
                <Toaster />
              </WidgetBoundary>
              <WidgetBoundary>
                <SoftLinks />
              </WidgetBoundary>
            </PersonalizationProvider>
          </QueryProvider>
        </ThemeProvider>
      </body>
    </html>
  );
}
