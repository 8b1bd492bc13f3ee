import type { ReactNode } from 'react';

const NUMBER_AND_UNIT = /(\b\d+-\p{L}+)/u;

/** Keeps a number and its unit, such as '30-day', on one line. */
export function keepTogether(text: ReactNode): ReactNode {
  if (typeof text !== 'string' || !NUMBER_AND_UNIT.test(text)) return text;
  // Every second part is a number with its unit.
  return text.split(NUMBER_AND_UNIT).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} data-part="" className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
