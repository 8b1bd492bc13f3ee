import { RuleTester } from 'eslint';
import typescript from 'eslint-config-next/typescript';
import { textInOwnElement } from './text-in-own-element.mjs';

const [{ languageOptions } = {}] = typescript;
const tester = new RuleTester({
  languageOptions: { ...languageOptions, parserOptions: { ecmaFeatures: { jsx: true } } },
});

const wrap = (jsx: string) => `
  import { copy, words } from './copy';
  const { label } = copy;
  type PageProps = { count: number; children: Elements; note?: ReactNode };
  const panels: Record<Id, Elements> = { one: <One /> };
  function Page({ count, children, note }: PageProps) { return ${jsx}; }`;

const valid = [
  '<p>{count}</p>',
  '<p>{`${count} of ${label}`}</p>',
  '<p>{count > 1 ? words.many : words.one}</p>',
  '<p>Nothing <b>here</b> {label} {words.list.first}</p>',
  '<p><span>{count}</span> {count > 1 ? <b>{words.many}</b> : null}</p>',
  '<ul><li>{label}</li>{[1, 2].map((id) => <li key={id}>{id}</li>)}</ul>',
  '<ul><li>{label}</li>{[1, 2].map((id) => { if (id > 1) return <li key={id} />; return null; })}</ul>',
  '<div><h2>{note}</h2>{children}</div>',
  '<div><h2>{label}</h2>{panels[count]}</div>',
  '<>{count > 1 ? <b>{count}</b> : <One />}{children}</>',
  'createPortal(<p>{count}</p>, document.body)',
  'note ? <p>{note}</p> : null',
].map(wrap);

const invalid = (
  [
    ['changing', '<p>{count} <b>{label}</b></p>'],
    ['changing', '<p>{words[count]} <b>{label}</b></p>'],
    ['changing', '<p>Step {count}</p>'],
    ['changing', '<p><One />{count > 1 ? words.many : words.one}</p>'],
    ['changing', '<p><One />{count > 1 && words.many}</p>'],
    ['changing', '<p><One />{`${count} of 3`}</p>'],
    ['changing', '<p><One />{format(count)}</p>'],
    ['changing', '<p><One />{[1, 2].map((id) => id)}</p>'],
    ['changing', '<div><One />{note}</div>'],
    ['changing', '<div><One />{panels.length}</div>'],
    ['changing', '<One><Two />{count}</One>'],
    ['beside', '<p>Nothing {count > 1 ? <b /> : null}</p>'],
    ['beside', '<p>{count > 1 && <b />}{label}</p>'],
    ['beside', '<p>{words.none}{[1, 2].map((id) => <b key={id} />)}</p>'],
    ['beside', '<p>{children} Nothing</p>'],
    ['bare', '<>{count}</>'],
    ['bare', '<>Nothing<b /></>'],
    ['bare', 'count'],
    ['bare', 'count > 1 ? <b /> : words.none'],
    ['bare', 'words.list.map((word) => word.href ? <a key={word.href} /> : word.text)'],
  ] as const
).map(([messageId, jsx]) => ({ code: wrap(jsx), errors: [{ messageId }] }));

tester.run('text-in-own-element', textInOwnElement, { valid, invalid });
