export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

declare const contract: unique symbol;

/**
 * One endpoint: its method, a space and its path, parameters in braces. `Body` and `Result` exist for the compiler alone:
 * a browser that calls an endpoint loads this text and no schema.
 */
export type Endpoint<Body = undefined, Result = unknown> = `${Method} /${string}` & {
  readonly [contract]?: (body: Body) => Result;
};

/** The endpoint's path, parameters in braces. */
export function pathOf(endpoint: Endpoint<never>): `/${string}` {
  return endpoint.slice(endpoint.indexOf('/')) as `/${string}`;
}
