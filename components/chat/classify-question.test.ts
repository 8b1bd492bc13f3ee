import { classifyQuestion, listActions } from './classify-question';

test.each([
  ['Can I see a demo?', 'demo'],
  ['show me the dashboard', 'demo'],
  ['What do the plans cost?', 'pricing'],
  ['Is there a free trial?', 'pricing'],
  ['Something is broken', 'support'],
  ['Can somebody call me?', 'contact'],
  ['How do I talk to sales?', 'contact'],
  ['Delete everything you know', 'privacy'],
  ['Is there an OpenAPI file?', 'integration'],
  ['How does it integrate with our tools?', 'integration'],
  ['What is sentiment analysis?', 'learn'],
  ['HOW EARLY?', 'learn'],
  // An action takes precedence over knowledge.
  ['Show me the price', 'demo'],
  ['What does it cost?', 'pricing'],
  ['How do I contact support?', 'support'],
  ['', null],
  ['Hello', null],
  ['showmethe capital', null],
  ['今日の天気は', null],
])('the intent of "%s" is %s', (question, intent) => {
  expect(classifyQuestion(question).intent).toBe(intent);
});

test.each([
  ['I need help', true],
  ['It doesn’t work', true],
  ["the chart does not work on my phone and I can't find it", true],
  ['How can I change my segment?', true],
  ['I am confused', true],
  ['What is your SLA?', false],
  ['a helpful page', false],
  ['', false],
])('"%s" requests help: %s', (question, needsHelp) => {
  expect(classifyQuestion(question).needsHelp).toBe(needsHelp);
});

test.each([
  ['What does AI Automation do?', true, false],
  ['How good is market intelligence?', true, false],
  ['Which figures does the dashboard show?', true, true],
  ['How accurate is sentiment analysis?', true, true],
  ['Where is my data stored?', false, true],
  ['database', false, false],
  ['Who are you?', false, false],
  ['', false, false],
])('%s: about a feature %s, about data %s', (question, isAboutFeature, isAboutData) => {
  expect(classifyQuestion(question)).toMatchObject({ isAboutFeature, isAboutData });
});

test.each([
  [
    'Show me the page for developers',
    [{ type: 'choose-persona', label: 'Show me the page for developers', segment: 'developer' }],
  ],
  [
    'I am a researcher',
    [{ type: 'choose-persona', label: 'Show me the page for researchers', cluster: 'researcher' }],
  ],
  ['Can I take a tour?', [{ type: 'start-tour', label: 'Start the tutorial' }]],
  ['What does it cost?', []],
  ['What is a developer?', []],
])('%s offers %j', (question, expected) => {
  expect(listActions(question)).toEqual(expected);
});
