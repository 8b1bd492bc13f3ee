import { useId, useState } from 'react';
import { Input } from '@/components/ui/input';
import { demoViewCopy } from '@/lib/content/demo-view';
import { isLine } from '@/lib/personalization/demo-view';

const { lineWrong, characters, noRoom } = demoViewCopy.share;

type LineFieldProps = { label: string; value: string; max: number; onChange: (text: string) => boolean };

/**
 * One line of plain text. Invalid or too long input is reported while typing, never cut, and not passed on. `onChange`
 * returns false if the link has no room for the text.
 */
export function LineField({ label, value, max, onChange }: LineFieldProps) {
  const id = useId();
  const [draft, setDraft] = useState(value);
  const [hasRoom, setHasRoom] = useState(true);
  const wrong = isLine(draft.trim(), max) ? !hasRoom && noRoom : `${lineWrong} ${max} ${characters}`;

  function change(text: string) {
    setDraft(text);
    if (isLine(text.trim(), max)) setHasRoom(onChange(text.trim()));
  }

  return (
    <div>
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      <Input
        id={id}
        value={draft}
        autoComplete="off"
        aria-describedby={wrong ? `${id}-hint` : undefined}
        aria-invalid={Boolean(wrong)}
        onChange={(event) => change(event.target.value)}
        className="mt-1"
      />
      {wrong ? (
        <p id={`${id}-hint`} className="mt-1 text-danger">
          {wrong}
        </p>
      ) : null}
    </div>
  );
}
