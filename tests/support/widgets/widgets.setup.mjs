import { bundleInlineScripts } from '../../../scripts/build/inline-scripts.mjs';

export default async function setUp() {
  Object.assign(process.env, await bundleInlineScripts());
}
