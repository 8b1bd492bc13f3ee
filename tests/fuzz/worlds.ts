import { once } from 'node:events';
import { startNode } from '../../scripts/shared/run.mjs';
import type { FuzzRequest } from './request';

export type FuzzAnswer = {
  /** 0 when the handler failed instead of answering: then `body` says how. */
  status: number;
  headers: Record<string, string>;
  body: string;
  /** What the link leads to that a demo link's answer holds. */
  followed: Omit<FuzzAnswer, 'followed'> | null;
};

type Visit = { requests: FuzzRequest[]; visitors: string[] };
type VisitAnswers = { answers: FuzzAnswer[]; faults: string[] };

export type World = { name: string; visit: (visit: Visit) => Promise<VisitAnswers>; stop: () => void };

const SECRET = 'the same for both databases';

/** The handlers over one database, in a process of their own, so that a crash is seen and both work at once. */
export async function startWorld(name: string, databaseUrl: string): Promise<World> {
  const child = startNode(['tests/fuzz/world.mjs'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATABASE_URL: databaseUrl,
      LOG_LEVEL: 'silent',
      SITE_URL: '',
      CONSENT_MODE: '',
      ANTHROPIC_API_KEY: '',
      SHARE_LINK_SECRET: SECRET.replaceAll(' ', '-'),
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

/** The next message of the child; its end is an error. */
async function receive<T>(child: ReturnType<typeof startNode>, name: string): Promise<T> {
  const controller = new AbortController();
  const { signal } = controller;
  const end = once(child, 'exit', { signal }).then(([code, by]) => {
    throw new Error(`The process over ${name} ended with ${by ?? code}.`);
  });
  try {
    const [message] = await Promise.race([once(child, 'message', { signal }), end]);
    return message;
  } finally {
    controller.abort();
    end.catch(() => {});
  }
}
