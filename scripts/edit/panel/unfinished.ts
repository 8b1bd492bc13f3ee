const KEY = 'edit-panel';

/** The panel's state, restored after Next reloads the page, as it does for some changes. */
type Unfinished = { id: string; isChecking: boolean };

export const rememberOpen = (open: Unfinished) => sessionStorage.setItem(KEY, JSON.stringify(open));
export const forgetOpen = () => sessionStorage.removeItem(KEY);

export function takeUnfinished(): Unfinished | null {
  const stored = sessionStorage.getItem(KEY);
  forgetOpen();
  return stored ? JSON.parse(stored) : null;
}
