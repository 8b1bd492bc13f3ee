import { isAdapted } from './is-adapted';
import { parsePersonaCookie } from './persona-cookie';

test.each([
  ['', false],
  ['innovation-leader.explorer.new.default.default.11', false],
  ['developer.converter.new.chosen.chosen.11', false],
  ['innovation-leader.converter.new.default.analysis.11', true],
  ['developer.converter.new.chosen.analysis.11', true],
  ['innovation-leader.explorer.new.default.analysis.11', false],
  ['developer.explorer.new.campaign.default.11', true],
  ['innovation-leader.researcher.new.default.campaign.11', true],
  ['developer.converter.new.campaign.analysis.01', false],
])('%s: %s', (cookie, adapted) => {
  expect(isAdapted(parsePersonaCookie(cookie))).toBe(adapted);
});
