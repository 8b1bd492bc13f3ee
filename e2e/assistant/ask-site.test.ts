import { askSite, type SendQuestion } from './ask-site';

test('a new visitor asks the earlier questions first, from the same page', async () => {
  const sent: Parameters<SendQuestion>[] = [];
  const ask = askSite((...call) => {
    sent.push(call);
    return Promise.resolve({ text: 'You can read more at /pricing#plans.', cookie: 'visitor=1' });
  });
  const history = [
    { message: 'a', isUserMessage: true },
    { message: 'b', isUserMessage: false },
  ];
  const audience = { segment: 'developer', cluster: 'explorer' } as const;
  const reply = await ask({ message: 'c', history, audience, page: '/pricing' });
  const context = { currentPage: '/pricing', userSegment: 'developer', behavioralCluster: 'explorer' };
  expect(sent).toEqual([
    [{ message: 'a', context }, ''],
    [{ message: 'c', context }, 'visitor=1'],
  ]);
  expect(reply).toEqual({
    text: 'You can read more at /pricing#plans.',
    links: [{ label: '', href: '/pricing#plans' }],
  });
  await ask({ message: 'd', history: [] });
  expect(sent.at(-1)).toEqual([{ message: 'd', context: {} }, '']);
});
