/** Words that people use for the same thing. The first of a line stands for all. */
const GROUPS = `
price pricing cost costs fee fees charge charges expensive afford affordable quote tariff pay pays paid paying payment payments
cheap cheaper cheapest inexpensive low-cost
trial trials tryout
demo demonstration presentation walkthrough meeting appointment
request book schedule arrange reserve
contact reach address addresses
mail inbox mailbox letter letters
human person someone somebody agent representative
support helpdesk service
problem bug bugs broken issue issues fault complaint complain crash
partner partners partnership partnerships agency agencies reseller affiliate integrator
delete erase remove wipe purge forget deletion
store stored stores keep keeps kept save saved saves collect collected collects record recorded records retain hold holds storage
track tracking tracked tracks follow follows followed following spy surveillance
disable disabled deactivate stop stops unsubscribe
export download downloads downloaded copy takeout
personal private privacy confidential
adapt adapts adapted adapting adaptive adaptation personalize personalized personalizes personalizing personalization personalise personalised personalisation customize customized tailor tailored
change changes changed changing alter swap switch switches switching modify
view views version versions variant variants perspective
segment segments persona personas audience audiences
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
limit limits limited maximum max cap quota allowance budget
error errors fail fails failed failure failing
event events
send sends sending submit
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
unsure uncertain sure confident confidence doubt
forecast forecasts forecasting predict predicts predicted prediction predictions predictive projection outlook estimate
trend trends shift shifts
early earlier ahead advance
accuracy accurate precise precision reliable reliability
sentiment tone mood emotion emotions opinion opinions feel feeling feelings
review reviews rating ratings feedback
unhappy dissatisfied angry churn churning leaving upset cooling
irony sarcasm sarcastic ironic ironical
speed fast faster quick quicker slow slower performance latency
model models llm llms gpt ai-model
train training trained
outage downtime fallback fallbacks offline
uptime sla availability guarantee guaranteed
uplift lift gain gains improvement improve improves
conversion conversions convert
measure measures measured measuring measurement prove proof evaluate
experiment experiments abtest tests test testing
token tokens
hiring career careers job jobs hire vacancy vacancies position positions recruiting recruit internship employment
mission purpose values
different differ differs difference differences unique competitor competitors competition rival rivals alternative alternatives special advantage advantages
compare compares compared comparing comparison versus vs
end ends ended over expire expires expired expiry finish finished
cancel cancels cancelled canceled terminate quit
traffic visit visits
card creditcard
bounce bounces
choose chooses choosing chosen pick picks picked select selects
explainable explainability explanation explain-it transparent transparency interpretable
auditor audit auditors regulator regulators compliance
decision decisions decide decides decided deciding
reason reasons justify
build builds building develop developing development ship
begin start started starting starts first
supplier suppliers vendor-risk
case ticket tickets
animation animations motion moving
image images picture pictures photo photos
plan plans package packages tier tiers subscription subscriptions
include includes included contains
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
website websites sites
duration minutes days weeks
question questions
story stories
hardship loan loans credit
applicant applicants application applications
`;

/** By stem: the word that stands for it. */
export const SYNONYMS: readonly (readonly string[])[] = GROUPS.trim()
  .split('\n')
  .map((line) => line.trim().split(' '));
