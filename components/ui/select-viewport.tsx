'use client';

import * as Select from '@radix-ui/react-select';
import { Children, isValidElement, type ReactNode } from 'react';

type ViewportProps = { role: 'group'; tabIndex: 0; className?: string; children: ReactNode };
type RadixViewport = { render: (props: ViewportProps, ref: null) => unknown };

function hasRender(value: unknown): value is RadixViewport {
  return typeof value === 'object' && value !== null && 'render' in value;
}

/**
 * Radix's viewport without the <style> that it writes through innerHTML beside the list: the Content-Security-Policy
 * and Trusted Types refuse both. Its only job, a list without scroll bar, is done by `className` here.
 * A list that scrolls must be able to take the focus.
 */
export function SelectViewport(props: ViewportProps) {
  const viewport: unknown = Select.Viewport;
  const drawn = hasRender(viewport) ? viewport.render(props, null) : null;
  if (!isValidElement<{ children?: ReactNode }>(drawn)) return <Select.Viewport {...props} />;
  return Children.toArray(drawn.props.children).filter(
    (child) => !(isValidElement(child) && child.type === 'style'),
  );
}
