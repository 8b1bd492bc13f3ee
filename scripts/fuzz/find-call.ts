import { listCalls } from '@/lib/api/endpoints';
import type { FuzzRequest } from './request';

const calls = new Map(listCalls().map((call) => [`${call.method} ${call.path}`, call]));

/** The documented call that a request's method and path make; none for a method that its path does not take. */
export function findCall({ path, method }: Pick<FuzzRequest, 'path' | 'method'>) {
  const asked = method === 'HEAD' ? 'GET' : method;
  return calls.get(`${asked} ${path.replace(/\[(\w+)\]/g, '{$1}')}`);
}
