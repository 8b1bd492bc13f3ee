export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

declare const contract: unique symbol;

/** Method and path, with parameters in braces. The types are compile-time only: browsers load no schemas. */
export type Endpoint<Body = undefined, Result = unknown> = `${Method} /${string}` & {
  readonly [contract]?: (body: Body) => Result;
};

export function pathOf(endpoint: Endpoint<never>): `/${string}` {
  return endpoint.slice(endpoint.indexOf('/')) as `/${string}`;
}
