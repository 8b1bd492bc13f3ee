/** Says who wrote a chat answer, `site` or `model`, because the body is the list of messages. */
export const ANSWER_SOURCE_HEADER = 'x-answer-source';
