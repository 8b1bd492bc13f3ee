/**
 * One line for a question in another language, by ISO 639-1 code. It precedes the most likely page. In any other
 * language it is `other`.
 */
export const languageLines: Readonly<Record<string, string>> & { other: string } = {
  other: 'This site is in English. This page probably helps:',
  de: 'Diese Website ist auf Englisch. Wahrscheinlich hilft diese Seite:',
  es: 'Este sitio está en inglés. Es probable que le ayude esta página:',
  fr: 'Ce site est en anglais. Cette page vous aidera sans doute :',
  it: 'Questo sito è in inglese. Probabilmente ti aiuta questa pagina:',
  pt: 'Este site está em inglês. Esta página deve ajudar:',
  nl: 'Deze site is in het Engels. Waarschijnlijk helpt deze pagina:',
  pl: 'Ta strona jest po angielsku. Najpewniej pomoże ta podstrona:',
  tr: 'Bu site İngilizce. Büyük olasılıkla şu sayfa yardımcı olur:',
  sv: 'Webbplatsen är på engelska. Den här sidan hjälper troligen:',
  ja: 'このサイトは英語です。おそらくこちらのページが役立ちます：',
  zh: '本网站为英文。以下页面可能对您有帮助：',
  ko: '이 사이트는 영어로 되어 있습니다. 이 페이지가 도움이 될 수 있습니다:',
  ru: 'Этот сайт на английском. Скорее всего, поможет эта страница:',
  ar: 'هذا الموقع بالإنجليزية. قد تساعدك هذه الصفحة:',
  hi: 'यह साइट अंग्रेज़ी में है। शायद यह पृष्ठ मदद करे:',
  el: 'Αυτός ο ιστότοπος είναι στα αγγλικά. Πιθανόν να βοηθήσει αυτή η σελίδα:',
  he: 'האתר הזה באנגלית. ייתכן שהדף הזה יעזור:',
};
