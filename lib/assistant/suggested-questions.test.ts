import { chatCopy } from '@/lib/content/chat';
import { answerLocally } from './answer-locally';

test.each(Object.values(chatCopy.suggestions.questions).flat())(
  'the suggested question "%s" has an answer on this site',
  (question) => {
    expect(answerLocally({ message: question }).kind).toBe('found');
  },
);
