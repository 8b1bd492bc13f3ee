import { ExampleMark } from '@/components/ui/example-mark';
import { Icon } from '@/components/ui/icon';
import { CheckList, Timeline } from '@/components/ui/lists';
import { PhoneFold } from '@/components/ui/phone-fold';
import { Section } from '@/components/ui/section';
import { Tabs } from '@/components/ui/tabs';
import { HOME_TAB_IDS, homeCopy, type HomeTabCopy } from '@/lib/content/home';

export function HowItWorks() {
  const { heading, label, items } = homeCopy.tabs;
  return (
    <Section id="how-it-works" title={heading} tone="sunken">
      <Tabs
        label={label}
        items={HOME_TAB_IDS.map((id) => ({
          id,
          label: (
            <>
              <Icon name={items[id].icon} />
              <span>{items[id].label}</span>
            </>
          ),
          content: <TabStory id={id} story={items[id]} />,
        }))}
      />
    </Section>
  );
}

function TabStory({ id, story }: { id: string; story: HomeTabCopy }) {
  const { headline, text, bullets, example } = story;
  const { showExample } = homeCopy.tabs;
  return (
    <div className="grid grid-cols-1 gap-x-12 gap-y-4 md:gap-y-6 @4xl/main:grid-cols-2 @4xl/main:grid-rows-[auto_1fr]">
      <div>
        <h3 className="text-figure leading-tight">{headline}</h3>
        <p className="mt-4 text-lede text-muted-foreground">{text}</p>
      </div>
      <PhoneFold id={`${id}-example`} label={showExample} contentClassName="md:contents">
        <CheckList lines={bullets} />
        <figure className="mt-6 self-start rounded-panel border bg-surface p-6 shadow-raised @4xl/main:col-start-2 @4xl/main:row-span-2 @4xl/main:row-start-1 @4xl/main:mt-0">
          <figcaption>
            <ExampleMark label={example.label} />
            <p className="mt-2 font-heading text-title font-(--heading-weight)">{example.title}</p>
          </figcaption>
          <Timeline
            steps={example.rows.map(({ label, text }) => ({ title: label, text }))}
            className="mt-5"
          />
        </figure>
      </PhoneFold>
    </div>
  );
}
