import { useId, useState } from 'react';
import { Input } from '@/components/ui/input';
import { demoViewCopy } from '@/lib/content/demo-view';
import { hasContact, isLine } from '@/lib/personalization/demo-view';

const { lineWrong, contactWrong, characters } = demoViewCopy.share;

type LineFieldProps = {
  label: string;
  value: string;
  max: number;
  /** Whether a guest is greeted with it, without a phone number or address. */
  isGreeting: boolean;
  onChange: (text: string) => void;
};

/** One line of plain text. Invalid or too long input is reported while typing, never cut, and not passed on. */
export function LineField({ label, value, max, isGreeting, onChange }: LineFieldProps) {
  const id = useId();
  const [draft, setDraft] = useState(value);
  const findMistake = (text: string) => {
    if (!isLine(text, max)) return `${lineWrong} ${max} ${characters}`;
    return isGreeting && hasContact(text) ? contactWrong : null;
  };
  const mistake = findMistake(draft.trim());

  function change(text: string) {
    setDraft(text);
    if (findMistake(text.trim()) === null) onChange(text.trim());
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
        aria-describedby={mistake === null ? undefined : `${id}-hint`}
        aria-invalid={mistake !== null}
        onChange={(event) => change(event.target.value)}
        className="mt-1"
      />
      {mistake === null ? null : (
        <p id={`${id}-hint`} className="mt-1 text-danger">
          {mistake}
        </p>
      )}
    </div>
  );
}
