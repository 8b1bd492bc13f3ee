/** The contents of a script element that next.config.mjs has bundled. Throws in a build without it. */
export function inlineScript(source: string | undefined): { __html: string } {
  if (!source) throw new Error('An inline script is missing: next.config.mjs did not pass it to this build.');
  return { __html: source };
}
