/** Bundled by widgets.setup.mjs, because esbuild does not run in jsdom. */
export const BOOT_SCRIPT = process.env.BOOT_SCRIPT ?? '';
