type SmallTalk = { line: string; messages: readonly string[] };

/** Whole messages that ask nothing, in lower case and without punctuation. Everything else is searched. */
export const smallTalk: Readonly<Record<'greeting' | 'thanks' | 'goodbye', SmallTalk>> = {
  greeting: {
    line: 'Hello! Ask us about the products, the prices, the API, your data or how this site adapts to you.',
    messages: [
      ...[
        'hi',
        'hi there',
        'hello',
        'hello there',
        'hello everyone',
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
