import { tunerCopy } from '@/lib/content/tuner';
import { readPage, textOf } from '../support/http/read-page';

test('without scripts the scales are three rows of links to the other views', async () => {
  const { document } = await readPage('/?segment=developer&cluster=converter');
  const headings = [...document.querySelectorAll('main h2')];
  const panel = headings.find((one) => textOf(one) === tunerCopy.heading)?.closest('section');
  expect(panel?.querySelector('[role=radiogroup]')?.closest('[data-scripted]')).not.toBeNull();
  const links = [...(panel?.querySelectorAll('noscript a') ?? [])];
  const current = links.filter((link) => link.hasAttribute('aria-current'));
  expect(current.map(textOf)).toEqual(['Developer', 'Ready to decide', 'New']);
  expect(links.map((link) => `${textOf(link)} ${link.getAttribute('href')}`)).toEqual([
    'Innovation leader /?segment=innovation-leader&cluster=converter&visitor=new',
    'Developer /?segment=developer&cluster=converter&visitor=new',
    'Sales & marketing /?segment=sales-prospect&cluster=converter&visitor=new',
    'Explorer /?segment=developer&cluster=explorer&visitor=new',
    'Researcher /?segment=developer&cluster=researcher&visitor=new',
    'Ready to decide /?segment=developer&cluster=converter&visitor=new',
    'New /?segment=developer&cluster=converter&visitor=new',
    'Returning /?segment=developer&cluster=converter&visitor=returning',
  ]);
});
