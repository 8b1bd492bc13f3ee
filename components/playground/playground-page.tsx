import { DataTable } from '@/components/ui/data-table';
import type { Elements } from '@/components/ui/elements';
import { Fold } from '@/components/ui/fold';
import { HeadPicture } from '@/components/ui/head-picture';
import { Icon } from '@/components/ui/icon';
import { CheckList } from '@/components/ui/lists';
import { Page, PageClose, PageHead } from '@/components/ui/page';
import { Progress } from '@/components/ui/progress';
import { Section } from '@/components/ui/section';
import { SectionBoundary } from '@/components/ui/section-boundary';
import { SIMULATED_FETCH_MS } from '@/lib/config/timings';
import { playgroundCopy, type PlaygroundCopy, type DemoId } from '@/lib/content/pages/demo';
import type { Persona } from '@/lib/personalization/persona';
import { cn } from '@/lib/utils';
import { AnnouncementDemo } from './announcement-demo';
import { CacheDemo } from './cache-demo';
import { ArrivalDemo, DemoFinder } from './demo-finder';
import { DialogDemo } from './dialog-demo';
import { ImagesDemo } from './images-demo';

const { heading, lede, caption, key: keyLabel, result: resultLabel, rows } = playgroundCopy.keys;
const KEYS_ID = 'keys';
const KEY_ANCHORS = [KEYS_ID];

function DemoKeys() {
  return (
    <Section id={KEYS_ID} tabIndex={-1} title={heading} intro={lede}>
      <Fold
        id="all-keys"
        anchors={KEY_ANCHORS}
        on="phones"
        summary={<span className="font-medium">{caption}</span>}
        className="max-md:border-y"
      >
        <DataTable
          caption={caption}
          columns={[{ label: keyLabel }, { label: resultLabel }]}
          rows={rows.map(({ key, result }) => ({
            id: key,
            header: <kbd className="font-mono text-sm">{key}</kbd>,
            cells: [result],
          }))}
        />
      </Fold>
    </Section>
  );
}

const { skip, head, guide, finder, groups, topics, close } = playgroundCopy;
const DEMOS_ID = 'demos';

const finderEntries = [
  ...groups.flatMap((group) =>
    group.topics.map((id) => ({ id, title: topics[id].title, text: topics[id].text })),
  ),
  { id: KEYS_ID, title: finder.keys, text: playgroundCopy.keys.lede },
];

export function PlaygroundPage({ persona }: { persona: Persona }) {
  return (
    <Page segment={persona.segment}>
      <a
        href={`#${DEMOS_ID}`}
        data-slot="demo-skip-link"
        className="sr-only rounded-control bg-primary font-medium text-primary-foreground focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-[70] focus:px-5 focus:py-3"
      >
        {skip}
      </a>
      <PageHead copy={head} segment={persona.segment} picture={<DemoPicture />}>
        <DemoFinder copy={finder} places={finderEntries} />
        <div className="mt-6 max-w-[40rem] border-l-4 border-accent pl-4">
          <p className="font-semibold">{guide.heading}</p>
          <p className="mt-1 text-muted-foreground">{guide.text}</p>
        </div>
      </PageHead>
      <div id={DEMOS_ID} tabIndex={-1} className="outline-none">
        {groups.map((group, index) => (
          <SectionBoundary key={group.id}>
            <Section
              id={group.id}
              title={group.heading}
              intro={group.lede}
              tone={index % 2 === 0 ? 'plain' : 'sunken'}
            >
              <div className="grid grid-cols-1 gap-4 @2xl/main:gap-6">
                {group.topics.map((id) => (
                  <DemoTopic key={id} id={id} />
                ))}
              </div>
            </Section>
          </SectionBoundary>
        ))}
      </div>
      <DemoKeys />
      <PageClose copy={close} cluster={persona.cluster} />
    </Page>
  );
}

const { log, fetch: fetchLabel } = playgroundCopy.live.cache;
const FETCHES = [
  { from: log.server, tookMs: SIMULATED_FETCH_MS },
  { from: log.cache, tookMs: 0 },
];

/** The cached fetch, twice. */
function DemoPicture() {
  return (
    <HeadPicture title={topics['cached-data'].title} className="space-y-4 p-4">
      {FETCHES.map(({ from, tookMs }, index) => (
        <div key={from} className="space-y-2">
          <p className="flex items-baseline justify-between gap-4">
            <span className="text-caption text-muted-foreground first-letter:uppercase">{from}</span>
            <span className="font-heading text-figure leading-heading tabular-nums">{`${tookMs} ms`}</span>
          </p>
          <Progress aria-hidden="true" value={tookMs} max={SIMULATED_FETCH_MS} />
          {index === 0 ? null : (
            <p className="pt-2">
              <span className="inline-flex min-h-11 items-center rounded-control bg-primary px-4 text-primary-foreground">
                {fetchLabel}
              </span>
            </p>
          )}
        </div>
      ))}
    </HeadPicture>
  );
}

