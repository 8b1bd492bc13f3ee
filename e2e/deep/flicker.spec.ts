import { describeFlicker, watchVisit } from '../../scripts/pages/flicker.mjs';
import { VISITORS } from '../../scripts/pages/visitors.mjs';
import { expect, test } from '../support/site';

test.use({ viewport: { width: 412, height: 823 } });
// The test throttles the CPU.
test.setTimeout(120_000);

for (const visitor of VISITORS) {
  test(`${visitor.slug}: on a slow phone no frame shows different copy than the HTML, and nothing moves`, async ({
    context,
    baseURL,
  }) => {
    const visit = await watchVisit(context, `${baseURL}/`, visitor);
    expect(visit.frames).toBeGreaterThan(0);
    expect(describeFlicker(visit)).toBeNull();
  });
}
