const KEY = 'edit-panel';

/** The panel's state, restored after Next reloads the page, as it does for some changes. */
type Unfinished = { id: string; isChecking: boolean };

export const rememberOpen = (open: Unfinished) =>
  sessionStorage.setItem(KEY, JSON.stringify({ ...open, path: location.pathname }));
export const forgetOpen = () => sessionStorage.removeItem(KEY);

/** What was open on this page; on another page the panel stays closed. */
export function takeUnfinished(): Unfinished | null {
  const stored = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
  forgetOpen();
  return stored?.path === location.pathname ? stored : null;
}
