type Child = Node | string | null | false | undefined;
export type Properties = Readonly<Record<string, string | number | boolean | ((event: Event) => void)>>;

/** Creates an element. Functions are listeners, keyed by event name; `true` sets an empty attribute. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Properties = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Tag] {
  const created = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (typeof value === 'function') created.addEventListener(name, value);
    else if (value === true) created.setAttribute(name, '');
    else if (value !== false) created.setAttribute(name, String(value));
  }
  created.append(...children.filter((child) => child !== null && child !== undefined && child !== false));
  return created;
}

export const formElement = (submit: () => unknown, properties: Properties, ...children: readonly Child[]) =>
  element(
    'form',
    {
      ...properties,
      submit: (event) => {
        event.preventDefault();
        submit();
      },
    },
    ...children,
  );

/** Shows the error in `place` if `work` fails. */
export async function attempt(container: HTMLElement, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    container.replaceChildren(error instanceof Error ? error.message : String(error));
  }
}
