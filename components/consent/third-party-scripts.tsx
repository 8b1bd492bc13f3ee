'use client';

import { useEffect } from 'react';
import { whenOwnVisit } from '@/lib/browser/visit-mode';
import { THIRD_PARTIES, type ThirdParty } from '@/lib/config/third-parties.mjs';

/** Loads the scripts of third parties while the visitor is remembered. What is loaded stays until the next page load. */
export function ThirdPartyScripts({ parties = THIRD_PARTIES }: { parties?: readonly ThirdParty[] }) {
  useEffect(() => {
    const urls = parties.flatMap(({ origin, scripts = [] }) => scripts.map((path) => `${origin}${path}`));
    return whenOwnVisit(() => urls.forEach(loadScript));
  }, [parties]);
  return null;
}

function loadScript(url: string): void {
  if ([...document.scripts].some(({ src }) => src === url)) return;
  const script = document.createElement('script');
  script.async = true;
  script.src = url;
  document.head.append(script);
}
