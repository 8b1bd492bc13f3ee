import type { HubArticle } from './article';

export const businessIntelligence = [
  {
    id: 'how-to-read-a-forecast',
    title: 'How to read a forecast without being fooled',
    description: 'Five questions to ask of any forecast before you plan a budget around it.',
    category: 'Business Intelligence',
    tags: ['forecasting', 'market trends', 'decisions'],
    type: 'article',
    picture: 'forecast-range',
    difficulty: 'beginner',
    segments: ['innovation-leader', 'sales-prospect'],
    clusters: ['explorer', 'researcher'],
    featured: true,
    sections: [
      {
        heading: 'A line is not a promise',
        paragraphs: [
          'A forecast arrives as a neat line that continues to the right. It looks like the past, only later. In truth, it is a fan of many possible lines, and someone chose to show you the middle one.',
          'You do not need statistics to read it well. You need five questions, and the nerve to ask them in a meeting.',
        ],
      },
      {
        heading: 'How wide is the fan?',
        paragraphs: [
          'Ask for the range along with the line. “Between 80 and 120 in eight cases out of ten” is a forecast. “100” is a guess in a nice suit. If the range is so wide that you would act differently at each end, the forecast is telling you to wait, or to buy a cheap option on both.',
        ],
      },
      {
        heading: 'How often was it right before?',
        paragraphs: [
          'Accuracy means little without its terms. Right about what, how far ahead, and compared with which simple guess? “Same as last year” is hard to beat in many industries. A model that does not beat it has only learned the calendar.',
          'Ask to see last quarter: what was predicted, and what happened. A team that keeps this list can be trusted even when the list is mixed.',
        ],
      },
      {
        heading: 'What would change your mind?',
        paragraphs: ['A useful forecast names its own alarm bells. Ask for two or three of them.'],
        list: [
          'Which input, if it moved, would move the result most?',
          'At what value of that input would we drop the plan?',
          'How soon would we see it move?',
        ],
      },
      {
        heading: 'What is it for?',
        paragraphs: [
          'The same forecast can be fine for one decision and useless for another. To choose between two themes for a spring campaign, you need the right order, not the right number. To order stock you need the number, and a cost for being wrong on each side. Say which decision you face, and the discussion gets shorter.',
        ],
      },
      {
        heading: 'Who checks it again?',
        paragraphs: [
          'Forecasts age. Put a date on each one, name the person who will look again, and agree when. When the trend was real, the second look costs a minute. When it was noise, the second look is what saves you.',
          'Early signals reward the patient. A shift that shows up months ahead is worth having only if you check it as it comes closer, and let it go without shame when it fades.',
        ],
      },
    ],
  },
  {
    id: 'uplift-you-can-defend',
    title: 'Measure uplift that you can defend',
    description:
      'Holdouts, sample size and the four mistakes that make personalization look better than it is.',
    category: 'Business Intelligence',
    tags: ['a/b testing', 'measurement', 'roi'],
    type: 'whitepaper',
    picture: 'uplift',
    difficulty: 'advanced',
    segments: ['innovation-leader', 'developer'],
    clusters: ['researcher', 'converter'],
    featured: false,
    sections: [
      {
        heading: 'Before and after is not a test',
        paragraphs: [
          'You launch personalization in May and sales rise in June. Perhaps it worked. Perhaps June is always good, or a competitor had a bad month. A comparison over time cannot tell these apart. A comparison between two groups at the same time can.',
          'Keep a holdout: a share of visitors, picked at random, who see the default. The difference between the groups is your uplift. Nothing else is.',
        ],
      },
      {
        heading: 'How many visitors you need',
        paragraphs: [
          'Small effects need large groups. A rule of thumb for a test with the usual 80 percent chance of finding a real effect: take sixteen, multiply by the rate times one minus the rate, and divide by the square of the change you hope to see.',
          'Say 4 percent of visitors convert and you hope for 5. That is 16 × 0.04 × 0.96 ÷ 0.01², or about 6,100 visitors in each group. If your page sees 500 a week, choose a bigger change or a busier page. Do not choose a shorter test.',
        ],
      },
      {
        heading: 'Four ways to fool yourself',
        paragraphs: ['Each of these has made a good team announce a result that later melted away.'],
        list: [
          'Peeking: looking every day and stopping on a good one. Fix the end date before the start.',
          'Slicing: finding the one segment that won. With twenty slices, one will win by luck.',
          'Switching: moving people between groups when they come back. Assign once and remember.',
          'Picking: comparing people who chose the new page with people who did not. They differ already.',
        ],
      },
      {
        heading: 'Count the right thing',
        paragraphs: [
          'Clicks go up easily: make the button bigger. Choose a measure that costs the visitor something, such as a booked demo, a paid order or a second visit. Then add one guardrail that must not get worse. Complaints, refunds and page speed are good ones.',
        ],
      },
      {
        heading: 'Report it plainly',
        paragraphs: [
          'Give the range, not only the middle: “between 2 and 11 percent better, most likely 6”. Give the size of both groups and the dates. Say what you would have called a failure. A reader who can see how the test might have failed will believe that it did not.',
          'And report the flat results too. A team that only announces wins teaches its readers to divide by two.',
        ],
      },
      {
        heading: 'Keep the holdout',
        paragraphs: [
          'After the test, leave a few percent of visitors on the default for good. It costs little, and it answers the question that comes each year at budget time: does this still work? Effects fade as people get used to things. Without a holdout you will be the last to know.',
        ],
      },
    ],
  },
  {
    id: 'read-the-funnel-by-segment',
    title: 'Read the funnel by segment, not on average',
    description: 'One average funnel hides three different stories. How to split it and what to fix first.',
    category: 'Business Intelligence',
    tags: ['behavior analytics', 'funnel', 'conversion'],
    type: 'article',
    picture: 'funnel-by-segment',
    difficulty: 'intermediate',
    segments: ['sales-prospect'],
    clusters: ['converter', 'explorer'],
    featured: false,
    sections: [
      {
        heading: 'The average visitor does not exist',
        paragraphs: [
          'A funnel chart says that 12 of 100 visitors reach the pricing page. It is tempting to picture one kind of person who gives up along the way. In practice there are several kinds, and each leaves through a different door.',
          'Split the same funnel by segment and you might find that developers leave before pricing because they wanted docs. Buyers reach pricing and leave because the plan they need has no price. One chart, two fixes.',
        ],
      },
      {
        heading: 'Draw three funnels',
        paragraphs: [
          'Use the same four steps for each segment: arrived, looked at a product, looked at price or docs, asked for something. Use the same steps, so that you can put the charts side by side.',
          'Mark the biggest drop in each. Do not compare the ends yet. A segment with a poor end and an even slope may be fine. It simply has further to go.',
        ],
      },
      {
        heading: 'Ask what they came for',
        paragraphs: [
          'For each biggest drop, find out what the page before it promised. Three causes are common.',
        ],
        list: [
          'The wrong promise: the ad said one thing and the page opened with another. Match the first headline to the link.',
          'The missing step: the thing they need next is two clicks away. Move it into the page.',
          'The early ask: a form appears before there is a reason to fill it in. Put the proof first.',
        ],
      },
      {
        heading: 'Weigh the drop by its size',
        paragraphs: [
          'A steep drop in a small segment may matter less than a gentle one in a large segment. Multiply: how many people arrive at the step, times the share you could hope to keep. The product is the number of people that a fix could win. Sort by that, and begin at the top.',
        ],
      },
      {
        heading: 'Change the words before the layout',
        paragraphs: [
          'Words are cheap to change and quick to test. Give the segment its own headline on the page before the drop, and a button that names what comes next. “See the plan for a team of ten” beats “Learn more” because it answers the question in the visitor’s head.',
          'If the words make no difference, the problem lies deeper: the offer, the price or the product. That is worth knowing before you redesign a page.',
        ],
      },
      {
        heading: 'Look again by behavior',
        paragraphs: [
          'Segments say who came. Clusters say how they move. Once the funnels are clear, split the leaky step again by explorer, researcher and converter. Explorers who leave are often not lost, only early. Give them a reason to come back, and judge the step by the people who were ready to take it.',
        ],
      },
    ],
  },
  {
    id: 'weak-signals',
    title: 'Weak signals: see a shift while it is small',
    description:
      'How to tell the start of a trend from ordinary noise, and what to do while you are not sure.',
    category: 'Business Intelligence',
    tags: ['forecasting', 'market trends', 'strategy'],
    type: 'whitepaper',
    picture: 'weak-signals',
    difficulty: 'intermediate',
    segments: ['innovation-leader', 'sales-prospect'],
    clusters: ['researcher'],
    featured: false,
    sections: [
      {
        heading: 'Early and certain do not go together',
        paragraphs: [
          'By the time a trend is certain, everyone has it. While it is early, it looks just like noise. You cannot have both, so decide how sure you need to be for each kind of action, and let cheap actions start sooner.',
          'Reading three articles needs almost no proof. A small test needs a little. Moving a budget needs a lot. Most teams use one bar for all three, so they act too late on everything.',
        ],
      },
      {
        heading: 'Three marks of a real shift',
        paragraphs: ['No single mark is proof. Two together deserve a test. Three deserve a plan.'],
        list: [
          'It repeats: the change shows up in several weeks, not in one loud day.',
          'It travels: it shows up in different sources, such as search terms, support questions and job posts.',
          'It has a cause: someone can explain, in a sentence, why people would begin to do this now.',
        ],
      },
      {
        heading: 'Set the baseline first',
        paragraphs: [
          'Before you hunt for a spike, learn what normal looks like. Take a year of weekly counts and write down the median and the usual spread for each season. A rise of a third in the week before a holiday may be nothing. The same rise in a dull week in February is worth a phone call.',
          'Keep the baseline honest. If you adjust it whenever the line moves, you will never see a shift, only a new normal.',
        ],
      },
      {
        heading: 'Watch the words',
        paragraphs: [
          'New needs bring new words. People borrow terms from another trade, or coin clumsy ones, because the right word is not there yet. A phrase that was unknown last spring and now comes from people who do not know each other is one of the best signals there is. It costs nothing but attention.',
        ],
      },
      {
        heading: 'Act in small steps',
        paragraphs: [
          'Write each signal on a card: what you saw, when, how many sources, which decision it could affect. Give it a date to look again. When the signal has grown twice in a row, spend a little: one page, one ad, one talk with ten customers. When it has shrunk twice, throw the card away.',
          'Throwing away matters. A wall of old cards makes every new one look small.',
        ],
      },
      {
        heading: 'Keep the score',
        paragraphs: [
          'Once a quarter, count. How many cards became something? How many turned out to be noise? How early were you? If nearly all of them came true, you are too careful, and you see things late. If hardly any did, raise the bar by one mark. The aim is not to be right each time. It is to be early at a price you can afford.',
        ],
      },
    ],
  },
] as const satisfies readonly HubArticle[];
