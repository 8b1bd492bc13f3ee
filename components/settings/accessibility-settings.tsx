import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { Section } from '@/components/ui/section';
import { settingsCopy } from '@/lib/content/pages/settings';

const { heading, lede } = settingsCopy.sections.accessibility;
const { points, link } = settingsCopy.accessibility;

/** `children` are the controls, which the floating panel shares. */
export function AccessibilitySettings({ children }: { children: ReactNode }) {
  return (
    <Section
      id="accessibility"
      title={heading}
      intro={lede}
      aside={
        <ButtonLink href={link.href} variant="secondary">
          {link.label}
        </ButtonLink>
      }
    >
      <div
        data-scripted
        className="mb-12 rounded-panel border bg-surface p-5 shadow-card @2xl/main:p-8 @2xl/main:pb-9"
      >
        {children}
      </div>
      <ul className="grid gap-x-8 gap-y-10 @2xl/main:grid-cols-2 @5xl/main:grid-cols-4">
        {points.map((point) => (
          <li key={point.title} className="border-t-2 border-foreground pt-4">
            <h3 className="text-title">{point.title}</h3>
            <p className="mt-1.5 text-muted-foreground">{point.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
