/**
 * What people say for what a place is about, where its own words differ. Separated by semicolons, like the wordings of
 * a fact. Places that answer in their own words need no entry.
 */
export const pageWordings: Readonly<Record<string, string>> = {
  '/api':
    'is there an api; api documentation; how do we integrate it; connect our systems; rest interface for developers; api reference',
  '/api#errors': 'what do errors look like; which status codes are there',
  '/api#get-user': 'how do i read a user; get the segment of a user',
  '/api#get-settings':
    'read the settings; are the switches on by default; do you respect global privacy control',
  '/api#patch-segment': 'how do i change the segment; set the segment of a user',
  '/api#patch-new-user-status': 'mark a user as returning; new or returning visitor',
  '/api#patch-settings': 'how do i change settings; switch personalization off over the api',
  '/api#analyze-behavior': 'what does analyze-behavior return; get the cluster of a visitor',
  '/api#send-events': 'how many events in one batch at once; which fields does an event have',
  '/api#count-campaign-visit': 'count a visit of an ad campaign over the api; report a campaign landing',
  '/api#count-exposures': 'count who saw a tested page or an a/b test version over the api',
  '/api#count-client-error': 'count an error of a browser over the api; report a client error',
  '/api#send-chat':
    'how do i send a chat message; ask the assistant over the api; maximum length of a message',
  '/api#load-chat': 'load messages',
  '/api#send-feedback': 'how do i send feedback; post a rating',
  '/api#request-demo': 'request a demo over the api',
  '/api#make-share-link': 'make a demo link over the api; sign a share link',
  '/api#get-my-data': 'count the stored rows of a visitor over the api',
  '/api#download-my-data': 'read all data of a visitor; export my data over the api',
  '/api#delete-my-data': 'delete the data of a visitor over the api',
  '/api#withdraw-consent': 'withdraw consent over the api; stop being remembered over the api',
  '/api#check-health': 'health check endpoint; is the service alive; monitoring probe',
  '/api#get-site-index': 'list of all pages; search index of the site',
  '/api#get-openapi': 'download the openapi file',
  'status 400': 'validation error; invalid field; bad request; unknown field',
  'status 403': 'forbidden; cross-site request; cors',
  'status 404': 'not found; unknown path',
  'status 405': 'method not allowed; wrong method',
  'status 408': 'request timeout; slow upload',
  'status 413': 'body too large; payload too big',
  'status 415': 'unsupported media type; wrong content type',
  'status 429': 'too many requests; rate limit; throttled; how many calls per minute',
  'status 500': 'server error; internal error',
  'status 503': 'database is down; service unavailable; outage',
  '/features#documentation':
    'how does personalization work; how does the site adapt to me; which rules decide what i see; the twelve rules; is my behavior analyzed with ai',
  '/settings#personalization':
    'can i disable adaptation; see the same page as everyone; force the standard page; where do i change my settings; i do not want a personal page',
  '/features#rule-persona-source':
    'where does my view come from; how does the site know who i am; how do you know that i am a developer; does the site remember me',
  '/features#rule-goal-segment': 'what does my goal change; what happens when i choose a goal',
  '/features#rule-navigation-audience':
    'why are these pages suggested to me; which pages do developers get in the navigation',
  '/features#rule-navigation-boost':
    'why is the navigation sorted like this; order of the sidebar links; navigation score',
  '/features#rule-primary-call-to-action':
    'why is this the main button; why does it say schedule demo; how is the call to action chosen',
  '/features#rule-block-priority': 'why does this block come first; does the order of content blocks change',
  '/features#rule-block-urgency': 'why does this block stand out',
  '/features#rule-recommendation-boost':
    'how are recommendations picked; why was this recommended; match score in percent',
  '/features#rule-hub-score': 'how are articles in the content hub ranked for me',
  '/features#rule-onboarding-path': 'what does the onboarding ask me; which onboarding steps do i get',
  '/features#overview': 'does the page flicker; right words first; no flash',
  '/content-hub':
    'blog; articles; articles for beginners; what can i read; guides about getting started; learn more; resources; whitepapers',
  '/features': 'what features are there; what can this site do',
  '/analytics':
    'dashboard; statistics; charts; how many users are online; how many sessions; conversion by step; conversion funnel',
  '/solutions': 'solutions',
  '/contact': 'get in touch',
  '/pricing': 'pricing page; plans',
  '/settings': 'settings page; my account; preferences; where do i change settings',
  '/compare':
    'compare two personas; compare views side by side; before and after side by side; what do other visitors see; see the differences between two visitors',
};
