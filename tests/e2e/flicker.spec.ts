import { describeFlicker, watchVisit } from '../../scripts/pages/flicker.mjs';
import { VISITORS } from '../../scripts/pages/visitors.mjs';
import { expect, test } from './site';

test.use({ viewport: { width: 412, height: 823 } });
// The processor is slowed down, and may be slow itself.
test.setTimeout(120_000);

for (const visitor of VISITORS) {
  test(`${visitor.slug}: on a slow phone no frame holds other words than the HTML, and nothing moves`, async ({
    context,
    baseURL,
  }) => {
    const visit = await watchVisit(context, `${baseURL}/`, visitor);
    expect(visit.frames).toBeGreaterThan(0);
    expect(describeFlicker(visit)).toBeNull();
  });
}
