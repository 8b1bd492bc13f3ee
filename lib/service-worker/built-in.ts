/** What `scripts/build/bundles.mjs` puts into the worker: the site's tokens and the offline page's own style, the boot script and the mark. */
declare const OFFLINE_STYLE: string;
declare const OFFLINE_SCRIPT: string;
declare const OFFLINE_MARK: string;

export const builtIn = { style: OFFLINE_STYLE, script: OFFLINE_SCRIPT, mark: OFFLINE_MARK };
