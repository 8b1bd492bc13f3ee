import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';
import { readEnv } from '@/lib/config/env';
import { openModelClient, writeParameters } from './anthropic-client';
import { startCallDeadline } from './call-deadline';
import { logModelCall, type CallReport } from './log-model-call';
import { ModelError } from './model-error';
import { sumUsage, type Usage } from './model-reply';
import type { ModelRequest } from './model-request';
import { admitModelCall, leaveTrial, reportAnswer, reportFailure } from './provider-health';
import { readFailure } from './read-failure';
import type { Conversation, ReadReply } from './read-reply';
import { readRetryWait } from './retry-wait';
import { reserveUsage } from './usage-budget';

type Words = AsyncGenerator<string, Usage, undefined>;

/**
 * The one way to the model: deadline, circuit, budget, at most one retry, and a line in the log. Brings the words of
 * the reply; throws a ModelError and nothing else.
 */
export async function* callModel(
  request: ModelRequest,
  read: ReadReply,
): AsyncGenerator<string, void, undefined> {
  const { anthropicApiKey, anthropicModel, anthropicDeadlineMs } = readEnv();
  if (!anthropicApiKey) throw new ModelError('no-key');
  const { purpose, signal, startedAt = performance.now() } = request;
  const deadline = startCallDeadline(startedAt + anthropicDeadlineMs, signal);
  const report: CallReport = { purpose, startedAt: performance.now(), attempts: 0 };
  try {
    if (!admitModelCall(report)) throw new ModelError('circuit-open');
    const client = await deadline.hold(openModelClient(anthropicApiKey));
    const conversation = { client, parameters: writeParameters(anthropicModel, request), deadline };
    report.usage = yield* tryTwice(request, conversation, read, report);
    reportAnswer();
  } catch (error) {
    report.error = readFailure(error);
    reportFailure(report.error);
    throw report.error;
  } finally {
    leaveTrial(report);
    deadline.end();
    logModelCall(report);
  }
}

async function* tryTwice(
  request: ModelRequest,
  conversation: Conversation,
  read: ReadReply,
  report: CallReport,
): Words {
  const { hold, remainingMs, signal } = conversation.deadline;
  for (;;) {
    report.attempts += 1;
    try {
      return yield* tryOnce(request, conversation, read);
    } catch (cause) {
      const error = readFailure(cause);
      const facts = { error, remainingMs: remainingMs(), now: Date.now(), random: Math.random() };
      const wait = report.attempts === 1 ? readRetryWait(facts) : null;
      if (wait === null) throw error;
      await hold(sleep(wait, undefined, { signal }));
    }
  }
}

async function* tryOnce(request: ModelRequest, conversation: Conversation, read: ReadReply): Words {
  const { hold, signal } = conversation.deadline;
  const settle = await hold(reserveUsage(request, signal));
  try {
    const usage = yield* read(conversation);
    settle(sumUsage(usage));
    return usage;
  } catch (error) {
    // A refused request costs nothing. What any other failure cost nobody knows, so that what was set aside is spent.
    if (readFailure(error).failure === 'status') settle(0);
    throw error;
  }
}
