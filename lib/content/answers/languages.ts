type LanguageCopy = {
  /** Says in that language that the answer is in English. */
  opening: string;
  /** Words that identify the language and are ignored in the search. Without accents. */
  signs: string;
  /** Words with their English meanings, one meaning per line. Without accents. */
  terms: string;
};

export const languageCopy: Readonly<Record<string, LanguageCopy>> = {
  german: {
    opening: 'Ich verstehe die Frage, antworte hier aber auf Englisch.',
    signs:
      'spreche sprechen spricht kein keine englisch der die das den dem des ein eine einen einem einer ist sind war hat haben habe wird werden und oder aber ich wir ihr sie es mich mir uns euch mein meine meinen meiner unser unsere euer eure ihre ihren fur mit von zu zum zur bei nach auf aus im am an in um als auch noch nicht kein keine man gibt mal bitte danke wenn dass ob uber unter vor sich kann konnen konnt konnte muss mussen soll darf durfen mochte mochten will wollen hallo da dann denn schon sehr so nur hier machen macht tun bekomme bekommen etwas ihnen diese dieser dieses',
    terms: `
was: what
wie: how
wer: who
seid: what is attune
wo: where
wann: when
warum wieso weshalb: why
welche welcher welches: which
kosten kostet preis preise preisen kostenpunkt teuer gebuhren gebuhr monatlich bezahlen zahlen: price
kostenlos kostenlose kostenlosen kostenloser gratis umsonst: free
testversion testphase probezeit probemonat testzeitraum probieren ausprobieren testen probeabo: free trial
test: trial
lange dauert dauer: how long
kreditkarte karte: credit card
endet ende ablauf danach: trial ends
kundigen kundigung kundbar abbestellen: cancel
vertrag vertragslaufzeit laufzeit mindestlaufzeit: contract
wechseln: change plan
plane tarif tarife pakete paket abo: plans
unterschied unterschiede: difference
loschen loesche losche geloscht entfernen: delete
daten: data
meine: my
datenschutz dsgvo: privacy
speichert speichern gespeichert speicherung sammelt sammeln: store
verkauft verkaufen weitergeben: sell
verfolgt verfolgen verfolgung nachverfolgung: track
abschalten ausschalten deaktivieren abstellen: turn off
cookies cookie: cookies
vorfuhrung demo termin vorstellung: book a demo
buchen vereinbaren anfragen: book
kontakt kontaktieren erreichen ansprechpartner sprechen: contact
telefonnummer telefon anrufen: phone number
adresse buro sitz standort anschrift: office address
mitarbeiter: how many employees
kunden referenzen: customers
produkte produkt losungen losung angebot: products
bietet anbieten: offer
genau genauigkeit zuverlassig prazise: accurate
prognosen prognose vorhersagen vorhersage: forecasts
stimmungsanalyse sentimentanalyse stimmung: sentiment analysis
automatisierung automatisieren: automation
funktioniert funktionieren arbeitet: how does it work
personalisierung anpassung: personalization
schnittstelle api: api
schlussel: key
anmelden registrieren anmeldung: sign up
konto: account
einstellungen: settings
dunkelmodus dunkel: dark mode
barrierefrei barrierefreiheit: accessible
offline: offline
branchen branche: industries
banken bank: bank
onlineshop laden webshop: online shop
krankenhaus krankenhauser klinik: hospital
beispiele beispiel fallstudien: case studies
jobs stellen karriere arbeiten stellenangebote: jobs
hilfe support unterstutzung: support
verschlusselt verschlusselung: encryption
server gehostet rechenzentrum: where is data hosted
rabatt: discount
firma unternehmen: company
seite: page
sprache sprachen deutsch: which languages support
besuche besucher: visits
monat: month
nutzer: users`,
  },
  spanish: {
    opening: 'Entiendo la pregunta, pero aquí respondo en inglés.',
    signs:
      'hablo hablas habla hablan ingles espanol castellano cuanto cuantos el la los las un una unos unas es son esta estan hay de del en y o pero por para con sin que se me te le lo mi mis tu tus su sus nuestro nuestra nosotros yo usted ustedes al como si no mas muy ya puedo puede pueden podemos quiero quisiera tengo tiene tienen hola gracias favor este esto eso esa hacer hace ser sobre algo a',
    terms: `
que: what
como: how
quien: who
quienes: what is attune
donde: where
cuando: when
cual cuales: which
cuesta cuestan precio precios coste costo tarifa tarifas caro pagar mensual: price
gratis gratuita gratuito: free
prueba probar probarlo: free trial
dura duracion dias: how long
tarjeta credito: credit card
termina acaba despues final: trial ends
cancelar cancelacion: cancel
contrato: contract
cambiar: change plan
planes plan: plans
diferencia: difference
borrar eliminar borro elimino suprimir: delete
datos: data
mis: my
privacidad: privacy
guardan guarda almacenan almacena guardais recopilan: store
venden vende vendeis: sell
rastrean rastreo seguimiento: track
desactivar apagar: turn off
cookies: cookies
demostracion demo cita: book a demo
reservar solicitar pedir: book
contacto contactar hablar contacto: contact
telefono llamar: phone number
oficina direccion ubicados: office address
empleados: how many employees
clientes: customers
productos producto soluciones: products
ofrecen ofrece: offer
preciso precisos precisas precision exactas exactos fiables fiable: accurate
pronosticos pronostico previsiones prevision predicciones: forecasts
sentimiento sentimientos opiniones: sentiment analysis
automatizacion automatizar: automation
funciona: how does it work
personalizacion: personalization
api: api
clave: key
registrarme registrarse inscribirme registro empezar: sign up
cuenta: account
ajustes configuracion: settings
oscuro: dark mode
accesible accesibilidad: accessible
industrias sectores sector: industries
banco bancos: bank
tienda: online shop
hospital hospitales: hospital
casos ejemplos: case studies
trabajo empleo trabajar vacantes: jobs
ayuda soporte: support
cifrados cifrado encriptados: encryption
servidores alojados: where is data hosted
descuento descuentos: discount
empresa: company
pagina: page
idioma espanol: language
visitas: visits
mes: month`,
  },
  french: {
    opening: 'Je comprends la question, mais je réponds ici en anglais.',
    signs:
      'parle parles parlez parlons anglais francais combien le la les l ca un une des du de d est sont a ai avez avons et ou mais je j nous vous il elle ils on me moi mon ma mes votre vos notre nos pour avec sans dans sur par en au aux ce cet cette ces c s qu y n pas ne plus tres si peux peut pouvez puis je veux voudrais bonjour merci plait faire fait etre sous t il-y aller va',
    terms: `
que quoi quel quelle quels quelles quest: what
comment: how
qui: who
etes: what is attune
ou: where
quand: when
pourquoi: why
coute coutent prix tarif tarifs cout couts cher payer mensuel: price
gratuit gratuite gratuitement: free
essai essayer tester: free trial
dure duree longtemps jours: how long
carte credit bancaire: credit card
termine fin apres expire: trial ends
annuler resilier resiliation: cancel
contrat engagement: contract
changer: change plan
forfaits forfait formules formule plans: plans
difference: difference
supprimer effacer suppression: delete
donnees: data
mes: my
confidentialite rgpd: privacy
stockez stockees stocke conservez gardez collectez enregistrez: store
vendez vendre: sell
suivez pistage suivi tracez: track
desactiver: turn off
cookies: cookies
demonstration demo rendez: book a demo
reserver demander: book
contacter contact joindre parler: contact
telephone appeler numero: phone number
bureau bureaux adresse situes siege: office address
employes: how many employees
clients: customers
produits produit solutions: products
proposez offrez: offer
precis precises precision fiables fiable exactes: accurate
previsions prevision predictions: forecasts
sentiments sentiment: sentiment analysis
automatisation automatiser: automation
marche fonctionne: how does it work
personnalisation: personalization
api: api
cle: key
inscrire inscris inscription commencer: sign up
compte: account
parametres reglages: settings
sombre: dark mode
accessible accessibilite: accessible
industries secteurs secteur: industries
banque banques: bank
boutique magasin: online shop
hopital hopitaux: hospital
exemples cas: case studies
emploi emplois travailler recrutez: jobs
aide assistance: support
chiffrees chiffrement cryptees: encryption
hebergees heberge serveurs: where is data hosted
remise reduction: discount
entreprise societe: company
page: page
langue francais: language
visites: visits
mois: month`,
  },
  italian: {
    opening: 'Capisco la domanda, ma qui rispondo in inglese.',
    signs:
      'parlo parli parla parlate inglese italiano quanto il lo gli la le un uno una di del della dei che e sono ho hai ha abbiamo per con senza in su da al alla mi ti ci si mio mia miei vostro vostri nostro io noi voi non piu molto se posso puo potete vorrei ciao grazie favore questo questa c fare avete',
    terms: `
cosa: what
come: how
chi: who
siete: what is attune
dove: where
quando: when
perche: why
quali quale: which
costa costano prezzo prezzi costo costi caro pagare: price
gratis gratuita gratuito: free
prova provare: free trial
dura durata: how long
carta: credit card
finisce termina fine: trial ends
disdire annullare cancellazione: cancel
piani: plans
cancellare eliminare: delete
dati: data
miei: my
privacy: privacy
conservate salvate memorizzate raccogliete: store
vendete: sell
disattivare: turn off
dimostrazione demo: book a demo
prenotare richiedere: book
contattare contatto parlare: contact
telefono: phone number
ufficio sede indirizzo: office address
clienti: customers
prodotti: products
precise accurate precisione: accurate
previsioni: forecasts
funziona: how does it work
personalizzazione: personalization
api: api
chiave: key
registrarmi iscrivermi: sign up
impostazioni: settings
settori: industries
negozio: online shop
lavoro: jobs
aiuto assistenza: support`,
  },
  portuguese: {
    opening: 'Entendo a pergunta, mas aqui respondo em inglês.',
    signs:
      'falo fala falam portugues quanto o os as um uma uns do da dos das no na nos nas e sao ha de em por para com sem que se me eu nos voce voces meu minha meus minhas seu seus nosso nossa nao mais muito ja posso pode podem quero gostaria tenho tem ola obrigado obrigada favor este isso fazer ser sobre ao',
    terms: `
como: how
quem: who
onde: where
quando: when
qual quais: which
custa custam preco precos valor caro pagar: price
gratis gratuito gratuita: free
teste testar experimentar: free trial
dura duracao: how long
cartao: credit card
termina acaba: trial ends
cancelar cancelamento: cancel
planos: plans
apagar excluir deletar eliminar: delete
dados: data
meus: my
privacidade: privacy
armazenam guardam coletam: store
vendem: sell
desativar desligar: turn off
demonstracao: book a demo
agendar marcar: book
contato contatar falar: contact
telefone: phone number
escritorio endereco: office address
clientes: customers
produtos: products
precisas precisao: accurate
previsoes: forecasts
funciona: how does it work
personalizacao: personalization
api: api
chave: key
cadastrar inscrever: sign up
configuracoes: settings
setores: industries
loja: online shop
emprego vagas: jobs
ajuda suporte: support`,
  },
  dutch: {
    opening: 'Ik begrijp de vraag, maar ik antwoord hier in het Engels.',
    signs:
      'spreek spreekt engels nederlands hoeveel de het een zijn heb hebt heeft hebben en of maar ik wij jij jullie u mijn onze jullie voor met zonder van naar bij op aan uit om ook nog niet geen er kan kunnen moet moeten wil willen graag hallo bedankt dank alstublieft dit dat deze die als dan zo te per worden wordt doen doet krijg',
    terms: `
maand: month
wat: what
hoe: how
wie: who
waar: where
wanneer: when
waarom: why
welke: which
kost kosten prijs prijzen tarief duur betalen: price
gratis: free
proefperiode proefversie proberen uitproberen proef: free trial
lang duurt: how long
creditcard kaart: credit card
eindigt afloopt: trial ends
opzeggen annuleren: cancel
abonnementen abonnement pakketten: plans
verwijderen wissen verwijder: delete
gegevens data: data
mijn: my
privacy avg: privacy
bewaren opslaan bewaart: store
verkopen verkoopt: sell
uitzetten uitschakelen: turn off
afspraak demo: book a demo
boeken aanvragen: book
contact bereiken spreken: contact
telefoonnummer bellen: phone number
kantoor adres gevestigd: office address
klanten: customers
producten: products
nauwkeurig betrouwbaar: accurate
voorspellingen: forecasts
werkt: how does it work
personalisatie: personalization
api: api
sleutel: key
aanmelden registreren: sign up
instellingen: settings
sectoren branches: industries
webwinkel winkel: online shop
vacatures werken: jobs
hulp ondersteuning: support`,
  },
  polish: {
    opening: 'Rozumiem pytanie, ale tutaj odpowiadam po angielsku.',
    signs:
      'ile jest sa czy nie i w na z do za od po dla moje moj moja mnie mi sie to ten ta ja my wy dzien dobry czesc prosze dziekuje macie mozna moge',
    terms: `
co: what
jak: how
kto: who
gdzie: where
kosztuje cena ceny cennik: price
darmowy bezpłatny bezplatny okres probny testowy wersja probna: free trial
usunac skasowac: delete
dane danych: data
kontakt: contact
produkty: products
dziala: how does it work`,
  },
  turkish: {
    opening: 'Soruyu anlıyorum ama burada İngilizce yanıt veriyorum.',
    signs:
      'kadar bir ve bu mi mu var yok icin ile ne ben biz siz nasil merhaba tesekkurler lutfen benim sizin',
    terms: `
nedir: what is
fiyat fiyati fiyatlar ucret ucreti: price
ucretsiz deneme: free trial
sil silmek silebilirim: delete
veri verilerimi verileri: data
iletisim: contact
urunler: products`,
  },
  swedish: {
    opening: 'Jag förstår frågan, men här svarar jag på engelska.',
    signs:
      'och att det som en ett ar av for med den till jag vi ni du inte har kan vill min mina era hej tack finns om pa',
    terms: `
vad: what
hur: how
vem: who
kostar pris priser kosta: price
gratis prova provperiod testa: free trial
radera: delete
data uppgifter: data
kontakta kontakt: contact
produkter: products
fungerar: how does it work`,
  },
};

