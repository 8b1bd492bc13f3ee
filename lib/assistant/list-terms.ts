const PHRASES: readonly (readonly [RegExp, string])[] = [
  [/\b(col|behavi|fav|hon)our/g, '$1or'],
  [/(?<=\w{4})is(e[ds]?|ing|ation)\b/g, 'iz$1'],
  [/\bfortnights?\b/g, ' two weeks '],
  [/\btwelve\b/g, '12'],
  [/\bthirty\b/g, '30'],
  [/\bfifty\b/g, '50'],
  [/\bsixty\b/g, '60'],
  [/(?<=\d)[,. ](?=\d{3}\b)/g, ''],
  [/(?<=\d)k\b/g, '000'],
  [/[$€£] ?(?=\d)|(?<=\d) ?(?:[$€£]|usd|eur|bucks)(?!\w)/g, ' price '],
  [/(?<=\d)\+|(?<=\d) ?plus\b/g, ' plus '],
  [/\b(?:wat|wot|wut|waht)\b/g, 'what'],
  [/\b(?:hw|hwo)\b/g, 'how'],
  [/\btr(?:ile|yal|ail|iel|aial)s?\b/g, 'trial'],
  [/\b(?:gimme|gimmie)\b/g, 'give me'],
  [/\ba ?\/ ?b[ -]?test(s|ing)?\b|\bsplit[ -]?tests?\b/g, ' abtest '],
  [/\be-?mails?\b/g, ' mail '],
  [/\be-?commerce\b|\b(?:online|web)[ -]?(?:shops?|stores?)\b|\bwebshops?\b/g, ' ecommerce '],
  [/\bapi[ -]keys?\b/g, ' apikey login '],
  [/\b(?:log|sign)(?:ged|ging)?[ -]?(?:in|on|up)\b/g, ' login '],
  [/\bthird[ -]part(?:y|ies)\b/g, ' thirdparty '],
  [/\b(?:turn|switch|opt|shut)(?:ed|ing|s)?[ -](?:\w+ )?(?:off|out)\b/g, ' disable '],
  [/\b(?:turn|switch)(?:ed|ing)? (?:this|that|it|all|the) [\w ]{0,24}?\boff\b/g, ' disable '],
  [/\b(?:case|customer|success)[ -](?:stud(?:y|ies)|stor(?:y|ies))\b/g, ' casestudy '],
  [/\bopen[ -]?api\b|\bswagger\b/g, ' openapi '],
  [/\bscreen[ -]?readers?\b/g, ' screenreader accessibility '],
  [/\brate[ -]?limit(?:s|ed|ing)?\b|\btoo many (?:requests|calls)\b/g, ' ratelimit 429 '],
  [/\b(?:large )?language models?\b/g, ' llm '],
  [/\bmachine[ -]learning\b/g, ' model '],
  [/\bcontrol groups?\b|\bhold-?outs?\b/g, ' holdout '],
  [/\bhealth ?care\b/g, ' healthcare '],
  [
    /\b(?:is|are|was|were|goes|go|went|be) (?:down|offline|unreachable|unavailable)\b|\boutages?\b/g,
    ' outage ',
  ],
  [/\bhow much (?:is|are|do|does|for|would|will|money)\b/g, ' price '],
  [/\bfor free\b|\bfree of charge\b/g, ' free '],
  [/\btry (?:it|this|attune|you|things?)(?: out)?\b|\btry[ -]?outs?\b/g, ' trial '],
  [/\b(?:work(?:ing)?|jobs?) (?:for|at|with) (?:you|attune)\b/g, ' hiring '],
  [/\b(?:real|actual|live) (?:person|human|people)\b/g, ' human '],
  [/\b(?:a|your|any|the) (?:person|human)\b/g, ' human '],
  [/\bdata points?\b/g, ' datapoint '],
  [/\bsingle[ -]sign[ -]?on\b/g, ' sso '],
  [/\brests? on\b|\bbased on\b|\brely on\b/g, ' source '],
  [/\bhow long (?:can|may|should|must)\b(?=[\w ]{0,30}\bbe\b)/g, ' length '],
  [/\bhow long\b/g, ' duration '],
  [/\b(?:who|nobody|no one|anyone|anybody|someone) else\b/g, ' thirdparty share '],
  [/\bhow (?:big|large)\b/g, ' size '],
  [/\bhow fast\b|\bhow quick(?:ly)?\b/g, ' speed '],
  [/\bget(?:ting)?[ -]started\b|\bset(?:ting)?[ -]up\b|\bsetup\b/g, ' begin '],
  [
    /\bnot (?:\w+ )?(?:good|suited|suitable|meant|made|right) for\b|\bnot (?:be )?use[d]?\b|\bbad (?:at|for)\b/g,
    ' weakness ',
  ],
  [/\bsell(?:s|ing)?\b[\w ]{0,20}\bonline\b|\bretail business\b/g, ' ecommerce '],
  [/\bi ?d (?:like|love|prefer|rather)\b/g, ' '],
  [/\b(?:stock|share) prices?\b|\bstock market\b/g, ' shareprice '],
  [/\blayout[ -]shifts?\b|\bcls\b/g, ' flicker '],
  [/\bget(?:ting)? rid of\b/g, ' delete '],
  [/\bdo[ -]not[ -]track\b|\bdnt\b|\bgpc\b/g, ' global privacy control '],
  [/\bcolou?r[ -]?blind(?:ness)?\b/g, ' contrast '],
  [/\bvisitor numbers?\b|\buser ?ids?\b/g, ' userid '],
];

