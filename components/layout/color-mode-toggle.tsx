'use client';

import { Moon, Sun } from 'lucide-react';
import { useTheme } from 'next-themes';
import { Button } from '@/components/ui/button';
import { shellCopy } from '@/lib/content/shell';

/**
 * Both states are in the HTML and the class on <html> shows one of them, name included: the server can not know
 * which, so nothing may depend on it.
 */
export function ColorModeToggle() {
  const { resolvedTheme, setTheme } = useTheme();
  return (
    <Button
      variant="ghost"
      size="icon"
      data-scripted
      data-trail="ignored"
      onClick={() => setTheme(resolvedTheme === 'dark' ? 'light' : 'dark')}
    >
      <Moon aria-hidden="true" className="dark:hidden" />
      <Sun aria-hidden="true" className="hidden dark:block" />
      <span className="sr-only dark:hidden">{shellCopy.colorMode.toDark}</span>
      <span className="sr-only hidden dark:block">{shellCopy.colorMode.toLight}</span>
    </Button>
  );
}
