import { HttpProblem } from './problem';
import type { Handler } from './route';

export const answerUnknown: Handler = async () => {
  throw new HttpProblem(404, 'There is no such call.');
};

/** For every method, so that a path that is not there says nothing about itself. */
export const UNKNOWN_CALL = {
  GET: answerUnknown,
  POST: answerUnknown,
  PUT: answerUnknown,
  PATCH: answerUnknown,
  DELETE: answerUnknown,
};
