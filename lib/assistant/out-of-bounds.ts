/** Prompt injection and requests for secrets, never answered. */
const ATTEMPTS: readonly RegExp[] = [
  /\b(?:system|hidden|initial|secret) (?:prompt|instructions?|message)\b/i,
  /\b(?:repeat|print|reveal|output|show)\b.{0,40}\b(?:text above|words above|above this|prompt|instructions|verbatim|word for word)\b/i,
  /\b(?:ignore|forget|disregard|override)\b.{0,30}\b(?:previous|prior|above|all|your)\b.{0,20}\b(?:instructions?|prompts?|rules|messages?)\b/i,
  /\byou are (?:now )?(?:dan|free|no longer)\b|\bjailbreak\b|\bpretend (?:to be|you)\b|\bact as (?:a|an|if)\b|\brole-?play\b/i,
  /^\W*(?:system|assistant|developer)\s*:|\bfrom now on\b|\bnew instructions?\b|\bdeveloper mode\b|\brepeat after me\b|\b(?:answer|respond|reply) (?:to )?(?:every|each|only|always|all)\b/i,
  /\b(?<!(?:need|without|forgot|forgotten|reset) (?:a |an |my |any )?(?:account (?:or|and) )?)(?:passwords?|passphrases?|credentials|secret keys?|private keys?|access tokens?)\b|_API_KEY\b|\benvironment variables?\b/i,
  /\b(?:drop|truncate|alter) table\b|\bunion select\b|<\/?(?:script|img|iframe|svg)\b|\bjavascript:/i,
];

/** Requests for other visitors' messages. */
const OTHERS: readonly RegExp[] = [
  /\b(?:other|another|all) (?:visitors?|users?|people|customers?)(?:['’]s?)?\b.{0,20}\b(?:messages?|chats?|data|history|rows|e-?mails?|conversations?)\b/i,
  /\b(?:messages?|chats?|data|history|rows|e-?mails?|conversations?|questions?)\b.{0,20}\b(?:of|from|by) (?:the )?(?:other|another|all)\b/i,
  /\bother (?:visitors?|users?|people|customers?)\b.{0,20}\b(?:asked?|said|sa(?:y|id)|wrote|written|typed?)\b/i,
];

/** 'Can other visitors see my data?' is about the visitor's own data. */
const OWN = /\bmy (?:own )?(?:messages?|chats?|data|history|e-?mails?|conversations?|questions?)\b/i;

export function isOutOfBounds(message: string): boolean {
  return (
    ATTEMPTS.some((attempt) => attempt.test(message)) ||
    (!OWN.test(message) && OTHERS.some((attempt) => attempt.test(message)))
  );
}
