const BUILD_FILE = /^\/_next\/static\//;
const PUBLIC_FILE = /^\/(?:images\/.+|[^/]+\.(?:svg|png|ico))$/;
const BUILD_FILES_IN_HTML = /\/_next\/static\/[^"'\\\s<>)]+/g;

/** A file whose name changes with its content. */
export function isBuildFile(path: string): boolean {
  return BUILD_FILE.test(path);
}

/** A picture of public/, which may change under its name. */
export function isPublicFile(path: string): boolean {
  return PUBLIC_FILE.test(path);
}

/** Every file of the build that a page asks for. */
export function listBuildFiles(html: string): string[] {
  return [...new Set(html.match(BUILD_FILES_IN_HTML))];
}
