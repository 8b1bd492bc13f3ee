import { writeResponses } from '../../server/responses.mjs';
import { writeStamp } from '../set-up/fingerprint.mjs';
import { BUILD_STAMP, readSettings } from './build-inputs.mjs';
import { buildResponses } from './build-responses.mjs';
import { writePrograms } from './bundles.mjs';
import { checkPageBudget } from './page-budget.mjs';

/**
 * This site as a platform of its own (Next's adapter API): what `next build` has built becomes the responses and the
 * server that serves them.
 * @type {import('next').NextAdapter}
 */
export default {
  name: 'attune',
  async onBuildComplete(build) {
    const responses = await buildResponses(build, readSettings());
    const pages = [...responses.pages].filter(([, { headers }]) => 'content-security-policy' in headers);
    checkPageBudget(pages.map(([path]) => path));
    await writeResponses(build.projectDir, responses);
    await writePrograms();
    // Last, because it says that the build is complete. Only scripts/build.mjs knows the inputs.
    if (process.env.BUILD_INPUTS) await writeStamp(BUILD_STAMP, process.env.BUILD_INPUTS);
    console.log(`prerendered: ${pages.length} pages, each with its policy`);
  },
};
