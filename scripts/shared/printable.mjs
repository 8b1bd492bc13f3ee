/** All but tabs and line breaks. They would change a terminal that shows the text. */
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g;

/** @param {unknown} value that a visitor may have sent */
export const printable = (value) =>
  String(value ?? '')
    .replaceAll('\r\n', '\n')
    .replace(CONTROL, '');
