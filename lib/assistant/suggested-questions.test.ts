import { chatCopy } from '@/lib/content/chat';
import { composeAnswer } from './answer-locally';
import { findPassages } from './find-passages';
import { passages } from './passages';

const UNKNOWN = composeAnswer([]);

test.each(Object.values(chatCopy.suggestions.questions).flat())(
  'the suggested question "%s" has an answer on this site',
  (question) => {
    expect(composeAnswer(findPassages(passages, question))).not.toBe(UNKNOWN);
  },
);
