/** Words by which captions show their manner, in the languages that Vouch reads so far. Written by hand from common usage; each list names
 *  what people write in public posts, lower case, whole words. A language without lists is not read: its creators have no manner. */

export interface MannerWords {
  /** Addresses and thanks the reader, speaks of feelings. */
  warm: readonly string[]
  /** Marks a joke or laughs. */
  funny: readonly string[]
  /** Celebrates, urges. */
  lively: readonly string[]
  /** Gives reasons, orders thoughts. */
  reasoning: readonly string[]
  /** Belongs in a letter rather than a chat. */
  formal: readonly string[]
  /** Belongs in a chat rather than a letter. */
  casual: readonly string[]
}

const list = (words: string): string[] => words.split(' ')

export const mannerWords: Readonly<Record<string, MannerWords>> = {
  en: {
    warm: list('you your thank thanks love friends together welcome dear grateful hug community proud happy us we'),
    funny: list(
      'lol haha hahaha joke joking kidding funny laugh laughed chaos oops disaster apparently allegedly cursed clown',
    ),
    lively: list('wow yes go let omg finally amazing excited insane best now ready epic huge obsessed'),
    reasoning: list(
      'because therefore first second step steps why how reason learned lesson compare data numbers result difference guide',
    ),
    formal: list(
      'furthermore however regarding therefore moreover pleased sincerely professional colleagues one shall present consider',
    ),
    casual: list('gonna wanna kinda yeah hey guys stuff cool ok okay y’all dude tbh ngl btw hi'),
  },
  de: {
    warm: list('du dein deine euch euer danke liebe lieben gemeinsam willkommen herz dankbar ihr wir stolz freue'),
    funny: list('haha hahaha lol witz lustig lachen gelacht chaos ups katastrophe angeblich quatsch'),
    lively: list('wow ja los endlich wahnsinn mega krass bereit unglaublich jetzt beste hammer'),
    reasoning: list(
      'weil deshalb erstens zweitens schritt schritte warum wie grund gelernt vergleich zahlen ergebnis unterschied',
    ),
    formal: list('jedoch hinsichtlich darüber hinaus daher sehr geehrte professionell betrachten sie ihnen ihre'),
    casual: list('hey hallo cool okay echt mal halt krass leute naja bisschen'),
  },
  es: {
    warm: list(
      'tú tu vosotros gracias amor amigos juntos bienvenidos corazón agradecida agradecido feliz orgullosa nosotros',
    ),
    funny: list('jaja jajaja broma risa gracioso caos ups desastre supuestamente'),
    lively: list('vamos sí guau increíble por fin ya mejor lista listo locura genial'),
    reasoning: list('porque primero segundo paso pasos cómo razón aprendí comparar datos números resultado diferencia'),
    formal: list('además sin embargo respecto usted ustedes estimados profesional considerar presente'),
    casual: list('hola oye guay vale tío tía chicos cosas'),
  },
  fr: {
    warm: list('tu ton vous votre merci amour amis ensemble bienvenue cœur heureuse heureux fière nous'),
    funny: list('haha mdr lol blague rire rigolo chaos oups catastrophe'),
    lively: list('allez oui wow enfin incroyable génial prêt prête meilleur maintenant dingue'),
    reasoning: list(
      'parce car premièrement étape étapes pourquoi comment raison appris comparer chiffres résultat différence',
    ),
    formal: list('cependant concernant toutefois veuillez madame monsieur professionnel considérer ainsi'),
    casual: list('salut coucou ouais trop cool ok truc genre'),
  },
  it: {
    warm: list('tu tuo voi vostro grazie amore amici insieme benvenuti cuore felice orgogliosa noi'),
    funny: list('haha ahah ahahah scherzo ridere divertente caos ops disastro'),
    lively: list('dai sì wow finalmente incredibile pronto pronta migliore adesso pazzesco'),
    reasoning: list(
      'perché primo secondo passo passi come ragione imparato confrontare dati numeri risultato differenza',
    ),
    formal: list('inoltre tuttavia riguardo gentili professionale considerare pertanto lei'),
    casual: list('ciao ehi figo ok ragazzi roba tipo'),
  },
  pt: {
    warm: list('você vocês seu obrigada obrigado amor amigos juntos bem-vindos coração feliz orgulhosa nós'),
    funny: list('haha kkk kkkk rsrs piada rir engraçado caos ops desastre'),
    lively: list('vamos sim uau finalmente incrível pronto pronta melhor agora demais'),
    reasoning: list(
      'porque primeiro segundo passo passos como razão aprendi comparar dados números resultado diferença',
    ),
    formal: list('além contudo quanto senhor senhora profissional considerar portanto'),
    casual: list('oi olá gente legal ok galera coisas'),
  },
}
