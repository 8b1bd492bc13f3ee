import type { FoundPlaces, PlaceDetails } from '../edit-session';
import type { ShownFinding } from '../findings';

/** Where the panel's modules come from: a server of its own, or a path of the site. */
const SERVER = new URL('..', import.meta.url);

type Calls = {
  find: [{ texts: string[]; around: string; path: string; persona: string }, FoundPlaces];
  describe: [{ id: string }, PlaceDetails];
  change: [{ ids: string[]; before: string; text: string }, object];
  undo: [object, { files: string[] }];
  check: [object, { findings: ShownFinding[] }];
};

type Listener = (undoable: number) => void;
let listener: Listener | undefined;

/** Hears after each call how many changes can be undone. */
export function onUndoable(hear: Listener): void {
  listener = hear;
}

/** Calls the panel's server. Rejections throw an error whose message is for the editor. */
export async function call<Name extends keyof Calls>(
  name: Name,
  body: Calls[Name][0],
): Promise<Calls[Name][1]> {
  const options = {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  };
  const response = await fetch(new URL(name, SERVER), options).catch(() => {
    throw new Error('npm run dev does not respond. Is it still running?');
  });
  const answer = await response.json();
  if (!response.ok) throw new Error(answer.message);
  listener?.(answer.undoable);
  return answer;
}

export async function loadStyle(): Promise<CSSStyleSheet> {
  const response = await fetch(new URL('panel/panel.css', SERVER));
  return new CSSStyleSheet().replace(await response.text());
}