type ScriptCopy = {
  opening: string;
  /** Letters that identify the language, as a character class. */
  letters: string;
  /** Parts of words with their English meanings, one meaning per line. */
  terms: string;
};

/** Languages identified by their letters. Japanese comes before Chinese because the two share letters. */
export const scriptCopy: readonly ScriptCopy[] = [
  {
    opening: 'ご質問ありがとうございます。回答は英語になります。',
    letters: '[\\u3040-\\u30ff]',
    terms: `
料金 価格 値段 いくら 費用: price
無料 トライアル 試用 お試し: free trial
デモ: book a demo
削除: delete
データ: data
プライバシー: privacy
連絡 問い合わせ: contact
製品: products
精度: accurate forecasts
クッキー: cookies`,
  },
  {
    opening: '我明白您的问题，但这里用英语回答。',
    letters: '[\\u4e00-\\u9fff]',
    terms: `
价格 多少钱 费用 收费 價格 多少錢: price
免费 试用 免費 試用: free trial
演示: book a demo
删除 刪除: delete
数据 資料 數據: data
隐私 隱私: privacy
联系 聯絡 聯繫: contact
产品 產品: products
准确 準確: accurate forecasts`,
  },
  {
    opening: '질문은 이해했지만 여기서는 영어로 답변합니다.',
    letters: '[\\uac00-\\ud7af]',
    terms: `
가격 얼마 비용 요금: price
무료 체험: free trial
데모: book a demo
삭제: delete
데이터: data
연락 문의: contact
제품: products`,
  },
  {
    opening: 'Я понимаю вопрос, но здесь отвечаю на английском.',
    letters: '[\\u0400-\\u04ff]',
    terms: `
цена цены стоит стоимость сколько коштує: price
бесплатн пробн безкоштовн: free trial
демо: book a demo
удалить видалити: delete
данные дані: data
контакт связаться: contact
продукт: products
точн: accurate forecasts
работает: how does it work`,
  },
  {
    opening: 'أفهم السؤال، لكنني أجيب هنا بالإنجليزية.',
    letters: '[\\u0600-\\u06ff]',
    terms: `
سعر أسعار تكلفة كم: price
مجاني تجربة: free trial
حذف: delete
بيانات: data
اتصال تواصل: contact
منتجات: products`,
  },
  {
    opening: 'मैं सवाल समझता हूँ, पर यहाँ जवाब अंग्रेज़ी में देता हूँ।',
    letters: '[\\u0900-\\u097f]',
    terms: `
कीमत दाम कितना: price
मुफ्त ट्रायल: free trial
डेटा: data
संपर्क: contact`,
  },
  {
    opening: 'Καταλαβαίνω την ερώτηση, αλλά εδώ απαντώ στα αγγλικά.',
    letters: '[\\u0370-\\u03ff]',
    terms: `
τιμή κόστος κοστίζει: price
δωρεάν δοκιμή: free trial
δεδομένα: data
επικοινωνία: contact`,
  },
  {
    opening: 'אני מבין את השאלה, אבל כאן אני עונה באנגלית.',
    letters: '[\\u0590-\\u05ff]',
    terms: `
מחיר עולה: price
חינם ניסיון: free trial
נתונים: data`,
  },
];
