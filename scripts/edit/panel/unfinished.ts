const KEY = 'edit-panel';

/** What was open when Next loaded the whole page again, which it does for some changes. */
type Unfinished = { id: string; isChecking: boolean };

export const rememberOpen = (open: Unfinished) => sessionStorage.setItem(KEY, JSON.stringify(open));
export const forgetOpen = () => sessionStorage.removeItem(KEY);

export function takeUnfinished(): Unfinished | null {
  const stored = sessionStorage.getItem(KEY);
  forgetOpen();
  return stored ? JSON.parse(stored) : null;
}
