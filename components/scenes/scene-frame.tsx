import { Fragment } from 'react';
import type { Elements } from '@/components/ui/elements';
import { ExampleMark } from '@/components/ui/example-mark';
import type { ProductId } from '@/lib/personalization/products';

type SceneFrameProps = {
  id: ProductId;
  title: string;
  alternative: string;
  control: string;
  choices: readonly string[];
  /** The preselected choice, from 1. */
  start: number;
  children: Elements;
};

/**
 * A product picture with one choice. Radio buttons cover their labels, and CSS alone shows what belongs to the checked
 * one (`data-on`), so that a scene works without scripts.
 */
export function SceneFrame({ id, title, alternative, control, choices, start, children }: SceneFrameProps) {
  const name = `scene-${id}`;
  return (
    <figure data-slot="scene" data-scene={id} aria-label={title} className="scene">
      <figcaption>
        <strong>{title}</strong>
        <ExampleMark />
        <span className="sr-only">{alternative}</span>
      </figcaption>
      <div role="radiogroup" aria-label={`${control}: ${title}`}>
        {choices.map((choice, index) => (
          <Fragment key={choice}>
            <input
              type="radio"
              name={name}
              id={`${name}-${index + 1}`}
              defaultChecked={index + 1 === start}
            />
            <label htmlFor={`${name}-${index + 1}`}>{choice}</label>
          </Fragment>
        ))}
        {children}
      </div>
    </figure>
  );
}

/** The texts of all choices, stacked in one place, so that the size never changes. */
export function SceneCaption({ lines }: { lines: readonly string[] }) {
  return (
    <div aria-live="polite" className="scene-says scene-stack">
      {lines.map((line, index) => (
        <p key={line} data-on={index + 1}>
          {line}
        </p>
      ))}
    </div>
  );
}

/** With a plus or a real minus sign: '+17', '\u221212'. */
export function formatSigned(figure: number): string {
  return `${figure > 0 ? '+' : figure < 0 ? '\u2212' : ''}${Math.abs(figure)}`;
}
