'use client';

import { useEffect } from 'react';
import { readAddress } from '@/lib/browser/read-address';
import { reportClientError } from '@/lib/browser/report-client-error';
import { navigationCopy } from '@/lib/content/navigation';
import { shellCopy } from '@/lib/content/shell';
import { site } from '@/lib/content/site';
import './globals.css';

const { heading, text, retry, links } = shellCopy.error;
const { header, footer } = navigationCopy;

/** The last resort: the layout itself failed, so nothing of it can be used here. Every way on is a plain link. */
export default function GlobalError() {
  useEffect(() => reportClientError('error-page'), []);
  return (
    <html lang="en" data-theme="futuristic-clarity">
      <body className="grid min-h-dvh grid-rows-[auto_1fr_auto] gap-10 p-6">
        <title>{heading}</title>
        <nav aria-label={header.label} className="flex flex-wrap gap-x-6 gap-y-2">
          {[...header.links, header.developerApi].map(({ label, href }) => (
            <a key={href} href={href} className="py-2 underline">
              {label}
            </a>
          ))}
        </nav>
        <main className="grid place-content-center justify-items-start gap-4">
          <h1 className="text-heading">{heading}</h1>
          <p className="max-w-prose">{text}</p>
          <div className="flex flex-wrap gap-x-6 gap-y-2">
            <a href={readAddress()} className="py-2 underline">
              {retry}
            </a>
            {links.map(({ label, href }) => (
              <a key={href} href={href} className="py-2 underline">
                {label}
              </a>
            ))}
          </div>
        </main>
        <footer className="text-caption">
          <p>{site.copyright}</p>
          <p>{footer.note}</p>
        </footer>
      </body>
    </html>
  );
}
