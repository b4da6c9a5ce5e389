/** Praise and wishes that fit under any post. Written by people and by bots alike, which is why one such comment says next to
 *  nothing; it speaks only together with who wrote it and how many others did the same.
 *
 *  A comment is generic when all of its words are here. Compared without accents and repeated letters. Coverage: English,
 *  Spanish, Portuguese, German, French, Italian, Turkish, Indonesian, Russian, Arabic, Hindi in both scripts. */

/** Words of which stock praise is made: the praise itself. At least one of them must occur. */
export const praiseWords: Record<string, string> = {
  en: `nice cool wow amazing awesome beautiful beauty gorgeous stunning lovely great good perfect perfection pretty cute sweet
    fire lit dope sick epic fantastic wonderful incredible excellent superb brilliant best love loved loving like fabulous
    adorable hot handsome queen king goals legend slay yes yay omg lol haha hahaha lmao bravo super fab magnificent inspiring
    inspirational goat top first beast insane crazy keep congrats congratulations yas fave favorite goddess angel iconic helpful useful interesting informative funny agreed facts true 10`,
  es: `hermosa hermoso bella bello linda lindo guapa guapo preciosa precioso increible genial excelente perfecta perfecto bonita
    bonito espectacular maravillosa maravilloso divina divino rico cool bravo felicidades reina rey crack jaja jajaja amo encanta
    buenisimo bueno buena bonitas lindos hermosos grande`,
  pt: `linda lindo maravilhosa maravilhoso perfeita perfeito top show incrivel gata gato deusa rainha rei amei amo parabens
    otimo sensacional diva arrasou arrasa princesa lindeza fofa fofo kkk kkkk rs lindona gostosa bom boa massa`,
  de: `schon schone schoner wunderschon toll super geil hammer klasse cool hubsch mega krass genial perfekt traumhaft prima
    spitze lecker suss hammermassig top stark bestes beste`,
  fr: `magnifique sublime belle beau superbe jolie joli bravo genial incroyable parfait parfaite trop top canon ravissante
    splendide adore jadore excellent mdr mignon mignonne cool jaime felicitations`,
  it: `bella bello bellissima bellissimo stupenda stupendo bravo brava bravissima meravigliosa meraviglioso fantastica fantastico
    splendida splendido favolosa top super perfetta perfetto mitica mitico grande complimenti spettacolo amo ahah`,
  tr: `guzel guzelsin harika super muhtesem mukemmel efsane cok bravo tatli yakisikli kralice kral masallah helal sahane bayildim
    fistik ask askim`,
  id: `keren cantik bagus mantap mantul ganteng kece indah lucu gokil cakep hebat sukses suka wkwk wkwkwk imut manis sip`,
  ru: `красиво красивая красивый красота красотка супер круто класс классно шикарно прекрасно прекрасная отлично топ молодец
    умница лучшая лучший огонь бомба великолепно здорово милота прелесть обожаю люблю нравится вау ахаха королева`,
  ar: `جميل جميلة جميله رائع رائعة روعة روعه حلو حلوة حلوه يجنن تجنن قمر ملكة الله ماشاءالله ماشاء شاء احلى كيوت فخم ابداع
    منور منورة خيال احبك بحبك هههه ههههه واو`,
  'hi-Latn': `nice mast sundar khubsurat badhiya gazab zabardast bahut bohot acha accha achha super waah wah kamaal kadak sexy jhakaas
    op osm awsm lajawab pyari pyara cute`,
  hi: `सुंदर सुन्दर बहुत अच्छा अच्छी बढ़िया शानदार वाह मस्त गजब खूबसूरत प्यारा प्यारी जबरदस्त लाजवाब`,
}

/** Words that may stand beside the praise without making it say anything about this post. */
export const fillerWords: Record<string, string> = {
  en: `so very really too much how what a an the is are was it its this that you u your ur my me i im we of to and as always just
    all in on for pic pics picture photo photos shot post content video vid vids song music look looks looking up work job
    well done bro bruh dude man girl babe baby dear sis sister brother mate guys ever one ones day things stuff more go going
    be on by so such absolutely totally truly simply damn god oh ah hey hi hello yeah ya thanks thank soo keep style vibe vibes know sharing need needed page feed account profile brilliant`,
  es: `que muy tan mas esta estas es eres la el un una de mi te tu lo como siempre toda todo foto video amiga amigo mujer
    me y hola gracias bb nena`,
  pt: `que muito muita mais demais esta ta e voce vc a o um uma de meu minha te como sempre toda todo foto video amiga amigo mulher
    me nossa oi tudo`,
  de: `so sehr ein eine das der die ist bist du mein meine wie immer foto bild video echt einfach richtig was fur und`,
  fr: `tu es est cest tres trop si la le les un une ma mon quelle quel photo video toujours comme vraiment et`,
  it: `sei e che molto tanto la il un una mia mio come sempre foto video davvero proprio sempre tu`,
  tr: `cok bir bu ne kadar foto video abi abla canim her zaman sen gibi`,
  id: `banget sekali sangat kak bang kakak mbak foto video nya nih sih deh bgt terus selalu`,
  ru: `очень какая какой как ты такая такой просто самая самый всегда это фото видео ну моя мой и в`,
  ar: `يا و ما هذا هذه كثير جدا والله انت انتي مره مرة دائما كل من تبارك`,
  'hi-Latn': `hai ho bhai bro yaar ji bahut hi so very pic photo video aap ka ki ke didi sir mam`,
  hi: `है हो भाई जी आप का की के ही हैं फोटो वीडियो`,
}

/** Wishes that many people send in the same words because the day is the same for all. Never a duplicate. */
export const wishes = `happy birthday bday hbd merry christmas new year easter eid mubarak ramadan diwali holi anniversary mothers
  fathers day valentines congratulations congrats good luck morning night rip rest in peace get well soon welcome back
  feliz cumpleanos navidad ano nuevo felicidades bendiciones feliz aniversario natal parabens feliz ano novo bom dia
  alles gute zum geburtstag frohe weihnachten herzlichen gluckwunsch joyeux anniversaire bonne annee noel felicitations
  buon compleanno natale auguri tanti dogum gunun kutlu olsun mutlu yillar selamat ulang tahun hari raya pagi
  с днем рождения поздравляю новым годом كل عام وانتم بخير عيد ميلاد سعيد مبروك janamdin mubarak ho जन्मदिन मुबारक`
