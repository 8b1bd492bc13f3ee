export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

declare const contract: unique symbol;

/** Method and path, with parameters in braces. The types are compile-time only: browsers load no schemas. */
export type Endpoint<Body = undefined, Result = unknown> = `${Method} /${string}` & {
  readonly [contract]?: (body: Body) => Result;
};

/** `userId` fills in the parameter, if there is one. */
export function pathOf(endpoint: Endpoint<never>, userId?: number): `/${string}` {
  const path = endpoint.slice(endpoint.indexOf('/')) as `/${string}`;
  return userId === undefined ? path : (path.replace(/\{\w+\}/, String(userId)) as `/${string}`);
}
