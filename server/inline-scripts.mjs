import { createHash } from 'node:crypto';

/** Captures the script's text exactly as the browser hashes it. */
export const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

/**
 * The source expression that allows an inline script or style in a Content-Security-Policy.
 * @param {string} text
 */
export const hash = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
