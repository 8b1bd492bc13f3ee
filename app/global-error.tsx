'use client';

import { shellCopy } from '@/lib/content/shell';
import './globals.css';

const { heading, text, retry, links } = shellCopy.error;

/** The last resort: the layout itself failed, so nothing of it can be used here. */
export default function GlobalError({ reset }: { reset: () => void }) {
  return (
    <html lang="en" data-theme="futuristic-clarity">
      <body className="grid min-h-dvh auto-cols-auto place-content-center justify-items-start gap-4 p-6">
        <title>{heading}</title>
        <h1 className="text-heading">{heading}</h1>
        <p className="max-w-prose">{text}</p>
        <div className="flex flex-wrap gap-x-6 gap-y-2">
          <button type="button" onClick={reset} className="py-2 underline">
            {retry}
          </button>
          {links.map(({ label, href }) => (
            <a key={href} href={href} className="py-2 underline">
              {label}
            </a>
          ))}
        </div>
      </body>
    </html>
  );
}
