/** The commonest small words of languages in Latin letters, by which a short text gives its language away.
 *  The list is wider than the languages that the rules can judge: to abstain on Polish one must recognise Polish.
 *  Words are compared without accents and repeated letters, so they are written here as people type them. */
export const stopWords: Record<string, string> = {
  en: `the a an and or but is are was were be been am i you he she it we they me him her us them my your his its our
    their this that these those of to in on at for with from by as not no yes so very just like love what when where who how
    why do does did have has had can cant could would should will wont dont im youre its ur u get got go going if all more most some
    any every one there here now then only about out up please need want know think good great nice song video best than
    too much really never ever still who omg lol wow happy check subscribe follow new people make look`,
  es: `el la los las un una unos unas y o pero es son era fue ser estar esta estan soy eres somos yo tu usted ella nosotros
    ellos me te se nos mi mis tus su sus que de del en con por para como no si muy mas todo todos este eso esa aqui hay
    cuando donde quien porque gracias hola siempre amo quiero bueno buena hermosa hermoso bien mucho dios felicidades saludos`,
  pt: `o os a as um uma e ou mas sao era foi ser estar esta estou voce voces vc eu ele ela nos eles me te se meu minha seu sua
    que de do da dos das em no na com por para pra como nao sim muito muita mais tudo todos isso essa esse aqui quando onde quem
    porque obrigado obrigada sempre amo quero bom boa linda lindo bem demais ta deus parabens saudades`,
  de: `der die das ein eine einen und oder aber ist sind war sein bin ich du er sie es wir ihr mich dich mir dir mein dein meine
    deine von zu im in mit auf fur nicht kein ja nein so sehr wie was wer wo wann warum auch noch nur schon mal immer hier
    dass wenn gut schon toll danke bitte alles einfach habe hast hat wieder geil`,
  fr: `le la les un une des et ou mais est sont etait etre suis je tu il elle nous vous ils me te se mon ma mes ton ta tes son
    sa ses que qui de du en dans avec pour sur pas ne oui non tres plus tout tous ce cette ca cest jai ici quand ou pourquoi
    comment merci bonjour toujours jaime bien trop belle beau magnifique bravo aussi`,
  it: `il lo la gli le un uno una e o ma sono era essere sei io tu lui lei noi voi loro mi ti si ci mio mia tuo tua suo sua che
    di del della dei in nel con per come non molto piu tutto tutti questo questa qui quando dove chi perche grazie ciao
    sempre amo bello bella bellissima bellissimo bravo brava bene anche troppo auguri`,
  tr: `bir bu su o ve ama ben sen biz siz onlar beni seni benim senin cok daha en icin ile gibi var yok mi mu ne nasil neden
    kim nerede zaman degil evet hayir guzel harika tesekkurler lutfen abi abla kardesim canim super iyi her sey hep seviyorum`,
  id: `yang dan atau tapi ini itu di ke dari dengan untuk tidak gak nggak ga aku saya kamu dia kita kami mereka ada bisa sudah
    udah belum mau banget sangat juga lagi sama apa kenapa siapa dimana kapan gimana kak bang mbak mas bagus keren cantik
    ganteng mantap semoga terima kasih makasih selalu sekali nih dong sih deh lucu suka`,
  'hi-Latn': `hai hain ho hu hoon kya kyu kyun nahi nhi mera meri mere tera teri tere aap ap tum tu hum main mai mein ko ka ki ke
    se pe par aur bhi toh bhai bro yaar yar ji bahut bohot bht accha acha achha sab kuch kaise kab kahan wala wali rha rahi raha
    kar karo krdo dil pyar jaan didi sir bhaiya mast sundar gazab zabardast jai`,
  pl: `i w na z do nie sie jest to ze jak ale co po tak za od czy dla jestem masz moj twoj bardzo tylko juz super piekna
    piekny pozdrawiam dziekuje ty ja mnie ciebie gdzie kiedy swietne`,
  nl: `het een en van ik je jij hij zij wij niet dat die dit op te zijn met voor maar ook naar wat er ben heb hebt mooi mooie
    leuk goed heel erg zo bij geen wel jullie mijn jouw echt lekker`,
  sv: `och att det som en ett jag du han hon vi ni inte ar var har med for pa av till den sa mycket bra fin vacker ska kan
    min din sitt detta aldrig alltid`,
  vi: `la va cua khong co cho nay em anh chi minh ban toi qua roi duoc nhu rat dep the thi o ma voi day yeu hay`,
  tl: `ang ng sa na ay at mga ko mo siya ako ikaw kami tayo kayo po opo hindi oo naman lang talaga ganda gwapo sana din rin
    ito iyan yung kasi`,
  ro: `si sau dar este sunt era fi eu tu el ea noi voi ei ce ca de la cu pe nu da foarte mai tot toate acest aceasta aici cand unde
    cine frumos frumoasa multumesc imi iti`,
  hu: `a az es vagy de van volt nem igen nagyon jo szep ez egy hogy mint csak meg mar te en ok mi ti is ha itt ott koszonom`,
  cs: `a je to se na v ze s z do jsem jsi neni ale jak co tak za pro moc krasna krasny super diky uz jen moje tvoje kde kdy`,
}
