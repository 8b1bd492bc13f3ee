/** Joiners and variation selectors shape letters and emoji; any other ignorable character can only hide. */
const INVISIBLE = /(?![\u200C\u200D\uFE00-\uFE0F])\p{DI}/gu;
const IGNORABLE = /\p{DI}/gu;
const CONTROL = /\p{Cc}+/gu;
const CONTROL_IN_LINES = /(?![\n\t])\p{Cc}/gu;

/** Text of several lines without what a reader cannot see. Empty if nothing can be seen. */
export function cleanText(text: string): string {
  const cleaned = text.replaceAll('\r\n', '\n').replace(INVISIBLE, '').replace(CONTROL_IN_LINES, '').trim();
  return /[^\p{DI}\s]/u.test(cleaned) ? cleaned : '';
}

/** The same on one line, such as a name. Empty without a letter or number. */
export function cleanLine(text: string): string {
  const cleaned = text.replace(INVISIBLE, '').replace(CONTROL, ' ').trim();
  return /[\p{L}\p{N}]/u.test(cleaned) ? cleaned : '';
}

/** An e-mail address as its owner would type it: copied ones can contain characters that no mail reaches. */
export function cleanAddress(text: string): string {
  return cleanLine(text).replace(IGNORABLE, '');
}
