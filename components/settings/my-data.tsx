'use client';

import { useRef } from 'react';
import { Button } from '@/components/ui/button';
import { myDataCopy as words } from '@/lib/content/pages/my-data';
import { DeleteDialog } from './delete-dialog';
import { DeletedData } from './deleted-data';
import { ShownData } from './shown-data';
import { useMyData } from './use-my-data';

/** What is kept about this visitor: to see, to download and to delete. */
export function MyData() {
  const { task, failure, shown, deleted, ...act } = useMyData();
  const dialogRef = useRef<HTMLDialogElement>(null);

  if (deleted) return <DeletedData deleted={deleted} />;
  return (
    <div data-slot="my-data">
      <div data-scripted className="flex flex-wrap gap-3">
        <Button
          variant="secondary"
          aria-expanded={shown !== null}
          aria-disabled={task !== null}
          onClick={() => (shown ? act.hide() : void act.show())}
        >
          {task === 'show' ? words.loading : shown ? words.hide : words.show}
        </Button>
        <Button variant="secondary" aria-disabled={task !== null} onClick={() => void act.download()}>
          {task === 'download' ? words.downloading : words.download}
        </Button>
        <Button
          variant="danger"
          aria-haspopup="dialog"
          aria-disabled={task !== null}
          onClick={() => {
            act.forgetFailure();
            dialogRef.current?.showModal();
          }}
        >
          {words.remove}
        </Button>
      </div>
      <p role="alert" className="mt-4 font-medium text-danger empty:hidden">
        {failure && failure.task !== 'delete' ? failure.text : ''}
      </p>
      {shown ? <ShownData shown={shown} /> : null}
      <DeleteDialog
        ref={dialogRef}
        isSending={task === 'delete'}
        failure={failure?.task === 'delete' ? failure.text : ''}
        onConfirm={() => void act.remove()}
      />
    </div>
  );
}
