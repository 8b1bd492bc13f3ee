import { HttpProblem } from '@/lib/http/problem';
import { route, type Handler } from '@/lib/http/route';

const answerUnknown: Handler = async () => {
  throw new HttpProblem(404, 'There is no such call.');
};

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  '/api/*',
  {
    GET: answerUnknown,
    POST: answerUnknown,
    PUT: answerUnknown,
    PATCH: answerUnknown,
    DELETE: answerUnknown,
  },
  { isOpen: true },
);
