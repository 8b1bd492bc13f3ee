/** Meaning and remedy of each status, for the reference, the OpenAPI file and the form that tries a call. */
export const apiErrorCopy = {
  '400': {
    meaning: 'The body, the id or the address is not valid.',
    remedy: 'Read the field that is named. Unknown fields count as errors too.',
  },
  '403': {
    meaning: 'A page on another site tried to write, or the visitor has opted out of storage.',
    remedy: 'Make the call from this site or from a program, and respect visitors who said no.',
  },
  '404': { meaning: 'There is no such call.', remedy: 'Compare the path with the table of calls.' },
  '405': { meaning: 'The path does not support this method.', remedy: 'Use a method from the Allow header.' },
  '408': { meaning: 'The body took too long to arrive.', remedy: 'Send it again.' },
  '413': { meaning: 'The body is larger than 16 KB.', remedy: 'Send less in one call.' },
  '415': { meaning: 'The body is not marked as JSON.', remedy: 'Set the content type to application/json.' },
  '429': {
    meaning: 'Too many calls in a short time.',
    remedy: 'Wait for the number of seconds in the Retry-After header.',
  },
  '500': {
    meaning: 'Something broke on our side.',
    remedy: 'Try again. If it keeps happening, send the request number to support.',
  },
  '503': {
    meaning: 'We cannot read or store data right now.',
    remedy: 'Try again after the number of seconds in the Retry-After header.',
  },
} as const satisfies Readonly<Record<string, { meaning: string; remedy: string }>>;
