import { once } from 'node:events';
import { startNode } from '../../../scripts/shared/run.mjs';
import type { FuzzRequest } from './request';

export type FuzzAnswer = {
  /** 0 if the handler threw; `body` then contains the error. */
  status: number;
  headers: Record<string, string>;
  body: string;
};

type Visit = { requests: FuzzRequest[]; visitors: string[] };
type VisitAnswers = { answers: FuzzAnswer[]; faults: string[] };

export type World = { name: string; visit: (visit: Visit) => Promise<VisitAnswers>; stop: () => void };

/** Runs the handlers on one database in a child process, to detect crashes and run both databases in parallel. */
export async function startWorld(name: string, databaseUrl: string): Promise<World> {
  const child = startNode(['e2e/ops/fuzz/world.mjs'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATABASE_URL: databaseUrl,
      LOG_LEVEL: 'silent',
      SITE_URL: '',
      CONSENT_MODE: '',
      ANTHROPIC_API_KEY: '',
      SHARE_LINK_SECRET: 'the-secret-of-both-databases-in-this-test',
      RATE_LIMIT_PER_MINUTE: '1000000000',
      RATE_LIMIT_ADDRESS_PER_MINUTE: '1000000000',
    },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  await receive<string>(child, name);
  return {
    name,
    visit: (visit) => {
      child.send(visit);
      return receive<VisitAnswers>(child, name);
    },
    stop() {
      if (child.connected) child.disconnect();
    },
  };
}

/** Resolves with the child's next message; rejects if the child exits. */
async function receive<T>(child: ReturnType<typeof startNode>, name: string): Promise<T> {
  const controller = new AbortController();
  const { signal } = controller;
  const end = once(child, 'exit', { signal }).then(([code, by]) => {
    throw new Error(`The ${name} process exited with ${by ?? code}.`);
  });
  try {
    const [message] = await Promise.race([once(child, 'message', { signal }), end]);
    return message;
  } finally {
    controller.abort();
    end.catch(() => {});
  }
}
