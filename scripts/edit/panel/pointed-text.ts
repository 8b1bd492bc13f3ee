/** The texts at a point of the page, innermost first, and the text around it. */
export type Pointed = { texts: string[]; around: string };

const MAX_TEXT_LENGTH = 600;
const MIN_AROUND = 600;
const MAX_AROUND = 20_000;
const ATTRIBUTES = ['aria-label', 'alt', 'placeholder', 'title', 'value'];

type CaretDocument = Document & {
  caretPositionFromPoint?: (x: number, y: number) => { offsetNode: Node } | null;
};

function textNodeAt(x: number, y: number): Text | undefined {
  const page: CaretDocument = document;
  const node =
    page.caretPositionFromPoint?.(x, y)?.offsetNode ?? document.caretRangeFromPoint?.(x, y)?.startContainer;
  return node instanceof Text ? node : undefined;
}

function* ancestors(target: Element): Generator<Element> {
  for (let at: Element | null = target; at && at !== document.body; at = at.parentElement) yield at;
}

function readAround(target: Element): string {
  const all = [...ancestors(target)];
  const found = all.find(({ textContent }) => (textContent?.length ?? 0) > MIN_AROUND) ?? all.at(-1);
  return (found?.textContent ?? '').slice(0, MAX_AROUND);
}

/** Labels of controls and pictures can be in attributes. */
const namesOf = (target: Element) =>
  ATTRIBUTES.map((name) => target.getAttribute(name) ?? '').filter((text) => /\p{L}/u.test(text));

export function readPointed(pointed: Element, point?: { x: number; y: number }): Pointed {
  // A number that is kept together with its unit belongs to its sentence.
  const part = pointed.closest('[data-part]');
  const target = part?.parentElement ?? pointed;
  const node = point && !part ? textNodeAt(point.x, point.y) : undefined;
  const direct = node && target.contains(node) ? [node.data, node.parentElement?.textContent ?? ''] : [];
  const outwards = [...ancestors(target)].slice(0, 3).map(({ textContent }) => textContent ?? '');
  const texts = [...direct, ...outwards].filter((text) => text.length <= MAX_TEXT_LENGTH);
  const around = readAround(target);
  const isBare = texts.every((text) => !/\p{L}/u.test(text));
  return {
    texts: [...new Set(isBare ? [...namesOf(target), ...texts] : [...texts, ...namesOf(target)])],
    around,
  };
}

export function readPersona(): string {
  const cookie = /(?:^|; )(?:session-)?persona=([a-z-]+\.[a-z-]+\.[a-z-]+)/.exec(document.cookie)?.[1];
  const segment = document.querySelector('main [data-segment]')?.getAttribute('data-segment');
  return cookie ?? `${segment ?? 'innovation-leader'}.explorer.new`;
}
