'use client';

import { useEffect } from 'react';
import { readAddress } from '@/lib/browser/address';
import { reportClientError } from '@/lib/browser/report-client-error';
import { shellCopy } from '@/lib/content/shell';
import './globals.css';

const { heading, text, retry, links } = shellCopy.error;

/** The last resort: the layout itself failed, so this page uses none of it. All links are plain. */
export default function GlobalError() {
  useEffect(() => reportClientError('error-page'), []);
  return (
    <html lang="en" data-theme="futuristic-clarity">
      <body className="grid min-h-dvh auto-cols-auto place-content-center justify-items-start gap-4 p-6">
        <title>{heading}</title>
        <h1 className="text-heading">{heading}</h1>
        <p className="max-w-prose">{text}</p>
        <div className="flex flex-wrap gap-x-6 gap-y-2">
          {[{ label: retry, href: readAddress() }, ...links].map(({ label, href }) => (
            <a key={href} href={href} className="py-2 underline">
              {label}
            </a>
          ))}
        </div>
      </body>
    </html>
  );
}
