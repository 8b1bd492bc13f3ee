import { ROUTES } from '@/lib/config/routes';
import { startCounts } from './counts';

export type ForecastRange = { low: number; best: number; high: number };

export type Tone = 'good' | 'bad' | 'plain';

export const scenesCopy = {
  home: {
    heading: {
      'innovation-leader': `${startCounts.products} products that see it coming`,
      developer: `${startCounts.products} products you can try here`,
      'sales-prospect': `${startCounts.products} products that pay for themselves`,
    },
    lede: 'Try each one here: pick a step and watch what changes.',
    more: { label: 'See each in depth', href: ROUTES.solutions },
    why: 'Products and their order',
  },

  'market-intelligence': {
    // The accessible name of the choice; `alternative` describes a whole scene for screen readers.
    control: 'Move through the year',
    labels: {
      forecast: 'Forecast for December',
      outcome: 'What December brought',
      range: 'Range',
      alert: 'Alert',
      signals: 'Signals so far',
    },
    quarters: ['Mar', 'Jun', 'Sep', 'Dec'],
    // In percent relative to January: two figures per month, from January 1 to December 31.
    line: [0, 1, -1, 0, 2, 1, 2, 1, 3, 2, 4, 5, 6, 8, 7, 10, 11, 13, 14, 13, 16, 17, 19, 18, 20],
    // The forecast for December at the end of each of the first three quarters.
    ranges: [
      { low: -12, best: 8, high: 34 },
      { low: 6, best: 17, high: 29 },
      { low: 15, best: 19, high: 24 },
    ],
    words: {
      'innovation-leader': {
        title: 'Demand for refillable packaging',
        signals: [
          { quarter: 1, source: 'Trade press', text: 'Two retailers test refill stations' },
          { quarter: 2, source: 'Supplier orders', text: 'More molds ordered for steel tins' },
          { quarter: 2, source: 'Search', text: 'More people look for refill shops' },
          { quarter: 3, source: 'Company filings', text: 'Refill lines in next year’s budgets' },
        ],
        says: [
          'One source moves. The range is wide, so nobody is alerted yet.',
          'Three sources move together. You are alerted half a year ahead.',
          'A fourth source agrees, and the range narrows again.',
          'The year ends inside every range since March.',
        ],
        alternative:
          'A chart of demand for refillable packaging over one year. In March the forecast for December runs from minus 12% to +34%. In June, as three sources move together, it narrows to +6% to +29%, and an alert goes out. In September it is +15% to +24%. The year ends at +20%.',
      },
      developer: {
        title: 'API calls made by AI agents',
        signals: [
          { quarter: 1, source: 'Package downloads', text: 'Agent kits are installed more often' },
          { quarter: 2, source: 'Server logs', text: 'Agents read more of the docs' },
          { quarter: 2, source: 'Issue trackers', text: 'Requests for errors that machines can read' },
          { quarter: 3, source: 'Job posts', text: 'Teams hire for agent traffic' },
        ],
        says: [
          'One source moves. The range is wide, so alert stays false.',
          'Three sources agree. Alert turns true, and your webhook is called.',
          'A fourth source agrees. Same model version, smaller range.',
          'The outcome is inside every range, and the backtest records it.',
        ],
        alternative:
          'A chart of API calls made by AI agents over one year. In March the forecast for December runs from minus 12% to +34%. In June, as three sources agree, it narrows to +6% to +29%, and an alert calls the webhook. In September it is +15% to +24%. The year ends at +20%.',
      },
      'sales-prospect': {
        title: 'Buyers who ask about same-day returns',
        signals: [
          { quarter: 1, source: 'Search', text: 'Buyers look for it more often' },
          { quarter: 2, source: 'Call notes', text: 'It comes up in first calls' },
          { quarter: 2, source: 'Other price pages', text: 'Two rivals now offer it' },
          { quarter: 3, source: 'Requests for proposals', text: 'Large buyers ask for it in writing' },
        ],
        says: [
          'One source moves. It is too early to change a page.',
          'Three sources agree. You get the alert with time to write the page.',
          'A fourth source agrees. Your page is live before the rush.',
          'Buyers ask as often as forecast, and your answer is ready.',
        ],
        alternative:
          'A chart of buyers who ask about same-day returns over one year. In March the forecast for December runs from minus 12% to +34%. In June, as three sources agree, it narrows to +6% to +29%, and you get an alert. In September it is +15% to +24%. The year ends at +20%.',
      },
    },
  },

  'sentiment-analysis': {
    control: 'Choose how to read the messages',
    views: ['As it arrives', 'By tone', 'The story'],
    labels: {
      good: 'Positive',
      bad: 'Negative',
      arrived: 'Received',
      average: 'Average',
      topics: 'Tone by topic',
      story: 'Story found',
      mentions: 'Mentions per day',
    },
    words: {
      'innovation-leader': {
        title: 'What people say about home batteries',
        messages: [
          {
            source: 'News',
            sentences: [
              { text: 'Sales hit a record this spring.', tone: 'good' },
              { text: 'Installers are booked until fall.', tone: 'bad', isStory: true },
            ],
          },
          {
            source: 'Owner forum',
            sentences: [
              { text: 'I love the battery.', tone: 'good' },
              { text: 'I waited eleven weeks for someone to fit it.', tone: 'bad', isStory: true },
            ],
          },
          {
            source: 'Analyst note',
            sentences: [
              { text: 'Prices fell again in May.', tone: 'good' },
              { text: 'Labor, not hardware, now sets the pace.', tone: 'bad', isStory: true },
            ],
          },
        ],
        topics: [
          { name: 'Product', tone: 64 },
          { name: 'Price', tone: 38 },
          { name: 'Installation', tone: -72 },
        ],
        story: {
          title: '“There are not enough installers”',
          text: 'It began in a forum in April. Three kinds of sources tell it now.',
          mentions: [1, 1, 2, 2, 3, 5, 8, 9, 13, 16],
        },
        arrived: 'Three sources, six sentences, one average score that says “fine.”',
        alternative:
          'Six sentences about home batteries from news, a forum and an analyst note, colored by tone. Product is positive at +64 and price at +38. Installation is negative at minus 72. Three of the sentences tell one story: there are not enough installers.',
      },
      developer: {
        title: 'Feedback on version 4 of an SDK',
        messages: [
          {
            source: 'Issue',
            sentences: [
              { text: 'The new client is much faster.', tone: 'good' },
              { text: 'Errors no longer say which field failed.', tone: 'bad', isStory: true },
            ],
          },
          {
            source: 'Forum',
            sentences: [
              { text: 'The types are excellent.', tone: 'good' },
              { text: 'I had to read the source to find the bad field.', tone: 'bad', isStory: true },
            ],
          },
          {
            source: 'Support',
            sentences: [
              { text: 'We migrated in an hour.', tone: 'good' },
              { text: 'Then a bare 400 cost us a day.', tone: 'bad', isStory: true },
            ],
          },
        ],
        topics: [
          { name: 'Speed', tone: 66 },
          { name: 'Types', tone: 52 },
          { name: 'Errors', tone: -74 },
        ],
        story: {
          title: '“Errors stopped naming the field”',
          text: 'It began in an issue on Monday. All three channels have it now.',
          mentions: [0, 1, 1, 1, 3, 4, 6, 9, 12, 15],
        },
        arrived: 'Three channels, six sentences, one average score that says “fine.”',
        alternative:
          'Six sentences about version 4 of an SDK from an issue, a forum and support, colored by tone. Speed is positive at +66 and types at +52. Errors are negative at minus 74. Three of the sentences tell one story: errors stopped naming the field.',
      },
      'sales-prospect': {
        title: 'Account A-217, last two weeks',
        messages: [
          {
            source: 'Call notes',
            sentences: [
              { text: 'They like the new dashboard.', tone: 'good' },
              { text: 'They asked twice when support replies.', tone: 'bad', isStory: true },
            ],
          },
          {
            source: 'Email',
            sentences: [
              { text: 'Thanks for the quick setup.', tone: 'good' },
              { text: 'We still wait on Monday’s ticket.', tone: 'bad', isStory: true },
            ],
          },
          {
            source: 'Review',
            sentences: [
              { text: 'The reports save us a day a week.', tone: 'good' },
              { text: 'Support takes days to answer.', tone: 'bad', isStory: true },
            ],
          },
        ],
        topics: [
          { name: 'Product', tone: 61 },
          { name: 'Setup', tone: 44 },
          { name: 'Support', tone: -68 },
        ],
        story: {
          title: '“Support is too slow”',
          text: 'It began with a ticket on Monday. The account owner hears of it today.',
          mentions: [0, 0, 1, 0, 1, 2, 2, 4, 5, 7],
        },
        arrived: 'Three messages, six sentences, one average score that says “fine.”',
        alternative:
          'Six sentences about one account from call notes, an email and a review, colored by tone. Product is positive at +61 and setup at +44. Support is negative at minus 68. Three of the sentences tell one story: support is too slow.',
      },
    },
  },

  'ai-automation': {
    control: 'Decide for the workflow',
    labels: {
      waits: 'Waiting for you',
      decided: 'Decided by a person',
      below: 'Less sure than your limit',
      confidence: 'Confidence',
      limit: 'Your limit',
      record: 'Record',
    },
    // In percent. Below `limit` a person decides.
    confidence: 58,
    limit: 80,
    words: {
      'innovation-leader': {
        title: 'A supplier contract is up for renewal',
        steps: [
          { name: 'Contract read', text: 'Term, price and notice period' },
          { name: 'Checked against policy', text: 'Four of five clauses match' },
        ],
        question: {
          name: 'Is this notice period all right?',
          text: 'One clause is not what your policy says.',
          facts: [
            { name: 'Contract', text: '90 days' },
            { name: 'Policy', text: '45 days' },
          ],
        },
        record: ['09:14 Contract read', '09:14 Four of five clauses match', '09:15 Legal asked, 58% sure'],
        choices: [
          {
            label: 'Let it wait',
            outcome: { name: 'Renewal', text: 'Nothing is signed' },
            record: 'Next reminder tomorrow',
          },
          {
            label: 'Accept 90 days',
            outcome: { name: 'Renewed', text: 'With one noted exception' },
            record: '09:31 Legal accepted 90 days',
          },
          {
            label: 'Ask for 45 days',
            outcome: { name: 'Sent back', text: 'The supplier has the question' },
            record: '09:31 Legal asked for 45 days',
          },
        ],
        alternative:
          'A workflow reads a supplier contract and checks it against policy. The contract says 90 days’ notice, the policy says 45. It is 58% sure, and the limit is 80%, so it waits for a person. Accepting renews the contract with an exception. Asking sends it back. Each step is on record.',
      },
      developer: {
        title: 'Order intake, run 1182',
        steps: [
          { name: 'extract()', text: 'Four fields, all typed' },
          { name: 'match()', text: 'Order 118 found' },
        ],
        question: {
          name: 'Which number of units is right?',
          text: 'The two sources disagree, so post() is not called.',
          facts: [
            { name: 'invoice.units', text: '14' },
            { name: 'order.units', text: '12' },
          ],
        },
        record: ['09:14:02 extract ok', '09:14:03 match ok', '09:14:03 confidence 0.58, asked buyer'],
        choices: [
          {
            label: 'Keep waiting',
            outcome: { name: 'post()', text: 'Not called yet' },
            record: 'timeout in 24 hours',
          },
          {
            label: 'Use 12',
            outcome: { name: 'post()', text: 'Called once, with 12 units' },
            record: '09:31:40 buyer chose 12, post ok',
          },
          {
            label: 'Return it',
            outcome: { name: 'return()', text: 'Sent back with both numbers' },
            record: '09:31:40 buyer returned the invoice',
          },
        ],
        alternative:
          'A workflow runs extract and match on an invoice. The invoice says 14 units, the order says 12. Its confidence is 58% and the limit is 80%, so it waits for a person and post is not called. Choosing 12 calls post once. Returning sends the invoice back. Each step is on record.',
      },
      'sales-prospect': {
        title: 'A demo request comes in',
        steps: [
          { name: 'Form read', text: 'Name, company and question' },
          { name: 'Matched to accounts', text: 'Two look alike' },
        ],
        question: {
          name: 'Whose lead is this?',
          text: 'Two accounts share the company name.',
          facts: [
            { name: 'North', text: 'Same city' },
            { name: 'South', text: 'Same email domain' },
          ],
        },
        record: ['09:14 Form read', '09:14 Two accounts found', '09:15 Team lead asked, 58% sure'],
        choices: [
          {
            label: 'Let it wait',
            outcome: { name: 'First call', text: 'Nobody is assigned yet' },
            record: 'Next reminder in an hour',
          },
          {
            label: 'Give it to North',
            outcome: { name: 'North calls', text: 'Today at two, notes attached' },
            record: '09:31 Team lead chose North',
          },
          {
            label: 'Give it to South',
            outcome: { name: 'South calls', text: 'Today at two, notes attached' },
            record: '09:31 Team lead chose South',
          },
        ],
        alternative:
          'A workflow reads a demo request and finds two accounts that look alike, North and South. It is 58% sure, and the limit is 80%, so it waits for a person. Whichever team you choose calls today at two. Each step is on record.',
      },
    },
  },

  'enterprise-ai': {
    control: 'Choose a call',
    labels: { request: 'Request', response: 'Response' },
    call: 'POST /api/analyze-behavior',
    words: {
      'innovation-leader': {
        title: 'What kind of reader is this?',
        fields: [
          { name: 'userId', value: '42', type: 'number' },
          { name: 'pageViews', value: '2', type: 'number' },
        ],
        calls: [
          {
            label: 'Reads to the end',
            field: { name: 'scrollDepth', value: '82', type: 'number' },
            status: '200 OK',
            result: [
              { name: 'cluster', value: '"researcher"' },
              { name: 'confidence', value: '0.7' },
              { name: 'source', value: '"rules"' },
            ],
            says: 'Same request, same decision, by a rule that you can read.',
          },
          {
            label: 'Looks around',
            field: { name: 'scrollDepth', value: '20', type: 'number' },
            status: '200 OK',
            result: [
              { name: 'cluster', value: '"explorer"' },
              { name: 'confidence', value: '0.5' },
              { name: 'source', value: '"rules"' },
            ],
            says: 'There is little to go on, and the confidence says so.',
          },
          {
            label: 'Wrong entry',
            field: { name: 'scrollDepth', value: '"deep"', type: 'number' },
            status: '400 Bad Request',
            result: [
              { name: 'title', value: '"Bad Request"' },
              { name: 'field', value: '"behaviors.scrollDepth"' },
              { name: 'message', value: '"must be a number"' },
            ],
            says: 'Nothing is decided on bad input, and the error names the field.',
          },
        ],
        alternative:
          'A console with three calls that ask what kind of reader a visitor is. At a scroll depth of 82 the rules say researcher, with a confidence of 0.7. At 20 they say explorer, with 0.5. A scroll depth of “deep” is refused with status 400, and the error names the field.',
      },
      developer: {
        title: 'A cluster from a few events',
        fields: [
          { name: 'userId', value: '42', type: 'number' },
          { name: 'scrollDepth', value: '40', type: 'number' },
        ],
        calls: [
          {
            label: 'Typed call',
            field: { name: 'clickTypes.button', value: '4', type: 'number' },
            status: '200 OK',
            result: [
              { name: 'cluster', value: '"converter"' },
              { name: 'confidence', value: '0.8' },
              { name: 'source', value: '"rules"' },
            ],
            says: 'The response has a type too, and says what decided.',
          },
          {
            label: 'No signal',
            field: { name: 'clickTypes.button', value: '0', type: 'number' },
            status: '200 OK',
            result: [
              { name: 'cluster', value: '"explorer"' },
              { name: 'confidence', value: '0.5' },
              { name: 'source', value: '"rules"' },
            ],
            says: 'No rule matched: you get the default, and its confidence.',
          },
          {
            label: 'Wrong type',
            field: { name: 'clickTypes.button', value: '"many"', type: 'number' },
            status: '400 Bad Request',
            result: [
              { name: 'title', value: '"Bad Request"' },
              { name: 'field', value: '"behaviors.clickTypes.button"' },
              { name: 'message', value: '"must be a number"' },
            ],
            says: 'The error names the field, before any token is spent.',
          },
        ],
        alternative:
          'A console with three calls that turn events into a cluster. With 4 button clicks the rules say converter, with a confidence of 0.8. With 0 they say explorer, with 0.5. With “many” the call is refused with status 400, and the error names the field.',
      },
      'sales-prospect': {
        title: 'Is this visitor ready to decide?',
        fields: [
          { name: 'userId', value: '42', type: 'number' },
          { name: 'pageViews', value: '2', type: 'number' },
        ],
        calls: [
          {
            label: 'Three clicks',
            field: { name: 'clickTypes.cta', value: '3', type: 'number' },
            status: '200 OK',
            result: [
              { name: 'cluster', value: '"converter"' },
              { name: 'confidence', value: '0.8' },
              { name: 'source', value: '"rules"' },
            ],
            says: 'Three clicks on a main button: prices and a trial come first.',
          },
          {
            label: 'One click',
            field: { name: 'clickTypes.cta', value: '1', type: 'number' },
            status: '200 OK',
            result: [
              { name: 'cluster', value: '"explorer"' },
              { name: 'confidence', value: '0.5' },
              { name: 'source', value: '"rules"' },
            ],
            says: 'Somebody new gets a look around first.',
          },
          {
            label: 'Bad data',
            field: { name: 'clickTypes.cta', value: '"some"', type: 'number' },
            status: '400 Bad Request',
            result: [
              { name: 'title', value: '"Bad Request"' },
              { name: 'field', value: '"behaviors.clickTypes.cta"' },
              { name: 'message', value: '"must be a number"' },
            ],
            says: 'Bad data is refused, so nobody gets the wrong message.',
          },
        ],
        alternative:
          'A console with three calls that ask whether a visitor is ready to decide. With 3 clicks on a main button the rules say converter, with a confidence of 0.8. With 1 they say explorer, with 0.5. With “some” the call is refused with status 400, and the error names the field.',
      },
    },
  },
} as const;
