import { analyzeBehavior } from '@/lib/calls/analyze-behavior';
import { scenesCopy } from '@/lib/content/scenes';
import { classifyBehavior } from '@/lib/personalization/clustering';
import { SEGMENTS } from '@/lib/personalization/persona';
import { HttpProblem } from './problem';
import { parseInput } from './read-input';

const { call, words } = scenesCopy['enterprise-ai'];

type Row = { name: string; value: string };

const CASES = SEGMENTS.flatMap((segment) =>
  words[segment].calls.map(({ field, result, status }) => ({
    title: `${words[segment].title} ${field.value}`,
    rows: [...words[segment].fields, field] as readonly Row[],
    shown: Object.fromEntries((result as readonly Row[]).map(({ name, value }) => [name, JSON.parse(value)])),
    status: parseInt(status),
  })),
);

/** The scene shows some fields of the body. */
function buildBody(rows: readonly Row[]) {
  const { userId, ...shown } = Object.fromEntries(rows.map(({ name, value }) => [name, JSON.parse(value)]));
  const clicks = Object.entries(shown).filter(([name]) => name.startsWith('clickTypes.'));
  const clickTypes = Object.fromEntries(
    clicks.map(([name, count]) => [name.replace('clickTypes.', ''), count]),
  );
  const { pageViews = 1, scrollDepth = 0 } = shown;
  return {
    userId,
    behaviors: { totalBehaviors: 6, analyzedBehaviors: 6, pageViews, scrollDepth, clickTypes },
  };
}

function parse(rows: readonly Row[]) {
  if (!analyzeBehavior.request) throw new Error('The call has no body');
  return parseInput(analyzeBehavior.request.schema, buildBody(rows), 'body', 'not accepted');
}

test('the console in the product scene shows a call of the API', () => {
  expect(call).toBe(analyzeBehavior.endpoint);
});

test.each(CASES.filter(({ status }) => status === 200))('$title is answered as shown', ({ rows, shown }) => {
  const { behaviors } = parse(rows);
  if (Array.isArray(behaviors)) throw new Error('A summary was expected');
  const { result, reason } = classifyBehavior(behaviors);
  expect(shown).toEqual({ cluster: result, confidence: reason.confidence, source: 'rules' });
});

test.each(CASES.filter(({ status }) => status === 400))('$title is refused as shown', ({ rows, shown }) => {
  const refuse = () => parse(rows);
  expect(refuse).toThrow(HttpProblem);
  try {
    refuse();
  } catch (problem) {
    const { field, message } = shown;
    expect(problem).toMatchObject({ status: 400, options: { errors: [{ field, message }] } });
  }
  expect(shown.title).toBe('Bad Request');
});
