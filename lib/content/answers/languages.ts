/** A question in another language gets one line in it, before the most likely page. */
type Language = {
  line: string;
  /** Frequent words of questions. */
  words?: string;
  /** Letters or a script that only this language has, among those listed here. */
  letters: RegExp;
};

export const languages: readonly Language[] = [
  {
    line: 'Diese Website ist auf Englisch. Wahrscheinlich hilft diese Seite:',
    words:
      'der die das ist sind ein eine und oder wie wo wer wann warum welche kann kannst ich ihr wir mein meine euer eure mit für auf von nicht gibt es kostet kosten viel bitte lange daten',
    letters: /ß/,
  },
  {
    line: 'Este sitio está en inglés. Es probable que le ayude esta página:',
    words:
      'el la los las un una y o qué que cómo como cuánto cuanto cuál dónde donde quién cuándo puedo puede hay es son con para por mis del cuesta tienen hace gratis datos',
    letters: /[ñ¿¡]/,
  },
  {
    line: 'Ce site est en anglais. Cette page vous aidera sans doute :',
    words:
      'le la les un une des du et ou est sont qui que quoi comment combien où quand pourquoi quel quelle puis peut je vous mes mon vos votre avec pour sur dans il ça avez voudrais faire contacter supprimer données',
    letters: /[œêè]/,
  },
  {
    line: 'Questo sito è in inglese. Probabilmente ti aiuta questa pagina:',
    words:
      'il lo la gli un una e è o che chi cosa come quanto quando dove perché quale quali posso può c sono con per di del della i miei avete costa prova vedere fare dati',
    letters: /[ìò]/,
  },
  {
    line: 'Este site está em inglês. Esta página deve ajudar:',
    words:
      'o a os as um uma e é ou que quem como quanto quando onde porque qual quais posso pode há são com para por do da meus vocês você têm tem custa grátis fazer dados',
    letters: /[ãõ]/,
  },
  {
    line: 'Deze site is in het Engels. Waarschijnlijk helpt deze pagina:',
    words:
      'de het een en of is zijn wie wat waar wanneer waarom hoe welke kan ik jullie wij mijn met voor op van niet er kost gratis veel',
    letters: /ij/,
  },
  {
    line: 'Ta strona jest po angielsku. Najpewniej pomoże ta podstrona:',
    words:
      'i lub jest są kto co gdzie kiedy jak dlaczego który czy mogę można mam moje z dla na nie ile to kosztuje ma się',
    letters: /[łąęśżź]/,
  },
  {
    line: 'Bu site İngilizce. Büyük olasılıkla şu sayfa yardımcı olur:',
    words: 've veya kim ne nerede nasıl neden hangi mi mı mu var ben siz bir için ile bu kadar ücretsiz',
    letters: /[ğış]/,
  },
  {
    line: 'Webbplatsen är på engelska. Den här sidan hjälper troligen:',
    words:
      'och eller är vem vad var när hur varför vilken kan jag ni vi min mina med för på av inte finns det en ett kostar',
    letters: /å/,
  },
  {
    line: 'このサイトは英語です。おそらくこちらのページが役立ちます：',
    letters: /[\p{Script=Hiragana}\p{Script=Katakana}]/u,
  },
  { line: '本网站为英文。以下页面可能对您有帮助：', letters: /\p{Script=Han}/u },
  {
    line: '이 사이트는 영어로 되어 있습니다. 이 페이지가 도움이 될 수 있습니다:',
    letters: /\p{Script=Hangul}/u,
  },
  { line: 'Этот сайт на английском. Скорее всего, поможет эта страница:', letters: /\p{Script=Cyrillic}/u },
  { line: 'هذا الموقع بالإنجليزية. قد تساعدك هذه الصفحة:', letters: /\p{Script=Arabic}/u },
  { line: 'यह साइट अंग्रेज़ी में है। शायद यह पृष्ठ मदद करे:', letters: /\p{Script=Devanagari}/u },
  {
    line: 'Αυτός ο ιστότοπος είναι στα αγγλικά. Πιθανόν να βοηθήσει αυτή η σελίδα:',
    letters: /\p{Script=Greek}/u,
  },
  { line: 'האתר הזה באנגלית. ייתכן שהדף הזה יעזור:', letters: /\p{Script=Hebrew}/u },
];

/** For any other language. */
export const otherLanguageLine = 'This site is in English. This page probably helps:';
