import { useId, useState } from 'react';
import { Input } from '@/components/ui/input';
import { demoViewCopy } from '@/lib/content/demo-view';
import { isLine } from '@/lib/personalization/demo-view';

const { lineWrong, characters } = demoViewCopy.share;

type LineFieldProps = { label: string; value: string; max: number; onChange: (text: string) => void };

/** One line of plain text. Invalid input is reported and not passed on. */
export function LineField({ label, value, max, onChange }: LineFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState(value);
  const isRight = isLine(typed.trim(), max);

  function change(text: string) {
    setTyped(text);
    if (isLine(text.trim(), max)) onChange(text.trim());
  }

  return (
    <div>
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      <Input
        id={id}
        value={typed}
        maxLength={max}
        autoComplete="off"
        aria-describedby={isRight ? undefined : `${id}-hint`}
        aria-invalid={!isRight}
        onChange={(event) => change(event.target.value)}
        className="mt-1"
      />
      {isRight ? null : (
        <p id={`${id}-hint`} className="mt-1 text-danger">{`${lineWrong} ${max} ${characters}`}</p>
      )}
    </div>
  );
}