const FILLERS: ReadonlySet<string> = new Set(
  `a about actually after again all already also always am an and another any anybody anyone anything anyway are around as ask asking at
  attune away back basically be because been before being bit both but by bye can cannot could curious currently dear did do
  does doing done each eh either else em enough er etc even ever every everything exactly far few find for from further gets
  get getting give given go goes going good gonna got great guess guy guys had has have having he hello help her here hey hi him his hmm
  hope how i if im in instead interested into is it its ive just kind kinda know let lets like little ll lol look looking lot
  lots made make makes making many may maybe me mean might mine more most much must my myself need needed needs never nice no
  not now of off oh ok okay on once one ones only onto or other others otherwise our ours out over own particular particularly per
  perhaps please pls plz possible possibly pretty probably put question quite rather re really regarding right s same say see
  seem seems shall she should show simply since site so some somebody somehow something sort still stuff such sure t
  take tell than thank thanks that the their them then there these they thing things think this those though thx to
  today together too two u um under until up upon ur us use used useful uses using ve very via wanna want wanted wants was way
  we website well were what whats whatever when where whether which while who whom whos whose why will wish with within without
  wondering wat wot would ya yeah yes yet yo yu you your yours yourself folks people really everyone boss colleague colleagues 
  explain describe details detail info information learn understand anything offer offers provide provides available
  dont doesnt didnt isnt arent wasnt wont wouldnt couldnt shouldnt hasnt havent cant whos hows wheres
  does don doesn didn isn aren wasn won wouldn couldn shouldn hasn haven d m o y n r cool quick quickly talk speak heard
  found finding tell told properly proper correctly fully best better well bad dear sir madam mate buddy hopefully honestly
  against through behind toward towards across among besides despite except within beyond
  asked tried plus
  come comes came works working work worked happen happens happened`.split(/\s+/),
);

