'use client';

import { useState, type ComponentProps, type ComponentType } from 'react';
import { reloadAfterLoss } from '@/lib/browser/load-when-possible';
import { announce } from './announcement-store';
import { Button } from './button';

type OpenerButtonProps<Loaded> = Omit<
  ComponentProps<typeof Button>,
  'onClick' | 'onPointerEnter' | 'onFocus'
> & {
  /** Imports what the button opens. The bundler caches a success and retries a failure. */
  load: () => Promise<Loaded>;
  onLoaded: (loaded: Loaded) => void;
  failed: string;
};

export function OpenerButton<Loaded>({
  load,
  onLoaded,
  failed,
  children,
  ...props
}: OpenerButtonProps<Loaded>) {
  const [hasFailed, setHasFailed] = useState(false);
  const preload = () => void load().catch(() => undefined);

  async function open() {
    try {
      const loaded = await load();
      setHasFailed(false);
      onLoaded(loaded);
    } catch {
      reloadAfterLoss(hasFailed);
      setHasFailed(true);
      announce(failed);
    }
  }

  return (
    <Button
      aria-haspopup="dialog"
      data-scripted
      {...props}
      onClick={() => void open()}
      onPointerEnter={preload}
      onFocus={preload}
    >
      {hasFailed ? failed : children}
    </Button>
  );
}

type LoadedDialog = ComponentType<{ onClosed: () => void }>;

/** Opens a dialog, which stays mounted until it has closed. */
export function DialogOpener(props: Omit<OpenerButtonProps<LoadedDialog>, 'onLoaded'>) {
  const [Dialog, setDialog] = useState<LoadedDialog | null>(null);
  return (
    <>
      <OpenerButton {...props} onLoaded={(Loaded) => setDialog(() => Loaded)} />
      {Dialog ? <Dialog onClosed={() => setDialog(null)} /> : null}
    </>
  );
}
