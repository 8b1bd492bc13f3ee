'use client';

import { shellCopy } from '@/lib/content/shell';
import './globals.css';

const { heading, text, retry, links } = shellCopy.error;

/** The last resort: the layout itself failed, so nothing of it can be used here. */
export default function GlobalError({ reset }: { reset: () => void }) {
  return (
    <html lang="en" data-theme="futuristic-clarity">
      <body className="grid min-h-dvh place-content-center gap-4 p-6">
        <h1 className="text-heading">{heading}</h1>
        <p>{text}</p>
        <button type="button" onClick={reset} className="underline">
          {retry}
        </button>
        {links.map(({ label, href }) => (
          <a key={href} href={href} className="underline">
            {label}
          </a>
        ))}
      </body>
    </html>
  );
}
