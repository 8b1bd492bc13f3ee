import * as analyze from '@/app/api/analyze-behavior/route';
import { createVisitor } from '../support/handler-visitor';

const QUIET = { totalBehaviors: 0, analyzedBehaviors: 0, pageViews: 0, clickTypes: {}, scrollDepth: 0 };

async function send(body: unknown) {
  return createVisitor().call(analyze.POST, 'POST', { body });
}

test.each([
  [{ ...QUIET, scrollDepth: 71 }, 'researcher', 0.7],
  [{ ...QUIET, scrollDepth: 70 }, 'explorer', 0.5],
  [{ ...QUIET, clickTypes: { cta: 3 } }, 'converter', 0.8],
  [{ ...QUIET, clickTypes: { cta: 2 } }, 'explorer', 0.5],
  [{ ...QUIET, clickTypes: { button: 4 } }, 'converter', 0.8],
  [{ ...QUIET, clickTypes: { button: 3, 'side-menu': 9 } }, 'explorer', 0.5],
  [{ ...QUIET, pageViews: 4 }, 'explorer', 0.65],
  [{ ...QUIET, pageViews: 3 }, 'explorer', 0.5],
  [{ ...QUIET, scrollDepth: 71, clickTypes: { cta: 3 } }, 'researcher', 0.7],
])('the summary %j shows %s', async (behaviors, cluster, confidence) => {
  const answer = await send({ userId: 1, behaviors });
  expect(answer).toMatchObject({ status: 200, body: { cluster, confidence, source: 'rules' } });
  expect(Object.keys(answer.body as object).sort()).toEqual(['cluster', 'confidence', 'source']);
});

test('a list of events is summarized from its last 20', async () => {
  const clicks = Array(4).fill({ eventType: 'click', eventData: { elementType: 'cta' } });
  const views = Array(20).fill({ eventType: 'pageview', eventData: {} });
  expect((await send({ userId: 1, behaviors: [...views, ...clicks] })).body).toMatchObject({
    cluster: 'converter',
  });
  expect((await send({ userId: 1, behaviors: [...clicks, ...views] })).body).toMatchObject({
    cluster: 'explorer',
  });
  expect((await send({ userId: 1, behaviors: [] })).body).toMatchObject({
    cluster: 'explorer',
    confidence: 0.5,
  });
});

test.each([
  [{ userId: 1 }, 'behaviors'],
  [{ userId: 1, behaviors: 'x' }, 'behaviors'],
  [{ userId: 1, behaviors: { ...QUIET, extra: 1 } }, 'behaviors.extra'],
  [{ userId: 1, behaviors: { ...QUIET, pageViews: -1 } }, 'behaviors.pageViews'],
  [{ userId: 1, behaviors: { ...QUIET, scrollDepth: 101 } }, 'behaviors.scrollDepth'],
  [{ userId: 1, behaviors: { ...QUIET, clickTypes: { cta: 'x' } } }, 'behaviors.clickTypes.cta'],
  [{ userId: 1, behaviors: [{ eventType: 'hover', eventData: {} }] }, 'behaviors.0.eventType'],
  [{ userId: 1, behaviors: [{ eventType: 'scroll', eventData: {} }] }, 'behaviors.0.eventData.depth'],
  [{ userId: 1, behaviors: Array(201).fill({ eventType: 'pageview' }) }, 'behaviors'],
])('%j is refused', async (body, field) => {
  expect(await send(body)).toMatchObject({ status: 400, body: { errors: [{ field }] } });
});