const GROUPS = `
price pricing cost costs fee fees charge charges expensive afford affordable quote tariff pay pays paid paying payment payments spend spending bill billed owe bucks
cheap cheaper cheapest inexpensive low-cost
trial trials tryout pilot pilots poc taster
demo demonstration presentation walkthrough meeting appointment
request book schedule arrange reserve
contact reach address addresses
mail inbox mailbox letter letters
human person someone somebody agent representative crew
support helpdesk service
problem bug bugs broken issue issues fault complaint complain crash
partner partners partnership partnerships agency agencies reseller affiliate integrator
delete erase remove wipe purge forget deletion destroy scrap
store stored stores keep keeps kept save saved saves collect collected collects record recorded records retain hold holds storage retained retention memorize
track tracking tracked tracks follow follows followed following spy surveillance watched watching snoop observe
disable disabled deactivate stop stops unsubscribe
export download downloads downloaded copy takeout
personal private privacy confidential
adapt adapts adapted adapting adaptive adaptation personalize personalized personalizes personalizing personalization personalise personalised personalisation customize customized tailor tailored
change changes changed changing alter swap switch switches switching modify
view views version versions variant variants perspective
segment segments persona personas audience audiences role roles
cluster clusters behavior behaviour behaviors behaviours behavioral
rule rules logic
sort sorted sorting order ordered rank ranked ranking
navigation menu links sidebar
dark night
theme themes color colors colour colours skin appearance palette
large larger big bigger increase enlarge
font fonts typeface lettering
accessibility accessible blind disability wcag a11y
keyboard shortcut shortcuts hotkey hotkeys keys
api apis endpoint endpoints interface rest
login account accounts authenticate authentication auth credentials apikey
limit limits limited maximum max cap quota allowance budget threshold upper ceiling biggest longest
error errors fail fails failed failure failing
event events
send sends sending submit push post posting submitted
history past earlier
chat conversation messages chatbot assistant bot
probe health heartbeat alive monitoring
documentation docs doc reference manual
article articles blog blogs guide guides post-mortem whitepaper whitepapers ebook
example examples sample samples illustration
casestudy testimonial testimonials references
real genuine true actual actually invented fake made-up fictional illustrative authentic
customer customers client clients buyer buyers
company companies business businesses firm firms organization organisation organizations vendor vendors
industry industries sector sectors vertical verticals branch
ecommerce shop shops retail retailer retailers merchant
finance bank banks banking financial insurer insurance lender fintech credit-union
media newspaper newspapers publisher publishers publishing newsroom magazine magazines press paper journalism
saas software
healthcare hospital hospitals clinic clinics medical doctor doctors patient patients
manufacturing factory factories manufacturer
marketing campaign campaigns advertising
automation automate automates automated automating automatic automatically workflow workflows
process processes
invoice invoices invoicing billing bills bookkeeping
document documents form forms pdf pdfs scan scans paperwork
unsure uncertain sure confident confidence doubt hesitate hesitates hesitant
forecast forecasts forecasting predict predicts predicted prediction predictions predictive projection outlook estimate
trend trends shift shifts
early earlier ahead advance
accuracy accurate precise precision reliable reliability exact exactness correctness
sentiment tone mood emotion emotions opinion opinions feel feeling feelings
review reviews rating ratings feedback
unhappy dissatisfied angry churn churning leaving upset cooling
irony sarcasm sarcastic ironic ironical
speed fast faster quick quicker slow slower performance latency rapid rapidly
model models llm llms gpt ai-model
train training trained
outage downtime fallback fallbacks offline crash crashes unavailable unreachable dies breaks
uptime sla availability guarantee guaranteed
uplift lift gain gains improvement improve improves
conversion conversions convert
measure measures measured measuring measurement prove proof evaluate
experiment experiments abtest tests test testing
token tokens
hiring career careers job jobs hire vacancy vacancies position positions recruiting recruit internship employment
mission purpose values
different differ differs difference differences unique competitor competitors competition rival rivals alternative alternatives special advantage advantages
compare compares compared comparing comparison versus vs contrast
end ends ended over expire expires expired expiry finish finished
cancel cancels cancelled canceled terminate quit exit notice
traffic visit visits
card creditcard
bounce bounces
choose chooses choosing chosen pick picks picked select selects
explainable explainability explanation explain-it transparent transparency interpretable
auditor audit auditors regulator regulators compliance
decision decisions decide decides decided deciding verdict judgment
reason reasons justify rationale
build builds building develop developing development ship create construct implement
begin start started starting starts first kick-off launch
supplier suppliers vendor-risk
case ticket tickets
animation animations motion moving
image images picture pictures photo photos
plan plans package packages tier tiers subscription subscriptions edition editions bundle bundles
include includes included contains covers cover covered
size sizes
product products tools tool solution solutions offering offerings
evidence sources source basis
noise random fluctuation
weakness limitations drawback drawbacks weaknesses
flicker flickers flash flashes blink jump jumps
headline headlines heading title
dashboard dashboards
figure figures number numbers statistics stats metrics
sell sells sold selling
type typed typing input
website websites sites web internet
duration minutes days weeks lasting lasts
question questions
story stories
hardship loan loans credit
watch watchlist watchlists monitor monitors monitored monitoring
duplicate duplicates deduplicated deduplication twice
currency euro euros pound pounds dollar dollars usd
alert alerts alerted notify notified warn warning warnings
employee employees staff headcount workforce engineers
visits hits pageviews
signal signals input inputs
trust comfortable reassure
share percentage percent proportion fraction
deep deeply closely
signed signature forgery tamper tampered forged
length characters
undo undone undoing reverse revert irreversible
lesson lessons mistake mistakes learned learnt regret regretted regrets takeaway
winner won
permission consent withdraw withdrawing
legal lawyer lawyers attorney
applicant applicants application applications
`;

const SYNONYMS: readonly (readonly string[])[] = GROUPS.trim()
  .split('\n')
  .map((line) => line.trim().split(' '));

/** Minimal stemming, so that 'forecasts' and 'forecasting' match 'forecast'. */
export function stem(word: string): string {
  if (word.length < 4) return word;
  const singular = word
    .replace(/ies$/, 'i')
    .replace(/(ss|x|ch|sh)es$/, '$1')
    .replace(/(?<![sui])s$/, '');
  const bare = singular.length > 5 ? singular.replace(/(?:ing|ed)$/, '') : singular;
  return bare
    .replace(/([bdgklmnprt])\1$/, '$1')
    .replace(/(?<![aeiou])y$/, 'i')
    .replace(/e$/, '');
}

const MEANINGS: ReadonlyMap<string, string> = new Map(
  SYNONYMS.flatMap(([first = '', ...others]) =>
    [first, ...others].map((word) => [stem(word), stem(first)] as const),
  ).reverse(),
);

export const KNOWN_WORDS: readonly string[] = [...SYNONYMS.flat(), ...FILLERS];

export function listTerms(text: string): string[] {
  return listWords(text)
    .filter((word) => !isFiller(word))
    .flatMap((word) => [toTerm(word), toExactTerm(word) ?? []].flat());
}

export function listWords(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]s?\b/g, ' ');
  const joined = PHRASES.reduce((rest, [pattern, word]) => rest.replace(pattern, word), plain);
  return joined.match(/[\p{L}\p{N}]+/gu) ?? [];
}

export function isFiller(word: string): boolean {
  return (
    FILLERS.has(word) ||
    (word.endsWith('s') && FILLERS.has(word.slice(0, -1))) ||
    (word.length === 1 && /[a-z]/.test(word))
  );
}

export function toTerm(word: string): string {
  const root = stem(word);
  return MEANINGS.get(root) ?? root;
}

/** Distinguishes synonyms, such as 'cheap' and 'expensive' for price. Null for words without synonyms. */
export function toExactTerm(word: string): string | null {
  const root = stem(word);
  return MEANINGS.has(root) ? `=${root}` : null;
}
