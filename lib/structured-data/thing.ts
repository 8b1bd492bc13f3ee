type Value = string | number | Thing | readonly Thing[];

/** A node of JSON-LD, in the words of schema.org. */
export type Thing = { readonly '@type': string } & { readonly [property: string]: Value };
