import { useConsentState } from '@/components/personalization/use-consent-state';
import { Button } from '@/components/ui/button';
import { SiteLink } from '@/components/ui/site-link';
import { isDemoView } from '@/lib/browser/demo-view';
import { chatCopy } from '@/lib/content/chat';

const { greeting, privacy, readingHistory, suggestions } = chatCopy;

type ChatWelcomeProps = {
  isReading: boolean;
  questions: readonly string[];
  onAsk: (question: string) => void;
};

/** What an empty conversation shows: what can be asked, and what becomes of it. */
export function ChatWelcome({ isReading, questions, onAsk }: ChatWelcomeProps) {
  const isSaved = useConsentState() === 'on' && !isDemoView();
  const { text, link } = isSaved ? privacy.saved : privacy.unsaved;
  return (
    <>
      <p>{greeting}</p>
      <p className="mt-2 text-caption text-muted-foreground">
        <span>{text}</span>{' '}
        <SiteLink href={privacy.href} className="font-medium text-foreground underline underline-offset-4">
          {link}
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
