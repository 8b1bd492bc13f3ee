import { writeResponses } from '../../server/responses.mjs';
import { readSettings } from './build-inputs.mjs';
import { buildResponses } from './build-responses.mjs';
import { writePrograms } from './bundles.mjs';
import { replaceBuild } from './current-build.mjs';
import { checkPageBudget } from './page-budget.mjs';

/**
 * This site as a platform of its own (Next's adapter API): what `next build` has built becomes the responses and the
 * server that serves them.
 * @type {import('next').NextAdapter}
 */
export default {
  name: 'adaptive-site',
  async onBuildComplete(build) {
    const responses = await buildResponses(build, readSettings());
    const pages = [...responses.pages].filter(([, { headers }]) => 'content-security-policy' in headers);
    checkPageBudget(pages.map(([path]) => path));
    await writeResponses(build.distDir, responses);
    await writePrograms(build.distDir);
    // Last, because it replaces the build before. Only scripts/build.mjs names them.
    const { BUILD_INPUTS: inputs, BUILD_FOLDER: folder } = process.env;
    if (inputs && folder) await replaceBuild({ inputs, folder });
    console.log(`prerendered: ${pages.length} pages, each with its policy`);
  },
};
