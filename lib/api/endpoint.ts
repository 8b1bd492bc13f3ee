export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

declare const contract: unique symbol;

/** Method, space and path, parameters in braces. The types are for the compiler: browsers load this text and no schema. */
export type Endpoint<Body = undefined, Result = unknown> = `${Method} /${string}` & {
  readonly [contract]?: (body: Body) => Result;
};

export function pathOf(endpoint: Endpoint<never>): `/${string}` {
  return endpoint.slice(endpoint.indexOf('/')) as `/${string}`;
}
