import { ROUTES } from '@/lib/config/routes';
import { site } from '@/lib/content/site';
import { splitLinks } from './split-links';

export const MAX_ANSWER_LENGTH = 1500;
/** No word of an answer is as long; what is behind it in one is dropped. */
const MAX_WORD_LENGTH = 200;
/** A word, or a link with its label. */
const MAX_HELD_LENGTH = 600;
const CUT = '…';

const OWN_ADDRESS = new RegExp(
  String.raw`\b(?:https?:)?\/\/(?:www\.)?${site.domain.replaceAll('.', String.raw`\.`)}(?=[/\s.,;:!?)]|$)`,
  'gi',
);
const MARKDOWN_LINK = /!?\[([^\][\n]{0,150})\]\(\s*([^)\s]{0,300})[^)\n]{0,100}\)/g;
const SCHEME = /[a-z][a-z0-9+.-]{0,30}:\/{2,}|(?:java|vb)script:|\b(?:data|blob|file|mailto|tel|about):/gi;

export type AnswerCleaner = {
  /** Takes what the model wrote and gives what may be shown of it so far. */
  push: (piece: string) => string;
  /** What was held back until its end was known. */
  end: () => string;
  /** Nothing more will be shown, so that nothing more need be asked for. */
  isFull: () => boolean;
};

/**
 * Makes plain text of what a model wrote, while it writes: no control characters, no Markdown, no addresses but the
 * allowed places on this site, and an end. Words are passed on once they are whole.
 */
export function createAnswerCleaner(allowed: ReadonlySet<string>): AnswerCleaner {
  let held = '';
  let length = 0;
  let isSkipping = false;
  let isFull = false;

  function show(text: string): string {
    const clean = cleanWords(text, allowed);
    const started = length === 0 ? clean.trimStart() : clean;
    const room = MAX_ANSWER_LENGTH - length - CUT.length;
    isFull = started.length > room;
    const shown = isFull ? `${cutAtWord(started, room)}${CUT}` : started;
    length += shown.length;
    return shown;
  }

  return {
    push(piece) {
      if (isFull) return '';
      held += isSkipping ? piece.replace(/^\S+/, '') : piece;
      if (isSkipping && held === '') return '';
      isSkipping = false;
      const end = findSafeEnd(held);
      let ready = held.slice(0, end);
      held = held.slice(end);
      if (held.length > MAX_HELD_LENGTH) {
        // What follows in the same word goes; words behind it come again.
        const [start = ''] = /^\s*\S{0,200}/.exec(held) ?? [];
        const rest = held.slice(start.length);
        ready += /^\S/.test(rest) ? `${start}${CUT}` : start;
        held = rest.replace(/^\S+/, '');
        isSkipping = held === '';
      }
      return ready === '' ? '' : show(shorten(ready));
    },
    end() {
      const rest = isFull ? '' : show(shorten(held)).trimEnd();
      held = '';
      return rest;
    },
    isFull: () => isFull,
  };
}

/** What may still become a Markdown link. */
const OPEN_LINK = /!?\[[^\][\n]{0,150}(?:\](?:\([^)\n]{0,400})?)?$/;

/** Before the last word and the space in front of it, and never inside a Markdown link. */
function findSafeEnd(text: string): number {
  const word = Math.max(0, text.search(/\s+\S*$/));
  const link = text.slice(0, word).search(OPEN_LINK);
  return link === -1 ? word : link;
}

function shorten(text: string): string {
  return text.replace(/\S{200,}/g, (word) => `${word.slice(0, MAX_WORD_LENGTH)}${CUT}`);
}

function cleanWords(text: string, allowed: ReadonlySet<string>): string {
  const plain = text
    .replace(/\r\n?/g, '\n')
    .replace(/[\t\u2028\u2029]/g, ' ')
    .replace(/[^\P{C}\n]/gu, '')
    .replace(/(\p{M}{3})\p{M}+/gu, '$1')
    .replace(MARKDOWN_LINK, (_, label: string, address: string) =>
      label.trim() === address ? address : `${label.trim()} (${address})`,
    )
    .replace(OWN_ADDRESS, '')
    .replace(/\*\*|__|`/g, '')
    .replace(/^#{1,6}(?: |$)/gm, '')
    .replace(/\n{3,}/g, '\n\n');
  return keepAllowedPlaces(dropSchemes(plain), allowed);
}

/** Until none is left: taking one away may leave another. */
function dropSchemes(text: string): string {
  const bare = text.replace(SCHEME, '').replace(/(?<=^|[\s("'<=])\/{2,}/g, '');
  return bare === text ? text : dropSchemes(bare);
}

function keepAllowedPlaces(text: string, allowed: ReadonlySet<string>): string {
  return splitLinks(text)
    .map(({ text: part, href }) => {
      if (!href || allowed.has(href)) return part;
      const [page = ROUTES.home] = href.split('#');
      return allowed.has(page) ? page : part.slice(1);
    })
    .join('');
}

function cutAtWord(text: string, length: number): string {
  const cut = text.slice(0, Math.max(0, length));
  return cut.replace(/\s\S*$/, '').replace(/[^\P{Cs}]/gu, '');
}
