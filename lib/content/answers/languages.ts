import { assistantCopy } from '../assistant';
import { site } from '../site';

/** What is asked for most, by the question of the passage that answers it. */
export const foreignTopics = {
  price: 'What do the plans cost?',
  cancel: 'Can I cancel, and is there a notice period?',
  trial: 'Is there a free trial?',
  card: 'Do you ask for payment details first?',
  delete: 'How do I delete my data?',
  data: 'What do you store about me?',
  cookies: 'Which cookies do you set, and for how long?',
  demo: 'Where can I request a demo?',
  contact: 'How do I contact you?',
  api: 'Is there an API?',
  jobs: `Are there jobs at ${site.name}?`,
  offline: 'Does the site work offline?',
} as const;

export type ForeignTopic = keyof typeof foreignTopics;

type Language = {
  /** BCP 47. */
  lang: string;
  /** Above the cards. */
  line: string;
  /** Frequent words that English does not have. */
  words?: string;
  /** How the words for a topic begin. */
  topics: Readonly<Record<ForeignTopic, string>>;
};

/** A question in another language gets one line in it and up to three cards. */
export const languages: readonly Language[] = [
  {
    lang: 'de',
    line: 'Diese Website ist auf Englisch. Vielleicht hilft Ihnen das:',
    words:
      'der das ist sind ein eine einen und oder wie wo wer wann warum welche kann kannst könnt ich ihr wir mir mich mein meine meiner euer eure eurer ihre mit für auf von vom zu zum bei nicht gibt es bitte alles über habt haben brauche brauchen möchte wird werden kein keine',
    topics: {
      price: 'kost preis tarif bezahl',
      cancel: 'kündig kuendig abo vertrag laufzeit',
      trial: 'test probe kostenlos gratis ausprobier',
      card: 'kreditkarte karte zahlungs',
      delete: 'lösch loesch entfern',
      data: 'daten gespeichert speicher datenschutz dsgvo',
      cookies: 'cookie',
      demo: 'demo vorführ termin',
      contact: 'kontakt anruf telefon mail sprechen vertrieb ansprech erreich',
      api: 'api schnittstelle',
      jobs: 'job stelle karriere bewerb arbeit',
      offline: 'offline',
    },
  },
  {
    lang: 'es',
    line: 'Este sitio está en inglés. Quizá le ayude esto:',
    words:
      'el los las una unos qué que cómo como cuánto cuanto cuánta cuál cuáles dónde donde quién cuándo cuando puedo puede podemos hay es son con para por mis mi del cuesta cuestan tienen tiene hace necesito quiero sobre ustedes su sus y',
    topics: {
      price: 'cuesta cuestan precio tarifa pagar',
      cancel: 'cancel permanencia contrato baja',
      trial: 'prueba gratis gratuit probar',
      card: 'tarjeta',
      delete: 'borrar borro elimin suprimir',
      data: 'datos guardan guarda privacidad',
      cookies: 'cookie',
      demo: 'demo demostraci',
      contact: 'contact hablar teléfono correo llamar comercial',
      api: 'api interfaz',
      jobs: 'empleo trabajo vacante trabajar',
      offline: 'conexión offline',
    },
  },
  {
    lang: 'fr',
    line: 'Ce site est en anglais. Ceci vous aidera peut-être :',
    words:
      'le la les une des du et ou est sont qui que quoi comment combien où quand pourquoi quel quelle quels puis peut je vous mes mon vos votre notre avec pour dans sur il ça avez ce cette faut',
    topics: {
      price: 'prix coût coute coûte tarif payer',
      cancel: 'résili annul engagement contrat',
      trial: 'essai gratuit essayer',
      card: 'carte',
      delete: 'supprim effac',
      data: 'données stock conserv confidentialité rgpd',
      cookies: 'cookie',
      demo: 'démo demo démonstration',
      contact: 'contact parler téléphone joindre commercial appeler',
      api: 'api interface',
      jobs: 'emploi poste recrut travail',
      offline: 'connexion offline',
    },
  },
  {
    lang: 'it',
    line: 'Questo sito è in inglese. Forse può aiutare questo:',
    words:
      'il lo gli una è che chi cosa come quanto quanta quando dove perché quale quali posso può sono con per di del della dei delle miei mio mia avete costa vorrei ho serve vostro vostra e',
    topics: {
      price: 'costa costano prezz tariff pagare',
      cancel: 'disd annull recess contratto',
      trial: 'prova gratis gratuit provare',
      card: 'carta',
      delete: 'cancellare eliminare elimin rimuov',
      data: 'dati conserv privacy salvat',
      cookies: 'cookie',
      demo: 'demo dimostrazion',
      contact: 'contatt parlare telefono chiamare vendit',
      api: 'api interfaccia',
      jobs: 'lavoro lavorare posizion assum',
      offline: 'connessione offline',
    },
  },
  {
    lang: 'pt',
    line: 'Este site está em inglês. Talvez isto ajude:',
    words:
      'os as um uma é ou que quem como quanto quanta quando onde porque qual quais posso pode há são com para por da meus meu minha vocês você têm tem custa preciso quero seu sua sobre e',
    topics: {
      price: 'custa custam preço tarifa pagar',
      cancel: 'cancel fidelidade contrato rescind',
      trial: 'teste grátis gratuit experimentar testar',
      card: 'cartão',
      delete: 'apagar excluir eliminar apago',
      data: 'dados guardam armazen privacidade',
      cookies: 'cookie',
      demo: 'demo demonstra',
      contact: 'contat contact falar telefone ligar vendas',
      api: 'api interface',
      jobs: 'emprego vaga trabalh carreira',
      offline: 'conexão offline',
    },
  },
  {
    lang: 'ja',
    line: 'このサイトは英語です。こちらが役に立つかもしれません。',
    topics: {
      price: '料金 価格 いくら 値段 費用',
      cancel: '解約 キャンセル 契約',
      trial: '無料 トライアル お試し 試用',
      card: 'カード',
      delete: '削除 消去 消し',
      data: 'データ 保存 個人情報 プライバシー',
      cookies: 'クッキー cookie',
      demo: 'デモ',
      contact: '問い合わせ 連絡 電話 相談',
      api: 'api',
      jobs: '採用 求人 仕事',
      offline: 'オフライン',
    },
  },
];

/** For any other script. */
export const otherLanguageLine = `This site is in English. ${assistantCopy.mayBe}`;
