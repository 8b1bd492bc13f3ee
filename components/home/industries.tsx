import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Section } from '@/components/ui/section';
import { HOME_INDUSTRY_IDS, homeCopy } from '@/lib/content/home';

const { heading, lede, more, items } = homeCopy.industries;

/** Eight fields of one sheet: the hairlines between them are the sheet's own color. */
export function Industries() {
  return (
    <Section
      id="industries"
      title={heading}
      intro={lede}
      tone="sunken"
      aside={
        <ButtonLink href={more.href} variant="secondary">
          {more.label}
        </ButtonLink>
      }
    >
      <ul className="grid grid-cols-1 gap-px overflow-hidden rounded-card border bg-border @xl/main:grid-cols-2 @5xl/main:grid-cols-4">
        {HOME_INDUSTRY_IDS.map((id) => (
          <li
            key={id}
            className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 bg-surface p-5 @xl/main:block @xl/main:p-6"
          >
            <Icon name={items[id].icon} className="mt-0.5 size-5 text-primary" />
            <div>
              <h3 className="text-title @xl/main:mt-6">{items[id].title}</h3>
              <p className="mt-1.5 text-[0.9375rem] text-muted-foreground">{items[id].text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
