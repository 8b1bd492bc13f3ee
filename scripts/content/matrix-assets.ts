const ONLY = ['own', 'inherited', 'missing', 'none', 'hidden']
  .map((status) => {
    const rest = `tbody tr:not(.has-${status}), details:not(:has(.has-${status}))`;
    return `body:has(#only-${status}:checked) :is(${rest}) { display: none; }`;
  })
  .join('\n');

export const MATRIX_STYLE = `
:root { color-scheme: light dark; --line: light-dark(#d5d9e0, #3a4150); --soft: light-dark(#5a6372, #a7b0c0); }
body { margin: 0; font: 14px/1.45 system-ui, sans-serif; background: light-dark(#fff, #14171d); color: light-dark(#16191f, #eef1f6); }
header, summary { padding: 0.75rem 1.25rem; }
h1 { margin: 0.5rem 0 0; font-size: 1.75rem; }
h2 { display: inline; font-size: 1.1rem; }
p { max-width: 70ch; }
fieldset { display: flex; flex-wrap: wrap; gap: 0.25rem 0.5rem; align-items: center; border: 0; padding: 0; }
legend { float: left; margin-right: 0.5rem; font-weight: 600; }
label { padding: 0.15rem 0.5rem; border-radius: 0.4rem; }
input[type='search'] { font: inherit; padding: 0.3rem 0.6rem; min-width: 20rem; }
summary { cursor: pointer; border-top: 1px solid var(--line); color: var(--soft); }
summary h2 { color: light-dark(#16191f, #eef1f6); }
.scroll { overflow: auto; max-height: 85vh; }
table { border-collapse: collapse; table-layout: fixed; width: 2300px; }
th, td { border: 1px solid var(--line); padding: 0.4rem 0.6rem; vertical-align: top; text-align: left; overflow-wrap: break-word; }
thead { position: sticky; top: 0; z-index: 2; }
th { background: light-dark(#f3f5f8, #1d222b); font-weight: 600; }
th[scope='row'], th[rowspan] { position: sticky; left: 0; width: 220px; z-index: 1; }
td > div { position: sticky; left: 235px; width: fit-content; max-width: 70ch; }
small { display: block; font-weight: 400; font-size: 0.75rem; color: var(--soft); }
.own { background: light-dark(#e6f4ea, #16301f); }
.missing { background: light-dark(#fde2e1, #4a1c1c); }
.none, .hidden { background: light-dark(#f3f5f8, #1d222b); }
${ONLY}
`;

/** Adds a search, which needs JavaScript. It hides rows without a match, and files without matching rows. */
export const MATRIX_SCRIPT = `
const search = document.getElementById('search');
const field = search.querySelector('input');
const found = search.querySelector('output');
const files = [...document.querySelectorAll('details')].map((file) => ({
  file,
  name: file.querySelector('h2').textContent.toLowerCase(),
  rows: [...file.querySelectorAll('tbody tr')].map((row) => ({ row, text: row.textContent.toLowerCase() })),
}));
function show() {
  const words = field.value.trim().toLowerCase();
  const status = document.querySelector('input[name=only]:checked').id.slice(5);
  let places = 0;
  let others = 0;
  for (const { file, name, rows } of files) {
    const isFile = name.includes(words);
    for (const { row, text } of rows) {
      row.hidden = !isFile && !text.includes(words);
      const isShown = status === 'all' || row.classList.contains('has-' + status);
      if (!row.hidden) isShown ? (places += 1) : (others += 1);
    }
    file.hidden = rows.every(({ row }) => row.hidden);
  }
  const elsewhere = others > 0 ? ' ' + others + ' more under “All”.' : '';
  found.textContent = !words ? '' : (places === 0 ? 'Nothing found.' : places === 1 ? '1 place.' : places + ' places.') + elsewhere;
}
search.hidden = false;
field.addEventListener('input', show);
document.querySelector('fieldset').addEventListener('change', show);
show();
`;
