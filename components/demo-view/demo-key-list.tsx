import { demoViewCopy } from '@/lib/content/demo-view';

const { heading, note, list } = demoViewCopy.keys;

export function DemoKeyList() {
  return (
    <div className="text-sm">
      <h3 className="font-medium">{heading}</h3>
      <ul className="mt-1 grid grid-cols-2 gap-x-6 gap-y-1 md:grid-cols-1">
        {Object.values(list).map(({ key, text }) => (
          <li key={key} className="flex items-center justify-between gap-4">
            <span>{text}</span>
            <kbd className="rounded-sm border border-border-strong bg-surface px-1.5 py-0.5 font-sans text-xs">
              {key}
            </kbd>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-muted-foreground">{note}</p>
    </div>
  );
}
