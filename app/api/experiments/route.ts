import { listExperiments } from '@/lib/api/feature-endpoints';
import { readEnv } from '@/lib/config/env';
import { hasBearerToken } from '@/lib/http/bearer-token';
import { listFinished, listStarted } from '@/lib/http/experiments';
import { handle, route } from '@/lib/http/route';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  handle(listExperiments, {
    isAnonymous: true,
    demo: () => ({ experiments: [] }),
    async handle({ request }) {
      const isOwner = hasBearerToken(request, readEnv().resultsToken);
      return { experiments: await (isOwner ? listStarted() : listFinished()) };
    },
  }),
);
