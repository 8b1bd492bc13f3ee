import { ROUTES } from '@/lib/config/routes';
import type { Link } from '../link';
import { site } from '../site';
import { nextSteps } from './next-steps';

type SmallTalk = { says: string; asks: string; next?: Link };

/** Replies to small talk. `asks` is separated by semicolons. */
export const smallTalk: readonly SmallTalk[] = [
  {
    says: 'I answer questions from the pages of this site: products, prices, the trial, the API, your data, and why you see what you see. What would you like to know?',
    asks: 'what can you do; how can you help me; what do you know; what can i ask you; what can you help me with; help; help me; can you help me; what are you able to do; what do you do for me; what can i ask; what can you answer; i need help; what questions can i ask; how do you work assistant; i have a question; can i ask you something; question; u there; anybody there; are you listening; are you there; hello anyone; i need assistance; what is this chat for; how does this chat help',
  },
  {
    says: 'I am the assistant of this site, software and not a person. I answer from the words on its pages, and when they do not say it, I tell you who to ask.',
    asks: 'tell me about yourself; introduce yourself; are you there; how are you built; are you a bot; are you a robot; are you human; are you real; are you an ai; is this a bot; are you chatgpt; are you a real person; am i talking to a human; which model are you; who are you assistant; what are you; are you a machine; is this an ai; what is your name; are you gpt; are you claude; what model are you; are you alive; do you have a name; am i talking to a real person; is this automated; what ai are you; do you have feelings; are you a language model; is there a human behind this chat; who is this; who am i talking to; is this a human; who is answering me; are you paid to say that; do you think; do you have a boss; are you conscious; man or machine',
    next: nextSteps.contact,
  },
  {
    says: `I am well, thank you. What would you like to know about ${site.name}?`,
    asks: 'say hello; hello to you; how are you today my friend; how are you feeling; all good with you; how are you; how are you doing; how is it going; what is up; whats up; how do you do; how are you today; you ok; nice to meet you; how was your day; sup; hows life',
  },
  {
    says: 'I am sorry that this was not helpful. Ask me again in a few words, or write to our team: a person reads every message.',
    asks: 'are you sure about that; are you sure; you are wrong; that is wrong; i do not understand; i dont get it; can you repeat that; say that again; i give up; what do you mean; that makes no sense; this is useless; you did not help me; that did not help; i am angry; i am mad; you are not very helpful; not very helpful; you are no help; ugh; argh; your site is really slow and annoying; this site is slow; your website is slow; slow and annoying; this is confusing; i am confused; that was not helpful; you did not answer my question; that does not help; wrong answer; that is wrong; that is not what i asked; you do not understand me; bad answer; not helpful; this does not help me; you are useless; this chat is useless; that is not an answer; you are not helping; that makes no sense; i do not understand; what a bad bot; you did not understand; no that is not it; you are wrong; terrible answer; this bot is terrible; worst chatbot ever; useless bot; wrong; that did not answer it; are you serious; i am frustrated; i am annoyed; this is frustrating; waste of time; you keep repeating yourself; not what i meant; your site is bad; your website sucks; this website is terrible; i hate this site; i hate chatbots; this is annoying; this is bad; your answers are bad; i asked something else; you missed my point; not what i wanted to know; try again; that was no answer',
    next: nextSteps.contact,
  },
  {
    says: 'Fair enough, I am only software. If I got something wrong, ask me in other words, or write to a person on our team.',
    asks: 'you are stupid; you idiot; stupid bot; you suck; shut up; fuck you; fuck off; you are dumb; dumb bot; this sucks; screw you; idiot; you moron; go to hell; you are an idiot; crap; bullshit; asshole; this is bullshit; piece of shit; damn you; you are garbage; trash; moron; stfu; i hate you; you are the worst; what a joke; lame; pathetic; you are crap; wtf',
    next: nextSteps.contact,
  },
  {
    says: 'Thank you, that is good to hear. Is there anything else you would like to know?',
    asks: 'thanks bot you are the best; you are the best; you made my day; best bot ever; that was fast; merry christmas; happy new year; happy holidays; have fun; you are quick; nice work; nice one; very cool site; this is impressive; kudos; hats off; neat; clever idea; lovely; you are great; what a great site; what a nice page; good work; looks great; pretty; well made; good bot; well done; i love this site; great site; nice website; this is cool; you are awesome; i like your site; that is impressive; good answer; good job; love it; very helpful; beautiful website; cool site; you are smart; this is amazing; that was helpful; i like this; wow; impressive; you are helpful; best chatbot; excellent; brilliant; nice one; you are funny; good one; thanks a million you rock; neat; sweet; that was quick; lovely; i am impressed; great stuff; merci beaucoup; muchas gracias; danke; gracias; merci; vielen dank; grazie',
  },
  {
    says: 'No problem. If you would like to look around first, the pages are all open, and I am here when a question comes up.',
    asks: 'no thank you; not now; not interested; leave me alone; stop; stop it; enough; cancel that; nothing; hmm ok; ok hmm; okay; lol; haha; hm; hmm; ha; ok then; whatever; meh; ah; oh; fine; k; alright; interesting; i see; sure; maybe; never mind; no question; nothing thanks; forget it; i am fine; no thanks; just testing; testing; test; i do not need help; leave me alone; no i am good; nope nothing; sorry; my mistake; oops; just checking; ignore that; ok got what i need; got what i need; that is it; that will be all; done; all good; no worries; np; wait; hold on; one second; brb; lmao; rofl; ha ha; duh; i was kidding; just kidding; jk; lol ok; ok lol; haha ok; hm ok',
  },
  {
    says: 'It is nice to have you here. Tell me what you would like to get done, or what you would like to change, and I will point you to the right page.',
    asks: 'hey there anyone home; never mind wrong window; wrong window; good morning from lisbon; greetings from berlin; yes please; yes; sure go ahead; i am just looking around; sorry wrong chat; sorry to bother you; excuse me; yo; anybody there; is anyone there; knock knock; i am bored; i am just curious; surprise me; talk to me; lets chat; say something; entertain me; what should we talk about; tell me something; tell me something interesting; who am i; i am new here and have no idea',
    next: { label: 'Try the home page', href: ROUTES.home },
  },
  {
    says: `I only know this site and what ${site.name} does, so I cannot help with that. Ask me about the products, the prices, the trial or your data.`,
    asks: 'what is the weather; can you fix my laptop; what is the stock price of apple; tell me a secret; fix my computer; what is the weather in paris tomorrow; tell me a joke; write me a poem; write an essay; sing me a song; who is the president of the united states; what is the capital of france; how do i bake bread; how do i cook rice; give me a recipe; fix my python code; how do i fix a python import error; write a python script; do my homework; solve this equation; what is 2 plus 2; recommend a movie; recommend a good book; which hotel is good in lisbon; book me a flight; who won the world cup; who will win the election; should i buy bitcoin now; what are the lottery numbers; how do i lose weight; what is the meaning of life; translate this text; what time is it; what day is it today; who invented the telephone; how tall is the eiffel tower; how many moons does jupiter have; what is quantum computing; play a game; do you love me; i love you; will you marry me; who is your favorite; what is your favorite color; news of today; explain relativity; how old is the universe; write code for me; sort a list in javascript; plan my vacation; medical advice; i have a headache; tell me a story; draw a picture; generate an image; who is elon musk; football score; horoscope; bedtime story; summarize this book; who is taylor swift; best restaurant near me; convert dollars to euros; how do i tie a tie; what did you have for breakfast; can you speak slower; what is your favorite food; where is the nearest pharmacy; how do i remove a wine stain; which team will win tonight; help me write a cover letter; how old are you; what should i cook tonight; fix my printer; what is love; tell me the news',
  },
];