const { labels, live } = playgroundCopy;

function DemoTopic({ id }: { id: DemoId }) {
  const { title, icon, text, how, check } = topics[id];
  const isWide = id === 'images';
  return (
    <article
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      className={cn(
        'grid scroll-mt-6 grid-cols-1 gap-x-12 gap-y-4 rounded-panel border bg-surface p-4 shadow-card @max-[15rem]/main:p-3 @xl/main:p-8',
        !isWide && '@4xl/main:grid-cols-2 @4xl/main:grid-rows-[auto_1fr]',
      )}
    >
      <div>
        <div className="flex items-center gap-3">
          <Icon name={icon} className="size-6 shrink-0 text-accent" />
          <h3 id={`${id}-title`} className="text-title">
            {title}
          </h3>
        </div>
        <p className="mt-2 max-w-[44rem] text-muted-foreground">{text}</p>
      </div>
      <DemoStage
        id={id}
        className={cn(!isWide && '@4xl/main:col-start-2 @4xl/main:row-span-2 @4xl/main:row-start-1')}
      />
      <Fold
        id={`${id}-details`}
        on="phones"
        summary={<span className="font-medium">{labels.more}</span>}
        className="max-md:border-t"
      >
        <div className={cn(isWide && 'grid gap-x-12 gap-y-6 @4xl/main:grid-cols-2')}>
          <div>
            <h4 className="text-sm font-semibold">{labels.how}</h4>
            <CheckList lines={how} isSmall className="mt-2" />
          </div>
          <div
            className={cn(
              'self-start rounded-control bg-primary-soft p-4 text-sm text-primary-soft-foreground',
              !isWide && 'mt-6',
            )}
          >
            <h4 className="text-sm font-semibold">{labels.check}</h4>
            <p className="mt-1">{check}</p>
          </div>
        </div>
      </Fold>
    </article>
  );
}

const PAST_ID = 'past-the-menu';

function SkipLinkDemo({ copy }: { copy: PlaygroundCopy['live']['skipLink'] }) {
  return (
    <>
      <p id="before-the-menu" tabIndex={-1} className="text-sm text-muted-foreground">
        {copy.hint}
      </p>
      <div className="mt-4 overflow-hidden rounded-card border bg-surface">
        <div className="relative border-b px-4 py-2">
          <a
            href={`#${PAST_ID}`}
            className="sr-only rounded-control bg-primary font-medium text-primary-foreground focus:not-sr-only focus:absolute focus:top-2 focus:left-3 focus:z-10 focus:px-4 focus:py-2"
          >
            {copy.skip}
          </a>
          <nav aria-label={copy.menu}>
            <ul className="flex flex-wrap gap-x-6">
              {playgroundCopy.groups.flatMap(({ topics }) =>
                topics
                  .filter((id) => id !== 'skip-link')
                  .map((id) => (
                    <li key={id}>
                      <a href={`#${id}`} className="quiet-link min-h-11 underline">
                        {playgroundCopy.topics[id].title}
                      </a>
                    </li>
                  )),
              )}
            </ul>
          </nav>
        </div>
        <p id={PAST_ID} tabIndex={-1} className="scroll-mt-40 px-4 py-6">
          {copy.past}
        </p>
      </div>
    </>
  );
}

const stages: Record<DemoId, Elements> = {
  'skip-link': <SkipLinkDemo copy={live.skipLink} />,
  announcements: <AnnouncementDemo copy={live.announcements} />,
  'focus-on-arrival': <ArrivalDemo copy={live.arrival} />,
  'focus-in-dialogs': <DialogDemo copy={live.dialog} />,
  images: <ImagesDemo copy={live.images} />,
  'cached-data': <CacheDemo copy={live.cache} />,
};

const worksWithoutScripts: readonly DemoId[] = ['skip-link', 'images'];

function DemoStage({ id, className }: { id: DemoId; className?: string }) {
  return (
    <div
      role="group"
      aria-label={`${live.label}: ${playgroundCopy.topics[id].title}`}
      data-demo={id}
      className={cn(
        'min-w-0 rounded-card border border-border-strong bg-background p-4 @max-[15rem]/main:p-3 @xl/main:p-6',
        className,
      )}
    >
      <p aria-hidden="true" className="mb-4 eyebrow text-accent">
        {live.label}
      </p>
      {stages[id]}
      {worksWithoutScripts.includes(id) ? null : (
        <p hidden data-unscripted="open" className="text-sm text-muted-foreground">
          {live.unscripted}
        </p>
      )}
    </div>
  );
}
