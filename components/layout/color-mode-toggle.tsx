'use client';

import { Moon, Sun } from 'lucide-react';
import { useColorMode, useForgottenColorMode } from '@/components/hooks/use-color-mode';
import { Button } from '@/components/ui/button';
import { shellCopy } from '@/lib/content/shell';

/** Both states are in the HTML and a class on <html> selects one, because the server cannot know the mode. */
export function ColorModeToggle() {
  const { toggle } = useColorMode();
  useForgottenColorMode();
  return (
    <Button variant="ghost" size="icon" data-scripted onClick={toggle}>
      <Moon aria-hidden="true" className="dark:hidden" />
      <Sun aria-hidden="true" className="hidden dark:block" />
      <span className="sr-only dark:hidden">{shellCopy.colorMode.toDark}</span>
      <span className="sr-only hidden dark:block">{shellCopy.colorMode.toLight}</span>
    </Button>
  );
}
