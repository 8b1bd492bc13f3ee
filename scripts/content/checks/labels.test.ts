import { contentOf } from '../fixture';
import { checkLabels } from './labels';

const SOURCES = {
  'calls-to-action.ts': `export const callToActionCopy = { 'schedule-demo': { label: 'Schedule Demo', href: '/contact' } };`,
  'page-names.ts': `export const pageNames = { pricing: 'Pricing', 'api-docs': 'API Docs' };`,
  'chat.ts': `export const chatCopy = { send: 'Send', open: 'Open chat' };`,
};
const check = (text: string) =>
  checkLabels(
    contentOf({ ...SOURCES, 'pages/about.ts': `export const aboutCopy = {\n  text: ${text},\n};` }),
  );

test.each([
  "'Schedule a demo'",
  "'Pricing'",
  "'Pricing starts with your visits.'",
  "'Behavior Pricing: how it works.'",
  "'We send an email.'",
  "'Read the open chat.'",
  "'Press Schedule Demo.', // not a label",
])('%s repeats no label', (text) => {
  expect(check(text)).toEqual([]);
});

test.each([
  ["'Schedule Demo'", "text: callToActionCopy['schedule-demo'].label,"],
  [
    "'Press Schedule Demo, it’s free.'",
    "text: `Press ${callToActionCopy['schedule-demo'].label}, it’s free.`,",
  ],
  ["'You find it in API Docs.'", "text: `You find it in ${pageNames['api-docs']}.`,"],
  ["'See “Pricing” for more.'", 'text: `See “${pageNames.pricing}” for more.`,'],
  ["'Write it, then press Send.'", 'text: `Write it, then press ${chatCopy.send}.`,'],
  ["'It is called “Open chat”.'", 'text: `It is called “${chatCopy.open}”.`,'],
])('%s repeats a label, and the corrected line inserts it', (text, line) => {
  const name = line.match(/\w+(?:Copy|Names)/)?.[0] ?? '';
  const [finding, ...more] = check(text);
  expect(more).toEqual([]);
  expect(finding).toMatchObject({ file: 'pages/about.ts', line: 2, field: 'text' });
  expect(finding?.corrected).toMatch(new RegExp(`^import \\{ ${name} \\} from '\\.\\./[a-z-]+';`, 'm'));
  expect(finding?.corrected?.split('\n')[0]).toBe(line);
});
