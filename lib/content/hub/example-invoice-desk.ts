import type { HubArticle } from './article';

export const exampleInvoiceDesk = {
  id: 'example-invoice-desk',
  title: 'A finance team clears its invoice desk',
  description: 'Automating the dull part of a process while people make the judgment calls.',
  category: 'Success Stories',
  tags: ['case-study', 'automation', 'financial services'],
  type: 'case-study',
  picture: 'invoice-desk',
  difficulty: 'intermediate',
  segments: ['sales-prospect', 'innovation-leader'],
  clusters: ['converter', 'researcher'],
  featured: false,
  sections: [
    {
      heading: 'Please note',
      paragraphs: [
        'The company in this example and its figures are made up. We chose a plain process, because plain processes are where automation pays first.',
      ],
    },
    {
      heading: 'A desk that never empties',
      paragraphs: [
        'Picture six people in the finance office of a leasing company. They receive 900 invoices a week by email, web portal and paper mail. Each one is opened, typed in, matched with an order, approved and filed. It takes about nine minutes, and 135 hours a week in all.',
        'Nobody is bad at the work. There is simply no hour left for the cases that need thought.',
      ],
    },
    {
      heading: 'Sort before you automate',
      paragraphs: [
        'The team spends one week doing nothing but sorting. Each invoice goes into one of three piles.',
      ],
      list: [
        'Plain: it matches an order to the cent. 6 in 10.',
        'Close: one thing differs, such as a freight charge. 3 in 10.',
        'Odd: no order, a new supplier or an amount that makes you look twice. 1 in 10.',
      ],
    },
    {
      heading: 'One pile at a time',
      paragraphs: [
        'They automate the plain pile only. The system reads the invoice, finds the order, checks the amount and files it. A person looks at twenty of them each day, picked at random. After a month without a wrong one, they look at ten.',
        'The close pile comes next. Here the system proposes, and a person decides with one keystroke. Each decision is stored with its reason, so that a proposal that is always accepted can become a rule. The odd pile stays with people, and should.',
      ],
    },
    {
      heading: 'The math',
      paragraphs: [
        'Plain invoices now take no time, apart from the samples. Close ones take three minutes instead of nine. Odd ones take longer than before, fifteen minutes, as they finally get attention. In a week, that is 270 times three minutes plus 90 times fifteen, or 36 hours. The desk is empty on Thursday.',
      ],
    },
    {
      heading: 'What the hours are for',
      paragraphs: [
        'The team had agreed on this before it began, and that made the project easy to say yes to. Two people moved to supplier questions, which used to wait for a week. The others take turns on the odd pile, where they found two invoices that had been paid twice. Start with that agreement. People automate gladly when they know where the time goes.',
      ],
    },
  ],
} as const satisfies HubArticle;
