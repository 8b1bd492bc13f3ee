import { DataTable } from '@/components/ui/data-table';
import { HeadPicture } from '@/components/ui/head-picture';
import { Page, PageClose, PageHead } from '@/components/ui/page';
import { Section } from '@/components/ui/section';
import { SectionBoundary } from '@/components/ui/section-boundary';
import { demoCopy } from '@/lib/content/pages/demo';
import type { Persona } from '@/lib/personalization/persona';
import { DemoFinder } from './demo-finder';
import { DemoTopic } from './demo-topic';

const { heading, lede, caption, key: keyLabel, result: resultLabel, rows } = demoCopy.keys;
const KEYS_ID = 'keys';

function DemoKeys() {
  return (
    <Section id={KEYS_ID} title={heading} intro={lede}>
      <DataTable
        caption={caption}
        columns={[{ label: keyLabel }, { label: resultLabel }]}
        rows={rows.map(({ key, result }) => ({
          id: key,
          header: <kbd className="font-mono text-sm">{key}</kbd>,
          cells: [result],
        }))}
      />
    </Section>
  );
}

const { skip, head, guide, finder, groups, topics, close } = demoCopy;
const DEMOS_ID = 'demos';

const places = [
  ...groups.flatMap((group) =>
    group.topics.map((id) => ({ id, title: topics[id].title, text: topics[id].text })),
  ),
  { id: KEYS_ID, title: finder.keys, text: demoCopy.keys.lede },
];

export function DemoPage({ persona }: { persona: Persona }) {
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
        <DemoFinder copy={finder} places={places} />
        <div className="mt-8 max-w-[40rem] border-l-4 border-accent pl-5">
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
              <div className="grid grid-cols-1 gap-6">
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

const SHOWN_ROWS = 5;

/** The first keys of the page's table, as keycaps. */
function DemoPicture() {
  return (
    <HeadPicture title={heading} className="w-88 space-y-4">
      {rows.slice(0, SHOWN_ROWS).map(({ key, result }) => (
        <p key={key} className="grid grid-cols-[8rem_1fr] items-center gap-4 text-caption">
          <span className="w-fit rounded-control border border-b-3 bg-surface-sunken px-2.5 py-1 font-mono whitespace-nowrap">
            {key}
          </span>
          <span className="text-muted-foreground">{result}</span>
        </p>
      ))}
    </HeadPicture>
  );
}
