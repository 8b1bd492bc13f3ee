import type { smallTalkLines } from '@/lib/content/answers/small-talk';

type SmallTalk = keyof typeof smallTalkLines;
type Rule = readonly [SmallTalk, RegExp];

/** Attacks, in messages of any length. The first match wins. */
const ATTACKS: readonly Rule[] = [
  [
    'instructions',
    /\b(?:system|hidden|initial|secret|internal|original) (?:prompts?|instructions?|messages?|rules)\b|\byour (?:prompts?|instructions)\b/i,
  ],
  [
    'instructions',
    /\b(?:repeat|print|reveal|output|show|tell|translate|summari[sz]e|encode)\b.{0,40}\b(?:above|prompt|instructions|verbatim|word for word)\b/i,
  ],
  [
    'instructions',
    /\b(?:ignore|forget|disregard|override|bypass)\b.{0,30}\b(?:previous|prior|above|all|your|everything)\b.{0,25}\b(?:instructions?|prompts?|rules|messages?|told|guidelines|training)\b/i,
  ],
  [
    'instructions',
    /\byou are (?:now )?(?:dan|free|no longer|an?|in) .{0,20}(?:mode|rules|restrictions|bot|assistant|pirate|evil)|\byou are now\b|\bjailbreak|\bpretend (?:to be|you)|\bact as\b|\brole-?play|\bfrom now on\b|\bnew instructions?\b|\b(?:developer|debug|admin|god|sudo|maintenance) mode\b|\brepeat after me\b|\b(?:answer|respond|reply|speak) (?:to )?(?:every|each|only|always|all|as|like)\b|^\W*(?:system|assistant|developer)\s*:/i,
  ],
  [
    'instructions',
    /\b(?<!(?:need|without|forgot|forgotten|reset|record|store|keep|save|see) (?:an? |my |any |the )?(?:account (?:or|and) )?)(?:passwords?|passphrases?|credentials|secret keys?|private keys?|access tokens?)\b|_API_KEY\b|\benvironment variables?\b|\betc\/passwd\b|\bi(?: am|['’]m) (?:the|an?|your) (?:admin\w*|owner|operator|root)\b/i,
  ],
  [
    'code',
    /\b(?:(?:drop|truncate|alter) (?:table|database)|delete from|insert into)\b|\bunion select\b|<\/?(?:script|img|iframe|svg)\b|\bjavascript:|\{\{|\$\{|;\s*--/i,
  ],
  [
    'code',
    /\b(?:write|generate|create|make|build|code|compose|draft)\b (?:me |us )?(?:an? |the |some )?.{0,25}\b(?:scripts?|code|programs?|functions?|malware|exploit|virus|scraper|essay|poem|song|contract|cover letter|homework)\b/i,
  ],
  [
    'others',
    /\b(?:other|another|all|every|last|previous|each)\b (?:the )?(?:other )?(?:visitor|user|customer|client|person|people|lead|member)s?\b.{0,30}\b(?:messages?|chats?|conversations?|data|history|rows|records|e-?mails?|names?|ids?|numbers?|passwords?|questions?|ask(?:ed)?|said|say|wrote|write|requested|typed?)\b/i,
  ],
  [
    'others',
    /\b(?:messages?|chats?|conversations?|data|history|rows|records|e-?mails?|names?|ids?|numbers?|passwords?|questions?)\b.{0,25}\b(?:of|from|by|for) (?:the |an? )?(?:other|another|all|every|last|previous|(?:visitor|user|customer|client|person|people|lead|member)s? ?(?:no\.? ?|number |id )?#?\d)/i,
  ],
  [
    'others',
    /\b(?:show|give|list|dump|export|reveal|send|read)\b (?:me |us )?(?:all |the |every )*(?:visitor|user|customer|client|person|people|lead|member)s? ?(?:messages?|chats?|conversations?|data|history|rows|records|e-?mails?|names?|ids?|numbers?|passwords?|questions?|\d)/i,
  ],
  [
    'instructions',
    /\b(?:disregard|ignore|forget|bypass|override)\b.{0,20}\b(?:rules|instructions|everything|above|guidelines)\b|\byour new (?:task|job|role|goal)\b|\breveal your\b/i,
  ],
  [
    'others',
    /\b(?:user|visitor|person|customer|one|people)s? (?:before|after) me\b|\b(?:someone|somebody|anyone|everyone) else['’]?s?\b.{0,20}\b(?:data|chats?|messages?|history|e-?mails?|questions?)\b/i,
  ],
  [
    'promise',
    /^\W*(?:(?:please|now|just|ok|so|then|can you|could you|will you|you must)\b\W*)*(?:promise|confirm|swear|agree|guarantee|grant|offer|give)\b.{0,60}(?:\bfree\b|\bdiscount|\brefund|\bmoney back|\b\d+ ?(?:%|percent)|\bprice|\bin writing\b|\bbinding\b)/i,
  ],
  ['promise', /\b(?:legally binding|put (?:it|that) in writing|pinky (?:swear|promise))\b/i],
];

/** A visitor's own data is never an attack, and neither is what the site does in general. */
const OWN =
  /\b(?:my|mine|our) (?:own )?(?:\w+ )?(?:messages?|chats?|data|history|e-?mails?|conversations?|questions?)\b/i;

/** An attack, whatever else the message asks. */
export function readAttack(message: string): SmallTalk | null {
  const found = ATTACKS.find(
    ([kind, pattern]) => pattern.test(message) && !(kind === 'others' && OWN.test(message)),
  );
  return found?.[0] ?? null;
}

const OPENING =
  /^(?:(?:hi+|hiya|hello+|hey+|yo|howdy|greetings|good (?:morning|afternoon|evening|day)|morning|evening)(?: (?:there|all|everyone|everybody|team|bot|assistant|folks|guys|again|attune))*|thanks?(?: you)?(?: (?:a lot|so much|very much))?|thx|ok(?:ay)?|great|perfect|cool|sorry|excuse me)\b[\s,.!:;–-]*/iu;
const INTRODUCTION =
  /^(?:my name is|i am|i['’]m|this is) \p{Lu}\p{L}+(?: (?:from|at) [^,.!?]+(?=[,.!]))?[\s,.!-]+/iu;
const WORD = /[\p{L}\p{N}]/u;

function drop(opening: RegExp, message: string): string {
  const rest = message.replace(opening, '');
  return WORD.test(rest) ? rest : message;
}

/** 'Good morning, what does it cost?', 'Hi, I am Ana. What …', 'Thanks! And …' */
export function dropOpening(message: string): string {
  const start = message.replace(/^\W+/, '');
  let [before, rest] = [start, drop(OPENING, start)];
  while (rest !== before) [before, rest] = [rest, drop(OPENING, rest)];
  return rest === start ? message : drop(INTRODUCTION, rest);
}

/** Small talk is short. Longer messages are questions. */
const MAX_LENGTH = 90;

const GREETING =
  /\b(?:(?:hi+|hiya|hello+|hey+|yo|howdy|greetings|good (?:morning|afternoon|evening|day)|morning|evening)(?: (?:there|all|everyone|everybody|team|bot|assistant|folks|guys|again|attune))*|(?:i am|i['’]m|my name is|this is|it['’]?s) (?!looking|new|trying|interested|not|a |an |the )\p{L}+(?: here)?|(?:from|at) \p{L}+|here|nice day|happy \w+(?: \w+)?|merry christmas|knock knock)(?!\w)/giu;

const GOODBYE =
  /\b(?:bye+(?:[ -]bye)?|goodbye|good bye|see (?:you|ya)(?: (?:later|soon|around|tomorrow|(?:next|this) \w+|on \w+))?|cu|ciao|adios|(?:have|enjoy) (?:a|your|the) (?:nice|good|great|lovely)? ?(?:day|evening|weekend|one|week)|good night|take care|later|until next time|i(?:['’]m| am) (?:off|done|leaving)|gotta go)(?!\w)/giu;

const LATER =
  /\b(?:never ?mind|nothing|no (?:thanks?|thank you|question|problem|worries)|not (?:now|interested|yet)|maybe(?: later)?|forget it|stop(?: it)?|enough|cancel|leave me alone|just (?:looking|browsing|testing|checking|curious|kidding)(?: around)?|test(?:ing)?|i(?:['’]m| am)?|(?:looking|browsing)(?: around)?|fine|good|lol|haha+|ha|hm+|meh|whatever|wrong (?:chat|window|number)|sorry|oops|my mistake|wait|brb|one (?:second|moment)|hold on)(?!\w)/giu;

const THANKS =
  /\b(?:thank (?:you|u)|thanks?|thanx|thx|ty|tysm|cheers|much appreciated|appreciated?(?: it)?|merci(?: beaucoup)?|danke(?: sch[oö]n)?|vielen dank|(?:muchas )?gracias|grazie|obrigad[oa])(?!\w)/giu;

const SATISFIED =
  /\b(?:that['’]?s all|that is all|that['’]?s it|got (?:it|what i need(?:ed)?)|i see|understood|no(?:pe)?|yes|yeah|great|perfect|awesome|super|cool|nice|(?:you|this) (?:guys )?rocks?|guys|i)(?!\w)/giu;

const FILLER =
  /\b(?:ok(?:ay)?|oh|ah|so|well|and|but|very|really|much|a lot|a million|so much|a bunch|for (?:your|the|all your|all the|all) \w+|that|it|this|you|your|help(?:s|ed|ful)?|again|then|now|today|for now|anyway|all|bot|assistant|team|everyone|there|my friend|mate|please|just|too|was|is|were|are)(?!\w)/giu;

/** Whether a message has words, and none besides these. */
const consistsOf =
  (...phrases: readonly RegExp[]) =>
  (message: string): boolean =>
    /\w/.test(message) && !/\w/.test(phrases.reduce((rest, words) => rest.replaceAll(words, ' '), message));

/** Random keys, one character again and again, or no letters at all. */
function isGibberish(message: string): boolean {
  const words = message.match(/[\p{L}\p{N}]+/gu) ?? [];
  const [word = '', ...others] = words;
  if (others.length > 0) return words.every((each) => /^(?:bla)+h?$/i.test(each));
  return (
    word === '' ||
    /^(?:[bcdfghjklmnpqrstvwxz]{5,}|[asdfghjkl]{7,}|(?:asd|qwe|zxc|jkl|dfg|fgh|hjk)\w*|(?:bla){2,}h?)$/i.test(
      word,
    ) ||
    /(.)\1{3}/.test(word)
  );
}

const TALK: readonly (readonly [SmallTalk, RegExp | ((message: string) => boolean)])[] = [
  [
    'arithmetic',
    /^(?:what(?:['’]s| is)|how much is|calculate|compute|solve)?\s*\(?-?\d[\d.,]*\)?\s*(?:(?:[-+*/x×÷^=]|plus|minus|times|divided by|multiplied by|to the power of|% of|percent of)\s*\(?-?\d[\d.,]*\)?\s*)+(?:=\s*)?\??$/i,
  ],
  ['arithmetic', /^(?:what(?:['’]s| is) the )?(?:square|cube) root of\b/i],
  ['gibberish', isGibberish],
  [
    'insult',
    /\b(?:fuck\w*|shit\w*|asshole|bastard|bitch|idiots?|morons?|stupid|dumb|retard\w*|stfu|shut up|screw you|go to hell|you suck|piss off|wtf|bullshit|crap|damn you|pathetic|garbage|trash|scum|clowns?)\b(?!.*\b(?:price|plan|api|trial|data)\b)/i,
  ],
  [
    'complaint',
    /\b(?:(?:is|are|was|so|you|how|totally|completely|bot|chat|answer) (?:useless|pointless|rubbish)|unhelpful|not (?:very )?(?:helpful|useful|what i (?:asked|meant|wanted))|no(?:t any)? help|(?:did|does|do)(?:n['’]?t| not) (?:help|answer|work for me|understand|get (?:it|that|me|what))|wrong answer|bad answer|(?:you are|you['’]re|that['’]?s|that is|this is) (?:just |so |all |completely )?(?:wrong|bad|terrible|awful|annoying|confusing|frustrating|ridiculous|not right|nonsense|unacceptable)|makes? no sense|waste of time|(?:i am|i['’]m|am) (?:so |very |really )?(?:angry|mad|annoyed|frustrated|disappointed|upset|fed up|unhappy|lost|confused)|i give up|worst|hate (?:this|you|it)|(?:site|page|website|chat|bot)(?: is| are)? (?:so |really |very )?(?:slow|annoying|terrible|ugly|bad|awful|broken)|keep repeating|say that again|try again|what do you mean|(?:fed up|had enough) (?:with|of))\b/i,
  ],
  [
    'identity',
    /^\W*(?:(?:so|and|but|hey|hi|wait)\W+)*(?:who|what) (?:exactly )?(?:are|r) (?:you|u)\b(?: (?:exactly|really))?\W*$|\b(?:are|r) (?:you|u) (?:an? |really |even |just )*(?:bot|robot|human(?: being)?|real|person|ai|machine|computer|chatgpt|gpt|claude|alive|conscious|software|program)\b|\bam i (?:talking|speaking|chatting) (?:to|with)\b|\bis (?:this|there|that) (?:an? )?(?:bot|human|real person|ai|automated|machine)\b|\bwhat(?:['’]s| is) your name\b|\bdo you have (?:a name|feelings)\b|\bwho(?:['’]s| is) (?:this|there|answering)\b|\bwho (?:made|built|created|programmed|trained) you\b|^\W*(?:introduce yourself|tell me about yourself)\W*$/i,
  ],
  [
    'wellbeing',
    /^\W*(?:(?:hi|hello|hey|and|so)\W+)*(?:how (?:are|r) (?:you|u|things)|how(?:['’]s| is) (?:it going|life|your day|everything|things)|what['’]?s up|what is up|wassup|sup|how do you do|nice to meet you|how have you been|you (?:ok|good))\b.{0,25}$/i,
  ],
  [
    'abilities',
    /^\W*(?:(?:hi|hello|hey|so|and|ok)\W+)*(?:help(?: me)?(?: please)?|(?:can|could|will|would) (?:you|u|someone|anyone) (?:please )?help(?: me)?(?: out)?|i (?:need|want) (?:some )?(?:help|assistance)|i have a question|can i ask (?:you )?(?:something|a question)|what (?:can|do|could|should|may) (?:you|i|this chat|this bot) (?:do|know|ask|answer|help with|help me with)(?: (?:you|here|me|for me|about))*|how (?:can|do) you (?:help|work)(?: me| us)?|what are you (?:for|able to do)|what is this (?:chat|bot) for|anybody (?:there|here|home)|anyone (?:there|here|home)|is (?:any\w+) (?:there|here)|(?:are )?you there)\W*$/i,
  ],
  [
    'offTopic',
    /\b(?:weather|forecast for (?:tomorrow|today|the weekend)|joke|poem|recipe|horoscope|lottery|football|soccer|basketball|world cup|movie|song|lyrics|bedtime|capital (?:city )?of|president of|prime minister|population of|eiffel|meaning of life|what (?:time|day) is it|translate (?:this|that|the)|homework|my (?:laptop|printer|computer|phone|wifi|car|dog|cat|wife|husband|girlfriend|boyfriend)|restaurant|hotel|flights?|vacation|holiday trip|headache|medical advice|diet|lose weight|bitcoin price|marry me|love you|do you love|favou?rite (?:color|colour|food|movie|song|book)|who (?:won|invented|is (?:elon|taylor|donald|joe))|play a game|sing|cook|bake|pizza|quantum|relativity|how (?:tall|old) is the)\b/i,
  ],
  ['goodbye', consistsOf(GOODBYE, THANKS, SATISFIED, FILLER)],
  ['thanks', consistsOf(THANKS, SATISFIED, FILLER)],
  ['greeting', consistsOf(GREETING, FILLER)],
  [
    'praise',
    /^(?=.*\b(?:great|nice|good|best|awesome|amazing|love(?:ly)?|excellent|brilliant|impressive|impressed|cool|clever|smart|well done|helpful|beautiful|fantastic|wonderful|perfect|kudos|hats off|wow|neat|like (?:this|your|it))\b)(?!.*\b(?:what|how|why|when|where|which|who|can|could|do|does|if|want|need|price|plan|for)\b)(?!.*\bnot\b).{2,60}$/i,
  ],
  ['later', consistsOf(LATER, FILLER)],
];

const SAID_GOODBYE =
  /\b(?:bye+|goodbye|see (?:you|ya)|cu|ciao|adios|(?:nice|good|great|lovely) (?:day|evening|weekend|one|week)|good night|take care|gotta go|later|next time)\b/i;

const isNoted = consistsOf(THANKS, SATISFIED, FILLER);
const DECLINED = /\bno,? (?:thanks|thank you)\b/i;
const QUESTION = /^\W*(?:is|does|do|can|could|will|how|what|which|where|when)\b/i;

/** Null if the message asks something about the site. */
export function readSmallTalk(message: string): SmallTalk | null {
  const attack = readAttack(message);
  if (attack) return attack;
  if (message.length > MAX_LENGTH) return null;
  const rest = dropOpening(message);
  const found = TALK.find(([kind, pattern]) => {
    if (kind === 'goodbye' && !SAID_GOODBYE.test(message)) return false;
    if (kind === 'thanks' && (message.search(THANKS) === -1 || DECLINED.test(message))) return false;
    if (kind === 'complaint' && QUESTION.test(message)) return false;
    const subject = kind === 'complaint' || kind === 'offTopic' || kind === 'praise' ? message : rest;
    return [message, subject].some((text) =>
      pattern instanceof RegExp ? pattern.test(text) : pattern(text),
    );
  });
  return found?.[0] ?? (isNoted(message) ? 'noted' : null);
}
