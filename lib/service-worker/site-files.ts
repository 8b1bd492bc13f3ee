const BUILD_FILE = /^\/_next\/static\//;
const PUBLIC_FILE = /^\/(?:images\/.+|[^/]+\.(?:svg|png|ico))$/;
const BUILD_FILES_IN_HTML = /\/_next\/static\/[^"'\\\s<>)]+/g;

/** A file with a content hash in its name. */
export function isBuildFile(path: string): boolean {
  return BUILD_FILE.test(path);
}

/** A picture in public/, whose content can change under the same name. */
export function isPublicFile(path: string): boolean {
  return PUBLIC_FILE.test(path);
}

export function listBuildFiles(html: string): string[] {
  return [...new Set(html.match(BUILD_FILES_IN_HTML))];
}
