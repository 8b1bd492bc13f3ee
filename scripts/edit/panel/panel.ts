import { call, loadStyle, onUndoable } from './calls';
import { attempt, element, formElement } from './element';
import { showEditor, createVerdict } from './editor';
import { type Pointed, readPersona, readPointed } from './pointed-text';
import { showPlaces } from './places';

const KEY = 'edit-panel';

/** The panel's state, restored after Next reloads the page, as it does for some changes. */
type Unfinished = { id: string; isChecking: boolean };

const rememberOpen = (open: Unfinished) =>
  sessionStorage.setItem(KEY, JSON.stringify({ ...open, path: location.pathname }));
const forgetOpen = () => sessionStorage.removeItem(KEY);

/** What was open on this page; on another page the panel stays closed. */
function takeUnfinished(): Unfinished | null {
  const stored = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
  forgetOpen();
  return stored?.path === location.pathname ? stored : null;
}

const host = element('div', { id: 'edit-panel', popover: 'manual' });
const shadow = host.attachShadow({ mode: 'open' });
const content = element('div', { class: 'content' });
const message = element('p', { role: 'status' });
const verdict = createVerdict({ edit, message });
const undoButton = element(
  'button',
  { type: 'button', hidden: true, click: () => void attempt(message, undo) },
  'Undo',
);
const status = element('div', { class: 'status' }, message, undoButton, verdict.view);
const search = element('input', {
  type: 'search',
  'aria-label': 'Words on this page',
  placeholder: 'Words on this page',
});
let focusedBefore: HTMLElement | null = null;

const panel = element(
  'section',
  { role: 'dialog', 'aria-label': 'Edit words' },
  element(
    'header',
    {},
    element('h2', {}, 'Edit words'),
    element('button', { type: 'button', class: 'close', 'aria-label': 'Close the panel', click: close }, '✕'),
  ),
  formElement(() => findOnPage(search.value), { class: 'search' }, search, element('button', {}, 'Find')),
  content,
  status,
);
shadow.adoptedStyleSheets = [await loadStyle()];
shadow.append(panel);
// Toasts appear beside the panel, not below it.
const besidePanel = new CSSStyleSheet();
besidePanel.replaceSync(
  `@media (width > 40rem) {
    body:has(#edit-panel[data-side='right']:popover-open) ol:has(> [data-slot='toast']) { margin-right: min(27rem, 50vw) }
  }`,
);
document.adoptedStyleSheets = [...document.adoptedStyleSheets, besidePanel];
onUndoable((changes) => {
  undoButton.hidden = changes === 0;
});

/** Opens the panel inside an open modal dialog, if there is one: everything outside of it is inert. */
function open(from: Element | null, x = from?.getBoundingClientRect().left ?? 0): void {
  if (!host.matches(':popover-open')) {
    const active = document.activeElement;
    const control = from?.closest<HTMLElement>(
      'a[href], button, input, select, textarea, summary, [tabindex]',
    );
    focusedBefore = active instanceof HTMLElement && active !== document.body ? active : (control ?? null);
  }
  const home = from?.closest('dialog[open]') ?? document.body;
  if (host.parentElement !== home) home.append(host);
  host.dataset.mode = document.documentElement.classList.contains('dark') ? 'dark' : 'light';
  if (host.matches(':popover-open')) return;
  host.showPopover();
  void attempt(message, verdict.recall);
  // Opens on the opposite side, so that the text stays visible.
  host.dataset.side = x >= innerWidth / 2 ? 'left' : 'right';
}

function close(): void {
  host.hidePopover();
  forgetOpen();
  focusedBefore?.focus();
}

async function show(work: () => Promise<Node>): Promise<void> {
  message.replaceChildren();
  await attempt(message, async () => {
    content.replaceChildren(await work());
    content.querySelector<HTMLElement>('textarea, input, select, button')?.focus();
  });
}

/** The open text; undo updates it. */
let openId: string | null = null;

async function showText(id: string): Promise<HTMLElement> {
  const place = await call('describe', { id });
  openId = id;
  return showEditor(place, { edit, check: verdict.show, remember, message });
}

/** The panel can be closed while its last change is checked. */
function remember(unfinished: { id: string; isChecking: boolean }): void {
  if (host.matches(':popover-open')) rememberOpen(unfinished);
}

function edit(id: string): Promise<void> {
  return show(() => showText(id));
}

async function undo(): Promise<void> {
  const { files } = await call('undo', {});
  if (openId !== null) await edit(openId);
  await verdict.show(`Undone in ${files.join(' and ')}.`);
}

async function find({ texts, around }: Pointed): Promise<void> {
  await show(async () => {
    const { pathname: path } = location;
    const found = await call('find', { texts, around, path, persona: readPersona() });
    const { kind, places } = found;
    const [only] = places;
    if (only && places.length === 1 && kind === 'whole') {
      return showText(only.id);
    }
    openId = null;
    return showPlaces(texts[0] ?? '', found, edit);
  });
}

const findOnPage = (text: string) =>
  find({ texts: [text], around: document.body.innerText.slice(0, 20_000) });

/** Opens the text under Alt+click, or with Alt+E the focused or selected one. */
function pointAt(event: PointerEvent): void {
  const [target] = event.composedPath();
  if (!event.altKey || event.button !== 0 || !(target instanceof Element) || host.contains(target)) return;
  swallow(event);
  open(target, event.clientX);
  void find(readPointed(target, { x: event.clientX, y: event.clientY }));
}

function swallow(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** Keeps the click from following the link or pressing the button. */
function swallowClick(event: MouseEvent): void {
  if (event.altKey && !event.composedPath().includes(host)) swallow(event);
}

function press(event: KeyboardEvent): void {
  const isInside = event.composedPath().includes(host);
  if (isInside) event.stopImmediatePropagation();
  if (isInside && event.key === 'Escape') {
    event.preventDefault();
    close();
  } else if (isInside && event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
    content.querySelector('form')?.requestSubmit();
  } else if (!isInside && event.altKey && event.code === 'KeyE') {
    swallow(event);
    const selected = String(getSelection() ?? '').trim();
    const target = document.activeElement;
    const isOnPage = target !== null && target !== document.body;
    open(target);
    if (selected) void findOnPage(selected);
    else if (isOnPage) void find(readPointed(target));
    else search.focus();
  }
}

document.documentElement.dataset.editPanel = 'ready';
addEventListener('pointerdown', pointAt, true);
for (const type of ['mousedown', 'mouseup', 'click', 'dblclick', 'auxclick'] as const)
  addEventListener(type, swallowClick, true);
addEventListener('keydown', press, true);
// The site's listeners must not record actions in the panel as visitor behavior.
for (const type of ['click', 'pointerdown', 'mousedown', 'keyup', 'input', 'change', 'submit'])
  host.addEventListener(type, (event) => event.stopPropagation());

const unfinished = takeUnfinished();
if (unfinished) {
  open(null);
  void edit(unfinished.id).then(() => (unfinished.isChecking ? verdict.show('Saved.') : undefined));
}
