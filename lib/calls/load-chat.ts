import { defineCall, userIdParameter } from './api-call';
import { chatMessagesSchema } from './send-chat';

export const loadChat = defineCall({
  endpoint: 'GET /api/chat/{userId}',
  parameters: [userIdParameter('userId')],
  response: { status: 200, schema: chatMessagesSchema, example: [] },
});
