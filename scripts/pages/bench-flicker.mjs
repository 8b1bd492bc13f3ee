import { launchBrowser } from '../programs/browser.mjs';
import { describeFlicker, watchVisit } from './flicker.mjs';
import { VISITORS } from './visitors.mjs';

async function watchVisits(browser, url, visitor, runs) {
  const visits = [];
  for (let run = 0; run < runs; run += 1) {
    const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
    try {
      visits.push(await watchVisit(context, url, visitor, { isLong: true }));
    } finally {
      await context.close();
    }
  }
  return visits;
}

export async function benchFlicker({ site, paths, runs }) {
  const browser = await launchBrowser();
  const rows = [];
  const complaints = [];
  try {
    for (const path of paths) {
      for (const visitor of VISITORS) {
        const visits = await watchVisits(browser, site + path, visitor, runs);
        const found = visits.map(describeFlicker).filter(Boolean);
        complaints.push(...found.map((complaint) => `${path} ${visitor.slug}: ${complaint}`));
        rows.push({
          page: path,
          persona: visitor.slug,
          runs,
          frames: visits.reduce((sum, visit) => sum + visit.frames, 0),
          'wrong frames': visits.reduce((sum, visit) => sum + visit.wrongFrames, 0),
          'worst CLS': Math.max(...visits.map(({ shift }) => shift)).toFixed(3),
          verdict: found.length === 0 ? 'ok' : `${found.length} flickered`,
        });
      }
    }
  } finally {
    await browser.close();
  }
  console.log(
    '\nFlicker: the words of HTML, first paint, every frame and the settled page; slow line and processor',
  );
  console.table(rows);
  for (const complaint of complaints) console.log(complaint);
  return complaints.length === 0;
}
