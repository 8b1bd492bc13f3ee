import { Button } from '@/components/ui/button';
import { SiteLink } from '@/components/ui/site-link';
import { chatCopy } from '@/lib/content/chat';

const { greeting, privacy, readingHistory, suggestions } = chatCopy;

type ChatWelcomeProps = {
  isReading: boolean;
  questions: readonly string[];
  onAsk: (question: string) => void;
};

/** What an empty conversation shows: what can be asked, and what becomes of it. */
export function ChatWelcome({ isReading, questions, onAsk }: ChatWelcomeProps) {
  return (
    <>
      <p>{greeting}</p>
      <p className="mt-2 text-caption text-muted-foreground">
        {privacy.text}{' '}
        <SiteLink
          href={privacy.link.href}
          className="font-medium text-foreground underline underline-offset-4"
        >
          {privacy.link.label}
        </SiteLink>
      </p>
      {isReading ? (
        <p className="mt-4 text-muted-foreground">{readingHistory}</p>
      ) : (
        <ul aria-label={suggestions.label} className="mt-4 flex flex-col gap-2">
          {questions.map((question) => (
            <li key={question}>
              <Button
                variant="secondary"
                size="sm"
                onClick={() => onAsk(question)}
                className="min-h-11 w-full justify-start! text-left text-[0.9375rem]"
              >
                {question}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
