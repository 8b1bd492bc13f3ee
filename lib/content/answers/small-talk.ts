type SmallTalk = { line: string; messages: readonly string[] };

/** Before and after a question, in lower case and without punctuation. */
export const courtesies = {
  openings: [
    ...['hi', 'hi there', 'hello', 'hello there', 'hey', 'hey there', 'good morning', 'good afternoon'],
    ...['good evening', 'good day', 'ok', 'okay', 'so', 'well', 'and', 'also', 'please', 'pls', 'sorry'],
    ...['excuse me', 'quick question', 'quick one', 'thanks', 'thank you', 'can you tell me', 'tell me'],
    ...[
      'could you tell me',
      'can you please tell me',
      'could you please tell me',
      'do you know',
      'may i ask',
    ],
    ...[
      'please tell me',
      'can i ask',
      'i want to know',
      'i would like to know',
      'id like to know',
      'i wonder',
    ],
    ...['i was wondering', 'just wondering', 'i have a question', 'one question'],
  ],
  closings: [
    ...['please', 'pls', 'thanks', 'thank you', 'thx', 'ty', 'cheers', 'thanks a lot', 'many thanks'],
    ...['thank you very much', 'thank you so much', 'thanks in advance', 'thank you in advance'],
  ],
} as const;

/** Messages that ask nothing, also several in a row, in lower case and without punctuation. Everything else is searched. */
export const smallTalk: Readonly<Record<'greeting' | 'thanks' | 'goodbye', SmallTalk>> = {
  greeting: {
    line: 'Hello! Ask us about the products, the prices, the API, your data or how this site adapts to you.',
    messages: [
      ...[
        'hi',
        'hi there',
        'hello',
        'hello there',
        'everyone',
        'everybody',
        'guys',
        'folks',
        'hello all',
        'hello team',
        'hi all',
        'hi team',
        'hey',
        'hey there',
        'hiya',
        'howdy',
        'yo',
      ],
      ...['good morning', 'good afternoon', 'good evening', 'good day', 'morning', 'evening', 'greetings'],
      ...[
        'how are you',
        'how are you today',
        'how do you do',
        'how is it going',
        'hows it going',
        'whats up',
      ],
      ...[
        'nice to meet you',
        'quick one',
        'quick question',
        'a quick question',
        'i have a question',
        'question',
      ],
    ],
  },
  thanks: {
    line: 'You’re welcome. Just ask if anything else comes up.',
    messages: [
      ...['thanks', 'thank you', 'thx', 'ty', 'thanks a lot', 'thank you very much', 'thank you so much'],
      ...[
        'thanks so much',
        'thanks again',
        'thank you again',
        'for your help',
        'for the help',
        'for helping',
      ],
      ...['thanks very much', 'thanks a million'],
      ...['many thanks', 'cheers', 'much appreciated', 'that helped', 'ty that helped', 'thanks that helped'],
      ...['that helps', 'very helpful', 'great thanks', 'great', 'perfect', 'perfect thanks', 'cool', 'nice'],
      ...['ok', 'okay', 'ok thanks', 'okay thanks', 'ok thank you', 'got it', 'got it thanks', 'i see'],
      ...['no thanks', 'no thank you', 'never mind', 'nevermind', 'just looking', 'im just looking'],
    ],
  },
  goodbye: {
    line: 'Goodbye, and thanks for visiting.',
    messages: [
      ...['bye', 'bye bye', 'goodbye', 'good bye', 'see you', 'see you later', 'see ya', 'cu', 'ciao'],
      ...['have a nice day', 'have a good day', 'have a great day', 'good night', 'take care', 'later'],
      ...['thanks bye', 'thank you bye', 'thanks goodbye', 'thank you goodbye', 'talk to you later'],
    ],
  },
};
