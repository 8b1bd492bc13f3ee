import { selectLastViewedFeature } from './use-conversation';

test.each([
  [[], null],
  [['/'], null],
  [['/solutions'], null],
  [['/solutions#sentiment-analysis'], 'sentiment-analysis'],
  [['/solutions#no-product'], null],
  [['/features'], 'features'],
  [['/features#documentation'], 'features'],
  [['/demo', '/analytics'], 'analytics'],
  [['/content-hub#weak-signals'], 'content-hub'],
  [['/solutions#enterprise-ai', '/solutions', '/pricing'], 'enterprise-ai'],
  [['/solutions#enterprise-ai', '/solutions#ai-automation'], 'ai-automation'],
  [['', '#', '/constructor'], null],
])('after %j: %s', (trail, feature) => {
  expect(selectLastViewedFeature(trail)).toBe(feature);
});
