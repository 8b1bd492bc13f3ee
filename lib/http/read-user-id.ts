import { userIdParameterSchema } from '@/lib/contracts/id';
import { parseInput } from './parse-input';
import type { Call } from './route';

/** The path's user id, given under `name`. Throws a 400 problem for anything but a plain whole number in range. */
export function readUserId({ params }: Call, name: string): number {
  return parseInput(userIdParameterSchema, params[name], name, 'The path does not hold a user id.');
}
