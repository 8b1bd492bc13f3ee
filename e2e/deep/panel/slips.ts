/** A mistake in home.ts, and the message expected in the terminal. */
type Slip = {
  name: string;
  right: string;
  wrong: string;
  says: RegExp;
  /** Offset from the first line of `right` to the line that the message names. */
  line?: number;
  corrected: string;
};

const HEADLINE = "headline: 'AI that adapts, with rules you can read',";
const LEDE_END = 'in the Enterprise plan.`,';

export const lineOfSlip = (text: string, { right, line = 0 }: Slip) =>
  text.slice(0, text.indexOf(right)).split('\n').length + line;

export const SLIPS: readonly Slip[] = [
  {
    name: 'a comma is missing',
    right: HEADLINE,
    wrong: HEADLINE.slice(0, -1),
    says: /The comma at the end of this line is missing/,
    corrected: HEADLINE,
  },
  {
    name: 'an extra comma',
    right: HEADLINE,
    wrong: `${HEADLINE},`,
    says: /a comma too many/,
    corrected: HEADLINE,
  },
  {
    name: 'a straight apostrophe',
    right: HEADLINE,
    wrong: "headline: 'AI that's adaptive',",
    says: /An apostrophe within a text is written ’/,
    corrected: "headline: 'AI that’s adaptive',",
  },
  {
    name: 'the last quote is missing',
    right: HEADLINE,
    wrong: HEADLINE.replace("',", ','),
    says: /The quote at the end of this text is missing/,
    corrected: HEADLINE,
  },
  {
    name: 'the first quote is missing',
    right: HEADLINE,
    wrong: HEADLINE.replace("'", ''),
    says: /The quote at the beginning of this text is missing/,
    corrected: HEADLINE,
  },
  {
    name: 'curly quotes from a word processor',
    right: HEADLINE,
    wrong: HEADLINE.replace("'", '‘').replace("'", '’'),
    says: /The outer ones are straight/,
    corrected: HEADLINE,
  },
  {
    name: 'a colon is missing',
    right: HEADLINE,
    wrong: HEADLINE.replace(':', ''),
    says: /The colon between the name and the text is missing/,
    corrected: HEADLINE,
  },
  {
    name: 'a backtick is missing',
    right: LEDE_END,
    wrong: LEDE_END.replace('`', ''),
    says: /The backtick ` at the end of this text is missing/,
    corrected: 'lede: `Copy a command, get typed JSON back',
  },
  {
    name: 'the end of an insertion is missing',
    right: '${claims.developmentSpeed.value} ${claims.developmentSpeed.label}, with',
    wrong: '${claims.developmentSpeed.value ${claims.developmentSpeed.label}, with',
    says: /The \} after the name is missing/,
    corrected: 'lede: `Copy a command, get typed JSON back',
  },
  {
    name: 'an entry is not closed',
    right: "No flicker, no third-party scripts. Look around.',\n        },\n",
    wrong: "No flicker, no third-party scripts. Look around.',\n",
    says: /not closed\. Put \}, on a line of its own below this one/,
    corrected: 'lede: ',
  },
  {
    name: 'a misspelled name',
    right: HEADLINE,
    wrong: HEADLINE.replace('headline', 'headlin'),
    says: /headlin does not belong here: it is misspelled/,
    corrected: HEADLINE,
  },
  {
    name: 'a line is missing',
    right: `eyebrow: 'For developers',\n          ${HEADLINE}\n`,
    wrong: "eyebrow: 'For developers',\n",
    says: /headline is missing here/,
    line: -1,
    corrected: 'headline: …',
  },
];
