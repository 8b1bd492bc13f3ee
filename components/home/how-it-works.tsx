import { Icon } from '@/components/ui/icon';
import { Section } from '@/components/ui/section';
import { Tabs } from '@/components/ui/tabs';
import { HOME_TAB_IDS, homeCopy } from '@/lib/content/home';
import { TabStory } from './tab-story';

const { heading, lede, label, items } = homeCopy.tabs;

export function HowItWorks() {
  return (
    <Section id="how-it-works" title={heading} intro={lede} tone="sunken">
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
          content: <TabStory story={items[id]} />,
        }))}
      />
    </Section>
  );
}
