import { useId, useState } from 'react';
import { Input } from '@/components/ui/input';
import { demoViewCopy } from '@/lib/content/demo-view';
import { isLine } from '@/lib/personalization/demo-view';

const { lineWrong, characters } = demoViewCopy.share;

type LineFieldProps = { label: string; value: string; max: number; onChange: (text: string) => void };

/** One line of plain text. Invalid or too long input is reported while typing, never cut, and not passed on. */
export function LineField({ label, value, max, onChange }: LineFieldProps) {
  const id = useId();
  const [draft, setDraft] = useState(value);
  const isWrong = !isLine(draft.trim(), max);

  function change(text: string) {
    setDraft(text);
    if (isLine(text.trim(), max)) onChange(text.trim());
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
        aria-describedby={isWrong ? `${id}-hint` : undefined}
        aria-invalid={isWrong}
        onChange={(event) => change(event.target.value)}
        className="mt-1"
      />
      {isWrong ? (
        <p id={`${id}-hint`} className="mt-1 text-danger">
          {`${lineWrong} ${max} ${characters}`}
        </p>
      ) : null}
    </div>
  );
}
