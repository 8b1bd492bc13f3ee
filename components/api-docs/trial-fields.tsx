import { Input, Textarea } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import { apiTrialCopy as words } from '@/lib/content/pages/api-trial';
import type { TrialCall } from './trial-call';
import { takesOwner, type TrialInput } from './trial-input';

const MAX_ROWS = 16;

type TrialFieldsProps = {
  call: TrialCall;
  input: TrialInput;
  isForeign: boolean;
  onChange: (input: TrialInput) => void;
};

/** What of a call can be changed: its parameters, of which a write's own number is fixed, and its body. */
export function TrialFields({ call, input, isForeign, onChange }: TrialFieldsProps) {
  const isWrite = call.method !== 'GET';
  const prefix = `try-${call.id}`;
  const noteOf = (place: 'path' | 'query') =>
    place === 'query' ? words.optional : isWrite ? words.ownNumber : words.readNumber;
  return (
    <>
      {call.parameters.map(({ name, in: place }) => (
        <div key={name}>
          <Label htmlFor={`${prefix}-${name}`}>
            <code>{name}</code>
          </Label>
          <Input
            id={`${prefix}-${name}`}
            autoComplete="off"
            inputMode={place === 'path' ? 'numeric' : 'text'}
            readOnly={isWrite}
            aria-describedby={`${prefix}-${name}-note`}
            value={input.parameters[name] ?? ''}
            onChange={({ target }) =>
              onChange({ ...input, parameters: { ...input.parameters, [name]: target.value } })
            }
            className="mt-1 font-mono read-only:bg-surface-sunken"
          />
          <p id={`${prefix}-${name}-note`} className="mt-1 text-caption text-muted-foreground">
            {noteOf(place)}
          </p>
        </div>
      ))}
      {call.body ? (
        <div>
          <Label htmlFor={`${prefix}-body`}>{words.body}</Label>
          <Textarea
            id={`${prefix}-body`}
            spellCheck={false}
            autoComplete="off"
            rows={Math.min(MAX_ROWS, input.body.split('\n').length + 1)}
            aria-describedby={takesOwner(call) ? `${prefix}-body-note` : undefined}
            aria-invalid={isForeign}
            value={input.body}
            onChange={({ target }) => onChange({ ...input, body: target.value })}
            className="mt-1 font-mono text-[0.8125rem]"
          />
          {takesOwner(call) ? (
            <p id={`${prefix}-body-note`} className="mt-1 text-caption text-muted-foreground">
              {words.bodyNote}
            </p>
          ) : null}
        </div>
      ) : null}
    </>
  );
}
