import { answerChat } from '@/lib/ai/answer';
import { askStandIn } from '../support/stand-in-answers';
import { readReply, type Answerer } from './ask-questions';

const { signal } = new AbortController();

/** Runs the production path with a stand-in for the model. Needs any ANTHROPIC_API_KEY. */
export const askStandInModel: Answerer = async ({ message, history, audience, page }) => {
  const context = {
    ...(page && { currentPage: page }),
    ...(audience && { userSegment: audience.segment, behavioralCluster: audience.cluster }),
  };
  return readReply((await answerChat({ message, history, context }, signal, askStandIn)).text);
};
