/** Phrases with which commenters advertise themselves, sell, beg or lure.
 *
 *  A `~` stands for up to three words of any kind: "check ~ channel" finds "check out my new channel". Phrases are separated
 *  by commas and written as people type them; they are compared without accents and repeated letters. Ordinary talk about
 *  videos and songs must stay below the threshold of the rules, which is why most single words are in the second list. */

/** One of these is enough. */
export const tellingPhrases: Record<string, string> = {
  en: `check us out, like and subscribe, come subscribe, subscribe for me, subscribes to me, if i get ~ subscribers, if i reach ~ subscribers,
    subscribers for no reason, video i made, song i made, hit me up,
    feature you, write us, send us ~ message, message us, message to collab, be an ambassador, look at our, more followers,
    check our, follow us, follow our,
    check ~ my, check out ~ channel, check me out, checking me out, checking my, check out our, check out ~ video on
    youtube, check out ~ playlist, check out ~ website, check out ~ new ~ by, visit my, visit our, watch my, look at
    my, listen to my, view my, go to my, come to my, click my, click on my, click the link, click ~ link, link in
    bio, link in my, subscribe to my, subscribe to me, subscribe my, subscribe me, subscribe ~ channel, subscribe ~
    back, please subscribe, plz subscribe, pls subscribe, subscribe please, subscribe plz, subscribe pls, subs to
    my, sub to my, sub to me, sub me, sub 4 sub, sub for sub, sub back, subs back, follow me, follow my, follow 4
    follow, follow for follow, follow back, follow ~ channel, f4f, l4l, s4s, like 4 like, like for like, my youtube,
    my soundcloud, my mixtape, my instagram, my twitch, my website, on my channel, on our channel, to my channel, my
    chanel, to my page, my page ~ like, my cover of, my covers, promote it on, promote this on, send ~ to our page,
    dm us, collab with us, brand ambassador, want to collab, free followers, buy followers, get followers, gain
    followers, free likes, earn money, earn ~ per, earn ~ daily, make money, making money, work from home, gift
    card, giftcard, bitcoin ~ invest, invest ~ bitcoin, crypto trading, forex ~ trading, account manager, recovery
    expert, helped me recover, whatsapp ~ number, on whatsapp, on telegram, whatsapp me, telegram me, contact ~
    whatsapp, my whatsapp, sugar daddy, sugar mommy, spell caster, loan ~ offer, like this comment, like my comment,
    like ~ page, vote for ~ please, please vote, please donate, donate to, sorry for the spam, sorry for spam, type
    in, give us a chance, give me a chance, please read this, share this ~ to, please help me, please help us, pls
    help me, plz help me, shout out, support me, support my`,
  es: `suscribete a mi, suscribanse a mi, suscribanse, suscribete, mi canal, visita mi, visiten mi, sigueme, siganme,
    sigueme y te sigo, si me sigues, sigo de vuelta, mira mi perfil, entra a mi, entra en mi, gana dinero, ganar dinero, promocionalo en,
    ganar seguidores, mi whatsapp`,
  pt: `meu canal, se inscreve, inscreva se, me segue, segue de volta, sigo de volta, sdv, visite meu, visita meu, ganhe
    dinheiro, ganhar dinheiro, ganhar seguidores, chama no whatsapp, chama no zap`,
  de: `mein kanal, meinen kanal, meinem kanal, abonniert mich, abonniert ~ kanal, folgt mir, folge mir, schaut ~ bei
    mir vorbei, geld verdienen, besucht mein`,
  fr: `ma chaine, abonne toi, abonnez vous, suivez moi, suis moi, mon profil, gagner de l argent, gagner largent,
    gagner ~ argent`,
  it: `il mio canale, mio canale, iscrivetevi, iscriviti, seguitemi, seguimi, guadagnare soldi, visita il mio`,
  tr: `kanalima, kanalimi, kanalima abone, takip et, takip edin, takibe takip, gt yapilir, para kazan, profilime`,
  id: `follback, folbek, folback, cek ig, cek bio, jual followers, tambah followers, peninggi badan, kunjungi ~ kami,
    mampir ~ channel, subscribe balik, ada jasa`,
  ru: `подпишись на, подпишитесь на, подписывайтесь, мой канал, моем канале, на мой, взаимная подписка, взаимно,
    заработок, зарабатывай, заработать, пиши в директ, переходи по ссылке`,
  ar: `تابعني, تابعوني, قناتي, اشترك في, اشتركوا, متابعه مقابل, زياده متابعين, زيادة متابعين, واتساب, ربح المال`,
  'hi-Latn': `mere channel, mera channel, channel ko subscribe, subscribe kar, subscribe karo, follow kar, follow karo, meri
    video, paise kamao, paise kamaye, ghar baithe`,
}

/** One of these says little; two of them together are as telling as one of the others. None is part of another, or "hey guys" would be
 *  two of them. */
export const hintingPhrases = `please, plz, pls, plzz, guys, everyone, subscribe, subscribers,
    channel, my video, my videos, my vids, my music, my song, my songs, my new,  my page, my
    profile, my story, my link, check out, check it out, check this out, check ~ page, thumbs up if, like
    if, share this, share ~ video, help me, im a singer, a rapper, upcoming, producer, with a dream,
    new track, new song, new music, click, website, free, whatsapp, telegram, dm me, inbox me, bitcoin,
    crypto, forex, invest, profit, discount, promo, coupon, win ~ iphone, giveaway, donate, fundraiser,
    sign up, signup, sign the petition, download, dollars, vote for, facebook, youtuber, gaming, i will subscribe,
    spam, no one will read, would mean, it would be appreciated, much appreciated, canal, seguidores, gratis,
    kostenlos, gratuit, ucretsiz, бесплатно, مجانا, por favor suscri`

/** Begging when the whole comment says nothing else. */
export const wholeCalls = `subscribe, subscribe now, please like, like please, like and share, subscribe like comment, like comment subscribe,
  great i subscribe, give it a like, share please, please share, follow, follow please, please follow, suscribete, inscreva se, abonniert, abone ol, подпишись`
