'use client';

import { useState, type ComponentProps, type ComponentType } from 'react';
import { reloadAfterLoss } from '@/lib/browser/load-when-possible';
import { announce } from './announcement-store';
import { Button } from './button';

type Opener<Loaded> = {
  /** Imports what the button opens. The bundler caches a success and retries a failure. */
  load: () => Promise<Loaded>;
  onLoaded: (loaded: Loaded) => void;
  failed: string;
};

export function useOpener<Loaded>({ load, onLoaded, failed }: Opener<Loaded>) {
  const [hasFailed, setHasFailed] = useState(false);

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

  return { hasFailed, open, preload: () => void load().catch(() => undefined) };
}

type OpenerButtonProps<Loaded> = Opener<Loaded> &
  Omit<ComponentProps<typeof Button>, 'onClick' | 'onPointerEnter' | 'onFocus'>;

export function OpenerButton<Loaded>({
  load,
  onLoaded,
  failed,
  children,
  ...props
}: OpenerButtonProps<Loaded>) {
  const { hasFailed, open, preload } = useOpener({ load, onLoaded, failed });
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
