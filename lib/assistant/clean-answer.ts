import { ROUTES } from '@/lib/config/routes';
import { site } from '@/lib/content/site';
import { splitLinks } from './split-links';

export const MAX_ANSWER_LENGTH = 1500;
const MAX_WORD_LENGTH = 200;
const MAX_HELD_LENGTH = 600;
const CUT = '…';

const OWN_ADDRESS = new RegExp(
  String.raw`\b(?:https?:)?\/\/(?:www\.)?${site.domain.replaceAll('.', String.raw`\.`)}(?=[/\s.,;:!?)]|$)`,
  'gi',
);
const MARKDOWN_LINK = /!?\[([^\][\n]{0,150})\]\(\s*([^)\s]{0,300})[^)\n]{0,100}\)/g;
const SCHEME = /[a-z][a-z0-9+.-]{0,30}:\/{2,}|(?:java|vb)script:|\b(?:data|blob|file|mailto|tel|about):/gi;

export type AnswerCleaner = {
  /** Takes model output and returns what may be shown so far. */
  push: (piece: string) => string;
  end: () => string;
  isFull: () => boolean;
};

/** Plain text from model output: no Markdown, only allowed site links, limited length. Emits whole words. */
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

const OPEN_LINK = /!?\[[^\][\n]{0,150}(?:\](?:\([^)\n]{0,400})?)?$/;

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
  return filterAllowedPlaces(dropSchemes(plain), allowed);
}

function dropSchemes(text: string): string {
  const bare = text.replace(SCHEME, '').replace(/(?<=^|[\s("'<=])\/{2,}/g, '');
  return bare === text ? text : dropSchemes(bare);
}

function filterAllowedPlaces(text: string, allowed: ReadonlySet<string>): string {
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
